// One key, one meaning: what is said beside a key, on the pages of all that the desk works on, in every state that has acts of its own.
import { afterEach, beforeEach, expect, it } from "vitest";
import { type KeyName, keys } from "../../../src/desk/frame/keys.ts";
import { deskHref } from "../../../src/desk/routes.ts";
import { findBooking } from "../../../src/features/bookings/store.ts";
import { acceptForBooking } from "../../../src/features/proposals/accept.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { type Bookings, openBookings } from "../../features/bookings/bookings.ts";
import { later, now } from "../../features/bookings/sample-choice.ts";
import { changedBy } from "../../features/bookings/steps.ts";
import { proposed, terms } from "../../features/proposals/proposed.ts";
import { type Things, thingsAt } from "../things.ts";
import { openUnitDesk, type UnitDesk } from "./unit-desk.ts";

let bookings: Bookings;
let desk: UnitDesk;
let things: Things;
beforeEach(async () => {
	bookings = await openBookings();
	const { db, vault } = bookings.store;
	const fares = createSampleSource({ now: () => now });
	desk = openUnitDesk(db, { vault, bookings: bookings.store, db, fares, now: () => now, refunds: new Map() });
	things = await thingsAt(bookings.store, now);
});
afterEach(() => bookings.stop());

/** What each key means, by all that is said beside it. */
const meanings: Readonly<
	Record<Exclude<KeyName, "home" | "find" | "record" | "back" | "yes" | "submit">, readonly string[]>
> = {
	...{ take: ["Take"], done: ["Done"], letGo: ["Let go"], passOn: ["Pass on"], note: ["Add the note"] },
	/** The caller paid, by phone. */
	paid: ["$ USD was paid by phone", "Mark as paid"],
	/** The airline issued tickets: their numbers are written down. */
	tickets: ["Mark as ticketed", "The tickets are reissued"],
	...{ cancel: ["Cancel it"], failed: ["Could not be booked"], release: ["Release the seats"] },
	merge: ["Merge with another request"],
	reached: ["Called", "Reached by phone"],
	email: ["Send it again", "Send the email again"],
	...{ contact: ["Correct the contact"], correctTickets: ["Correct the ticket numbers"], cardMoney: ["Card money"] },
	...{ book: ["Book it for who is calling"], propose: ["Search and propose"], exchange: ["Change this trip"] },
	/** Nothing is changed at the source. */
	priceNow: ["Ask for the price now"],
};

it("is said beside each key with the same words for the same thing, wherever it stands", async () => {
	const said = new Map<string, Set<string>>();
	const { booking: code, quote, message, mail } = things;
	const look = async (...targets: string[]) => {
		for (const target of targets) {
			const { page, status } = await desk.open(target, { role: "lead" });
			expect([target, status]).toEqual([target, 200]);
			for (const one of page.querySelectorAll("main [accesskey]")) {
				const letter = one.getAttribute("accesskey") ?? "";
				const cap = one.querySelector(".desk-key")?.text ?? "";
				const label = one.text.replace(/\s+/g, " ").trim();
				const words = label
					.slice(0, label.length - cap.length)
					.trim()
					.replace(/\$[\d.,]+/g, "$");
				said.set(letter, (said.get(letter) ?? new Set()).add(words));
			}
		}
	};
	const found = async () => {
		const booking = await findBooking(bookings.store, code);
		if (!booking) throw new Error("no booking");
		return booking;
	};
	const page = deskHref("booking", { code });
	const tasks = async () => {
		await look(page);
		const take = deskHref("takeTask");
		const { fieldsOf } = await desk.open(page, { role: "lead" });
		await desk.ask(take, { role: "lead", form: fieldsOf(take) });
	};
	await tasks();
	await look(
		page,
		deskHref("quote", { code: quote }),
		deskHref("message", { number: message }),
		deskHref("mail", { id: mail }),
	);
	await changedBy(bookings.store, await found(), [
		["hold", { order: { state: "made", payBy: later(600).toISOString() } }],
	]);
	await look(page);
	await changedBy(bookings.store, await found(), ["pay"]);
	await look(page);
	const order = { state: "made", type: "hold", airlineReference: "SAKQWX", tickets: ["000-1234567890"] } as const;
	await changedBy(bookings.store, await found(), [["ticket", { order }]]);
	await look(page);
	for (const [minutes, due, asked] of [
		[1, 5_000, false],
		[2, -5_000, false],
		[3, 0, true],
	] as const) {
		const booking = await found();
		const amount = { minor: due, currency: "USD" };
		const none = { minor: 0, currency: "USD" };
		const exchange = {
			...terms,
			penalty: none,
			fee: none,
			fareDifference: amount,
			due: amount,
			...(asked && { asked: amount }),
		};
		const option = { offer: { ...booking.offer, expiresAt: null }, search: booking.search, exchange };
		const subject = { kind: "booking", id: code } as const;
		const wanted = { subject, former: booking.offer, options: [option], kind: "exchange" } as const;
		const { proposal } = await proposed(bookings.store, wanted);
		const accepted = await acceptForBooking(
			bookings.store,
			proposal,
			{ position: 0, option, by: "code" },
			later(minutes),
		);
		expect([due, accepted.kind]).toEqual([due, "accepted"]);
		await look(page);
	}
	const spoken = (Object.keys(meanings) as (keyof typeof meanings)[]).map((name) => [
		name,
		[...(said.get(keys[name]) ?? [])].toSorted(),
	]);
	expect(Object.fromEntries(spoken)).toEqual(meanings);
});
