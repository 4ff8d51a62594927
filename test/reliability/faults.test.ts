// What fails, times every step of a booking: the page says so with the phone, keeps what was typed, and once the fault is
// over the same post makes one booking.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { timelyDatabase } from "../../src/edge/timely-database.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import { type FareFailure, type FareSource, FareSourceError } from "../../src/flights/source.ts";
import { href } from "../../src/links.ts";
import type { Services } from "../../src/services.ts";
import { twoAdults } from "../booking-journey.ts";
import { type Bookings, newVisit, openBookings, quoted } from "../features/bookings/bookings.ts";
import { digitsFields, mailedCode } from "../features/bookings/proof/mailed.ts";
import { later, now } from "../features/bookings/sample-choice.ts";
import { bookingOf, drafted, hiddenOf, reviewed, sample, siteOf, wordsOf } from "../features/funnel.ts";
import { share } from "../soak.ts";
import { downDatabase, faultyDatabase, readOnlyDatabase, silentDatabase } from "./faulty.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());

const typed = Object.fromEntries(Object.entries(twoAdults).map(([name, value]) => [name, value ?? ""]));
const personal = ["García", "María", "maria@example.test", "1234 5678", "5512345678", "O'Neill"];

type Site = ReturnType<typeof siteOf>;
type Answer = Awaited<ReturnType<Site["get"]>>;
type Fields = Readonly<Record<string, string>>;

/** The site of a browser whose database is another one. */
function on(db: D1Database, cookie: string | undefined, services: Partial<Services> = {}): Site {
	const store = { ...bookings.store, db };
	return siteOf(bookings, cookie, {
		services: { db, bookings: store, outbox: { ...bookings.outbox, db }, ...services },
	});
}

interface Step {
	readonly name: string;
	/** What the browser has in hand before the fault: its cookies, where it goes, and what it sends there. */
	prepare(): Promise<{ cookie: string | undefined; target: string; fields?: Fields }>;
	/** What a read-only database does not stop. */
	readonly reads?: boolean;
	/** Names of the fields that must still be filled in. */
	readonly keeps?: readonly string[];
}

const answered = async (cookie: string, target: string) => hiddenOf((await siteOf(bookings, cookie).get(target)).page);
const quotePage = () => href("es", "bookingReview", {}, { quote: quote.code });

const steps: readonly Step[] = [
	{
		name: "choosing a trip",
		prepare: async () => ({
			cookie: undefined,
			target: href("es", "bookingReview"),
			fields: { offer: quote.offer.id, search: quote.search },
		}),
	},
	{ name: "the quote", reads: true, prepare: async () => ({ cookie: undefined, target: quotePage() }) },
	{
		name: "the passenger form",
		prepare: async () => ({
			cookie: `visitor=${newVisit()}`,
			target: href("es", "passengerDetails", {}, { quote: quote.code }),
		}),
	},
	{
		name: "sending the passengers",
		keeps: Object.keys(typed),
		async prepare() {
			const cookie = `visitor=${newVisit()}`;
			const target = href("es", "passengerDetails", {}, { quote: quote.code });
			return { cookie, target, fields: { ...(await answered(cookie, target)), ...typed } };
		},
	},
	{
		name: "the review",
		reads: true,
		async prepare() {
			const { cookie, code } = await drafted(bookings);
			return { cookie, target: href("es", "bookingReview", {}, { booking: code }) };
		},
	},
	{
		name: "agreeing to the review",
		async prepare() {
			const { cookie, code } = await drafted(bookings);
			const target = href("es", "bookingReview", {}, { booking: code });
			return { cookie, target, fields: { ...(await answered(cookie, target)), hazmat: "yes", terms: "yes" } };
		},
	},
	{
		name: "the payment step",
		reads: true,
		async prepare() {
			const traveler = await drafted(bookings);
			await reviewed(bookings, traveler);
			return { cookie: traveler.cookie, target: href("es", "payment", {}, { booking: traveler.code }) };
		},
	},
	{
		name: "sending the booking",
		async prepare() {
			const traveler = await drafted(bookings);
			await reviewed(bookings, traveler);
			const target = href("es", "payment", {}, { booking: traveler.code });
			return {
				cookie: traveler.cookie,
				target,
				fields: { ...(await answered(traveler.cookie, target)), how: "phone" },
			};
		},
	},
	{
		name: "typing the digits",
		keeps: ["digits"],
		async prepare() {
			const traveler = await drafted(bookings);
			await reviewed(bookings, traveler);
			const step = href("es", "payment", {}, { booking: traveler.code });
			const site = siteOf(bookings, traveler.cookie);
			await site.post(step, { ...(await answered(traveler.cookie, step)), how: "phone" });
			await bookings.db.exec("DELETE FROM open_holds");
			const target = href("es", "bookingConfirmation", { confirmationCode: traveler.code });
			const { digits } = await mailedCode(bookings, traveler.code);
			return { cookie: traveler.cookie, target, fields: { ...(await digitsFields(site, traveler.code)), digits } };
		},
	},
	{
		name: "the confirmation",
		reads: true,
		async prepare() {
			const { cookie, code } = await drafted(bookings);
			return { cookie, target: href("es", "bookingConfirmation", { confirmationCode: code }) };
		},
	},
	{
		name: "opening a booking by name",
		keeps: ["surname"],
		async prepare() {
			const { code } = await drafted(bookings);
			const cookie = `visitor=${newVisit()}`;
			const target = href("es", "bookingConfirmation", { confirmationCode: code });
			return { cookie, target, fields: { ...(await answered(cookie, target)), surname: "García Márquez" } };
		},
	},
];

const faults: readonly (readonly [string, (db: D1Database) => D1Database, { readonly writesOnly?: boolean }])[] = [
	["throws at every statement", downDatabase, {}],
	["is read-only", readOnlyDatabase, { writesOnly: true }],
	["never answers", () => timelyDatabase(silentDatabase(), 30), {}],
];

function typedIn({ page }: Answer, name: string): string | undefined {
	const field = page.querySelector(`main [name="${name}"]`);
	if (field?.tagName === "SELECT") return field.querySelector("option[selected]")?.getAttribute("value");
	const all = page.querySelectorAll(`main [name="${name}"]`);
	const chosen = all.length > 1 ? all.find((one) => one.hasAttribute("checked")) : field;
	return chosen?.getAttribute("value");
}

/** The page stands by itself, with what was typed, the way on and nobody's name in the log. */
function isClear(answer: Answer, site: Site, { keeps = [] }: Step, fields: Fields = {}): void {
	const { response, page } = answer;
	expect(response.status).toBe(503);
	expect(wordsOf(page, "h1")).not.toBe("");
	expect(page.querySelector("main a[href^='tel:']")).not.toBeNull();
	for (const name of keeps) expect(typedIn(answer, name), name).toBe(fields[name]);
	expect(site.lines).toHaveLength(1);
	expect(JSON.parse(site.lines[0] ?? "{}").error).toMatch(/D1_ERROR|database/);
	for (const word of personal) expect(site.lines.join(), word).not.toContain(word);
	expect(response.headers.get("cache-control")).toMatch(/no-store/);
}

const ask = (site: Site, target: string, fields: Fields | undefined) =>
	fields ? site.post(target, fields) : site.get(target);

describe.each(faults.map((fault, turn) => [...fault, turn] as const))(
	"a database that %s",
	(_, broken, { writesOnly }, turn) => {
		// In `npm test` half of them by turns.
		it.each(share(steps, turn, 2))("at $name", async (step) => {
			const { cookie, target, fields } = await step.prepare();
			const site = on(broken(bookings.db), cookie);
			const answer = await ask(site, target, fields);
			if (writesOnly && step.reads) expect(answer.response.status).toBe(200);
			else if (writesOnly && step.name === "the passenger form") expect([200, 503]).toContain(answer.response.status);
			else isClear(answer, site, step, fields);
			const healed = await ask(on(bookings.db, cookie), target, fields);
			expect([200, 303, 404]).toContain(healed.response.status);
			if (fields && step.name !== "opening a booking by name") expect(healed.response.status).toBe(303);
		});
	},
);

it.each(steps.filter(({ reads }) => !reads))(
	"a database that fails at any one call of $name, before or after it, leaves one booking once it is sent again",
	{ timeout: 60_000 },
	async (step) => {
		for (const when of ["before", "after"] as const) {
			for (let at = 1; at <= 8; at++) {
				const label = `${when} call ${at}`;
				const { cookie, target, fields } = await step.prepare();
				const site = on(faultyDatabase(bookings.db, { at, when, forGood: false }), cookie);
				const first = await ask(site, target, fields);
				expect(first.response.status, label).toBeOneOf([200, 303, 404, 503]);
				if (first.response.status === 503) isClear(first, site, step, fields);
				const again = await ask(on(bookings.db, cookie), target, fields);
				expect(again.response.status, label).toBeOneOf([200, 303, 404]);
				const code = new URL(target, "http://site").searchParams.get("booking");
				if (step.name !== "sending the booking" || !cookie || !code) continue;
				const booking = await bookingOf(bookings, { code, cookie });
				// Whose answer to the order is lost for good, an agent looks after; here the writing is tried again.
				expect(booking.state, label).toBeOneOf(["held", "requested"]);
			}
		}
	},
);

const failures: readonly FareFailure[] = ["timeout", "rateLimited", "unavailable", "refused", "malformed"];
type Lie = readonly [name: string, offer: FareSource["offer"], seen: "unknown" | "changed" | "gone"];
const priced = (minor: number, currency = "USD"): FareSource["offer"] => {
	return async (id) => {
		const answer = await sample.offer(id);
		return answer.kind === "gone" ? answer : { kind: "found", offer: { ...answer.offer, total: { minor, currency } } };
	};
};
const lies: readonly Lie[] = [
	...failures.map((failure): Lie => [failure, () => Promise.reject(new FareSourceError(failure, "x")), "unknown"]),
	["a negative price", priced(-100), "unknown"],
	["no price", priced(0), "unknown"],
	["a price that is no number", priced(Number.NaN), "unknown"],
	["another price", priced(123_456), "changed"],
	["another currency", priced(50_000, "EUR"), "changed"],
	["gone", async () => ({ kind: "gone" }), "gone"],
	[
		"another trip",
		async (id) => {
			const answer = await sample.offer(id);
			if (answer.kind === "gone") return answer;
			const slices = answer.offer.slices.map((slice) => ({
				...slice,
				segments: slice.segments.map((one) => ({ ...one, flightNumber: `${Number(one.flightNumber) + 1}` })),
			}));
			return { kind: "found", offer: { ...answer.offer, slices } };
		},
		"gone",
	],
];

describe.each(lies)("a fare source that answers: %s", (_, offer, seen) => {
	const fares: FareSource = { ...createSampleSource({ now: () => now }), offer };

	it("leaves the quote open, and says how its price stands", async () => {
		const own = await quoted(bookings.db, now);
		await bookings.db
			.prepare("UPDATE quotes SET checked_at = ? WHERE code = ?")
			.bind(later(-10).toISOString(), own.code)
			.run();
		const { response } = await siteOf(bookings, undefined, { fares }).get(
			href("es", "bookingReview", {}, { quote: own.code }),
		);
		expect(response.status).toBe(200);
		const row = await bookings.db.prepare("SELECT state FROM quotes WHERE code = ?").bind(own.code).first();
		expect(row).toEqual({ state: seen });
	});

	it("never gets another price or trip agreed to unasked", async () => {
		const traveler = await drafted(bookings);
		const before = await bookingOf(bookings, traveler);
		const target = href("es", "bookingReview", {}, { booking: traveler.code });
		const site = siteOf(bookings, traveler.cookie, { fares });
		const fields = { ...(await answered(traveler.cookie, target)), hazmat: "yes", terms: "yes" };
		const sent = await site.post(target, fields);
		expect(sent.response.status).toBe({ unknown: 303, gone: 410, changed: 409 }[seen]);
		const after = await bookingOf(bookings, traveler);
		expect([after.total, after.offer.slices]).toEqual([before.total, before.offer.slices]);
		expect(sent.page.querySelector("a[href^='tel:']") !== null || seen === "unknown").toBe(true);
	});
});

const orders: readonly (readonly [string, FareSource["order"], string])[] = [
	...failures.map(
		(failure) => [failure, () => Promise.reject(new FareSourceError(failure, "García")), "refused"] as const,
	),
	["a fault after ordering", () => Promise.reject(new TypeError("García")), "unknown"],
	["an answer that never came", async () => ({ kind: "unknown", detail: "García" }), "unknown"],
	["gone", async () => ({ kind: "gone" }), "refused"],
	["refused", async () => ({ kind: "refused", reason: "passengers", detail: "García" }), "refused"],
	["another price", async () => ({ kind: "priceChanged", offer: quote.offer }), "refused"],
];

it.each(orders)(
	"an order that ends in %s is a booking all the same, told of by mail, and asked for once",
	async (_, order, state) => {
		// All are of one mailbox, which has two holds open at most.
		await bookings.db.exec("DELETE FROM open_holds");
		const traveler = await drafted(bookings);
		await reviewed(bookings, traveler);
		let asked = 0;
		const fares: FareSource = {
			...sample,
			order: (...request) => {
				asked++;
				return order(...request);
			},
		};
		const target = href("es", "payment", {}, { booking: traveler.code });
		const site = siteOf(bookings, traveler.cookie, { fares });
		await site.post(target, { ...(await answered(traveler.cookie, target)), how: "phone" });
		const page = href("es", "bookingConfirmation", { confirmationCode: traveler.code });
		const { digits } = await mailedCode(bookings, traveler.code);
		const fields = { ...(await digitsFields(site, traveler.code)), digits };
		for (let click = 0; click < 2; click++) {
			const { response } = await site.post(page, fields);
			expect(response.headers.get("location")?.split("?")[0]).toBe(page.split("?")[0]);
		}
		expect(asked).toBe(1);
		expect(await bookingOf(bookings, traveler)).toMatchObject({ state: "requested", order: { state } });
		expect(site.lines.join()).not.toContain("García");
		const { results } = await bookings.db.prepare("SELECT id FROM outbox WHERE about = ?").bind(traveler.code).all();
		expect(results).toHaveLength(2);
	},
);
