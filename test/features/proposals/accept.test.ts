// Accepting a proposal: the booking, its history and the proposal change together, once; what does not fit any more changes nothing.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Booking } from "../../../src/features/bookings/booking.ts";
import { findQuote } from "../../../src/features/bookings/quotes/quotes.ts";
import { changeBooking, findBooking, historyOf } from "../../../src/features/bookings/store.ts";
import { erasePersonal } from "../../../src/features/bookings/upkeep/erase.ts";
import { placeLateHolds } from "../../../src/features/bookings/upkeep/late-holds.ts";
import { acceptForBooking, acceptForQuote, declineProposal } from "../../../src/features/proposals/accept.ts";
import type { ProposalOption } from "../../../src/features/proposals/proposal.ts";
import { findProposal } from "../../../src/features/proposals/store.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { type Bookings, openBookings, quoted } from "../bookings/bookings.ts";
import { chosen, later, now } from "../bookings/sample-choice.ts";
import { bookedWith, changedBy } from "../bookings/steps.ts";
import { otherChoice, proposed, terms } from "./proposed.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
let other: ProposalOption;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
	other = await otherChoice();
});
afterAll(() => bookings.stop());
beforeEach(() =>
	bookings.db.batch(["outbox", "open_holds"].map((table) => bookings.db.prepare(`DELETE FROM ${table}`))),
);

/** Sent to pay by phone. */
async function requested(): Promise<Booking> {
	const reviewed = await bookedWith(bookings.store, quote, ["review"]);
	const sent = await changeBooking(
		bookings.store,
		reviewed,
		"request",
		{ actor: "traveler", detail: { pay: "phone" } },
		now,
	);
	if (sent.kind !== "made") throw new Error(sent.kind);
	return sent.booking;
}

const about = ({ code, offer }: Booking, options = [other], more = {}) =>
	proposed(bookings.store, { subject: { kind: "booking", id: code }, former: offer, options, ...more });
const read = async (code: string) => {
	const booking = await findBooking(bookings.store, code);
	if (!booking) throw new Error("gone");
	return booking;
};
const accept = (position: number, option: ProposalOption, by: "browser" | "code" = "browser") => ({
	position,
	option,
	by,
});

describe("about a booking", () => {
	it("gives it the other trip, its total and times, in one change that its history tells", async () => {
		const before = await requested();
		const { proposal } = await about(before);
		const dearer = {
			...other,
			offer: { ...other.offer, total: { ...other.offer.total, minor: other.offer.total.minor + 500 } },
		};
		expect(await acceptForBooking(bookings.store, proposal, accept(0, dearer, "code"), later(5))).toMatchObject({
			kind: "accepted",
		});
		const after = await read(before.code);
		expect(after).toMatchObject({
			state: "requested",
			offer: dearer.offer,
			total: dearer.offer.total,
			search: other.search,
		});
		expect(after.departsAt > before.departsAt && after.arrivesAt > before.arrivesAt).toBe(true);
		expect(after.proven).toEqual({ at: later(5).toISOString(), by: "mail" });
		expect(after.passengers).toEqual(before.passengers);
		expect((await historyOf(bookings.db, before.code)).at(-1)).toMatchObject({
			...{ event: "accept", actor: "traveler", from: "requested", to: "requested" },
			detail: { option: 1, by: "code", why: "proposal", before: before.total, total: dearer.offer.total },
		});
		expect(await findProposal(bookings.db, proposal.id)).toMatchObject({
			...{ state: "accepted", accepted: { position: 0, by: "code" }, decidedAt: later(5).toISOString() },
			options: [dearer],
		});
		const { results } = await bookings.db.prepare("SELECT kind, id FROM outbox ORDER BY kind").all();
		expect(results).toEqual([
			{ kind: "booking.agency", id: `booking-${before.code}-accepted-${after.version}` },
			{ kind: "booking.traveler", id: `booking-${before.code}-${after.version}` },
		]);
	});

	it("of two at the same moment lets one win, whether of one proposal, of two, or against a No", async () => {
		const booking = await requested();
		const [one, two] = [await about(booking), await about(booking)];
		const answers = await Promise.all([
			acceptForBooking(bookings.store, one.proposal, accept(0, other), now),
			acceptForBooking(bookings.store, one.proposal, accept(0, other), now),
			acceptForBooking(bookings.store, two.proposal, accept(0, other), now),
		]);
		expect(answers.map(({ kind }) => kind)).toEqual(["accepted", "decided", "decided"]);
		expect((await findProposal(bookings.db, two.proposal.id))?.state).toBe("withdrawn");
		expect((await historyOf(bookings.db, booking.code)).filter(({ event }) => event === "accept")).toHaveLength(1);
		const third = await about(await read(booking.code));
		expect(await declineProposal(bookings.store, third.proposal, undefined, now)).toBe(true);
		expect(await acceptForBooking(bookings.store, third.proposal, accept(0, other), now)).toEqual({ kind: "decided" });
		expect(await declineProposal(bookings.store, third.proposal, undefined, now)).toBe(false);
	});

	it("goes on where the booking was touched meanwhile, and stops where it has another end", async () => {
		const booking = await requested();
		const { proposal } = await about(booking);
		await changedBy(bookings.store, booking, ["contact"]);
		expect((await acceptForBooking(bookings.store, proposal, accept(0, other), now)).kind).toBe("accepted");
		const ended = await requested();
		const late = await about(ended);
		await changedBy(bookings.store, ended, ["cancel"]);
		expect(await acceptForBooking(bookings.store, late.proposal, accept(0, other), now)).toEqual({ kind: "unfit" });
		expect((await findProposal(bookings.db, late.proposal.id))?.state).toBe("open");
	});

	it("changes nothing once its time is over", async () => {
		const booking = await requested();
		const { proposal } = await about(booking);
		expect(await acceptForBooking(bookings.store, proposal, accept(0, other), later(60))).toEqual({ kind: "decided" });
		expect(await read(booking.code)).toEqual(booking);
	});

	it("takes no trip for other travelers, none where an order is on its way, and none that a card is behind", async () => {
		const booking = await requested();
		const alone = await chosen("trip=oneway&from=JFK&to=MIA&depart=2027-02-10&adults=1", now);
		const { proposal } = await about(booking, [other, alone]);
		expect(await acceptForBooking(bookings.store, proposal, accept(1, alone), now)).toEqual({ kind: "unfit" });
		await bookings.db
			.prepare(
				`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, expires_at, created_at, updated_at)
				VALUES (?, ?, 1, 'stripe', 'authorized', 1, 'USD', 'es', ?, ?, ?)`,
			)
			.bind(`${booking.code}-1`, booking.code, ...[later(30), now, now].map((at) => at.toISOString()))
			.run();
		expect(await acceptForBooking(bookings.store, proposal, accept(0, other), now)).toEqual({ kind: "unfit" });
		const asked = await changedBy(bookings.store, await requested(), [["orderSent", { order: { state: "sending" } }]]);
		const third = await about(asked);
		expect(await acceptForBooking(bookings.store, third.proposal, accept(0, other), now)).toEqual({ kind: "unfit" });
		expect((await read(asked.code)).offer).toEqual(quote.offer);
	});

	it("lets a hold of the former trip end, and asks for one of the new", async () => {
		const made = {
			state: "made",
			type: "hold",
			id: "ord_1",
			airlineReference: "QLD5IO",
			payBy: later(600).toISOString(),
		} as const;
		const held = await changedBy(bookings.store, await requested(), [
			["prove", { proven: { at: now.toISOString(), by: "mail" } }],
			["hold", { order: made }],
		]);
		const { proposal } = await about(held);
		expect((await acceptForBooking(bookings.store, proposal, accept(0, other), now)).kind).toBe("accepted");
		expect(await read(held.code)).toMatchObject({
			state: "requested",
			order: { state: "none", type: null, id: null, airlineReference: null, payBy: null },
		});
		expect((await historyOf(bookings.db, held.code)).at(-1)?.detail).toMatchObject({ formerUntil: made.payBy });
		await placeLateHolds(bookings.store, createSampleSource({ now: () => now }), () => later(3));
		const again = await read(held.code);
		expect(again).toMatchObject({ state: "held", offer: { id: other.offer.id } });
		expect(again.order.id).not.toBe(made.id);
	});

	it("only writes down an exchange, which is made by an agent", async () => {
		const ticketed = await changedBy(bookings.store, await requested(), ["ticket"]);
		const option = { ...other, exchange: terms };
		const { proposal } = await about(ticketed, [option], { kind: "exchange" });
		expect((await acceptForBooking(bookings.store, proposal, accept(0, option), now)).kind).toBe("accepted");
		const after = await read(ticketed.code);
		expect([after.state, after.offer, after.total]).toEqual(["ticketed", ticketed.offer, ticketed.total]);
		expect((await historyOf(bookings.db, ticketed.code)).at(-1)).toMatchObject({
			event: "acceptExchange",
			detail: { option: 1, by: "browser", total: terms.due },
		});
		// What has no tickets is not exchanged.
		const untraveled = await requested();
		const wrong = await about(untraveled, [option], { kind: "exchange" });
		expect(await acceptForBooking(bookings.store, wrong.proposal, accept(0, option), now)).toEqual({ kind: "unfit" });
	});
});

it("goes when its booking is forgotten", async () => {
	const booking = await requested();
	const { proposal } = await about(booking);
	await erasePersonal(bookings.db, 1, later(60 * 24 * 120));
	expect((await read(booking.code)).erasedAt).not.toBeNull();
	expect(await findProposal(bookings.db, proposal.id)).toBeUndefined();
});

describe("about a quote", () => {
	it("gives the option a reference of its own, once", async () => {
		const { proposal } = await proposed(bookings.store, {
			...{ subject: { kind: "quote", id: quote.code }, former: quote.offer, options: [other] },
		});
		const acceptance = { position: 0, option: other, by: "link" } as const;
		const answers = await Promise.all([1, 2].map(() => acceptForQuote(bookings.db, proposal, acceptance, now)));
		const [first] = answers;
		if (first?.kind !== "accepted") throw new Error("not accepted");
		expect(answers[1]).toEqual({ kind: "decided" });
		expect(await findQuote(bookings.db, first.code, now)).toMatchObject({
			kind: "found",
			quote: { offer: other.offer },
		});
		expect(await findProposal(bookings.db, proposal.id)).toMatchObject({
			state: "accepted",
			accepted: { position: 0, by: "link", ledTo: first.code },
		});
	});
});
