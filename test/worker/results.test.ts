// The results page on the built Worker: orders and filters in the URL, links to one itinerary, and what they say when it is gone.
import { beforeAll, describe, expect, it } from "vitest";
import { shownAtOnce } from "../../src/flights/offers/arrange.ts";
import { createMessages, phrase } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { languageCodes } from "../languages.ts";
import { share } from "../soak.ts";
import { sharedWorker } from "./harness.ts";
import { allRows, countOf, offersOf, openedRows } from "./list.ts";
import { type Read, read } from "./site.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

const today = new Date().toISOString().slice(0, 10);
const fields = { trip: "round", from: "MIA", to: "SFO", depart: addDays(today, 60), return: addDays(today, 67) };
let visitor = 0;

/** Each request from another address: a table of filters is more than one visitor may search in a minute. */
async function get(target: string): Promise<Response> {
	const response = await harness.get(target, { headers: { "CF-Connecting-IP": `203.0.113.${visitor++ % 250}` } });
	// What is blank is left out of the address, as a browser follows it.
	return response.status === 301 ? get(response.headers.get("location") ?? "") : response;
}

function targetOf(more: Record<string, string> | string = {}, language: "en" | "es" = "en"): string {
	const asked = new URLSearchParams(more);
	const usual = Object.entries(fields).filter(([name]) => !asked.has(name));
	return href(language, "flightResults", {}, new URLSearchParams([...usual, ...asked]));
}

async function results(more: Record<string, string> | string = {}, language: "en" | "es" = "en"): Promise<Read> {
	return read(await get(targetOf(more, language)));
}

const shown = ({ document }: Read) => document.querySelectorAll("[data-offer]");
const priceOf = (card: { querySelector(selector: string): { text: string } | null }) =>
	Number((card.querySelector(".price")?.text ?? "").replace(/[^\d.]/g, ""));

it.each(languageCodes)("says under the list what a call means from the visitor's country (%s)", async (language) => {
	const from = async (country: string) => {
		const headers = { Cookie: `country=${country}`, "CF-Connecting-IP": `203.0.113.${visitor++ % 250}` };
		return (await read(await harness.get(targetOf({}, language), { headers }))).document.querySelector("main")?.text;
	};
	const country = new Intl.DisplayNames(language, { type: "region" }).of("AR");
	const doubtful = phrase(language, "call.from.doubtful", { country: country ?? "" });
	expect(await from("AR")).toContain(doubtful);
	expect(await from("US")).not.toContain(doubtful.slice(doubtful.indexOf(":")));
});

describe("the title", () => {
	const headOf = ({ document }: Read) => ({
		title: document.querySelector("title")?.text ?? "",
		shared: document.querySelector('meta[property="og:title"]')?.getAttribute("content"),
		crumbs: document.querySelectorAll(".crumb").map((crumb) => crumb.text),
		robots: document.querySelector('meta[name="robots"]')?.getAttribute("content"),
	});
	const cities = { trip: "multi", from2: "SFO", to2: "ORD", depart2: fields.return };

	it.each([
		["en", {}, /^Miami to San Francisco, \w{3} \d+\s?–\s?(\w{3} )?\d+, \d{4}$/],
		["es", {}, /^De Miami a San Francisco, \d+( \w{3,4})?\s?–\s?\d+ \w{3,4} \d{4}$/],
		["en", cities, /^Miami – San Francisco – Chicago, \w{3} \d+\s?–\s?(\w{3} )?\d+, \d{4}$/],
	] as const)(
		"says the trip, also to whom its link is sent, without a price (%s, %o)",
		async (language, more, title) => {
			const head = headOf(await results(more, language));
			expect(head.title.replace(/,? \d{4} –/, " –")).toMatch(title);
			expect(head.shared).toBe(head.title);
			expect(head.title).not.toContain("$");
			expect(head.robots).toBe("noindex");
			const name = head.title.slice(0, head.title.indexOf(", "));
			if (!("trip" in more)) expect(head.crumbs.at(-1)).toBe(name);
		},
	);

	it.each([
		["en", "Flight results from"],
		["es", "Resultados de vuelos de"],
	] as const)("of a search with mistakes, or of none, is the page's own (%s)", async (language, title) => {
		expect(headOf(await results({ to: "", adults: "1" }, language)).title).toMatch(new RegExp(`^Error: ${title} `));
		expect(headOf(await read(await harness.get(href(language, "flightResults")))).title).toMatch(
			new RegExp(`^${title} `),
		);
	});
});

describe("the orders", () => {
	it.each([
		["cheapest", (card: Parameters<typeof priceOf>[0]) => priceOf(card)],
		["best", undefined],
		["fastest", undefined],
	])("?sort=%s is marked, and each link tells price and time of what it puts first", async (sort, measure) => {
		const page = await results({ sort });
		const current = page.document.querySelectorAll(".sort-links [aria-current]");
		expect(current.map((link) => link.getAttribute("data-sort"))).toEqual([sort]);
		// The time of each direction apart; where another order begins with the same flight, that is said instead.
		const [first, ...others] = page.document.querySelectorAll("[data-leader]").map(({ text }) => text.trim());
		const [price, ways] = ["\\$[\\d,]+", "\\d+\\sh(\\s\\d+)?"];
		expect(first).toMatch(new RegExp(`^${price} ${ways} \\+ ${ways}$`));
		for (const [index, text] of others.entries()) {
			const inWords = new RegExp(`^${ways} \\+ ${ways} ${price} ${ways} out, ${ways} back$`);
			if (text !== "same first")
				expect(text).toMatch(index === 1 ? inWords : new RegExp(`^${price} ${ways} \\+ ${ways}$`));
		}
		if (measure) {
			const prices = (await allRows(get, targetOf({ sort }))).map(measure);
			expect(prices.length).toBeGreaterThan(shown(page).length);
			expect(prices).toEqual(prices.toSorted((a, b) => a - b));
		}
	});
});

describe("sample data", () => {
	it.each(languageCodes)("is said once above the list, and explained once at its end (%s)", async (language) => {
		const { document } = await results({ from: "NYC", to: "LAX" }, language);
		const { t } = createMessages(language, {});
		expect(document.querySelector(".in-brief.text-muted")?.textContent).toContain(t("sample.badge"));
		const said = document.querySelector("main")?.textContent.split(t("sample.badge")) ?? [];
		expect(said.length - 1).toBe(2);
		expect(said.at(-1)).toContain(t("sample.text"));
	});
});

describe("between two airports of one city", () => {
	it.each(languageCodes)(
		"nothing else is offered: no other days, no airports of the same city (%s)",
		async (language) => {
			const page = await results({ from: "JFK", to: "LGA", prices: "grid" }, language);
			const nothing = page.document.querySelector("#flights");
			expect(nothing?.querySelectorAll("a").length).toBe(1);
			expect(page.document.querySelectorAll(".price-views, .nearby, nav.days")).toEqual([]);
			const elsewhere = await results({ from: "JFK", to: "SFO" }, language);
			expect(elsewhere.document.querySelectorAll(".price-views, .nearby").length).toBe(2);
		},
	);
});

describe("a trip whose days are left open", () => {
	it.each(languageCodes)("keeps its month and its nights while a place has to be put right (%s)", async (language) => {
		const month = addDays(new Date().toISOString().slice(0, 10), 60).slice(0, 7);
		for (const days of [`depart=${month}`, `depart=&month=${month}`]) {
			const target = href(
				language,
				"flightResults",
				{},
				new URLSearchParams(`trip=round&from=NYC&to=xyzzy&adults=1&${days}&stay=10`),
			);
			const page = await read(await get(target));
			expect(page.response.status).toBe(400);
			const hidden = (name: string) =>
				page.document.querySelector(`form.fs input[type=hidden][name=${name}]`)?.getAttribute("value");
			expect([hidden("month"), hidden("stay")]).toEqual([month, "10"]);
		}
	});
});

describe("the filters", () => {
	it.each(languageCodes)("stay in the form of a search that cannot be run yet (%s)", async (language) => {
		const page = await results("depart=2020-01-01&stops=0&airline=AA&airline=B6&sort=cheapest", language);
		expect(page.response.status).toBe(400);
		const kept = page.document
			.querySelectorAll("form.fs input[type=hidden]")
			.map((input) => input.getAttribute("value"));
		expect(kept.slice(0, 4)).toEqual(["cheapest", "0", "AA", "B6"]);
	});

	it.each([
		["en", /^Without all filters: (\d+) from \$[\d,]+$/],
		["es", /^Sin ningún filtro: (\d+) desde US\$[\d,]+$/],
	] as const)("are all named where no fewer help, with what is there without them (%s)", async (language, shape) => {
		const page = await results("airline=ZZ&time=1&price=1", language);
		const links = page.document.querySelectorAll("[data-relaxed] a");
		expect(links.map(({ text }) => shape.exec(text)?.[1])).toEqual([String(countOf(page))]);
		const target = links[0]?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
		expect([...new URL(target, "https://x.example").searchParams.keys()].sort()).not.toContain("price");
	});

	it("count what they would leave, and keep their word when they are followed", async () => {
		const page = await results();
		const options = page.document.querySelectorAll(".filter-option").filter((option) => {
			const value = option.querySelector("input")?.getAttribute("value");
			return value && option.querySelector("[data-count]");
		});
		expect(options.length).toBeGreaterThan(20);
		// One of each filter, in `npm test` of every third: the whole table is in test/flights/offers/filters.test.ts.
		const names = new Set(options.map((option) => option.querySelector("input")?.getAttribute("name") ?? ""));
		expect([...names]).toEqual(
			expect.arrayContaining(["stops", "bag", "refund", "basic", "airline", "redeye", "leave1", "arrive2", "via"]),
		);
		for (const name of share([...names], 0, 3)) {
			const option = options.findLast((one) => one.querySelector("input")?.getAttribute("name") === name);
			const value = option?.querySelector("input")?.getAttribute("value") ?? "";
			const filtered = await results({ [name]: value });
			const count = Number(option?.querySelector("[data-count]")?.text);
			expect((await allRows(get, targetOf({ [name]: value }))).length, `${name}=${value}`).toBe(count);
			expect(countOf(filtered), name).toBe(countOf(page));
			expect(
				filtered.document
					.querySelector(`[data-filters] input[name="${name}"][value="${value}"]`)
					?.hasAttribute("checked"),
			).toBe(true);
			expect(filtered.document.querySelector("[data-shown]")?.text).toBe(
				`Itineraries shown: ${count} of ${countOf(page)}, best first`,
			);
		}
	});

	it("send the search along, and the language", async () => {
		const { document } = await results({ stops: "0" }, "es");
		const form = document.querySelector("[data-filters]");
		const sent = Object.fromEntries(
			form
				?.querySelectorAll('input[type="hidden"]')
				.map((input) => [input.getAttribute("name"), input.getAttribute("value")]) ?? [],
		);
		expect(sent).toMatchObject({
			lng: "es",
			trip: "round",
			from: "MIA",
			to: "SFO",
			depart: fields.depart,
			adults: "1",
		});
		expect(form?.querySelector("[data-clear]")?.getAttribute("href")).not.toContain("stops");
	});

	it.each([
		["en", "No itinerary fits all of these filters"],
		["es", "Ningún itinerario cumple con todos estos filtros"],
	] as const)("say so when nothing fits, and how to take them away (%s)", async (language, heading) => {
		const page = await results({ airline: "ZZ" }, language);
		expect(page.response.status).toBe(200);
		expect(shown(page)).toEqual([]);
		const nothing = page.document.querySelector("[data-nothing]");
		expect(nothing?.hasAttribute("hidden")).toBe(false);
		expect(nothing?.text).toContain(heading);
	});

	it.each([
		["en", /^Without “([^”]+)”: (\d+) from \$[\d,]+$/],
		["es", /^Sin «([^»]+)»: (\d+) desde US\$[\d,]+$/],
	] as const)("say which one to drop and what that gives, and keep their word (%s)", async (language, shape) => {
		const page = await results("airline=ZZ&stops=1&sort=cheapest", language);
		const links = page.document.querySelectorAll("[data-relaxed] a");
		expect(links.map((link) => link.getAttribute("data-without"))).toEqual(["airline"]);
		const [, filter, count] = shape.exec(links[0]?.text ?? "") ?? [];
		expect(filter).toBe("ZZ");
		const query = new URL(links[0]?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "", "https://x.example")
			.searchParams;
		expect([query.get("airline"), query.get("stops"), query.get("sort")]).toEqual([null, "1", "cheapest"]);
		const relaxed = await results({ stops: "1", sort: "cheapest" }, language);
		expect((await allRows(get, targetOf({ stops: "1", sort: "cheapest" }, language))).length).toBe(Number(count));
		expect(relaxed.document.querySelectorAll("[data-relaxed] a")).toEqual([]);
	});

	it.each([
		["en", "was not applied"],
		["es", "No se aplicó"],
	] as const)("that are typed and cannot be read are told, kept and not applied (%s)", async (language, said) => {
		const page = await results("price=abc&leave1from=99:99&stops=1", language);
		expect(page.response.status).toBe(400);
		expect(page.document.querySelector("title")?.text).toMatch(/^Error: /);
		const lines = page.document.querySelectorAll(".error-summary[autofocus] a").map(({ text }) => text);
		expect(lines).toHaveLength(2);
		for (const line of lines) expect(line).toContain(said);
		expect(page.document.querySelectorAll("[data-filters] .control-error")).toHaveLength(2);
		const typed = (name: string) => page.document.querySelector(`[name="${name}"]`)?.getAttribute("value");
		expect([typed("price"), typed("leave1from")]).toEqual(["abc", "99:99"]);
		const read = await results("stops=1", language);
		expect([read.response.status, read.document.querySelector(".error-summary")]).toEqual([200, null]);
		expect(shown(page).map((row) => row.id)).toEqual(shown(read).map((row) => row.id));
		// The rows that script asks for at the same address are an answer.
		expect((await get(targetOf("price=abc&rows=0", language))).status).toBe(200);
	});

	it.each(["stops=%F0%9F%98%80", 'airline="><script>', `via=${"x".repeat(500)}`, "time=1e9", "bag=piano"])(
		"survive ?%s",
		async (text) => {
			const page = await results(text);
			expect(page.response.status).toBe(200);
			expect(page.html).not.toContain('"><script>');
		},
	);
});

describe("an opened row", () => {
	it("says bags, fare, CO2, change and refund terms, and who operates, whether known or not", async () => {
		const page = await results({ from: "ORD", to: "BOG", adults: "2" });
		const all = Array.from({ length: offersOf(page) }, (_, index) => index);
		const target = targetOf({ from: "ORD", to: "BOG", adults: "2" });
		const parts = Array.from({ length: Math.ceil(all.length / 30) }, (_, part) => all.slice(30 * part, 30 * part + 30));
		const opened = await Promise.all(parts.map((part) => openedRows(get, target, part)));
		const cards = opened.flatMap(({ document }) => document.querySelectorAll(".itinerary:not(.skeleton)"));
		expect(cards).toHaveLength(all.length);
		for (const card of cards) {
			expect(card.text).toMatch(/carry-on/i);
			expect(card.text).toMatch(/checked bag/);
			expect(card.text).toMatch(/fare: \w+|fare name not known/);
			expect(card.text).toMatch(/kg\sCO2\sper\sperson|CO2 not known/);
			for (const fare of card.querySelectorAll(".itinerary-fares > section")) {
				expect(fare.querySelectorAll(".price-lines dt").map(({ text }) => text)).toEqual([
					"total for 2 travelers",
					"Fare",
					"Taxes and carrier fees",
					"Our agency fee",
				]);
			}
			expect(card.text).toMatch(/Changes: /);
			expect(card.text).toMatch(/Refund if you cancel: /);
			expect(card.text).toMatch(/total for 2 travelers/);
			expect(card.text).toMatch(/about \$[\d,.]+ each/);
			expect(card.querySelectorAll(".timetable > li").length).toBeGreaterThanOrEqual(2);
		}
	});
});

describe("the parts of the list", () => {
	it("give every itinerary once, in order, and keep filters, order and the prices of other days", async () => {
		const target = targetOf({ sort: "cheapest", stops: "1", prices: "grid" });
		const rows = await allRows(get, target);
		expect(rows.length).toBeGreaterThan(shownAtOnce);
		expect(new Set(rows.map((row) => row.getAttribute("data-offer"))).size).toBe(rows.length);
		const [more] = (await read(await get(target))).document.querySelectorAll("[data-more]");
		const query = new URL(more?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "", "https://x.example").searchParams;
		const names = ["sort", "stops", "prices", "page"];
		expect(names.map((name) => query.get(name))).toEqual(["cheapest", "1", "grid", "2"]);
	});

	it("open one row in its place, which its link closes again", async () => {
		const page = await results({ sort: "fastest" });
		const row = shown(page)[2];
		const link = (each: typeof row) =>
			each?.querySelector("h3 > a")?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
		expect(link(row)).toMatch(new RegExp(`#${row?.id}$`));
		const opened = await read(await get(link(row).split("#")[0] ?? ""));
		expect(opened.document.querySelectorAll(".itinerary-more")).toHaveLength(1);
		const there = shown(opened)[2];
		expect(there?.querySelector(".itinerary-more form")).not.toBeNull();
		expect(there?.querySelector("[aria-expanded]")?.getAttribute("aria-expanded")).toBe("true");
		expect(link(there)).not.toContain("open=");
	});

	it("end with their last page where a link asks for one beyond it", async () => {
		const page = await results("page=99");
		expect(shown(page).length).toBeGreaterThan(0);
		expect(page.document.querySelector("[data-more]")?.hasAttribute("hidden")).toBe(true);
		const first = Number(page.document.querySelector("[data-first]")?.getAttribute("data-first"));
		expect(first + shown(page).length).toBe(countOf(page));
	});

	it.each(["rows=", "rows=-1.x.1e9", "rows=999", "page=0", "page=x", "page=99", "open=nonsense"])(
		"survive ?%s",
		async (text) => {
			const page = await results(text);
			expect(page.response.status).toBe(200);
			expect(page.document.querySelectorAll(".itinerary-more")).toEqual([]);
		},
	);
});

describe("a link to one itinerary", () => {
	it("shows it first, with the price of now, above the same search", async () => {
		const page = await results();
		const position = Number(shown(page)[3]?.getAttribute("data-offer"));
		const card = (await openedRows(get, targetOf(), [position])).document.querySelector("[data-offer]");
		const link = card
			?.querySelectorAll("a")
			.find((one) => one.text.startsWith("Link to this itinerary"))
			?.getAttribute("href");
		const again = await read(await harness.get(link?.replaceAll("&amp;", "&") ?? ""));
		const chosen = again.document.querySelector("#chosen")?.parentNode;
		const legs = (row: typeof card | Read["document"] | undefined) =>
			row?.querySelectorAll(".slice-times").map(({ text }) => text);
		const flights = legs(card);
		expect(flights?.[0]).toContain("Outbound");
		expect(legs(chosen)).toEqual(flights);
		expect(chosen && priceOf(chosen)).toBe(card && priceOf(card));
		expect(countOf(again)).toBe(countOf(page));
	});

	it.each([
		["en", "This itinerary is no longer sold"],
		["es", "Este itinerario ya no se vende"],
	] as const)("says when it is gone, with the same search below (%s)", async (language, heading) => {
		for (const offer of ["nonsense", "s1.0.1..AA1JFKLAX200101", "s1.0.1..ZZ1JFKLAX270601"]) {
			const page = await results({ offer }, language);
			expect(page.response.status).toBe(200);
			expect(page.document.querySelector('[role="alert"]:not(.late-cut)')?.text).toContain(heading);
			expect(shown(page).length).toBeGreaterThan(10);
		}
	});
});

describe("a results page of fifty itineraries", () => {
	it("is at most 60 KB compressed", async () => {
		const page = await results({ from: "NYC", to: "MIA", adults: "2", ages: "7" });
		expect(countOf(page)).toBe(50);
		const zipped = new Response(page.html).body?.pipeThrough(new CompressionStream("gzip"));
		expect((await new Response(zipped).arrayBuffer()).byteLength / 1024).toBeLessThan(60);
	});

	it.each(["en", "es"] as const)("is at most 130 KB and 1,600 elements (%s)", async (language) => {
		const page = await results({ from: "NYC", to: "MIA", adults: "2", ages: "7" }, language);
		expect(countOf(page)).toBe(50);
		expect(new TextEncoder().encode(page.html).byteLength / 1024).toBeLessThanOrEqual(130);
		expect(page.document.querySelectorAll("*").length).toBeLessThanOrEqual(1_600);
	});

	/** Whose rows or filters say more than those of most. */
	const cities = { trip: "multi", from: "JFK", to: "MIA", from2: "MIA", to2: "BOG", from3: "BOG", to3: "LIM" };
	it.each([
		{ from: "BUE", to: "TYO", flex: "1" },
		{ from: "BUE", to: "TYO", adults: "2", cabin: "premium_economy", flex: "1" },
		{ from: "NYC", to: "LON" },
		{ from: "NYC", to: "LON", bags: "1" },
		{ from: "NYC", to: "LON", flex: "3" },
		{ ...cities, depart2: addDays(fields.return, 1), depart3: addDays(fields.return, 8) },
		{ from: "NYC", to: "LON", stops: "1", airline: "BA", bag: "carry-on", redeye: "no" },
	] as Readonly<Record<string, string>>[])("has as few elements and as little HTML for %o", async (asked) => {
		const page = await results(asked);
		// The sample has fewer of several cities on some days.
		expect(shown(page).length).toBe(asked.trip === "multi" ? Math.min(countOf(page), shownAtOnce) : shownAtOnce);
		expect(new TextEncoder().encode(page.html).byteLength / 1024).toBeLessThanOrEqual(130);
		expect(page.document.querySelectorAll("*").length).toBeLessThanOrEqual(1_600);
	});
});
