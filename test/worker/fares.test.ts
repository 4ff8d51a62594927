// Pages that show prices, on the built Worker: before the first run of the cron, after it, and as the prices grow old.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localize } from "../../src/i18n/language-parameter.ts";
import { href } from "../../src/links.ts";
import { guideFeeds } from "../../src/routes.ts";
import { duties } from "../../src/site/duties.ts";
import { languageCodes } from "../languages.ts";
import { type Harness, startWorker } from "./harness.ts";
import { read } from "./site.ts";

/** What travelers paid in some month is no fare: it stands in rows of the same look. */
const rowsOfFares = ".section:not([aria-labelledby=paid]) > ul > .fare";
const pricesOfFares = "main .section:not([aria-labelledby=paid]) strong.price";

let harness: Harness;
beforeAll(async () => {
	// No memo: pages are asked for again after their prices have changed.
	harness = await startWorker({ PAGE_MEMO_SECONDS: "0" });
});
afterAll(() => harness.close());

type Document = Awaited<ReturnType<typeof read>>["document"];
type Element = ReturnType<Document["querySelectorAll"]>[number];

const document = async (target: string): Promise<Document> => (await read(await harness.get(target))).document;
const textOf = (element: Element | null): string => (element?.text ?? "").replace(/\s+/g, " ").trim();
const linkOf = (element: Element): string =>
	(element.querySelector("a.go, a.stretched")?.getAttribute("href") ?? "").replaceAll("&amp;", "&");
const amount = (text: string): number => Number(text.replace(/[^\d.]/g, ""));

const texts = {
	en: {
		none: "No price to show yet",
		search: "Search flights",
		terms: "round trip, one adult, taxes included",
		price: /^\$[\d,]+\.\d\d$/,
		operated: /operated by \S/,
		seen: /Seen \d+ hours? ago/,
		sample: "Sample data",
		yesterday: /Seen yesterday: search for today’s price/,
	},
	es: {
		none: "Todavía no hay un precio para mostrar",
		search: "Buscar vuelos",
		terms: "ida y vuelta, un adulto, con impuestos",
		price: /^US\$[\d,]+\.\d\d$/,
		operated: /operado por \S/,
		seen: /Visto hace \d+ horas?/,
		sample: "Datos de muestra",
		yesterday: /Visto ayer: busque el precio de hoy/,
	},
} as const;

const pages = languageCodes.flatMap((language) => [
	{ language, target: href(language, "home"), entry: ".tiles > .tile", empty: true },
	{ language, target: href(language, "featuredDeals"), entry: ".deal", empty: true },
	{ language, target: href(language, "lastMinuteDeals"), entry: ".deal", empty: true },
	{
		language,
		target: href(language, "destination", { citySlug: "miami" }),
		entry: rowsOfFares,
		empty: true,
	},
	{ language, target: href(language, "airline", { airline: "AA" }), entry: rowsOfFares, empty: false },
	{ language, target: href(language, "cheapVolarisFlights"), entry: rowsOfFares, empty: false },
]);
const rowsOf = (page: Document, entry: string) => page.querySelectorAll(entry);

/** The itineraries of a results page that its filters leave. */
const shown = (page: Document) =>
	page.querySelectorAll("[data-offer]").filter((each) => each.getAttribute("hidden") === undefined);

const database = async () => ((await harness.worker.getEnv()) as { DB: D1Database }).DB;
const seenHoursAgo = async (hours: number) => {
	const time = new Date(Date.now() - hours * 3_600_000).toISOString();
	await (await database()).prepare("UPDATE fares SET seen_at = ?").bind(time).run();
};

describe("before the first run", () => {
	it.each(pages)("$target ($language) shows no price, and offers the search and the call", async (visit) => {
		const page = await document(visit.target);
		const prices = page.querySelectorAll(pricesOfFares).map(textOf);
		expect(prices.filter(Boolean)).toEqual([]);
		expect(page.querySelector("main a[href^='tel:']")).not.toBeNull();
		const notice = page.querySelectorAll(".notice").find((each) => each.text.includes(texts[visit.language].none));
		expect(notice !== undefined).toBe(visit.empty);
		if (!notice) return;
		expect(textOf(notice)).toContain(texts[visit.language].search);
		expect(notice.querySelector("a[href^='tel:']")).not.toBeNull();
		expect(notice.querySelector("a[href^='/flight-results']")).not.toBeNull();
	});
});

describe("after the first run", () => {
	beforeAll(() => harness.worker.scheduled({ cron: duties.prices.cron }));

	it.each(pages)(
		"$target ($language) shows what it costs, for whom, who flies, and when it was seen",
		async (visit) => {
			const { terms, price, operated, seen, sample, none } = texts[visit.language];
			const page = await document(visit.target);
			const priced = rowsOf(page, visit.entry).filter((row) => row.querySelector(".price"));
			expect(priced.length).toBeGreaterThan(0);
			expect(page.text).not.toContain(none);
			for (const row of priced) {
				const text = textOf(row);
				expect(textOf(row.querySelector(".price"))).toMatch(price);
				expect(text).toContain(terms);
				expect(text).toMatch(operated);
				expect(text).toMatch(seen);
				expect(textOf(row.querySelector(".badge, [data-fare=sample]"))).toBe(sample);
			}
		},
	);

	it("leads from each price to a search whose cheapest offer it is, on an airline's page of that airline", async () => {
		for (const { target, entry } of pages.filter(({ language }) => language === "en")) {
			const rows = rowsOf(await document(target), entry).filter((row) => row.querySelector(".price"));
			for (const row of rows.slice(0, 3)) {
				const link = linkOf(row);
				const price = textOf(row.querySelector(".price"));
				const results = await document(`${link}&sort=cheapest`);
				const prices = shown(results).map((card) => textOf(card.querySelector(".price")));
				expect(Math.min(...prices.map(amount)), link).toBe(amount(price));
			}
		}
		const [row] = rowsOf(await document("/airlines/AA"), rowsOfFares);
		expect(row && linkOf(row)).toMatch(/^\/flight-results\?trip=round&from=.*&airline=AA$/);
	});

	it("has no price of a sample in a title, a shared link, structured data or a feed", async () => {
		const [miami] = rowsOf(await document(href("en", "destination", { citySlug: "miami" })), rowsOfFares);
		const search = miami ? linkOf(miami) : "";
		const chosen = (await document(`${search}&rows=0`)).querySelector('input[name="offer"]');
		const offer = chosen?.getAttribute("value") ?? "";
		const review = await harness.get(href("en", "bookingReview"), {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost" },
			body: `${new URLSearchParams({ offer, search: search.split("?")[1] ?? "" })}`,
		});
		const quote = review.headers.get("location") ?? "";
		expect(offer).toMatch(/^s2\./);
		expect(quote).toContain("quote=");
		const feeds = await Promise.all(
			guideFeeds.flatMap(({ path }) =>
				languageCodes.map(async (language) => (await harness.get(localize(path, language))).text()),
			),
		);
		const targets = [...pages.map(({ target }) => target), search, `${search}&offer=${offer}`, quote];
		expect(feeds.every((feed) => feed.length > 1_000)).toBe(true);
		for (const target of targets) {
			const page = await document(target);
			// Our own fee is the same everywhere, and no price of a sample.
			const sums = (textOf(page.querySelector("main")).match(/[\d,]+\.\d\d/g) ?? []).filter((sum) => sum !== "20.00");
			expect(sums.length, target).toBeGreaterThan(0);
			const head = page.querySelector("head")?.innerHTML ?? "";
			expect(head, target).toContain("<title>");
			const records = page.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text);
			const links = page.querySelectorAll("main a, main form").map((each) => each.rawAttrs);
			const shared = [
				head,
				...records,
				...(target.startsWith(search) ? links.filter((link) => link.includes("offer=")) : []),
			];
			const told = sums.filter((sum) => [...shared, ...feeds].some((text) => text.includes(sum)));
			expect(told, target).toEqual([]);
			expect(`${records}`, target).not.toMatch(/"(price|lowPrice|highPrice|priceCurrency|offers)"/);
		}
	});

	it("has a price on every destination's page", async () => {
		for (const citySlug of ["madrid", "chicago", "san-juan", "bogota"]) {
			const page = await document(href("en", "destination", { citySlug }));
			expect(page.querySelectorAll(pricesOfFares).length, citySlug).toBeGreaterThan(0);
		}
	});

	it("shows none for an airline that stopped flying, nor for what is sold by phone", async () => {
		for (const target of ["/airlines/NK", "/cheap-spirit-flights?lng=es", "/exclusive-discounts"]) {
			expect((await document(target)).querySelector(".price"), target).toBeNull();
		}
	});

	it("says of the airline that an agent sells it, and that another may fly it", async () => {
		const page = await document("/airlines/AA");
		expect(textOf(page.querySelector("#fares"))).toBe("American Airlines fares seen recently");
		expect(page.text).toContain("The airline that operates the flights is named beside it.");
	});

	it("keeps these pages for five minutes at the edge, tagged so that they can be purged together", async () => {
		for (const { target } of pages) {
			const response = await harness.get(target);
			await response.arrayBuffer();
			expect(response.headers.get("cache-tag"), target).toContain("deals");
			expect(response.headers.get("cache-control"), target).toBe("public, max-age=0, must-revalidate");
		}
	});
});

describe("as prices grow old", () => {
	it.each(pages)("$target ($language) says so after a day, and shows none after three", async (visit) => {
		await seenHoursAgo(30);
		const stale = rowsOf(await document(visit.target), visit.entry).filter((row) => row.querySelector(".price"));
		expect(stale.length).toBeGreaterThan(0);
		for (const row of stale) expect(textOf(row)).toMatch(texts[visit.language].yesterday);
		await seenHoursAgo(72.1);
		const gone = rowsOf(await document(visit.target), visit.entry);
		expect(gone.some((row) => row.querySelector(".price"))).toBe(false);
	});
});

describe("GET /api/nearest", () => {
	it("is for one visitor only, read only, and answers in the language asked for", async () => {
		const response = await harness.get("/api/nearest?lng=es");
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		expect(await response.json()).toBeTypeOf("object");
		expect((await harness.get("/api/nearest?lng=fr")).status).toBe(400);
		expect((await harness.get("/api/nearest", { method: "POST", body: "x" })).status).toBe(405);
	});
});
