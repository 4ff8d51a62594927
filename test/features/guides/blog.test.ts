// The list of guides: narrowed, searched and in pages, all from the address.
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import type { Env } from "../../../src/env.ts";
import type { Guide } from "../../../src/features/guides/guide.ts";
import { guidesAPage } from "../../../src/features/guides/listing.ts";
import { href } from "../../../src/links.ts";
import { routeOf } from "../../../src/routes.ts";
import { createServices } from "../../../src/services.ts";
import { testEnv } from "../../test-env.ts";
import { guidesOf, publishedGuides, wholeGuide } from "./guide-files.ts";

const env = testEnv() as Env;
const services = createServices(env);

/** Thirty guides, one a day, the newest first in the list; each text is its own. */
const { whole } = await publishedGuides(services.variables);
const sample = wholeGuide(whole[0]);
const guides = Array.from({ length: 30 }, (_, index): Guide => {
	const number = index + 1;
	const text = { ...sample.en, title: `Title ${number}`, html: `<p>Körper number${number}</p>`, excerpt: "Short." };
	return {
		...{ ...sample, id: number, slug: `guide-${number}`, date: `2025-06-${String(number).padStart(2, "0")}` },
		group: number % 2 ? "general" : "airline",
		tags: number > 20 ? ["miles"] : ["baggage", "changes"],
		...{ en: text, es: text },
	};
});
const app = createApp({ ...services, guides: guidesOf(services.variables, guides) }, { writeLine: () => undefined });

/** A list that was searched is kept for nobody, and so comes straight from the pages. */
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };

async function read(query: Record<string, string> = {}, language: "en" | "es" = "en") {
	const response = await app.request(`http://localhost${href(language, "blog", {}, query)}`, {}, env, context);
	const html = await response.text();
	const document = parse(html);
	return {
		...{ status: response.status, html, document },
		slugs: document.querySelectorAll("[data-guides] h2 a").map((link) => link.getAttribute("href")?.split(/[?/]/)[2]),
		indexed: document.querySelector('meta[name="robots"]')?.getAttribute("content") !== "noindex",
		canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
		said: document.querySelector("[data-found]")?.text,
		current: document.querySelectorAll('aside [aria-current="true"]').map(({ text }) => text),
	};
}

describe("pages", () => {
	it("has twelve guides, newest first, and the rest on further pages that are listed as their own", async () => {
		const first = await read();
		expect(first.slugs).toHaveLength(12);
		expect(first.slugs[0]).toBe("guide-30");
		expect(first.said).toBe("30 guides. Page 1 of 3.");
		const third = await read({ page: "3" });
		expect(third.slugs).toEqual(["guide-6", "guide-5", "guide-4", "guide-3", "guide-2", "guide-1"]);
		expect([third.indexed, third.canonical]).toEqual([true, "https://www.farelark.example/blog?page=3"]);
		expect(third.document.querySelector("title")?.text).toMatch(/, page 3$/);
		const described = third.document.querySelector('meta[name="description"]')?.getAttribute("content");
		expect(described).toContain("page 3 of 3");
		expect(described).toContain("Title 6");
		expect(third.document.querySelector('.pagination [aria-current="page"]')?.text).toBe("3");
	});

	it("takes a search for spaces for none, so that the list stands under no second address", async () => {
		for (const q of [" ", "   "]) {
			expect(await read({ q })).toMatchObject({ indexed: true, canonical: "https://www.farelark.example/blog" });
			expect((await read({ q, page: "2" })).canonical).toBe("https://www.farelark.example/blog?page=2");
		}
	});

	it("lists the first page under one address only", async () => {
		expect(await read({ page: "1" })).toMatchObject({ status: 200, indexed: false });
	});

	it.each([{ page: "4" }, { page: "0" }, { page: "-1" }, { page: "x" }, { page: "2", tag: "miles" }, { tag: "x" }])(
		"is not found where there is no such part: %o",
		async (query) => {
			for (const language of ["en", "es"] as const) {
				const { status, indexed, slugs, document } = await read(query, language);
				expect({ status, indexed, slugs }).toEqual({ status: 404, indexed: false, slugs: [] });
				expect(document.querySelector(".empty-state a")?.getAttribute("href")).toBe(href(language, "blog"));
			}
		},
	);
});

it("has no more pages than its row lets caches keep", () => {
	expect(services.guides.listGuides().length).toBeGreaterThan(guidesAPage);
	expect(routeOf("blog").kept?.page).toContain(String(Math.ceil(services.guides.listGuides().length / guidesAPage)));
});

describe("narrowing", () => {
	it("keeps guides with the tag and of the group, says so, and stays out of search engines", async () => {
		const { slugs, current, indexed, document } = await read({ tag: "miles", group: "airline" });
		expect(slugs).toEqual(["guide-30", "guide-28", "guide-26", "guide-24", "guide-22"]);
		expect(current).toEqual(["By airline", "Miles and cards"]);
		expect(indexed).toBe(false);
		expect(document.querySelector("form[action='/blog'] input[name=tag]")?.getAttribute("value")).toBe("miles");
	});

	it("offers only groups and subjects that have guides, each keeping what else is chosen", async () => {
		const { document } = await read({ q: "körper", group: "general" }, "es");
		const links = document.querySelectorAll("aside a.tag").map((link) => [link.text, link.getAttribute("href")]);
		expect(links).toEqual([
			["Todas las colecciones", "/blog?q=k%C3%B6rper&lng=es"],
			["Para cualquier viaje", "/blog?group=general&q=k%C3%B6rper&lng=es"],
			["Por aerolínea", "/blog?group=airline&q=k%C3%B6rper&lng=es"],
			["Todos los temas", "/blog?group=general&q=k%C3%B6rper&lng=es"],
			["Equipaje", "/blog?tag=baggage&group=general&q=k%C3%B6rper&lng=es"],
			["Cambios y reembolsos", "/blog?tag=changes&group=general&q=k%C3%B6rper&lng=es"],
			["Millas y tarjetas", "/blog?tag=miles&group=general&q=k%C3%B6rper&lng=es"],
		]);
	});

	it("searches within, and helps where nothing is found", async () => {
		expect((await read({ q: "KORPER number21", tag: "miles" })).slugs).toEqual(["guide-21"]);
		const nothing = await read({ q: "<script>alert(1)</script>" });
		expect(nothing).toMatchObject({ status: 200, slugs: [], indexed: false });
		expect(nothing.html).not.toContain("<script>alert");
		expect(nothing.document.querySelector("[data-nothing]")?.hasAttribute("hidden")).toBe(false);
		expect(nothing.document.querySelector("[data-nothing] a[href^='tel:']")).not.toBeNull();
		expect((await read()).document.querySelector("[data-nothing]")?.hasAttribute("hidden")).toBe(true);
	});
});

it.each([
	["half of an emoji at the cut", `${"a".repeat(99)}\u{1f600}`, `${"a".repeat(99)}\ufffd`],
	["marks alone", "\u0301\u0301"],
	["signs of an expression", ".*[(\\"],
	["a name that every object has", "constructor __proto__"],
])("a search for %s is answered, and shown as text that reads as it looks", async (_, q, kept = q) => {
	const { status, indexed, document } = await read({ q, tag: "miles" }, "es");
	expect([status, indexed]).toEqual([200, false]);
	expect(document.querySelector("#guide-search")?.getAttribute("value")).toBe(kept);
});

it("a list of guides carries none of their bodies", async () => {
	for (const { html } of [await read(), await read({ q: "körper" })]) expect(html).not.toContain("number3");
	const home = await app.request(`http://localhost${href("en", "home")}`, {}, env);
	expect(await home.text()).not.toContain("number3");
});
