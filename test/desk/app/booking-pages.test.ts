// What an agent does to a booking on pages of their own: typed while the caller speaks, asked before it is done, by the site's own rules.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addNote, notesOf } from "../../../src/desk/notes/notes.ts";
import { deskHref } from "../../../src/desk/routes.ts";
import { findBooking, historyOf } from "../../../src/features/bookings/store.ts";
import { eraseStatements } from "../../../src/features/bookings/upkeep/erase.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { checked } from "../../../src/forms/rules.ts";
import { groupReference } from "../../../src/references/reference.ts";
import { type Bookings, contact, openBookings, quoted } from "../../features/bookings/bookings.ts";
import { now } from "../../features/bookings/sample-choice.ts";
import { bookedWith } from "../../features/bookings/steps.ts";
import { deliverAll } from "../../mail/deliver-all.ts";
import { openUnitDesk, type UnitDesk } from "./unit-desk.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
let desk: UnitDesk;
beforeEach(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
	const { store, db } = bookings;
	const fares = createSampleSource({ now: () => now });
	desk = openUnitDesk(db, { now: () => now, vault: store.vault, bookings: store, fares });
});
afterEach(() => bookings.stop());

const ana = { agent: "agent@agency.example" };
const requested = () => bookedWith(bookings.store, quote, ["review", "request"]);
const read = async (code: string) => {
	const booking = await findBooking(bookings.store, code);
	if (!booking) throw new Error(`no ${code}`);
	return booking;
};
const did = async () => (await desk.recorded()).filter(([act]) => act !== "opened");

describe("a booking that an agent types", () => {
	const people = {
		...{ "t1-given": "Ana María", "t1-family": "Núñez", "t1-day": "3", "t1-month": "5", "t1-year": "1980" },
		...{ "t1-gender": "f", "t2-given": "Luis", "t2-family": "Núñez", "t2-day": "4", "t2-month": "6" },
		...{ "t2-year": "1979", "t2-gender": "m", email: "ana@example.test", country: "US", phone: "212 555 0100" },
	};

	it("is kept once, read to the caller with the price of now, and sent as if they had sent it", async () => {
		const book = deskHref("book", { code: quote.code });
		const open = await desk.open(book);
		const fields = { ...open.fieldsOf(book), ...people, speaks: "es" };
		const wrong = await desk.open(book, { form: { ...fields, "t1-family": "" } });
		expect(wrong.status).toBe(400);
		expect(wrong.page.querySelector("[name=t1-given]")?.getAttribute("value")).toBe("Ana María");
		const first = await desk.ask(book, { form: fields });
		const again = await desk.ask(book, { form: fields });
		const location = first.headers.get("location") ?? "";
		expect([first.status, again.headers.get("location")]).toEqual([303, location]);
		const [, , code = ""] = location.split("/");
		expect(location).toBe(deskHref("send", { code }));
		expect(await read(code)).toMatchObject({ state: "draft", language: "es", contact: { phone: "+12125550100" } });
		expect((await bookings.db.prepare("SELECT count(*) AS mails FROM outbox").first())?.mails).toBe(0);

		const send = await desk.open(location);
		// What is read aloud is in the caller's language.
		for (const word of ["Regla de las 24 horas", "Núñez", "Read it out and send it"]) expect(send.text).toContain(word);
		const agreed = { ...send.fieldsOf(location), hazmat: checked, terms: checked };
		const half = await desk.open(location, { form: { ...agreed, terms: "" } });
		expect(half.status).toBe(400);
		const other = await desk.open(location, { form: { ...agreed, told: "1 USD" } });
		expect([other.status, other.text]).toEqual([409, expect.stringContaining("Read it out again")]);
		expect((await read(code)).state).toBe("draft");
		const sent = await desk.ask(location, { form: agreed });
		expect([sent.status, sent.headers.get("location")]).toEqual([303, deskHref("booking", { code })]);
		expect(await read(code)).toMatchObject({ state: "requested", proven: null, reviewedAt: now.toISOString() });
		const mails = await bookings.db.prepare("SELECT kind, language FROM outbox WHERE about = ?").bind(code).all();
		expect(mails.results).toEqual([{ kind: "booking.proof", language: "es" }]);
		expect((await historyOf(bookings.db, code)).map(({ event, actor }) => `${event} ${actor}`)).toEqual([
			...["create agency", "review agency", "request agency"],
		]);
		expect((await did()).map(([act, id]) => [act, id])).toEqual([
			["booked", code],
			["sent", code],
		]);
		expect((await desk.ask(location, { form: agreed })).status).toBe(409);
	});

	it("is not made from a quote that has ended", async () => {
		await bookings.db.prepare("UPDATE quotes SET expires_at = '2026-01-01T00:00:00.000Z'").run();
		const { status, text } = await desk.open(deskHref("book", { code: quote.code }));
		expect([status, text]).toEqual([409, expect.stringContaining("This quote has ended")]);
	});
});

it("corrects a contact with what was there filled in, and says what follows", async () => {
	const { code } = await requested();
	const target = deskHref("contact", { code });
	const page = await desk.open(target);
	expect(page.fieldsOf(target)).toMatchObject({ email: contact.email, country: "MX" });
	expect(page.text).toContain("The address from before is told");
	const form = { ...page.fieldsOf(target), email: "maria.jose@example.test" };
	expect((await desk.open(target, { form: { ...form, phone: "1" } })).status).toBe(400);
	expect((await desk.ask(target, { form })).status).toBe(303);
	expect((await read(code)).contact?.email).toBe("maria.jose@example.test");
	expect((await desk.open(target, { form })).text).toContain("somebody changed this meanwhile");
	const { version = "", ...same }: Record<string, string> = form;
	expect(version).not.toBe("");
	expect((await desk.open(target, { form: same })).text).toContain("It is so already.");
	expect(await did()).toEqual([["correctedContact", code, { mail: true, phone: false }]]);
});

it("corrects ticket numbers for a reason, and an agent only their own", async () => {
	const { code } = await bookedWith(bookings.store, quote, [
		...(["review", "request"] as const),
		["ticket", { order: { airlineReference: "QLD5IO", tickets: ["999-1234567890"] } }],
	]);
	const target = deskHref("tickets", { code });
	const form = { tickets: "999 1234567891", reason: "mistyped" };
	expect((await desk.open(target, { form: { ...form, reason: "because" } })).text).toContain("It needs a reason.");
	expect((await desk.open(target, { form })).text).toContain("A lead agent does that.");
	const lead = { role: "lead" } as const;
	const asked = await desk.open(target, { ...lead, form });
	// 999 is nobody's: it asks, unless nothing can be said of the trip's airline.
	const done = asked.status === 409 ? await desk.ask(target, { ...lead, form: asked.fieldsOf(target) }) : asked;
	expect(done.status).toBe(303);
	expect((await read(code)).order.tickets).toEqual(["999-1234567891"]);
	expect((await desk.open(target, lead)).text).toContain("The history keeps of the former ones");
});

describe("what was paid by phone", () => {
	const target = (code: string) => deskHref("markBooking", { code });
	const page = (code: string) => deskHref("booking", { code });
	/** The question, as whoever presses the button of the booking's page gets it. */
	async function asked(code: string) {
		const opened = await desk.open(page(code));
		const { version = "" } = opened.fieldsOf(target(code));
		return desk.open(target(code), { form: { version, as: "paid" } });
	}
	const how = { means: "transfer", reference: "TR 4711" };

	it("is asked for with code, names and amount, kept with means and reference, and told to the agency", async () => {
		const { code, total } = await requested();
		const ask = await asked(code);
		expect(ask.status).toBe(409);
		expect((await read(code)).state).toBe("requested");
		const owed = (total.minor / 100).toFixed(2);
		for (const text of [groupReference(code), "García Márquez, María José", "O'Neill, Juan-Pablo"])
			expect(ask.text).toContain(text);
		expect(ask.fieldsOf(target(code))).toMatchObject({ amount: owed, means: "", reference: "" });
		const done = await desk.ask(target(code), { form: { ...ask.fieldsOf(target(code)), ...how } });
		expect([done.status, (await read(code)).state]).toEqual([303, "paid"]);
		expect((await historyOf(bookings.db, code)).at(-1)?.detail).toEqual({ total, ...how });
		expect(await did()).toEqual([
			["marked", code, { as: "paid", confirmed: true, means: "transfer", minor: total.minor }],
		]);
		await deliverAll(bookings.outbox, () => now);
		const mail = bookings.mails.find(({ to }) => to === bookings.store.inbox);
		for (const text of ["Bank transfer".toLowerCase(), "TR 4711", "García Márquez, María José", ana.agent])
			expect(mail?.text.toLowerCase()).toContain(text.toLowerCase());
	});

	it.each([
		["no amount", { amount: "much" }, "That is no amount"],
		["another amount without a reason", { amount: "1.00" }, "Another amount needs a reason"],
		["no means", { means: "" }, "Choose how it was paid"],
		["no reference", { reference: "" }, "Write a reference"],
		["a sentence about somebody", { reference: "ana@example.test paid" }, "Write a reference"],
		["a card number", { reference: "4111 1111 1111 1111" }, "That looks like a card number".toLowerCase()],
	])("is not written down with %s, and nothing else that was typed is lost", async (_, wrong, told) => {
		const { code } = await requested();
		const ask = await asked(code);
		const form: Record<string, string> = { ...ask.fieldsOf(target(code)), ...how, ...wrong };
		const again = await desk.open(target(code), { form });
		expect([again.status, again.text.toLowerCase()]).toEqual([400, expect.stringContaining(told.toLowerCase())]);
		const { amount, means, reference = "" } = again.fieldsOf(target(code));
		expect([amount, means]).toEqual([form.amount, form.means]);
		expect(reference).toBe(form.reference?.startsWith("4111") ? "•••• •••• •••• ••••" : form.reference);
		expect((await read(code)).state).toBe("requested");
		const right = { ...again.fieldsOf(target(code)), ...how, amount: ask.fieldsOf(target(code)).amount ?? "" };
		expect((await desk.ask(target(code), { form: right })).status).toBe(303);
	});

	it("may be another amount with a reason, which is the price from then on", async () => {
		const { code, total } = await requested();
		const ask = await asked(code);
		const form = { ...ask.fieldsOf(target(code)), ...how, amount: "512.30", reason: "fare-rose" };
		expect((await desk.ask(target(code), { form })).status).toBe(303);
		expect(await read(code)).toMatchObject({ state: "paid", total: { minor: 51_230, currency: "USD" } });
		expect((await historyOf(bookings.db, code)).at(-1)?.detail).toMatchObject({ reason: "fare-rose", before: total });
		// What the history has of it reads as amounts do, and nothing of it as data.
		const { text } = await desk.open(page(code));
		expect(text).toMatch(/before: \$[\d,.]+\sUSD/);
		expect(text).not.toContain('"minor"');
	});

	it("is written down once and told once, however often yes is pressed", async () => {
		const { code } = await requested();
		const ask = await asked(code);
		const form = { ...ask.fieldsOf(target(code)), ...how };
		const answers = await Promise.all([1, 2, 3].map(() => desk.ask(target(code), { form })));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
		expect((await historyOf(bookings.db, code)).filter(({ event }) => event === "pay")).toHaveLength(1);
		const mails = bookings.db.prepare("SELECT count(*) AS mails FROM outbox WHERE kind = 'booking.paid'");
		expect(await mails.first()).toEqual({ mails: 1 });
	});

	it("is not said to be nothing once the booking is canceled", async () => {
		const { code } = await requested();
		const ask = await asked(code);
		await desk.ask(target(code), { form: { ...ask.fieldsOf(target(code)), ...how } });
		const { version = "" } = (await desk.open(page(code))).fieldsOf(target(code));
		const cancel = await desk.open(target(code), { form: { version, as: "cancelled" } });
		expect(cancel.text).not.toContain("nothing was taken from a card");
		for (const text of ["bank transfer, TR 4711", "comes back only by hand"]) expect(cancel.text).toContain(text);
		expect((await desk.ask(target(code), { form: cancel.fieldsOf(target(code)) })).status).toBe(303);
		const after = await desk.open(page(code));
		for (const text of ["bank transfer · TR 4711", "what is owed of it is given back by hand"])
			expect(after.text).toContain(text);
	});

	it("is forgotten with its people, but for how much", async () => {
		const { code, total } = await requested();
		const ask = await asked(code);
		await desk.ask(target(code), { form: { ...ask.fieldsOf(target(code)), ...how } });
		await bookings.db.batch(eraseStatements(bookings.db, code, now, { sql: "1", values: [] }));
		expect((await historyOf(bookings.db, code)).at(-1)?.detail).toEqual({ total });
	});
});

describe("two requests for one trip", () => {
	it("become one: the other is called off, its notes go along, and both histories say so", async () => {
		const [keep, other] = [await requested(), await requested()];
		const stores = { db: bookings.db, vault: bookings.store.vault };
		await addNote(stores, ana, other.code, "Wants aisle seats", now);
		const target = deskHref("merge", { code: keep.code });
		const asked = await desk.open(target, { form: { other: other.code } });
		expect([asked.status, asked.text]).toEqual([409, expect.stringContaining("1 note goes along")]);
		expect(asked.text).not.toContain("The flights are not the same");
		expect((await read(other.code)).state).toBe("requested");
		const yes = () => desk.ask(target, { form: asked.fieldsOf(target) });
		const [one, two] = await Promise.all([yes(), yes()]);
		expect([one.status, two.status].toSorted()).toEqual([303, 409]);
		expect([(await read(keep.code)).state, (await read(other.code)).state]).toEqual(["requested", "cancelled"]);
		expect((await notesOf(stores, keep.code)).map(({ text }) => text)).toEqual(["Wants aisle seats"]);
		expect((await historyOf(bookings.db, keep.code)).at(-1)).toMatchObject({
			event: "merge",
			detail: { from: other.code },
		});
		expect((await historyOf(bookings.db, other.code)).at(-1)).toMatchObject({
			...{ event: "cancel", detail: { why: "merged", into: keep.code } },
		});
		const about = (await did()).filter(([act]) => act === "merged");
		expect(about).toEqual([
			["merged", keep.code, { others: [`booking ${other.code}`], notes: 1 }],
			["merged", other.code, { others: [`booking ${keep.code}`], notes: 1 }],
		]);
		// What waited for the other is gone, and what waits for the one that stays goes on.
		const home = await desk.open(deskHref("home"));
		const links = home.page.querySelectorAll("main tbody a").map((link) => link.getAttribute("href"));
		expect(links).toEqual([deskHref("booking", { code: keep.code })]);
		expect(
			await bookings.db.prepare("SELECT count(*) AS mails FROM outbox WHERE about = ?").bind(other.code).first(),
		).toEqual({
			mails: expect.any(Number),
		});
	});

	it("are not merged where the other has tickets, is the same or is none", async () => {
		const keep = await requested();
		const paid = await bookedWith(bookings.store, quote, ["review", "request", "pay"]);
		const target = deskHref("merge", { code: keep.code });
		const why = async (other: string) => (await desk.open(target, { form: { other } })).text;
		expect(await why(paid.code)).toContain("settle that by itself first");
		expect(await why(keep.code)).toContain("That is the same booking.");
		for (const none of ["K7M2R4X4", "?", ""]) expect(await why(none)).toContain("No booking has that code.");
		expect((await read(paid.code)).state).toBe("paid");
	});
});

it("has a phone card in the caller's language, of a quote and of a booking", async () => {
	const { code } = await requested();
	for (const target of [deskHref("booking", { code }), deskHref("quote", { code: quote.code })]) {
		const { page } = await desk.open(target);
		const card = page.querySelector(".desk-card");
		expect([target, card?.parentNode?.getAttribute("lang"), card?.querySelectorAll("li > h3").length]).toEqual([
			...[target, "es", 7],
		]);
		expect(card?.text).toContain("Todos los vuelos son dentro de un país.");
		expect(card?.text).toContain(
			"Regla de las 24 horas: cubre este viaje si la aerolínea tiene la reserva a más tardar el",
		);
	}
});
