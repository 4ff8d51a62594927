// Titles and descriptions as search engines get them, and the sitemap: short enough, unique, complete.
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { localize } from "../../src/i18n/language-parameter.ts";
import { alternates } from "../../src/links.ts";
import { guideFeeds } from "../../src/routes.ts";
import { languageCodes } from "../languages.ts";
import { sharedWorker } from "../worker/harness.ts";
import { origin, type SitePage, siteInWords } from "./site.ts";

let pages: readonly SitePage[] = [];
beforeAll(async () => {
	pages = (await siteInWords()).filter(({ indexed }) => indexed);
}, 60_000);

const titleOf = ({ document }: SitePage) => document.querySelector("title")?.text ?? "";
const descriptionOf = ({ document }: SitePage) =>
	document.querySelector('meta[name="description"]')?.getAttribute("content")?.replaceAll("&amp;", "&") ?? "";

function measured(of: (page: SitePage) => string, isRight: (length: number) => boolean): string[] {
	return pages
		.map((page) => ({ page, text: of(page), length: [...of(page)].length }))
		.filter(({ length }) => !isRight(length))
		.map(({ page, text, length }) => `${page.target} [${page.language}] ${length} characters: ${text}`);
}

describe("every page that may be indexed", () => {
	it("has a title of at most 60 characters", () => {
		expect(measured(titleOf, (length) => length > 4 && length <= 60)).toEqual([]);
	});

	it("has a description of 70 to 160 characters", () => {
		expect(measured(descriptionOf, (length) => length >= 70 && length <= 160)).toEqual([]);
	});

	it.each([
		["title", titleOf],
		["description", descriptionOf],
	] as const)("has a %s that no other page has, in either language", (_, of) => {
		const first = new Map<string, string>();
		const twice = pages.flatMap((page) => {
			const text = of(page);
			const other = first.get(text);
			first.set(text, other ?? page.target);
			return other ? [`${page.target} and ${other}: ${text}`] : [];
		});
		expect(twice).toEqual([]);
	});
});

it("every page names its language for a shared link as such previews know it", () => {
	const locales = { en: "en_US", es: "es_US" };
	const tag = ({ document }: SitePage, name: string) =>
		document.querySelectorAll(`meta[property="${name}"]`).map((meta) => meta.getAttribute("content"));
	for (const page of pages) {
		const { [page.language]: own, ...others } = locales;
		expect(tag(page, "og:locale"), page.target).toEqual([own]);
		const named = tag(page, "og:locale:alternate");
		if (named.length > 0) expect(named, page.target).toEqual(Object.values(others));
	}
});

describe("what is read without a page around it", () => {
	/** "$396", "US$ 396", "396 USD", "396 dólares". */
	const amount = /.{0,40}([$€£]\s?\d|\d\s?(USD|EUR|COP|MXN|€|dollars|dólares|euros|pesos)\b).{0,20}/g;
	const amountsIn = (text: string) => text.match(amount) ?? [];

	it("names no amount of money in any title or preview of a shared link: the sample's would be taken for a price", async () => {
		const every = await siteInWords();
		expect(every.some(({ document }) => document.querySelector("main .price"))).toBe(true);
		const found = every.flatMap(({ target, document }) => {
			const told = document
				.querySelectorAll("head meta")
				.map((meta) => `${meta.getAttribute("content")}`)
				.concat(document.querySelector("title")?.text ?? "");
			return told.flatMap(amountsIn).map((text) => `${target}: ${text}`);
		});
		expect(found).toEqual([]);
	});

	/** Every text of a record but the prose of an article or an answer, whose examples are worked out with round numbers. */
	function textsIn(record: unknown): string[] {
		if (typeof record !== "object" || record === null) return [String(record)];
		return Object.entries(record).flatMap(([key, value]) => (prose.has(key) ? [] : [key, ...textsIn(value)]));
	}
	const prose = new Set(["articleBody", "text", "content_html", "content_text"]);

	it("names none in structured data either, and has no field for one", async () => {
		const found = (await siteInWords()).flatMap(({ target, document }) => {
			const records = document.querySelectorAll('script[type="application/ld+json"]');
			const told = records.flatMap(({ text }) => textsIn(JSON.parse(text)));
			const fields = told.filter((text) => /^(price|lowPrice|highPrice|priceCurrency|offers)$/.test(text));
			return [...told.flatMap(amountsIn), ...fields].map((text) => `${target}: ${text}`);
		});
		expect(found).toEqual([]);
	});

	it.each(languageCodes)("names none in a feed (%s), but for what its articles say", async (language) => {
		for (const { path, name } of guideFeeds) {
			const feed = await (await (await sharedWorker()).get(localize(path, language))).text();
			const told =
				name === "RSS" ? [feed.replace(/<content:encoded>.*?<\/content:encoded>/gs, "")] : textsIn(JSON.parse(feed));
			expect(told.join().length, path).toBeGreaterThan(1_000);
			expect(told.flatMap(amountsIn), path).toEqual([]);
		}
	});
});

describe("/sitemap.xml", () => {
	it("lists each of them once in each language, with alternates that lead to each other, and nothing else", async () => {
		const document = parse(await (await (await sharedWorker()).get("/sitemap.xml")).text());
		const listed = document.querySelectorAll("url").map((entry) => ({
			loc: entry.querySelector("loc")?.text.replaceAll("&amp;", "&"),
			links: entry
				.querySelectorAll("*")
				.filter((link) => link.getAttribute("hreflang"))
				.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")?.replaceAll("&amp;", "&")]),
		}));
		const wanted = pages.map(({ target }) => ({
			loc: origin + target,
			links: alternates(target).map((alternate) => [alternate.hreflang, origin + alternate.target]),
		}));
		const byAddress = (a: { loc?: string | undefined }, b: { loc?: string | undefined }) =>
			(a.loc ?? "") < (b.loc ?? "") ? -1 : 1;
		expect(listed.toSorted(byAddress)).toEqual(wanted.toSorted(byAddress));
		expect(wanted.length / languageCodes.length).toBeGreaterThan(100);
	});

	it("gives each page en, es and x-default, which is English", () => {
		for (const { target } of pages) {
			const of = Object.fromEntries(alternates(target).map((alternate) => [alternate.hreflang, alternate.target]));
			expect(Object.keys(of), target).toEqual(["en", "es", "x-default"]);
			expect(of["x-default"]).toBe(of.en);
			expect(of.es).toContain("lng=es");
		}
	});
});
