// The destinations' pages on the built Worker: the text of each, the airports near it, the guides that speak of it.
import { beforeAll, describe, expect, it } from "vitest";
import en from "../../locales/en/translation.json" with { type: "json" };
import es from "../../locales/es/translation.json" with { type: "json" };
import { formatDay } from "../../src/i18n/formats.ts";
import { href } from "../../src/links.ts";
import { waysFrom } from "../../src/places/airport-facts.ts";
import { airportsOf, findPlace } from "../../src/places/airports.ts";
import { destinations } from "../../src/places/destinations.ts";
import { findDestinationText } from "../../src/prose/place-texts.ts";
import { languageCodes } from "../languages.ts";
import { sharedWorker } from "./harness.ts";
import { read, services } from "./site.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

const messages = { en, es };
const pageOf = async (language: "en" | "es", citySlug: string) =>
	(await read(await harness.get(href(language, "destination", { citySlug })))).document;
type Document = Awaited<ReturnType<typeof pageOf>>;
const textOf = (element: { text: string } | null) => (element?.text ?? "").replace(/\s+/g, " ").trim();
const linksIn = (document: Document, selector: string) =>
	document.querySelectorAll(selector).map((link) => link.getAttribute("href")?.replaceAll("&amp;", "&"));
const typesOf = (document: Document): string =>
	document
		.querySelectorAll('script[type="application/ld+json"]')
		.map((script) => script.text)
		.join();

describe.each(languageCodes)("what travelers paid (%s)", (language) => {
	it("is on the pages of cities in the 48 states alone, with its month and its source", async () => {
		const paid = async (slug: string) => (await pageOf(language, slug)).querySelector("[aria-labelledby=paid]");
		const miami = await paid("miami");
		expect(miami?.querySelectorAll("li")).toHaveLength(6);
		expect(textOf(miami)).toContain(language === "en" ? "June 2026" : "junio de 2026");
		expect(miami?.querySelector('a[href^="https://www.transtats.bts.gov/"]')).not.toBeNull();
		for (const slug of ["san-juan", "cancun", "bogota"]) expect(await paid(slug), slug).toBeNull();
	});
});

describe.each(languageCodes)("the ways into town (%s)", (language) => {
	it("stand under the text of every destination, with who printed them, or it says which airports were not checked", async () => {
		let read = 0;
		for (const { slug, place } of destinations) {
			const section = (await pageOf(language, slug)).querySelector("[aria-labelledby=into-town]");
			const found = findPlace(place);
			const airports = (found ? airportsOf(found) : []).filter(({ code }) => place === code || code !== "FLL");
			const ways = airports.filter(({ code }) => waysFrom(code).length > 0);
			read += ways.length;
			const headings = section?.querySelectorAll("h3").map(textOf) ?? [];
			expect(headings, slug).toHaveLength(ways.length);
			for (const { code } of ways) expect(headings.join(), slug).toContain(code);
			for (const fact of section?.querySelectorAll(".fact") ?? []) {
				expect(fact.querySelectorAll('a[href^="https:"]').length, slug).toBeGreaterThan(0);
			}
			const unchecked = textOf(section).includes(messages[language]["town.unchecked"]);
			expect(unchecked, slug).toBe(ways.length < airports.length);
		}
		expect(read).toBeGreaterThan(20);
	});
});

describe.each(languageCodes)("a destination's page (%s)", (language) => {
	it("has its own lead and description, the sections of its text in order, its sources and the day of the check", async () => {
		for (const { slug } of destinations) {
			const document = await pageOf(language, slug);
			const text = findDestinationText(slug, language);
			if (!text) throw new Error(slug);
			expect(textOf(document.querySelector(".page-head .lead")), slug).toBe(text.lead);
			const description = document.querySelector('meta[name="description"]');
			expect(description?.getAttribute("content"), slug).toBe(text.description);
			const headings = document.querySelectorAll("main .with-aside .section h2").map(textOf);
			const at = headings.indexOf(messages[language]["destination.town"]);
			expect(headings.slice(at, at + 3), slug).toEqual([
				messages[language]["destination.town"],
				messages[language]["destination.when"],
				messages[language]["destination.before"],
			]);
			expect(linksIn(document, "[aria-labelledby=sources] a"), slug).toEqual(
				text.sources.flatMap(({ url }) => url ?? []),
			);
			expect(document.querySelector("main")?.text, slug).toContain(
				`${language === "en" ? "checked on" : "se revisó el"} ${formatDay(text.updated, language, "longDay")}`,
			);
		}
	});

	it("leads to a search and to the page of each airport nearby that has one", async () => {
		const near = linksIn(await pageOf(language, "fort-lauderdale"), "[aria-labelledby=near] a");
		expect(near).toContain(href(language, "flightResults", {}, { to: "MIA" }));
		expect(near).toContain(href(language, "destination", { citySlug: "miami" }));
		expect((await pageOf(language, "lima")).querySelector("#near")).toBeNull();
	});

	it("names every airport of its city, and leads to the page of one that is another city's too", async () => {
		const miami = await pageOf(language, "miami");
		expect(miami.querySelectorAll("[aria-labelledby=airports] .card .airport-code").map(textOf)).toEqual([
			"MIA",
			"FLL",
		]);
		const links = linksIn(miami, "[aria-labelledby=airports] .card a");
		expect(links).toEqual([href(language, "destination", { citySlug: "fort-lauderdale" })]);
	});

	it("has FAQPage data where it answers questions, and only there", async () => {
		const asked = await pageOf(language, "san-juan");
		expect(typesOf(asked)).toContain("FAQPage");
		expect(asked.querySelector("#questions")).not.toBeNull();
		const silent = await pageOf(language, "miami");
		expect(typesOf(silent)).not.toContain("FAQPage");
		expect(silent.querySelector("#questions")).toBeNull();
	});

	it("shows the newest guides that speak of a trip there, three at most", async () => {
		const guides = services.guides.listGuides();
		expect(guides.some(({ routes }) => routes.length > 0)).toBe(true);
		for (const { slug, place } of destinations) {
			const found = findPlace(place);
			const codes = [place, ...(found ? airportsOf(found) : []).map(({ code }) => code)];
			const speaking = guides.filter(({ routes }) => routes.some(({ to }) => codes.includes(to))).slice(0, 3);
			expect(linksIn(await pageOf(language, slug), "[aria-labelledby=guides] .guides a"), slug).toEqual(
				speaking.map((guide) => href(language, "guide", { slug: guide.slug })),
			);
		}
	});
});
