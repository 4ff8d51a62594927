// The desk's pages of an airline's change and of an exchange, pressed as an agent does.
import { afterEach, beforeEach, expect, it } from "vitest";
import { deskTexts } from "../../../src/desk/texts/texts.ts";
import { keepChange } from "../../../src/features/bookings/airline-changes/follow.ts";
import type { Booking } from "../../../src/features/bookings/booking.ts";
import { findBooking } from "../../../src/features/bookings/store.ts";
import { acceptForBooking } from "../../../src/features/proposals/accept.ts";
import { findProposal, makeProposal, proposalsOf } from "../../../src/features/proposals/store.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { languages } from "../../../src/i18n/languages.ts";
import { formatTotal, money } from "../../../src/money/money.ts";
import { addDays } from "../../../src/time/iso-date.ts";
import { type Bookings, openBookings, quoted } from "../../features/bookings/bookings.ts";
import { later, now } from "../../features/bookings/sample-choice.ts";
import { bookedWith } from "../../features/bookings/steps.ts";
import { proposed, terms } from "../../features/proposals/proposed.ts";
import { byTransfer } from "../acts/said-yes.ts";
import { openUnitDesk, type UnitDesk } from "./unit-desk.ts";

let bookings: Bookings;
let desk: UnitDesk;
let booking: Booking;
beforeEach(async () => {
	bookings = await openBookings();
	const { db, vault } = bookings.store;
	const fares = createSampleSource({ now: () => now });
	desk = openUnitDesk(db, { vault, bookings: bookings.store, db, fares, now: () => now });
	const order = { state: "made", type: "hold", airlineReference: "SAKQWX", tickets: ["000-1234567890"] } as const;
	const quote = await quoted(db, now);
	booking = await bookedWith(bookings.store, quote, ["review", "request", ["hold", { order }], "pay", "ticket"]);
});
afterEach(() => bookings.stop());

const departs = () => booking.offer.slices[0]?.segments[0]?.departingAt.slice(0, 10) ?? "";

it.each(["", "lng=es"])(
	"searches, corrects the penalty, proposes, and makes the exchange that was accepted (%s)",
	async (language) => {
		const page = `/bookings/${booking.code}`;
		const asked = `${page}/exchange?way=0&date=${addDays(departs(), 1)}&${language}`;
		const found = await desk.open(asked);
		expect(found.status).toBe(200);
		const terms = await desk.open(`${page}/exchange/terms`, { form: found.fieldsOf(`${page}/exchange/terms`) });
		const again = { ...terms.fieldsOf(`${page}/exchange/propose`), penalty: "80.50", fee: "25" };
		const corrected = await desk.open(`${page}/exchange/terms`, { form: again });
		expect(corrected.text).toContain("$80.50");
		// An amount or hours that cannot be right are told at their field, with all that was typed, by whichever button.
		for (const act of ["terms", "propose"]) {
			for (const [field, value] of [
				["penalty", "a lot"],
				["penalty", "80.5"],
				["fee", "1,234"],
				["hours", "99"],
			] as const) {
				const typed = { ...again, residual: "returned", hours: "48", [field]: value };
				const wrong = await desk.open(`${page}/exchange/${act}`, { form: typed });
				const { penalty, fee, residual, hours } = { ...typed, ...wrong.fieldsOf(`${page}/exchange/propose`) };
				expect([wrong.status, penalty, fee, residual, hours]).toEqual([
					...[400, typed.penalty, typed.fee, typed.residual, typed.hours],
				]);
				const problem = wrong.page.querySelector(`#exchange-${field}`);
				expect([problem?.getAttribute("aria-invalid"), wrong.page.querySelectorAll("[aria-invalid]").length]).toEqual([
					"true",
					1,
				]);
			}
		}
		expect(await proposalsOf(bookings.db, { kind: "booking", id: booking.code })).toEqual([]);
		const form = corrected.fieldsOf(`${page}/exchange/propose`);
		const made = await desk.open(`${page}/exchange/propose`, { form });
		expect(made.page.querySelector('main a[href*="/proposal/"]')).not.toBeNull();
		// The same form once more makes no other.
		expect((await desk.open(`${page}/exchange/propose`, { form })).status).toBe(303);
		const [proposal, more] = await proposalsOf(bookings.db, { kind: "booking", id: booking.code });
		expect(more).toBeUndefined();
		expect(proposal?.options[0]?.exchange).toMatchObject({ penalty: { minor: 8_050 }, fee: { minor: 2_500 } });
		const read = await findProposal(bookings.db, proposal?.id ?? "");
		const option = read?.options[0];
		if (!read || !option) throw new Error("not proposed");
		await acceptForBooking(bookings.store, read, { position: 0, option, by: "code" }, now);
		const waits = await desk.open(page);
		if (option.exchange?.due.minor !== 0) {
			const due = option.exchange?.due.minor ?? 0;
			const paid = await desk.sayYes(
				`${page}/exchange/paid`,
				waits.fieldsOf(`${page}/exchange/paid`),
				due > 0 ? byTransfer : {},
			);
			expect(paid.status).toBe(303);
		}
		const ready = await desk.open(page);
		const numbers = { ...ready.fieldsOf(`${page}/exchange/made`), tickets: "000 2234567890\n000 2234567891" };
		expect((await desk.open(`${page}/exchange/made`, { form: { ...numbers, tickets: "12" } })).status).toBe(400);
		const last = await desk.sayYes(`${page}/exchange/made`, numbers);
		expect(last.status).toBe(303);
		const after = await findBooking(bookings.store, booking.code);
		expect(after?.offer.slices).toEqual(option.offer.slices);
		expect(after?.order.tickets).toEqual(["000-2234567890", "000-2234567891"]);
		expect((await desk.recorded()).map(([act]) => act)).toEqual(
			expect.arrayContaining(["searchedFares", "proposedExchange", "exchanged"]),
		);
	},
);

it.each(["", "lng=es"])(
	"asks before an exchange is called off, and for how money came back where no refund tells (%s)",
	async (language) => {
		const page = `/bookings/${booking.code}`;
		const exchange = async (due: number, at = now) => {
			const id = crypto.randomUUID();
			const usd = (minor: number) => money(minor, "USD");
			const terms = { penalty: usd(0), fareDifference: usd(due), fee: usd(0), due: usd(due) };
			const option = { offer: booking.offer, search: booking.search };
			const options = [{ ...option, exchange: { change: "o", oldValue: booking.total, ...terms } }];
			const about = {
				subject: { kind: "booking", id: booking.code },
				kind: "exchange",
				former: booking.offer,
			} as const;
			const more = {
				language: "es",
				agent: "ana",
				validUntil: `${addDays(now.toISOString().slice(0, 10), 2)}T00:00:00Z`,
			} as const;
			await makeProposal(bookings.store, { id, options, ...about, ...more }, now);
			const proposal = await findProposal(bookings.db, id);
			const [accepted] = proposal?.options ?? [];
			if (!proposal || !accepted) throw new Error("not proposed");
			await acceptForBooking(bookings.store, proposal, { position: 0, option: accepted, by: "code" }, at);
		};
		await exchange(5_000);
		const opened = await desk.open(`${page}?${language}`);
		const asked = await desk.open(`${page}/exchange/drop?${language}`, {
			form: opened.fieldsOf(`${page}/exchange/drop`),
		});
		expect(asked.status).toBe(409);
		const yes = asked.fieldsOf(`${page}/exchange/drop`);
		expect((await desk.open(`${page}/exchange/drop`, { form: yes })).status).toBe(303);
		expect((await desk.open(`${page}/exchange/drop`, { form: yes })).status).toBe(409);
		await exchange(-5_000, later(1));
		await bookings.db
			.prepare(
				`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, expires_at, created_at, updated_at)
			VALUES (?1 || '-1', ?1, 1, 'stripe', 'captured', ?2, 'USD', 'es', ?3, ?3, ?3)`,
			)
			.bind(booking.code, booking.total.minor, now.toISOString())
			.run();
		const owed = await desk.open(`${page}?${language}`);
		const [comesBack, section, toRefund] = language
			? ["Se devuelve: US$50.00", "Cobros con tarjeta", "por devolver: haga el reembolso en «Cobros con tarjeta»"]
			: ["Comes back: $50.00", "Card money", "to be given back: refund it under “Card money”"];
		expect(owed.page.querySelector("[aria-labelledby=proposals]")?.text.replace(/\s/g, " ")).toContain(comesBack);
		expect(owed.page.querySelector("[aria-labelledby=exchange]")?.text).toContain(toRefund);
		expect(owed.page.querySelector("[aria-labelledby=acts]")?.text).toContain(section);
		const fields = owed.fieldsOf(`${page}/exchange/paid`);
		expect(Object.keys(fields)).toEqual(["version", "seen", "otherwise"]);
		// What is sent without a way, as by a page from before, is refused.
		expect((await desk.sayYes(`${page}/exchange/paid`, { seen: fields.seen ?? "" })).status).toBe(409);
		expect((await desk.sayYes(`${page}/exchange/paid`, fields)).status).toBe(303);
		expect((await desk.recorded()).map(([act]) => act)).toEqual(
			expect.arrayContaining(["droppedExchange", "paidExchange"]),
		);
		// What was written down with each is said in words, in the history and in the record.
		const history = (await desk.open(`${page}?${language}`)).page.querySelector("[aria-labelledby=history]");
		const words = language
			? ["por: dígitos del correo de la reserva", "por qué: una propuesta", "total: se devuelve US$50.00"]
			: ["by: digits from the booking’s email", "why: a proposal", "total: $50.00 USD comes back"];
		const told = history?.querySelectorAll(".desk-below").map(({ text }) => text.replace(/\s/g, " ")) ?? [];
		for (const one of words)
			expect(
				told.some((text) => text.startsWith(one)),
				one,
			).toBe(true);
		const back = language
			? "devuelto: en una tarjeta que pagó por teléfono"
			: "given back: on a card that paid by phone";
		expect(told).toContain(back);
		const record = await desk.open(`/record?${language}`, { role: "auditor" });
		expect(record.text).toContain(back);
	},
);

it("writes down once what a traveler says on the phone about an airline's change", async () => {
	const [slice] = booking.offer.slices;
	if (!slice) throw new Error("no flights");
	const change = { id: "aic_1", detectedAt: now.toISOString(), flights: { removed: [slice], added: [] } };
	await keepChange(
		bookings.store,
		booking.code,
		{ ...change, cabin: undefined, acceptable: false, accepted: false },
		now,
	);
	const page = `/bookings/${booking.code}`;
	const opened = await desk.open(page);
	expect(opened.text).toContain("Changed by the airline");
	const keys = opened.page.querySelectorAll("[accesskey]").map((one) => one.getAttribute("accesskey"));
	expect(keys).toEqual([...new Set(keys)]);
	const buttons = opened.page.querySelectorAll("[aria-labelledby=moved] button");
	expect(buttons.map((one) => one.text.trim())).toEqual(["They want another flight", "They want a refund"]);
	// A flight that does not fly is nothing to accept.
	expect(opened.fieldsOf(`${page}/moved`)).toMatchObject({ answer: "another", change: "1" });
	expect((await desk.sayYes(`${page}/moved`, { answer: "accepted", change: "1" })).status).toBe(409);
	expect((await desk.sayYes(`${page}/moved`, { answer: "refund", change: "1" })).status).toBe(303);
	const second = await desk.open(`${page}/moved`, { form: { answer: "another", change: "1" } });
	expect(second.status).toBe(409);
	expect(second.text).toContain("wants a refund");
	expect((await desk.recorded()).filter(([act]) => act === "answeredChange")).toEqual([
		["answeredChange", booking.code, { answer: "refund" }],
	]);
});

it.each([
	[
		"en",
		"before: JetBlue B6 371, Sun, Feb 14, 2027: BOG 1:40 PM – MCO 6:10 PM; JetBlue B6 12, Sun, Feb 14, 2027: MCO 8:00 PM – JFK 12:05 AM (Mon, Feb 15, 2027)not flown any more",
		"after: Avianca AV 244, Mon, Feb 15, 2027: BOG 9:00 AM – JFK 3:05 PMnot flown any more",
		"proposal: of Nov 21, 2026, 10:00 AM",
	],
	[
		"es",
		"antes: JetBlue B6 371, dom, 14 de feb de 2027: BOG 1:40 p. m. – MCO 6:10 p. m.; JetBlue B6 12, dom, 14 de feb de 2027: MCO 8:00 p. m. – JFK 12:05 a. m. (lun, 15 de feb de 2027)ya no se opera",
		"después: Avianca AV 244, lun, 15 de feb de 2027: BOG 9:00 a. m. – JFK 3:05 p. m.ya no se opera",
		"propuesta: del 21 nov 2026, 10:00 a. m.",
	],
] as const)(
	"tells flights and proposals of a history as a person reads them, of rows from before too (%s)",
	async (language, before, after, named) => {
		const subject = { kind: "booking", id: booking.code } as const;
		const option = { offer: booking.offer, search: booking.search, exchange: terms };
		const wanted = { subject, former: booking.offer, options: [option], kind: "exchange" } as const;
		const { proposal } = await proposed(bookings.store, wanted);
		const detail = {
			proposal: proposal.id,
			before: [
				"B6 371 BOG 2027-02-14T13:40 MCO 2027-02-14T18:10; B6 12 MCO 2027-02-14T20:00:00 JFK 2027-02-15T00:05:00",
				"",
			],
			after: ["AV 244 BOG 2027-02-15T09:00 JFK 2027-02-15T15:05", ""],
		};
		await bookings.db
			.prepare(
				`INSERT INTO booking_events (booking, version, at, event, from_state, to_state, actor, detail)
				VALUES (?, 99, ?, 'exchange', 'ticketed', 'ticketed', 'agency', ?)`,
			)
			.bind(booking.code, now.toISOString(), JSON.stringify(detail))
			.run();
		const { page } = await desk.open(`/bookings/${booking.code}?lng=${language}`);
		const history = page.querySelector("section[aria-labelledby=history]")?.text.replace(/\s/g, " ") ?? "";
		for (const told of [before, after, named]) expect(history).toContain(told);
		expect(history).toContain(proposal.agent);
		expect(history).not.toMatch(/\dT\d/);
		expect(page.querySelector("main")?.text).not.toContain(proposal.id);
		// One that is not there any more, and what is none of our lines.
		await bookings.db.batch(
			["proposal_options", "proposals"].map((table) => bookings.db.prepare(`DELETE FROM ${table}`)),
		);
		await bookings.db
			.prepare("UPDATE booking_events SET detail = ? WHERE version = 99")
			.bind(JSON.stringify({ proposal: proposal.id, before: ["something else"] }))
			.run();
		const later = await desk.open(`/bookings/${booking.code}?lng=${language}`);
		expect(later.text).toContain("something else");
		expect(later.text).not.toContain(proposal.id);
	},
);

it.each(["en", "es"] as const)(
	"shows since when its source gives no word of a change, and takes what the airline says after a question (%s)",
	async (language) => {
		const subject = { kind: "booking", id: booking.code } as const;
		const exchange = { ...terms, asked: terms.due };
		const option = { offer: { ...booking.offer, expiresAt: null }, search: booking.search, exchange };
		const wanted = { subject, former: booking.offer, options: [option], kind: "exchange" } as const;
		const { proposal } = await proposed(bookings.store, wanted);
		await acceptForBooking(bookings.store, proposal, { position: 0, option, by: "code" }, now);
		const page = `/bookings/${booking.code}`;
		const paid = await desk.open(page);
		await desk.sayYes(`${page}/exchange/paid`, paid.fieldsOf(`${page}/exchange/paid`), byTransfer);
		await bookings.db
			.prepare("INSERT INTO order_changes VALUES (?1, ?2, 'duffel', 'x', 'sending', ?3, ?3)")
			.bind(proposal.id, booking.code, now.toISOString())
			.run();
		const d = deskTexts(language);
		const home = await desk.open(`/?lng=${language}`);
		expect(home.text).toContain(d("exchange.told.sending"));
		const opened = await desk.open(`${page}?lng=${language}`);
		// A lead has keys that others have not.
		const { page: all } = await desk.open(page, { role: "lead" });
		const keys = all.querySelectorAll("[accesskey]").map((one) => one.getAttribute("accesskey"));
		// What changes tickets at the source is none of the keys: Q asks for a price.
		expect(keys).not.toContain("q");
		expect(keys).toEqual([...new Set(keys)]);
		const said = `${page}/exchange/said`;
		expect(opened.text).toContain(d("exchange.say.hint"));
		const ask = () => desk.open(`${said}?lng=${language}`, { form: opened.fieldsOf(said) });
		expect((await ask()).text).toContain(d("exchange.not.telling"));
		await bookings.db.prepare("UPDATE order_changes SET sent_at = ?").bind(later(-3).toISOString()).run();
		const asked = await ask();
		expect([asked.status, asked.page.querySelector("h1")?.text]).toEqual([409, d("exchange.say.heading")]);
		expect(asked.text).toContain("SAKQWX");
		const fields = asked.fieldsOf(said);
		// Who is asked has to be said.
		for (const [outcome, by] of [
			["made", ""],
			["", "airline"],
			["perhaps", "airline"],
		] as const) {
			expect((await desk.open(said, { form: { ...fields, outcome, by } })).status).toBe(409);
		}
		expect((await desk.open(said, { form: { ...fields, outcome: "notMade", by: "airline" } })).status).toBe(303);
		const after = await desk.open(`${page}?lng=${language}`);
		expect(after.text).toContain(d("exchange.source.refused"));
		const told = `${d("detail.outcome")}: ${d("word.outcome.notMade")}`;
		expect(after.text).toContain(told);
		expect(after.text).toContain(`${d("detail.by")}: ${d("word.by.airline")}`);
		expect((await desk.recorded()).findLast(([act]) => act === "saidChange")?.[2]).toEqual({
			...{ outcome: "notMade", by: "airline" },
		});
		const { version: _, ...late } = fields;
		expect((await desk.open(said, { form: { ...late, outcome: "made", by: "airline" } })).status).toBe(303);
		expect((await desk.open(page)).text).not.toContain(deskTexts("en")("exchange.source.made"));
	},
);

it.each(["en", "es"] as const)(
	"says before a booking is canceled what was paid for an exchange that is not made, and that its source was told (%s)",
	async (language) => {
		const subject = { kind: "booking", id: booking.code } as const;
		const exchange = { ...terms, asked: terms.due };
		const option = { offer: { ...booking.offer, expiresAt: null }, search: booking.search, exchange };
		const wanted = { subject, former: booking.offer, options: [option], kind: "exchange" } as const;
		const { proposal } = await proposed(bookings.store, wanted);
		const page = `/bookings/${booking.code}`;
		const d = deskTexts(language);
		const told = async () => {
			const asked = await desk.open(`${page}/mark?lng=${language}`, { form: { as: "cancelled" } });
			expect(asked.status).toBe(409);
			// A name without a fact says nothing.
			expect(asked.page.querySelectorAll("main dd").filter((one) => one.text.trim() === "")).toEqual([]);
			return asked.text;
		};
		const said = (of: "toPay" | "paid") =>
			d(`confirm.exchange.${of}`, { amount: formatTotal(terms.due, languages[language].money) });
		expect(await told()).not.toContain(d("exchange.accepted"));
		await acceptForBooking(bookings.store, proposal, { position: 0, option, by: "code" }, now);
		expect(await told()).toContain(said("toPay"));
		const paid = await desk.open(page);
		await desk.sayYes(`${page}/exchange/paid`, paid.fieldsOf(`${page}/exchange/paid`), byTransfer);
		expect(await told()).toContain(said("paid"));
		expect(await told()).not.toContain(d("confirm.exchange.sending"));
		await bookings.db
			.prepare("INSERT INTO order_changes VALUES (?1, ?2, 'duffel', 'x', 'sending', ?3, ?3)")
			.bind(proposal.id, booking.code, now.toISOString())
			.run();
		expect(await told()).toContain(d("confirm.exchange.sending"));
	},
);
