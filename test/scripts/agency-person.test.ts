// `agency person`: one mailbox, however it is spelled, finds everything of a person; it is written out whole, or goes for good.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runAgency } from "../../scripts/agency/run.ts";
import { requestAlert } from "../../src/features/alerts/store.ts";
import { keepChange } from "../../src/features/bookings/airline-changes/follow.ts";
import type { BookingChange } from "../../src/features/bookings/states.ts";
import { changeBooking, findBooking } from "../../src/features/bookings/store.ts";
import { keepMessage, requestKeys } from "../../src/features/contact/store.ts";
import { plainTerms } from "../../src/flights/price-terms.ts";
import { groupReference } from "../../src/references/reference.ts";
import { adult, type Bookings, contact, openBookings, quoted } from "../features/bookings/bookings.ts";
import { later, now } from "../features/bookings/sample-choice.ts";
import { bookedWith } from "../features/bookings/steps.ts";
import { otherChoice, proposed } from "../features/proposals/proposed.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
const tables = ["outbox", "messages", "fare_alert_links", "fare_alerts", "payments", "passengers", "bookings"];
beforeEach(() => bookings.db.batch(tables.map((table) => bookings.db.prepare(`DELETE FROM ${table}`))));

const mail = "maria.garcia@gmail.com";
const spellings = ["Maria.Garcia@Gmail.com", "mariagarcia+vuelos@gmail.com", "m.a.r.i.a.garcia@googlemail.com"];
const other = "maria.garcia@mail.example";

async function agency(words: readonly string[], { at = later(60), answer = async () => false } = {}) {
	const said: string[] = [];
	const complaints: string[] = [];
	const asked: string[] = [];
	const status = await runAgency(words, {
		open: async () => ({ store: bookings.store, close: async () => {} }),
		now: () => at,
		write: (text) => said.push(text),
		complain: (text) => complaints.push(text),
		ask: async (question) => {
			asked.push(question);
			return answer();
		},
	});
	return { status, said: said.join("\n"), complaint: complaints.join("\n"), asked: asked.join("\n") };
}

const booked = (email: string, ...steps: readonly BookingChange[]) =>
	bookedWith(bookings.store, quote, [["edit", { contact: { ...contact, email } }], ...steps]);

async function wrote(email: string) {
	const { store } = bookings;
	const asked = { kind: "contact", topic: "refund", code: null, phone: null } as const;
	const message = { ...asked, name: "María", email, text: `Hola \u202e de ${email}` };
	const [key] = await requestKeys(store.vault, message, "es", now);
	return keepMessage(store, { message, language: "es", key, inbox: store.inbox, promisedAt: now.toISOString() }, now);
}

const trip = {
	...({ from: "JFK", to: "MIA", terms: plainTerms, threshold: null, language: "es" } as const),
	dates: { kind: "month", month: "2027-03", stay: null },
} as const;
const alert = (email: string) => requestAlert(bookings.store, trip, email, now);

async function dump(): Promise<string> {
	const all = tables.map((table) => bookings.db.prepare(`SELECT * FROM ${table}`).all());
	return JSON.stringify((await Promise.all(all)).map(({ results }) => results));
}
const count = async (table: string, where = "1") =>
	(await bookings.db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<{ readonly n: number }>())?.n;

describe("export", () => {
	it("has everything of a mailbox, however it was spelled, and nothing of another's", async () => {
		const theirs = [await booked(spellings[0] ?? ""), await booked(spellings[1] ?? "", "review", "request")];
		const foreign = await booked(other, "review", "request");
		const ticketed = await booked(spellings[1] ?? "", "review", "request", "ticket");
		const subject = { kind: "booking", id: ticketed.code } as const;
		await proposed(bookings.store, { subject, former: ticketed.offer, options: [await otherChoice()] });
		const flights = { removed: ticketed.offer.slices, added: [] };
		const change = {
			id: "aic_1",
			detectedAt: now.toISOString(),
			flights,
			cabin: undefined,
			acceptable: false,
			accepted: false,
		};
		await keepChange(bookings.store, ticketed.code, change, now);
		await bookings.db.prepare("DELETE FROM outbox WHERE about = ?").bind(ticketed.code).run();
		await wrote(spellings[2] ?? "");
		await wrote(other);
		await alert(spellings[1] ?? "");
		await alert(other);
		const { status, said } = await agency(["person", mail, "export"]);
		expect(status).toBe(0);
		const all = JSON.parse(said);
		expect(all).toMatchObject({ asked: mail, at: later(60).toISOString() });
		expect(all.bookings.map(({ code }: { readonly code: string }) => code).sort()).toEqual(
			[...theirs, ticketed].map(({ code }) => code).sort(),
		);
		const traveled = all.bookings.find(({ code }: { readonly code: string }) => code === ticketed.code);
		expect(traveled).toMatchObject({ airlineChanges: [{ state: "open" }], proposals: [{ state: "withdrawn" }] });
		// Who works at the agency, and what opens a page, is nobody's own.
		expect(said).not.toMatch(/ana@agency|linkHash|sourceHash/);
		expect(all.bookings[0]).toMatchObject({ passengers: [adult, expect.anything()], history: expect.any(Array) });
		expect(all.messages).toMatchObject([{ written: { name: "María", text: `Hola \u202e de ${spellings[2]}` } }]);
		expect(all.alerts).toMatchObject([{ email: spellings[1], trip: { from: "JFK" } }]);
		// The traveler's and the agency's of the booking, both of the message, and the question whether the alert is wanted.
		const kinds = all.mails.map(({ kind }: { readonly kind: string }) => kind).sort();
		expect(kinds).toEqual(
			["alert.confirm", "booking.agency", "booking.traveler", "message.acknowledged", "message.agency"].sort(),
		);
		expect(said).not.toContain(other);
		expect(said).not.toContain(foreign.code);
		expect(said).not.toContain("\u202e");
	});

	it("says so where there is nothing, and what could not be opened", async () => {
		expect(await agency(["person", mail, "export"])).toMatchObject({
			...{ status: 1, said: "", complaint: `Nothing here is of ${mail}.` },
		});
		await booked(mail);
		await booked(other);
		await bookings.db.prepare("UPDATE messages SET sealed = 'x'").run();
		await wrote(other);
		await bookings.db.prepare("UPDATE messages SET sealed = 'v1.00000000.AA==.AA=='").run();
		const { status, complaint } = await agency(["person", mail, "export"]);
		expect(status).toBe(1);
		expect(complaint).toContain("may be theirs too: 1");
	});
});

describe("erase", () => {
	it("leaves nothing of the person, everything of the others, and a receipt without anything personal", async () => {
		const draft = await booked(spellings[0] ?? "", "review");
		const ended = await booked(spellings[1] ?? "", "review", "request", "cancel");
		const number = await wrote(spellings[2] ?? "");
		await alert(mail);
		const sealed = [...(await dump()).matchAll(/"(v\d\.[^"]+)"/g)].map(([, text]) => text ?? "");
		expect(sealed).toHaveLength(2 + 4 + 1 + 1 + 4);
		const foreign = await booked(other, "review", "request");
		await wrote(other);
		await alert(other);
		const done = await agency(["person", mail, "erase", "--yes"]);
		expect(done).toMatchObject({ status: 0, complaint: "", asked: "" });
		expect(done.said.split("\n")).toEqual([
			`Receipt: erased for ${mail}, 2026-11-21 16:00 UTC`,
			"bookings 2, travelers in them 4, messages 1, alerts 1, waiting mails 4",
		]);
		for (const { code } of [draft, ended]) {
			const booking = await findBooking(bookings.store, code);
			expect(booking).toMatchObject({ state: "cancelled", contact: null, passengers: [] });
		}
		expect(await findBooking(bookings.store, foreign.code)).toMatchObject({ contact: { email: other } });
		expect(await count("messages", `number = '${number}' AND sealed IS NULL AND handled_at IS NOT NULL`)).toBe(1);
		expect([await count("messages", "sealed IS NOT NULL"), await count("fare_alerts"), await count("outbox")]).toEqual([
			...[1, 1, 5],
		]);
		const after = await dump();
		expect(sealed.filter((text) => after.includes(text))).toEqual([]);
		expect(await agency(["person", mail, "export"])).toMatchObject({ status: 1, said: "" });
	});

	it("asks first, and erases nothing without a yes", async () => {
		await booked(mail);
		const before = await dump();
		const no = await agency(["person", mail, "erase"]);
		expect(no).toMatchObject({ status: 1, said: "", complaint: "Nothing was erased." });
		expect(no.asked).toContain("bookings 1, travelers in them 2");
		expect(await dump()).toBe(before);
		expect((await agency(["person", mail, "erase"], { answer: async () => true })).status).toBe(0);
	});

	it("keeps a trip under way with its mails, says so, and erases the rest", async () => {
		const open = await booked(mail, "review", "request", "pay");
		const draft = await booked(mail);
		const { status, said } = await agency(["person", mail, "erase", "--yes"]);
		expect(status).toBe(1);
		expect(said).toContain(`kept: ${groupReference(open.code)} is paid until`);
		expect(said).toContain("bookings 1, travelers in them 2, messages 0, alerts 0, waiting mails 0");
		expect(await findBooking(bookings.store, open.code)).toMatchObject({ contact: { email: mail } });
		expect(await findBooking(bookings.store, draft.code)).toMatchObject({ contact: null });
		expect(await count("outbox", `about = '${open.code}'`)).toBe(2);
		// Once it is flown, it goes.
		const at = later(60, new Date(open.arrivesAt));
		expect((await agency(["person", mail, "erase", "--yes"], { at })).status).toBe(0);
		expect(await findBooking(bookings.store, open.code)).toMatchObject({ state: "paid", contact: null });
	});

	it.each([
		["authorized", 0],
		["captured", 1],
		["open", 0],
	])("keeps a booking whose card payment is %s and not decided (surplus %i)", async (state, surplus) => {
		const { code } = await booked(mail, "review", "cancel");
		await bookings.db
			.prepare(
				`INSERT INTO payments (id, booking, attempt, provider, state, surplus, minor, currency, language, expires_at, created_at, updated_at)
				VALUES (?1, ?2, 1, 'stripe', ?3, ?4, 100, 'USD', 'es', ?5, ?5, ?5)`,
			)
			.bind(`${code}-1`, code, state, surplus, later(90).toISOString())
			.run();
		const { status, said } = await agency(["person", mail, "erase", "--yes"]);
		expect(status).toBe(1);
		expect(said).toContain(`is not decided, ${code}-1`);
		expect(await findBooking(bookings.store, code)).toMatchObject({ contact: { email: mail } });
	});

	it("keeps a booking with a refund that nobody knows the end of, and erases it once that is known", async () => {
		const { code } = await booked(mail, "review", "cancel");
		const at = later(90).toISOString();
		await bookings.db
			.prepare(
				`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, intent_id, language, expires_at, created_at, updated_at)
				VALUES (?1 || '-1', ?1, 1, 'stripe', 'captured', 100, 'USD', 'pi_1', 'es', ?2, ?2, ?2)`,
			)
			.bind(code, at)
			.run();
		await bookings.db
			.prepare(
				`INSERT INTO refunds (id, payment, minor, state, created_at, updated_at)
				VALUES (?1 || '-1-r1', ?1 || '-1', 100, 'asked', ?2, ?2)`,
			)
			.bind(code, at)
			.run();
		const { status, said } = await agency(["person", mail, "erase", "--yes"]);
		expect(status).toBe(1);
		expect(said).toContain(`a refund that nobody knows the end of, ${code}-1-r1`);
		expect(await findBooking(bookings.store, code)).toMatchObject({ contact: { email: mail } });
		await bookings.db.prepare("UPDATE refunds SET state = 'refused'").run();
		expect((await agency(["person", mail, "erase", "--yes"])).status).toBe(0);
		expect(await findBooking(bookings.store, code)).toMatchObject({ contact: null });
	});

	it("does not undo what somebody else did in the meantime", async () => {
		const booking = await booked(mail, "review", "request", "cancel");
		const draft = await booked(mail);
		const answer = async () => {
			await changeBooking(bookings.store, booking, "contact", { actor: "traveler" }, now);
			await changeBooking(bookings.store, draft, "review", { actor: "traveler" }, now);
			return true;
		};
		const { said, status } = await agency(["person", mail, "erase"], { answer });
		expect(status).toBe(1);
		for (const { code } of [booking, draft]) {
			expect(said).toContain(`kept: ${groupReference(code)} was changed by somebody else just now: run it again`);
			expect(await findBooking(bookings.store, code)).toMatchObject({ contact: { email: mail } });
		}
	});
});

it.each([
	["person"],
	["person", "maria"],
	["person", mail],
	["person", mail, "burn"],
	["person", mail, "export", "--yes"],
	["person", mail, "export", "now"],
])("%s %s %s %s is answered with the usage", async (...words) => {
	expect((await agency(words)).status).toBe(2);
});
