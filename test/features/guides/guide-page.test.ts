// The page of a guide: what it adds to the text, and that it stands without its fares.
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import type { Env } from "../../../src/env.ts";
import type { Guide } from "../../../src/features/guides/guide.ts";
import { href } from "../../../src/links.ts";
import { createServices, type Services } from "../../../src/services.ts";
import { languageCodes } from "../../languages.ts";
import { testEnv } from "../../test-env.ts";
import { guidesOf, publishedGuides, wholeGuide } from "./guide-files.ts";

const env = testEnv() as Env;
const services = createServices(env);
const { whole } = await publishedGuides(services.variables);
const sample = wholeGuide(whole[0]);

async function read(facts: Partial<Guide>, language: "en" | "es" = "en", others: Partial<Services> = {}) {
	const guides = guidesOf(services.variables, [{ ...sample, slug: "sample", ...facts }]);
	const lines: string[] = [];
	const app = createApp({ ...services, guides, ...others }, { writeLine: (line) => lines.push(line) });
	const response = await app.request(`http://localhost${href(language, "guide", { slug: "sample" })}`, {}, env);
	const document = parse(await response.text());
	const texts = (selector: string) => document.querySelectorAll(selector).map(({ text }) => text);
	return { response, document, texts, line: lines[0] ?? "", call: document.querySelector(".call-box")?.text ?? "" };
}

describe("airlines", () => {
	it("stand in one sentence beside the phone number, each with its page", async () => {
		const { call, document } = await read({ airlines: ["DL", "UA", "B6"] });
		expect(call).toContain("none of the airlines on this page (Delta Air Lines, United Airlines, and JetBlue");
		expect(document.querySelectorAll(".call-box nav a").map((link) => link.getAttribute("href"))).toEqual(
			["DL", "UA", "B6"].map((airline) => href("en", "airline", { airline })),
		);
		expect((await read({ airlines: ["DL", "UA"] }, "es")).call).toContain(
			"ninguna de las aerolíneas de esta página (Delta Air Lines y United Airlines) ni",
		);
		expect((await read({ airlines: ["DL"] })).call).toContain("We are not Delta Air Lines,");
		expect((await read({ airlines: [] })).call).not.toContain("independent");
	});

	it("that stopped flying are said so at the top", async () => {
		const { document } = await read({ airlines: ["NK", "DL"] });
		const notices = document.querySelectorAll("article .notice-problem");
		expect(notices.map(({ text }) => text)).toEqual([
			expect.stringContaining("Spirit Airlines stopped flying on May 2, 2026"),
		]);
		expect((await read({ airlines: ["DL"] })).document.querySelector("article .notice-problem")).toBeNull();
	});
});

describe("fares", () => {
	const routes = [
		{ from: "MIAA", to: "BOG" },
		{ from: "NYC", to: "MIAA" },
	];

	it("of the trips it names lead to their search where no price was seen", async () => {
		const { document, response } = await read({ routes });
		const links = document.querySelectorAll(".fare a").map((link) => link.getAttribute("href"));
		expect(links).toEqual(routes.map((route) => href("en", "flightResults", {}, { trip: "round", ...route })));
		expect(response.headers.get("cache-tag")?.split(",")).toEqual(expect.arrayContaining(["deals", "guide-sample"]));
	});

	it("are left out where it names no trip", async () => {
		expect((await read({ routes: [] })).document.querySelector("#fares")).toBeNull();
	});

	it("cost only their prices when the database fails, and the log says so", async () => {
		const db = {
			prepare: () => {
				throw new Error("down");
			},
		} as unknown as D1Database;
		const { response, document, line } = await read({ routes }, "es", { db });
		expect(response.status).toBe(200);
		expect(document.querySelectorAll(".fare")).toHaveLength(2);
		expect(line).toContain("fares: Error: down");
	});
});

it("says when it was updated, and when each source was published", async () => {
	const source = { title: "A rule", publisher: "An agency", date: "2024-04-26", url: "https://a.example/" };
	const en = { ...sample.en, sources: [source, { title: "Another", publisher: "Us" }] };
	const { texts, document } = await read({ en, dateModified: "2026-05-03" });
	expect(texts(".page-head strong")).toEqual(["Updated May 3, 2026"]);
	expect(texts("section[aria-labelledby=sources] li")).toEqual(["A rule, An agency, April 26, 2024", "Another, Us"]);
	expect(document.querySelector("script[type='application/ld+json']")?.text).toContain(
		'"dateModified":"2026-05-03T12:00:00Z"',
	);
	const times = document.querySelectorAll("meta[property^='article:']").map((meta) => meta.getAttribute("content"));
	expect(times).toEqual([`${sample.date}T12:00:00Z`, "2026-05-03T12:00:00Z"]);
	expect((await read({ dateModified: undefined })).texts(".page-head strong")).toEqual([]);
});

it.each(languageCodes)("says which other team read it again, and when (%s)", async (language) => {
	const { document } = await read(
		{ author: "fare-desk", reviewed: { by: "change-desk", date: "2026-05-04" } },
		language,
	);
	const head = document.querySelector(".page-head")?.text.replace(/\s+/g, " ");
	const said = {
		en: "Reviewed by: The Farelark flight-change team, May 4, 2026",
		es: "Revisión: Equipo de cambios de Farelark, 4 de mayo de 2026",
	};
	expect(head).toContain(said[language as "en"]);
	const records = document.querySelector("script[type='application/ld+json']")?.text ?? "";
	expect(records).toContain('"lastReviewed":"2026-05-04","reviewedBy":{"@type":"Organization","name":');
	expect((await read({ reviewed: undefined }, language)).document.text).not.toContain("lastReviewed");
});

it("can be passed on without script, with its address and title and nothing else", async () => {
	const { document } = await read({}, "es");
	const url = "https://www.farelark.example/blog/sample?lng=es";
	const links = document
		.querySelectorAll("[data-island=share] a")
		.map((link) => new URL(link.getAttribute("href") ?? ""));
	expect(links.map(({ protocol, host }) => `${protocol}${host}`)).toEqual(["mailto:", "https:wa.me"]);
	expect([...(links[0]?.searchParams ?? [])]).toEqual([
		["subject", sample.es.title],
		["body", url],
	]);
	expect([...(links[1]?.searchParams ?? [])]).toEqual([["text", `${sample.es.title} ${url}`]]);
	expect(document.querySelector("#share-address")?.getAttribute("value")).toBe(url);
	expect(document.querySelectorAll("[data-island=share] button").every((button) => button.hasAttribute("hidden"))).toBe(
		true,
	);
});

describe("markup in plain fields", () => {
	const hostile = `</script></title><img src=x onerror="alert(1)">'&]]>`;
	const text = {
		...{ ...sample.en, title: hostile, excerpt: hostile, description: hostile, imageAlt: hostile },
		faq: [{ question: hostile, html: "<p>Yes &#x3C;b> &#x22;no&#x22;</p>" }],
		sources: [{ title: hostile, publisher: hostile, url: "https://example.com/" }],
	};

	it("is shown as text on the page, in its head, its lists and its structured data", async () => {
		const { document, response, texts } = await read({ en: text });
		expect(response.status).toBe(200);
		expect(document.querySelectorAll("[onerror]")).toEqual([]);
		expect(texts("h1")).toEqual([hostile]);
		expect(texts("summary").join()).toContain(hostile);
		expect(texts('section[aria-labelledby="sources"] li').join()).toContain(hostile);
		const [graph = ""] = document.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText);
		expect(graph).not.toContain("</");
		const records = (JSON.parse(graph) as { "@graph": Record<string, unknown>[] })["@graph"];
		expect(records.find((record) => record["@type"] === "BlogPosting")?.headline).toBe(hostile);
		expect(JSON.stringify(records.find((record) => record["@type"] === "FAQPage"))).toContain('Yes <b> \\"no\\"');
	});
});
