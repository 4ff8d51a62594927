// The exchange of a ticketed trip: proposed, accepted, paid, made, each once, with both itineraries in the history.
import { afterEach, beforeEach, expect, it } from "vitest";
import { payExchange, reissue } from "../../../src/desk/acts/exchange.ts";
import { findTask } from "../../../src/desk/queue/read-queue.ts";
import { readRecord } from "../../../src/desk/record/read-record.ts";
import type { Booking } from "../../../src/features/bookings/booking.ts";
import { findBooking, historyOf } from "../../../src/features/bookings/store.ts";
import { acceptForBooking } from "../../../src/features/proposals/accept.ts";
import { findProposal, makeProposal } from "../../../src/features/proposals/store.ts";
import { flightsOf } from "../../../src/flights/airline-changes.ts";
import { exchangeOffers, exchangeTotals, withoutOwnFee } from "../../../src/flights/exchange.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { money } from "../../../src/money/money.ts";
import { later as laterBy } from "../../../src/time/iso-date.ts";
import { type Bookings, openBookings, quoted } from "../../features/bookings/bookings.ts";
import { readCalendar } from "../../features/bookings/read-calendar.ts";
import { later, now } from "../../features/bookings/sample-choice.ts";
import { bookedWith } from "../../features/bookings/steps.ts";
import { deliverAll } from "../../mail/deliver-all.ts";

let bookings: Bookings;
let booking: Booking;
const ana = { agent: "ana@agency.example" };
const former = ["000-1234567890", "000-1234567891"];
const tickets = ["000-2234567890", "000-2234567891"];

beforeEach(async () => {
	bookings = await openBookings();
	const quote = await quoted(bookings.db, now);
	const order = { state: "made", type: "hold", airlineReference: "SAKQWX", tickets: former } as const;
	booking = await bookedWith(bookings.store, quote, ["review", "request", ["hold", { order }], "pay", "ticket"]);
});
afterEach(() => bookings.stop());

/** An exchange for the next day that was proposed and, unless told otherwise, accepted. */
async function proposed({ penalty = 7_500, accepted = true } = {}) {
	const fares = createSampleSource({ now: () => now });
	const depart = booking.offer.slices[0]?.segments[0]?.departingAt.slice(0, 10) ?? "";
	const date = laterBy(new Date(`${depart}T00:00:00Z`), 86_400_000).slice(0, 10);
	const found = await exchangeOffers(fares, booking.offer, { way: 0, date }, now);
	const offer = found?.offers[0];
	if (!offer) throw new Error("no other flight");
	const currency = "USD";
	const parts = { oldValue: booking.total, penalty: money(penalty, currency), fee: money(2_500, currency) };
	const { fareDifference, due } = exchangeTotals({ ...parts, newValue: booking.total, residual: "kept" });
	const id = crypto.randomUUID();
	await makeProposal(
		bookings.store,
		{
			...{ id, subject: { kind: "booking", id: booking.code }, kind: "exchange", former: booking.offer },
			options: [
				{
					offer: withoutOwnFee(offer),
					search: booking.search,
					exchange: { change: offer.id, ...parts, fareDifference, due },
				},
			],
			...{ language: "es", agent: ana.agent, validUntil: later(600).toISOString() },
		},
		now,
	);
	const proposal = await findProposal(bookings.db, id);
	const option = proposal?.options[0];
	if (!proposal || !option) throw new Error("not proposed");
	if (accepted) {
		const answer = await acceptForBooking(bookings.store, proposal, { position: 0, option, by: "code" }, now);
		expect(answer.kind).toBe("accepted");
	}
	return { offer, due, id };
}

const found = async () => (await findBooking(bookings.store, booking.code)) as Booking;
const waits = () => findTask(bookings.store, "exchange", booking.code, now);
const make = (more: object = {}) => reissue(bookings.store, ana, booking.code, { tickets, ...more }, now);
const kindOf = async (answer: Promise<{ kind: string }>) => (await answer).kind;

it("is made once it is paid: flights, tickets, mail and calendar are the new ones, the former stand in the history", async () => {
	const { offer, due, id } = await proposed();
	expect(due).toEqual(money(10_000, "USD"));
	expect((await found()).offer).toEqual(booking.offer);
	expect(await waits()).toMatchObject({ kind: "exchange", id: booking.code });
	expect(await kindOf(make())).toBe("unpaid");
	expect(await kindOf(payExchange(bookings.store, ana, booking.code, now))).toBe("done");
	expect(await kindOf(payExchange(bookings.store, ana, booking.code, now))).toBe("paid");
	// The former numbers, none, and what is no number.
	for (const wrong of [former, [], ["12"]]) expect(await kindOf(make({ tickets: wrong }))).toBe("tickets");
	expect(await kindOf(make({ pnr: "SANEW1" }))).toBe("done");
	expect(await kindOf(make())).toBe("none");
	const after = await found();
	expect(after.offer.slices).toEqual(offer.slices);
	expect(after.order).toMatchObject({ tickets, airlineReference: "SANEW1" });
	expect(Date.parse(after.departsAt)).toBeGreaterThan(Date.parse(booking.departsAt));
	expect(await waits()).toBeUndefined();
	const last = (await historyOf(bookings.db, booking.code)).at(-1);
	expect(last).toMatchObject({ event: "exchange", actor: "agency" });
	expect(last?.detail).toMatchObject({
		...{ proposal: id, before: booking.offer.slices.map(flightsOf), after: offer.slices.map(flightsOf) },
		tickets: ["000-…890", "000-…891"],
	});
	await deliverAll(bookings.outbox, () => now);
	const mail = bookings.mails.at(-1);
	expect(mail?.text).toContain("000-2234567890");
	const [event] = readCalendar(mail?.attachments?.[0]?.text ?? "").events;
	expect(event?.start).toBe(Date.parse(after.departsAt));
	const { entries } = await readRecord(bookings.db, {});
	expect(entries.map(({ act }) => act).toSorted()).toEqual(["exchanged", "paidExchange"]);
});

it("waits for its traveler: nothing is paid or made of what nobody accepted", async () => {
	await proposed({ accepted: false });
	expect(await waits()).toBeUndefined();
	expect(await kindOf(payExchange(bookings.store, ana, booking.code, now))).toBe("none");
	expect(await kindOf(make())).toBe("none");
	expect(await kindOf(reissue(bookings.store, ana, "KMRWXKM0", { tickets }, now))).toBe("unknown");
});

it("may be exchanged again afterwards, and an older acceptance is not found anew", async () => {
	await proposed();
	await payExchange(bookings.store, ana, booking.code, now);
	await make();
	booking = await found();
	await proposed({ penalty: 0 });
	expect(await kindOf(make({ tickets: ["000-3234567890", "000-3234567891"] }))).toBe("unpaid");
	expect((await waits())?.kind).toBe("exchange");
});
