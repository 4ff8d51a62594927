// A booking is one row that changes by the table only, each change with its history and mail, whoever else is at it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { spendingOf } from "../../../src/edge/spending.ts";
import { correctContact } from "../../../src/features/bookings/confirmation/correct-contact.ts";
import { findOwnBooking, saveDraft } from "../../../src/features/bookings/drafts.ts";
import { orderMinutes, placeOrder } from "../../../src/features/bookings/place-order.ts";
import { bookingStates, changes, outcomeOf } from "../../../src/features/bookings/states.ts";
import { changeBooking, findBooking, historyOf } from "../../../src/features/bookings/store.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { FareSourceError } from "../../../src/flights/source.ts";
import { adult, type Bookings, contact, newVisit, openBookings, quoted, secondAdult } from "./bookings.ts";
import { later, now } from "./sample-choice.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
const passengers = [adult, secondAdult];
const source = createSampleSource({ now: () => now });

beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
beforeEach(() => bookings.db.exec("DELETE FROM outbox"));

const draft = (visitor = newVisit()) => ({ visitor, quote, passengers, contact, language: "es" as const });

async function saved(visitor?: string) {
	const answer = await saveDraft(bookings.store, draft(visitor), now);
	const booking = await findBooking(bookings.store, answer.code);
	if (!booking) throw new Error("not saved");
	return booking;
}

async function requested() {
	const reviewed = await changeBooking(
		bookings.store,
		await saved(),
		"review",
		{ actor: "traveler", patch: { reviewedAt: now.toISOString() } },
		now,
	);
	if (reviewed.kind !== "made") throw new Error(reviewed.kind);
	const options = { actor: "traveler", mailDelay: orderMinutes } as const;
	const sent = await changeBooking(bookings.store, reviewed.booking, "request", options, now);
	if (sent.kind !== "made") throw new Error(sent.kind);
	return sent.booking;
}

const outbox = async () =>
	(
		await bookings.db
			.prepare("SELECT id, kind, next_attempt_at AS due FROM outbox ORDER BY kind")
			.all<{ readonly id: string; readonly kind: string; readonly due: string }>()
	).results;

describe("a draft", () => {
	it("keeps names as they were written, sealed, and comes back whole", async () => {
		const booking = await saved();
		expect(booking).toMatchObject({ state: "draft", version: 1, passengers, contact, total: quote.offer.total });
		expect(booking.departsAt < booking.arrivesAt).toBe(true);
		const rows = JSON.stringify([
			await bookings.db.prepare("SELECT * FROM bookings WHERE code = ?").bind(booking.code).all(),
			await bookings.db.prepare("SELECT * FROM passengers WHERE booking = ?").bind(booking.code).all(),
		]);
		for (const secret of ["García", "Garcia", "O'Neill", "1985-04-12", contact.email, contact.phone, "5512345678"]) {
			expect(rows).not.toContain(secret);
		}
	});

	it("is one booking for a browser and a quote, in 20 posts at once, and another for another browser", async () => {
		const visitor = newVisit();
		const answers = await Promise.all(Array.from({ length: 20 }, () => saveDraft(bookings.store, draft(visitor), now)));
		expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
		const { results } = await bookings.db
			.prepare("SELECT code FROM passengers JOIN bookings ON code = booking WHERE code = ?")
			.bind(answers[0]?.code)
			.all();
		expect(results).toHaveLength(2);
		expect(await findOwnBooking(bookings.db, visitor, quote.code)).toBe(answers[0]?.code);
		expect((await saved()).code).not.toBe(answers[0]?.code);
	});

	it("takes new details when it is sent again, until it has gone to the agency", async () => {
		const visitor = newVisit();
		const first = await saved(visitor);
		const again = { ...draft(visitor), passengers: [{ ...adult, familyName: "García Marqués" }, secondAdult] };
		const spoken = { ...again, language: "en" } as const;
		expect(await saveDraft(bookings.store, spoken, now)).toEqual({ kind: "saved", code: first.code });
		const edited = await findBooking(bookings.store, first.code);
		expect(edited?.language).toBe("en");
		expect(edited?.passengers[0]?.familyName).toBe("García Marqués");
		if (!edited) throw new Error("gone");
		const steps = ["review", "request"] as const;
		let booking = edited;
		for (const step of steps) {
			const answer = await changeBooking(bookings.store, booking, step, { actor: "traveler" }, now);
			if (answer.kind === "made") booking = answer.booking;
		}
		expect(await saveDraft(bookings.store, draft(visitor), now)).toEqual({
			kind: "sent",
			code: first.code,
			state: "requested",
		});
		expect((await findBooking(bookings.store, first.code))?.passengers[0]?.familyName).toBe("García Marqués");
	});
});

describe("a change", () => {
	it("is made once of two at the same time, with one line of history", async () => {
		const booking = await requested();
		const both = await Promise.all(
			(["pay", "cancel"] as const).map((change) =>
				changeBooking(bookings.store, booking, change, { actor: "agency" }, now),
			),
		);
		expect(both.map(({ kind }) => kind).sort()).toEqual(["made", "stale"]);
		const history = await historyOf(bookings.db, booking.code);
		expect(history.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
	});

	it("that the table does not know in that state is refused, logged without anything personal, and writes nothing", async () => {
		const booking = await saved();
		bookings.lines.length = 0;
		const answer = await changeBooking(bookings.store, booking, "ticket", { actor: "agency" }, now);
		expect(answer).toEqual({ kind: "illegal", state: "draft" });
		expect(JSON.parse(bookings.lines[0] ?? "")).toMatchObject({ change: "ticket", state: "draft" });
		expect(await historyOf(bookings.db, booking.code)).toHaveLength(1);
		expect((await findBooking(bookings.store, booking.code))?.version).toBe(1);
	});

	it.each(bookingStates)("leads from %s only to states that exist", (state) => {
		for (const change of Object.keys(changes) as (keyof typeof changes)[]) {
			const to = outcomeOf(change, state);
			if (to) expect(bookingStates, change).toContain(to);
		}
	});

	it("calls a booking off in every state that is no end, ticketed ones included", () => {
		const may = bookingStates.filter((state) => outcomeOf("cancel", state));
		expect(may).toEqual(["draft", "reviewed", "requested", "held", "paid", "ticketed"]);
	});

	it("out of an end is only a note about its payment or contact, or about an order that came after it was called off or given up", () => {
		for (const end of ["expired", "cancelled", "failed"] as const) {
			const possible = (Object.keys(changes) as (keyof typeof changes)[]).filter((change) => outcomeOf(change, end));
			expect(possible, end).toEqual(
				end === "expired"
					? ["payment", "contact"]
					: ["orderUnknown", "orderRefused", "orderFound", "payment", "contact"],
			);
		}
	});
});

describe("mails that wait", () => {
	const ids = async () => (await outbox()).map(({ id }) => id).sort();

	async function changed(code: string, change: "pay" | "cancel" | "orderUnknown" | "orderRefused" | "ticket") {
		const booking = await findBooking(bookings.store, code);
		if (!booking) throw new Error("gone");
		const order = { orderUnknown: "unknown", orderRefused: "refused" } as const;
		const ordered = change === "orderUnknown" || change === "orderRefused";
		const options = ordered
			? ({ actor: "system", patch: { order: { state: order[change] } } } as const)
			: ({ actor: "agency" } as const);
		const answer = await changeBooking(bookings.store, booking, change, options, now);
		if (answer.kind !== "made") throw new Error(answer.kind);
		return answer.booking.version;
	}

	it.each(["pay", "cancel"] as const)(
		"stay the traveler's after the agency's %s, though its order is answered later",
		async (change) => {
			const { code } = await requested();
			const version = await changed(code, change);
			await changed(code, "orderUnknown");
			expect(await ids()).toEqual([`booking-${code}-${version}`, `booking-${code}-order`]);
			await changed(code, "orderRefused");
			expect(await ids()).toContain(`booking-${code}-${version}`);
		},
	);

	it("take the place of those that were given up", async () => {
		const { code } = await requested();
		const dead = "UPDATE outbox SET dead_at = ?1, next_attempt_at = NULL, failed = '422'";
		await bookings.db.prepare(dead).bind(now.toISOString()).run();
		const booking = await findBooking(bookings.store, code);
		if (!booking) throw new Error("gone");
		await changeBooking(bookings.store, booking, "pay", { actor: "system" }, now);
		expect(await ids()).toEqual([`booking-${code}-${booking.version + 1}`, `booking-${code}-agency`]);
		expect((await outbox()).every(({ due }) => due !== null)).toBe(true);
	});

	it("warn an address from before, whatever becomes of the booking", async () => {
		const { code } = await requested();
		await correctContact(
			bookings.store,
			code,
			{ email: "maria.new@example.test", phone: contact.phone },
			{
				...{ now, spending: spendingOf(new Request("http://localhost"), undefined), asks: false },
			},
		);
		const version = await changed(code, "pay");
		expect((await outbox()).map(({ kind }) => kind)).toEqual([
			...["booking.contact", "booking.contact.agency", "booking.traveler"],
		]);
		expect(await ids()).toContain(`booking-${code}-${version}`);
	});

	it("raise the alarm of an order, though the card is paid before it is sent", async () => {
		const { code } = await requested();
		await changed(code, "orderUnknown");
		const booking = await findBooking(bookings.store, code);
		if (!booking) throw new Error("gone");
		await changeBooking(bookings.store, booking, "pay", { actor: "system" }, now);
		expect(await ids()).toContain(`booking-${code}-order`);
	});
});

describe("an order", () => {
	it("is held, and one mail each to traveler and agency says so", async () => {
		const booking = await requested();
		expect(await outbox()).toHaveLength(2);
		const held = await placeOrder(bookings.store, source, booking, "hold", () => now);
		expect(held).toMatchObject({ state: "held", order: { state: "made", type: "hold" } });
		const mails = await outbox();
		expect(mails.map(({ id }) => id).sort()).toEqual([`booking-${booking.code}-5`, `booking-${booking.code}-held`]);
		expect(mails.every(({ due }) => due <= now.toISOString())).toBe(true);
	});

	it("is told to the agency also after the mail that said that nobody had proven anything", async () => {
		const booking = await requested();
		await bookings.db.prepare("UPDATE outbox SET sent_at = created_at, sealed = NULL, next_attempt_at = NULL").run();
		await placeOrder(bookings.store, source, booking, "hold", () => now);
		expect((await outbox()).map(({ id }) => id)).toContain(`booking-${booking.code}-held`);
	});

	it("is asked for once, by whoever is first", async () => {
		const booking = await requested();
		let asked = 0;
		const counting: typeof source = {
			...source,
			order(request, signal) {
				asked++;
				return source.order(request, signal);
			},
		};
		await Promise.all([1, 2, 3].map(() => placeOrder(bookings.store, counting, booking, "hold", () => now)));
		expect(asked).toBe(1);
		expect((await findBooking(bookings.store, booking.code))?.state).toBe("held");
	});

	it.each([
		["gone", { kind: "gone" }, "refused"],
		["without an answer", { kind: "unknown", detail: "timeout" }, "unknown"],
		["refused", { kind: "refused", reason: "airline", detail: "García" }, "refused"],
	] as const)("that is %s leaves a whole request, and its mails go out", async (_, answer, state) => {
		const booking = await requested();
		expect((await outbox()).every(({ due }) => due === later(orderMinutes).toISOString())).toBe(true);
		const left = await placeOrder(bookings.store, { ...source, order: async () => answer }, booking, "hold", () => now);
		expect(left).toMatchObject({ state: "requested", order: { state } });
		expect((await outbox()).map(({ due }) => due)).toEqual([now.toISOString(), now.toISOString()]);
		expect(JSON.stringify(await historyOf(bookings.db, booking.code))).not.toContain("García");
	});

	it("of a source that fails was not made, and the history has the failure's code", async () => {
		const failing = { ...source, order: () => Promise.reject(new FareSourceError("unavailable", "García")) };
		const left = await placeOrder(bookings.store, failing, await requested(), "hold", () => now);
		expect(left.order.state).toBe("refused");
		const last = (await historyOf(bookings.db, left.code)).at(-1);
		expect(last).toMatchObject({ event: "orderRefused", detail: { why: "unavailable" } });
	});
});
