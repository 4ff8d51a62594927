// The passenger step where something does not answer: what was typed stays, the page says why, and the phone is there.
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../../src/app.ts";
import type { Budgets } from "../../../../src/effects/budgets.ts";
import type { Env } from "../../../../src/env.ts";
import { passengersPurpose } from "../../../../src/features/bookings/passengers/passenger-form-view.tsx";
import type { BookingStore } from "../../../../src/features/bookings/store.ts";
import { languageCodes } from "../../../../src/i18n/languages.ts";
import { href } from "../../../../src/links.ts";
import { issueFormToken } from "../../../../src/privacy/form-token.ts";
import { createServices } from "../../../../src/services.ts";
import { spentBudgets } from "../../../effects/store.ts";
import { testEnv } from "../../../test-env.ts";
import { type Bookings, newVisit, openBookings, quoted } from "../bookings.ts";
import { later, now } from "../sample-choice.ts";

const services = createServices(testEnv() as Env);
const open = { limit: async () => ({ success: true }) };
const visitor = newVisit();
const filled = {
	travelers: "2",
	...{
		"t1-given": "María",
		"t1-family": "García",
		"t1-gender": "f",
		"t1-day": "12",
		"t1-month": "4",
		"t1-year": "1985",
	},
	...{ "t2-given": "Juan", "t2-family": "Núñez", "t2-gender": "m", "t2-day": "1", "t2-month": "5", "t2-year": "1990" },
	...{ email: "maria@example.test", country: "MX", phone: "55 1234 5678", callback: "yes" },
};

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());

/** The database, which fails on every statement that matches. */
function failingOn(pattern: RegExp): D1Database {
	const prepare = (sql: string) => {
		if (pattern.test(sql)) throw new Error("D1_ERROR: the disk is gone");
		return bookings.db.prepare(sql);
	};
	return { ...bookings.db, prepare, batch: (all: D1PreparedStatement[]) => bookings.db.batch(all) } as D1Database;
}

const saved = async () =>
	(await bookings.db.prepare("SELECT count(*) AS n FROM bookings").first<{ readonly n: number }>())?.n;

interface Setting {
	readonly store?: BookingStore | undefined;
	readonly at?: Date;
	readonly budgets?: Budgets;
}

function site(setting: Setting = {}) {
	const { at = now } = setting;
	const store = "store" in setting ? setting.store : bookings.store;
	const lines: string[] = [];
	const used = {
		...services,
		db: store?.db,
		vault: store?.vault,
		bookings: store,
		budgets: setting.budgets,
		now: () => at,
	};
	const app = createApp(used, { writeLine: (line) => lines.push(line) });
	async function ask(target: string, init: RequestInit = {}) {
		const headers = { Cookie: `visitor=${visitor}` };
		const env = { SEARCHES: open, WRITES: open, QUOTES: open };
		const ctx = { waitUntil() {}, passThroughOnException() {}, props: {} };
		const response = await app.request(`http://localhost${target}`, { headers, ...init }, env as never, ctx as never);
		return { response, page: parse(await response.text()) };
	}
	return {
		lines,
		get: ask,
		async post(target: string, fields: Readonly<Record<string, string>> = filled) {
			const token = await issueFormToken(bookings.store.vault, `${passengersPurpose}.${quote.code}`, visitor, now);
			return ask(target, { method: "POST", body: new URLSearchParams({ token, ...fields }) });
		},
	};
}

type Shown = Awaited<ReturnType<ReturnType<typeof site>["get"]>>;

function expectKept({ page }: Shown, notice: string) {
	const main = page.querySelector("main");
	expect(main?.querySelector(".notice-problem")?.text).toContain(notice);
	expect(main?.querySelector("a[data-phone]")).not.toBeNull();
	for (const [name, value] of Object.entries(filled)) {
		const control =
			main?.querySelector(`[name="${name}"][checked]`) ??
			main?.querySelector(`[name="${name}"] [selected]`) ??
			main?.querySelector(`[name="${name}"]`);
		expect(control?.getAttribute("value"), name).toBe(value);
	}
}

describe.each(languageCodes)("the passenger step (%s)", (language) => {
	const { t } = services.messages[language];
	const target = () => href(language, "passengerDetails", {}, { quote: quote.code });
	const store = (db: D1Database) => ({ ...bookings.store, db });

	it("keeps what was typed when the database cannot save it, with the trip beside it", async () => {
		const visit = site({ store: store(failingOn(/INSERT OR IGNORE INTO bookings/)) });
		const shown = await visit.post(target());
		expect(shown.response.status).toBe(503);
		expectKept(shown, t("pax.failed.heading"));
		expect(shown.page.querySelector(".trip-summary")).not.toBeNull();
		expect(visit.lines.join()).toContain("the disk is gone");
		expect(visit.lines.join()).not.toMatch(/maria|García|1234/);
	});

	it("keeps it as well when not even the quote can be read", async () => {
		const shown = await site({ store: store(failingOn(/quotes/)) }).post(target());
		expect(shown.response.status).toBe(503);
		expectKept(shown, t("pax.failed.heading"));
		expect(shown.page.querySelector("form.pax")?.getAttribute("action")).toBe(target());
		const without = await site({ store: undefined }).post(target());
		expect(without.response.status).toBe(503);
		expectKept(without, t("pax.failed.heading"));
	});

	it("keeps it when the form was open for more than a day", async () => {
		const shown = await site({ at: later(25 * 60) }).post(target());
		expect(shown.response.status).toBe(403);
		expectKept({ ...shown }, t("pax.expired.heading"));
	});

	it("offers the call where nothing can be booked, and says why in the log only", async () => {
		for (const [visit, why] of [
			[site({ store: undefined }), "no database"],
			[site({ store: store(failingOn(/quotes/)) }), "the disk is gone"],
		] as const) {
			const { response, page } = await visit.get(target());
			expect(response.status).toBe(503);
			expect(page.querySelector("h1")?.text).toBe(t("pax.off.heading"));
			expect(page.querySelector("main a[data-phone]")).not.toBeNull();
			expect(page.text).not.toContain(why);
			expect(visit.lines.join()).toContain(why);
		}
	});

	it("says when the source no longer has the trip, and keeps the way to another one", async () => {
		await bookings.db.prepare("UPDATE quotes SET state = 'gone' WHERE code = ?").bind(quote.code).run();
		const { response, page } = await site().get(target());
		await bookings.db.prepare("UPDATE quotes SET state = 'holds' WHERE code = ?").bind(quote.code).run();
		expect(response.status).toBe(200);
		const notice = page.querySelector(".notice-problem");
		expect(notice?.text).toContain(t("review.gone.heading"));
		expect(notice?.querySelector("a")?.getAttribute("href")).toContain("/flight-results?");
	});

	it("lets who guesses wait, and keeps what was typed", async () => {
		const visit = site({ budgets: spentBudgets("wrongCode") });
		expect((await visit.get(target())).response.status).toBe(429);
		const foreign = await issueFormToken(bookings.store.vault, `${passengersPurpose}.2R9420`, visitor, now);
		const shown = await visit.post(target(), { ...filled, token: foreign });
		expect(shown.response.status).toBe(429);
		for (const [name, value] of Object.entries(filled)) {
			expect(shown.page.querySelector(`main input[name="${name}"]`)?.getAttribute("value"), name).toBe(value);
		}
		expect(await saved()).toBe(0);
	});

	it("takes the form of a trip that this browser was shown, though its network has guessed too often", async () => {
		const shown = await site({ budgets: spentBudgets("wrongCode") }).post(target());
		expect([shown.response.status, shown.response.headers.get("location")]).toEqual([
			303,
			expect.stringContaining("/booking-review?"),
		]);
		expect(await saved()).toBe(1);
		await bookings.db.prepare("DELETE FROM bookings").run();
	});

	it("keeps no more people than a network may name, and loses nothing that was typed", async () => {
		const shown = await site({ budgets: spentBudgets("draft") }).post(target());
		expect([shown.response.status, shown.response.headers.get("retry-after")]).toEqual([429, "30"]);
		expect(shown.page.querySelector(`main input[name="email"]`)?.getAttribute("value")).toBe(filled.email);
		expect(await saved()).toBe(0);
	});

	it("lets no one in who guesses", async () => {
		const full = { limit: async () => ({ success: false }) };
		const app = createApp({ ...services, bookings: bookings.store, now: () => now }, { writeLine: () => {} });
		const answer = await app.request(`http://localhost${target()}`, {}, { QUOTES: full } as never);
		expect(answer.status).toBe(429);
	});
});
