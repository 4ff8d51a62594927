// Which flights are current is told by one function: the desk, the phone card, the traveler's page and the calendar say the same.
import { expect, it } from "vitest";
import { resend } from "../../../../src/desk/acts/mails.ts";
import { deskHref } from "../../../../src/desk/routes.ts";
import { answerChange } from "../../../../src/features/bookings/airline-changes/answer.ts";
import { flightsNow } from "../../../../src/features/bookings/flights-now.ts";
import { changesOf } from "../../../../src/features/bookings/kept-changes.ts";
import { isChanged } from "../../../../src/flights/airline-changes.ts";
import type { Segment, Slice } from "../../../../src/flights/offers/offer.ts";
import { openUnitDesk } from "../../../desk/app/unit-desk.ts";
import { deliverAll } from "../../../mail/deliver-all.ts";
import { cookiesFor } from "../../../own-cookies.ts";
import { siteOf, wordsOf } from "../../funnel.ts";
import { readCalendar } from "../read-calendar.ts";
import { later, now } from "../sample-choice.ts";
import { changedBy } from "../steps.ts";
import { ticketedAnew } from "./ticketed.ts";

const ticketed = ticketedAnew();

const booked = () => ticketed.booking.offer.slices[0] as Slice;
/** On the next day at 11:11 PM: a time that nothing else on a page has. */
const moved = (): Slice => ({
	...booked(),
	segments: booked().segments.map((one) => ({
		...one,
		departingAt: `${one.departingAt.slice(0, 10)}T23:11`,
		arrivingAt: `${one.arrivingAt.slice(0, 10)}T23:59`,
	})),
});

const change = (added: readonly Slice[], at = later(1)) => ticketed.tell({ removed: [booked()], added }, at);

async function everywhere() {
	const { bookings, booking } = ticketed;
	const { store, db } = bookings;
	const desk = openUnitDesk(db, { vault: store.vault, bookings: store, db, now: () => later(2) });
	const site = siteOf(bookings, await cookiesFor(store.vault, booking.code, now));
	const opened = await desk.open(deskHref("booking", { code: booking.code }));
	const own = await site.get(`/booking-confirmation/${booking.code}?lng=es`);
	const part = (id: string) => opened.page.querySelector(`[aria-labelledby=${id}]`)?.text.replace(/\s/g, " ") ?? "";
	const file = await site.get(`/api/bookings/${booking.code}/calendar.ics`);
	return {
		...{ trip: part("trip"), card: part("card"), own: wordsOf(own.page, ".pass") },
		...{ calendar: file.page.text, struck: opened.page.querySelectorAll("main s").map(({ text }) => text) },
	};
}

it("shows new times at once, marked, beside those from before", async () => {
	await change([moved()]);
	const { trip, card, own, calendar, struck } = await everywhere();
	expect(trip).toContain("11:11 PM");
	expect(trip).toContain("Changed by the airline, not yet accepted");
	for (const text of [card, own]) {
		expect(text).toContain("11:11 p. m.");
		expect(text).toContain("Cambiado por la aerolínea, aún sin aceptar");
	}
	expect(struck).toHaveLength(2);
	expect(struck[0]).toContain("Before: ");
	expect(calendar).toContain("STATUS:TENTATIVE");
	expect(calendar).toContain("T231100");
	const [event] = readCalendar(calendar).events;
	expect(event).toBeDefined();
});

it("shows flights that are not flown any more", async () => {
	await change([]);
	const { trip, card, own, calendar } = await everywhere();
	expect(trip).toContain("This flight is not flown any more.");
	for (const text of [card, own]) expect(text).toContain("Este vuelo ya no se opera");
	expect(calendar).toContain("STATUS:CANCELLED");
	expect(calendar).not.toContain("STATUS:CONFIRMED");
});

it.each(["another", "refund"] as const)("goes on showing them once %s is wanted", async (answer) => {
	await change([moved()]);
	await answerChange(ticketed.bookings.store, ticketed.booking.code, { number: 1, answer, by: "agency" }, later(2));
	expect((await everywhere()).card).toContain("aún sin aceptar");
});

it("shows them as booked once they are accepted, and those from before where the airline went back", async () => {
	await change([moved()]);
	await answerChange(
		ticketed.bookings.store,
		ticketed.booking.code,
		{ number: 1, answer: "accepted", by: "agency" },
		later(2),
	);
	const { trip, card, struck, calendar } = await everywhere();
	expect([trip, card].map((text) => /11:11 [Pp]\.?\s?[Mm]/.test(text))).toEqual([true, true]);
	expect(struck).toEqual([]);
	expect(calendar).toContain("STATUS:CONFIRMED");
});

it("says nothing of a change that is about a trip from before, that nobody can read, or of a booking that ended", async () => {
	await change([moved()]);
	const { bookings, booking, found } = ticketed;
	const changes = await changesOf(bookings.db, booking.code);
	const other = { ...booking, offer: { ...booking.offer, slices: [moved()] } };
	expect(flightsNow(other, changes).some(isChanged)).toBe(false);
	expect(
		flightsNow(
			booking,
			changes.map((one) => ({ ...one, after: null })),
		).some(isChanged),
	).toBe(false);
	expect(flightsNow(booking, changes).some(isChanged)).toBe(true);
	expect(flightsNow(await changedBy(bookings.store, await found(), ["cancel"]), changes).some(isChanged)).toBe(false);
});

it("tells in an email that is sent again that its flights are those from before", async () => {
	await change([moved()]);
	const { bookings, booking } = ticketed;
	await deliverAll(bookings.outbox, () => later(2));
	await resend(bookings.store, { agent: "ana@agency.example" }, { code: booking.code }, later(2));
	await deliverAll(bookings.outbox, () => later(3));
	expect(bookings.mails.at(-1)?.subject).toContain("La aerolínea cambió estos vuelos");
});

it("reads out on the phone what changed of a way, whatever that is: where it lands, when, who flies", async () => {
	const changedLast = (more: Partial<Segment>): Slice => ({
		...{ ...booked(), ...(more.destination && { destination: more.destination }) },
		segments: booked().segments.map((one, index, all) => (index === all.length - 1 ? { ...one, ...more } : one)),
	});
	const day = booked().segments.at(-1)?.arrivingAt.slice(0, 10);
	const cases: readonly (readonly [Partial<Segment>, string])[] = [
		[{ destination: "SFB" }, "SFB"],
		[{ arrivingAt: `${day}T23:59` }, "11:59 p. m."],
		[{ operatingCarrier: { code: "ZZ", name: "Aerolínea Prueba" } }, "Aerolínea Prueba"],
	];
	for (const [index, [more, text]] of cases.entries()) {
		await change([changedLast(more)], later(index + 1));
		expect((await everywhere()).card.split("Antes: ")[0]).toContain(text);
	}
});
