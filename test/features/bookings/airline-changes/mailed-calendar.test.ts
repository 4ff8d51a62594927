// The calendar file of a mail tells what the site's own does: with the same sequence, a calendar takes neither for a newer one.
import { beforeEach, expect, it } from "vitest";
import { resend } from "../../../../src/desk/acts/mails.ts";
import { answerChange } from "../../../../src/features/bookings/airline-changes/answer.ts";
import { changeBooking } from "../../../../src/features/bookings/store.ts";
import type { Slice } from "../../../../src/flights/offers/offer.ts";
import { deliverAll } from "../../../mail/deliver-all.ts";
import { cookiesFor } from "../../../own-cookies.ts";
import { siteOf } from "../../funnel.ts";
import { readCalendar } from "../read-calendar.ts";
import { later, now } from "../sample-choice.ts";
import { ticketedAnew } from "./ticketed.ts";

const ticketed = ticketedAnew();
beforeEach(async () => {
	await deliverAll(ticketed.bookings.outbox, () => later(1));
	ticketed.bookings.mails.length = 0;
});

const booked = () => ticketed.booking.offer.slices[0] as Slice;
/** At 11:11 PM, and on to another airport: a flight more than was booked. */
const longer = (): Slice => {
	const moved = booked().segments.map((one) => ({ ...one, departingAt: `${one.departingAt.slice(0, 10)}T23:11` }));
	const [last] = moved.slice(-1);
	if (!last) throw new Error("no flights");
	return { ...booked(), segments: [...moved, { ...last, flightNumber: "4711" }] };
};
const change = (added: readonly Slice[], at = later(2)) => ticketed.tell({ removed: [booked()], added }, at);
const accept = (at = later(3)) =>
	answerChange(ticketed.bookings.store, ticketed.booking.code, { number: 1, answer: "accepted", by: "browser" }, at);

const eventsOf = (file: string) =>
	readCalendar(file).events.map((event) => {
		const [uid, status, sequence, summary] = ["uid", "status", "sequence", "summary"].map(event.value);
		return { uid: uid?.split("@")[0]?.split("-")[1], status, sequence, summary, start: event.start };
	});

async function ofSite() {
	const { bookings, booking } = ticketed;
	const site = siteOf(bookings, await cookiesFor(bookings.store.vault, booking.code, now), { at: later(9) });
	return eventsOf((await site.get(`/api/bookings/${booking.code}/calendar.ics?lng=es`)).page.text);
}

async function mailed() {
	const { bookings } = ticketed;
	await deliverAll(bookings.outbox, () => later(8));
	const mail = bookings.mails.findLast(({ attachments }) => attachments?.length);
	return { text: mail?.text ?? "", events: eventsOf(mail?.attachments?.[0]?.text ?? "") };
}

it.each(["a mail about something else", "a mail that is sent again"])(
	"tells flights of a change that is open in %s",
	async (how) => {
		await change([longer()]);
		const { store } = ticketed.bookings;
		if (how.includes("again"))
			await resend(store, { agent: "ana@agency.example" }, { code: ticketed.booking.code }, later(4));
		else await changeBooking(store, await ticketed.found(), "tickets", { actor: "agency" }, later(4));
		const { text, events } = await mailed();
		expect(events).toEqual(await ofSite());
		expect(events[0]?.status).toBe("TENTATIVE");
		expect(new Date(events[0]?.start ?? 0).getUTCMinutes()).toBe(11);
		expect(text).toContain("La aerolínea cambió estos vuelos");
		expect(text).toContain("Este correo los muestra como usted los reservó.");
	},
);

it("tells flights that are not flown any more as called off", async () => {
	await change([]);
	await changeBooking(ticketed.bookings.store, await ticketed.found(), "tickets", { actor: "agency" }, later(4));
	const { events } = await mailed();
	expect(events).toEqual(await ofSite());
	expect(events[0]?.status).toBe("CANCELLED");
});

it("takes back what a file from before told, once the trip is another one", async () => {
	await change([longer()]);
	const open = await ofSite();
	const added = `1.${longer().segments.length}`;
	expect(open.map(({ uid }) => uid)).toContain(added);
	await accept();
	const { text, events } = await mailed();
	expect(events).toEqual(await ofSite());
	expect(events.map(({ uid, status }) => [uid, status])).toEqual(open.map(({ uid }) => [uid, "CONFIRMED"]));
	expect(text).not.toContain("Este correo los muestra como usted los reservó.");
	// Then the airline flies without the stop again: the event that it added is called off, in this file and every later one.
	const { offer } = await ticketed.found();
	await ticketed.tell({ removed: offer.slices.slice(0, 1), added: [booked()] }, later(5));
	expect((await ofSite()).find(({ uid }) => uid === added)?.status).toBe("CANCELLED");
	const again = { number: 2, answer: "accepted", by: "browser" } as const;
	await answerChange(ticketed.bookings.store, ticketed.booking.code, again, later(6));
	const last = await mailed();
	expect(last.events).toEqual(await ofSite());
	expect(last.events.find(({ uid }) => uid === added)?.status).toBe("CANCELLED");
	expect(new Set(last.events.map(({ uid }) => uid)).size).toBe(last.events.length);
	expect(Number(last.events[0]?.sequence)).toBeGreaterThan(Number(events[0]?.sequence));
});
