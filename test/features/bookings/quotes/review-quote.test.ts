// The review of a quote through requests: choosing, opening, misheard and unknown codes, prices that moved, and the log.
import { type HTMLElement, parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../../../src/app.ts";
import type { Budgets } from "../../../../src/effects/budgets.ts";
import type { Env } from "../../../../src/env.ts";
import { createQuote } from "../../../../src/features/bookings/quotes/quotes.ts";
import type { Offer } from "../../../../src/flights/offers/offer.ts";
import type { FareSource } from "../../../../src/flights/source.ts";
import { type Language, languageCodes, languages } from "../../../../src/i18n/languages.ts";
import { href } from "../../../../src/links.ts";
import { formatTotal } from "../../../../src/money/money.ts";
import { checkDigit } from "../../../../src/references/browser/check-digit.ts";
import {
	groupReference,
	randomConfirmation,
	randomNumber,
	spellReference,
} from "../../../../src/references/reference.ts";
import { createServices } from "../../../../src/services.ts";
import { startDatabase } from "../../../database.ts";
import { spentBudgets } from "../../../effects/store.ts";
import { testEnv } from "../../../test-env.ts";
import { chosen, dearer, later, now, sourceThat } from "../sample-choice.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let offer: Offer;
let search: string;
beforeEach(async () => {
	database = await startDatabase();
	({ offer, search } = await chosen());
});
afterEach(() => database.stop());

const open = { limit: async () => ({ success: true }) };
const services = createServices(testEnv() as Env);
const textOf = (element: HTMLElement | null) => (element?.text ?? "").replace(/\s+/g, " ").trim();
/** A sound code that nobody was given. */
const absent = `123456789${checkDigit("123456789")}`;

interface Setting {
	readonly fares?: FareSource | undefined;
	readonly at?: Date;
	readonly bindings?: object;
	readonly budgets?: Budgets;
	readonly headers?: Record<string, string>;
}

/** One visitor's way to the site; every request is made by a new browser. */
function site({ at = now, bindings = {}, headers = {}, budgets, ...setting }: Setting = {}) {
	const fares = "fares" in setting ? setting.fares : sourceThat(() => ({ kind: "found", offer }));
	const lines: string[] = [];
	const waiting: Promise<unknown>[] = [];
	const app = createApp(
		{ ...services, db: database.db, fares, budgets, now: () => at },
		{ writeLine: (line) => lines.push(line) },
	);
	const ctx = { waitUntil: (work: Promise<unknown>) => waiting.push(work), passThroughOnException() {}, props: {} };
	async function ask(target: string, init: RequestInit = {}) {
		const env = { SEARCHES: open, WRITES: open, QUOTES: open, ...bindings };
		const request = { ...init, headers: { ...headers, ...init.headers } };
		const response = await app.request(`http://localhost${target}`, request, env as never, ctx as never);
		await Promise.all(waiting.splice(0));
		return { response, page: parse(await response.text()) };
	}
	return {
		lines,
		get: ask,
		choose(fields: Readonly<Record<string, string>>, language: Language = "en") {
			const body = new URLSearchParams(fields);
			return ask(href(language, "bookingReview"), { method: "POST", body });
		},
	};
}

const review = (quote: string, language: Language = "en") => href(language, "bookingReview", {}, { quote });

async function code(language: Language = "en"): Promise<string> {
	const { response } = await site().choose({ offer: offer.id, search }, language);
	return new URL(response.headers.get("location") ?? "", "http://localhost").searchParams.get("quote") ?? "";
}

describe.each(languageCodes)("choosing a trip (%s)", (language) => {
	const { t } = services.messages[language];

	it("leads to its reference in the same language, and opens on another device", async () => {
		const { response } = await site().choose({ offer: offer.id, search }, language);
		expect(response.status).toBe(303);
		const location = response.headers.get("location") ?? "";
		expect(location).toMatch(language === "en" ? /^\/booking-review\?quote=\d{10}$/ : /\?quote=\d{10}&lng=es$/);
		const reference = new URL(location, "http://localhost").searchParams.get("quote") ?? "";
		const { response: opened, page } = await site().get(location);
		expect(opened.status).toBe(200);
		expect(opened.headers.get("cache-control")).toBe("private, no-store");
		expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
		expect(page.querySelector("html")?.getAttribute("lang")).toBe(language);
		expect(textOf(page.querySelector(".quote-number"))).toBe(groupReference(reference));
		const text = textOf(page.querySelector("main"));
		const price = formatTotal(offer.total, languages[language].money);
		for (const said of [
			spellReference(reference, language),
			price,
			t("trip.bags"),
			t("sample.badge"),
			t(offer.payment.instant ? "terms.instant" : "terms.hold"),
		]) {
			expect(text).toContain(said.replace(/\s+/g, " "));
		}
		// No phone takes the reference for a number to call.
		expect(page.querySelector('meta[name="format-detection"]')?.getAttribute("content")).toBe("telephone=no");
		const call = page.querySelector(".quote .call-button");
		expect(call?.getAttribute("href")).toMatch(/^tel:\+\d+$/);
		expect(textOf(call)).toContain(groupReference(reference));
		expect(page.querySelector("main .notice-problem")).toBeNull();
		const again = page.querySelectorAll("main a").find((link) => link.text === t("review.search"));
		expect(again?.getAttribute("href")?.replaceAll("&amp;", "&")).toContain(search);
	});

	it("twice gives one code", async () => {
		const visitor = site();
		const answers = await Promise.all([1, 2].map(() => visitor.choose({ offer: offer.id, search }, language)));
		expect(new Set(answers.map(({ response }) => response.headers.get("location"))).size).toBe(1);
	});

	it("that has gone says so, with the same search one tap away", async () => {
		const { response, page } = await site({ fares: sourceThat(() => ({ kind: "gone" })) }).choose(
			{ offer: offer.id, search },
			language,
		);
		expect(response.status).toBe(410);
		expect(textOf(page.querySelector("h1"))).toBe(t("choose.gone.heading"));
		const link = page.querySelector("main a.button")?.getAttribute("href")?.replaceAll("&amp;", "&");
		expect(link).toBe(href(language, "flightResults", {}, new URLSearchParams(search)));
		expect(page.querySelector("main .call-button")).not.toBeNull();
	});

	it("that cannot be checked says so and keeps nothing", async () => {
		for (const fares of [undefined, sourceThat(() => new Error("secret detail"))]) {
			const visitor = site({ fares });
			const { response, page } = await visitor.choose({ offer: offer.id, search }, language);
			expect(response.status).toBe(503);
			expect(response.headers.get("x-degraded")).toBeNull();
			expect(textOf(page.querySelector("h1"))).toBe(t("choose.failed.heading"));
			expect(page.toString()).not.toContain("secret");
			expect(JSON.parse(visitor.lines[0] ?? "{}").error).toMatch(/secret detail|no source/);
		}
		expect((await database.db.prepare("SELECT code FROM quotes").all()).results).toEqual([]);
	});

	it("opens for a misheard code with the mistake beside the field, and what was typed kept", async () => {
		const reference = await code(language);
		const wrong = reference.slice(0, -1) + ((Number(reference.at(-1)) + 1) % 10);
		const { response, page } = await site().get(review(wrong, language));
		expect(response.status).toBe(400);
		const field = page.querySelector("input[name=code]");
		expect(field?.getAttribute("value")).toBe(wrong);
		expect(field?.getAttribute("aria-invalid")).toBe("true");
		expect(field?.getAttribute("aria-describedby")).toContain("reference-code-error");
		expect(textOf(page.querySelector("#reference-code-error"))).toContain(
			t("reference.misheard", { end: wrong.slice(-4) }),
		);
		expect(page.querySelector(".quote")).toBeNull();
	});

	it("tells an unknown code from none, and not from one that ended", async () => {
		const reference = await code(language);
		const never = await site().get(review(absent, language));
		const ended = await site({ at: later(15 * 24 * 60) }).get(review(reference, language));
		for (const { response, page } of [never, ended]) {
			expect(response.status).toBe(404);
			expect(textOf(page.querySelector("#reference-code-error"))).toContain(t("reference.unknown"));
			const links = page.querySelectorAll("main form a").map((link) => link.getAttribute("href"));
			expect(links).toContain(href(language, "flightResults"));
		}
		const main = ({ page }: typeof never) => textOf(page.querySelector("main"));
		expect(main(ended)).toBe(main(never));
	});

	it("asks for the reference where none is given, and says so where the field was left empty", async () => {
		const { response, page } = await site().get(href(language, "bookingReview"));
		expect(response.status).toBe(200);
		const form = page.querySelector("form:has(input[name=code])");
		expect(form?.getAttribute("method")).toBe("post");
		expect(form?.getAttribute("action")).toBe(href(language, "yourReference"));
		expect(textOf(page.querySelector("label[for=reference-code]"))).toBe(t("reference.label"));
		expect(page.querySelector("#reference-code-error")).toBeNull();
		const empty = await site().get(review("", language));
		expect(empty.response.status).toBe(400);
		expect(textOf(empty.page.querySelector("#reference-code-error"))).toContain(t("reference.blank"));
	});

	it("leads on from another reference of ours in its place", async () => {
		const booking = randomConfirmation();
		const { response } = await site().get(review(groupReference(booking), language));
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe(href(language, "bookingConfirmation", { confirmationCode: booking }));
	});

	it("opens under an older reference, however it is said", async () => {
		const number = randomNumber();
		await createQuote(database.db, { offer, search, language }, now, () => number);
		for (const typed of [number, groupReference(number).toLowerCase(), spellReference(number, language)]) {
			const { response, page } = await site().get(review(typed, language));
			expect(response.status, typed).toBe(200);
			expect(textOf(page.querySelector(".quote-number"))).toBe(groupReference(number));
			const card = page.querySelector("article");
			expect(card?.querySelector(`[id="${card.getAttribute("aria-labelledby")}"]`)).not.toBeNull();
			expect(card?.getAttribute("aria-labelledby")).not.toContain(" ");
		}
	});

	it("shows a new price beside the old one", async () => {
		const reference = await code(language);
		const fares = sourceThat(() => dearer(offer, 5000));
		const { page } = await site({ fares, at: later(10) }).get(review(reference, language));
		const money = (minor: number) =>
			formatTotal({ ...offer.total, minor }, languages[language].money).replace(/\s/g, " ");
		const notice = textOf(page.querySelector("main .notice-problem"));
		expect(notice).toContain(money(offer.total.minor + 5000));
		expect(notice).toContain(money(offer.total.minor));
		expect(textOf(page.querySelector(".price-lines dd"))).toBe(money(offer.total.minor + 5000));
		await site({ fares, at: later(11) }).get(review(reference, language));
		expect(fares.asked).toHaveLength(1);
	});

	it("says when a price could not be checked, and when it was seen", async () => {
		const reference = await code(language);
		const { response, page } = await site({ fares: undefined, at: later(10) }).get(review(reference, language));
		expect(response.status).toBe(200);
		expect(textOf(page.querySelector("main .notice"))).toContain(t("review.unknown.heading"));
		expect(textOf(page.querySelector("main .notice"))).toMatch(/2026.+10:00/);
	});

	it("says that the trip has gone, and offers no price for it", async () => {
		const reference = await code(language);
		const fares = sourceThat(() => ({ kind: "gone" }));
		const { page } = await site({ fares, at: later(10) }).get(review(reference, language));
		expect(textOf(page.querySelector("main .notice-problem"))).toContain(t("review.gone.heading"));
		expect(page.querySelector(".quote[data-expired]")).not.toBeNull();
		expect(textOf(page.querySelector(".quote .call-button"))).toContain(t("quote.call.expired"));
	});
});

describe("a choice that was tampered with", () => {
	it("is gone when its id is nonsense, and keeps no search that cannot be run", async () => {
		for (const id of ["", "x".repeat(3000)]) {
			expect((await site().choose({ offer: id, search })).response.status).toBe(410);
		}
		const { response } = await site().choose({ offer: offer.id, search: "from=Jane Doe&note=call+me" });
		expect(response.status).toBe(303);
		const row = await database.db.prepare("SELECT search FROM quotes").first<{ search: string }>();
		expect(row?.search).toContain("trip=round&from=JFK&to=BOG");
		expect(row?.search).not.toContain("Jane");
	});

	it("keeps the search of its own trip instead of one for another", async () => {
		const others = [
			"trip=oneway&from=MIA&to=LIM&depart=2027-02-02",
			search.replace("adults=2", "adults=9"),
			search.replace("2027-02-10", "2027-02-09"),
			search.replace("from=JFK", "from=LAX"),
			search.replace("economy", "business"),
		];
		for (const other of others) await site().choose({ offer: offer.id, search: other });
		await site().choose({
			offer: offer.id,
			search: search.replace("from=JFK", "from=NYC").replace("flex=0", "flex=3"),
		});
		const { results } = await database.db.prepare("SELECT search FROM quotes ORDER BY search").all();
		expect(results.map((row) => row.search)).toEqual([
			search,
			search.replace("from=JFK", "from=NYC").replace("flex=0", "flex=3"),
		]);
	});

	it("comes by POST alone, which a refusal of other methods says", async () => {
		const allowed = async (target: string) =>
			(await site().get(target, { method: "PUT" })).response.headers.get("allow");
		expect(await allowed("/booking-review")).toBe("GET, HEAD, POST");
		expect(await allowed("/flight-results")).toBe("GET, HEAD");
	});

	it("is refused from another site", async () => {
		const { response } = await site({ headers: { "Sec-Fetch-Site": "cross-site" } }).choose({
			offer: offer.id,
			search,
		});
		expect(response.status).toBe(403);
	});
});

describe("limits", () => {
	const shut = { limit: async () => ({ success: false }) };

	it("hold for lookups by one address, but not for the page without a code", async () => {
		const visitor = site({ bindings: { QUOTES: shut } });
		const { response } = await visitor.get(review("1234567890"));
		expect(response.status).toBe(429);
		expect(response.headers.get("retry-after")).toBe("60");
		expect((await visitor.get("/booking-review")).response.status).toBe(200);
	});

	it("hold for choices as for every write", async () => {
		const { response } = await site({ bindings: { WRITES: shut } }).choose({ offer: offer.id, search });
		expect(response.status).toBe(429);
		expect(response.headers.get("retry-after")).toBe("60");
	});

	it("make who guesses wait, with a place in the line and the time on the page", async () => {
		const { response, page } = await site({ budgets: spentBudgets("wrongCode") }).get(review(absent, "es"));
		expect(response.status).toBe(429);
		expect(response.headers.get("retry-after")).toBe("30");
		expect(response.headers.get("set-cookie")).toMatch(/^place=11111111-/);
		expect(page.querySelector("html")?.getAttribute("lang")).toBe("es");
		expect(textOf(page.querySelector("main"))).toContain("30 segundos");
	});

	it("let no crawler ask the provider", async () => {
		const reference = await code();
		const fares = sourceThat(() => ({ kind: "found", offer }));
		const headers = { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };
		const { response, page } = await site({ fares, at: later(10), headers }).get(review(reference));
		expect(response.status).toBe(200);
		expect(fares.asked).toEqual([]);
		// Nothing failed: the price is that of when it was last asked for.
		expect(textOf(page.querySelector("main"))).not.toContain(services.messages.en.t("review.unknown.heading"));
		expect(textOf(page.querySelector("main"))).toMatch(/Price checked .*2026, 10:00/);
	});
});

describe("the log", () => {
	it("has neither the code nor the search nor the offer of any of these requests", async () => {
		const visitor = site({ fares: sourceThat(() => new Error("down")), at: later(10) });
		const reference = await code();
		await visitor.choose({ offer: offer.id, search });
		await visitor.get(review(reference));
		await visitor.get(review(absent, "es"));
		await visitor.get(review("Jane Doe 555-0100"));
		expect(visitor.lines).toHaveLength(4);
		for (const line of visitor.lines) {
			expect(line).not.toMatch(new RegExp(`${reference}|123456789|Jane|0100|JFK|quote=`));
			expect(line).not.toContain(offer.id);
			expect(JSON.parse(line).path).toBe("/booking-review");
		}
		expect(JSON.parse(visitor.lines[1] ?? "{}").error).toBe("quote: Error: down");
	});
});
