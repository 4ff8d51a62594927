// The checklists: as many lists as there are addresses, the same items in both languages, and each a box to tick.
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import type { Env } from "../../../src/env.ts";
import { checklistsIn } from "../../../src/features/checklists/lists.ts";
import { href } from "../../../src/links.ts";
import { createPagesApp } from "../../../src/pages-app.tsx";
import { checklistIds } from "../../../src/parameters.ts";
import { findProse } from "../../../src/prose/prose.ts";
import { createServices } from "../../../src/services.ts";
import { languageCodes } from "../../languages.ts";
import { testEnv } from "../../test-env.ts";

const pages = createPagesApp(createServices(testEnv() as Env));
const open = async (target: string) => parse(await (await pages.request(`https://pages${target}`)).text());

const boxes = (html: string) => parse(html).querySelectorAll("li > label > input[type=checkbox]").length;

describe.each(languageCodes)("the checklists (%s)", (language) => {
	const document = findProse("checklists", language);
	const lists = checklistsIn(document);

	it("have a heading for each id and nothing before the first, which would be lost", () => {
		expect(document.contents).toHaveLength(checklistIds.length);
		expect(document.html.startsWith("<h2")).toBe(true);
		for (const { id, name, html } of lists) {
			expect(name, id).not.toBe("");
			expect(parse(html).querySelectorAll("li").length, id).toBeGreaterThan(8);
			expect(boxes(html), id).toBe(parse(html).querySelectorAll("li").length);
		}
	});

	it("stand each under its own anchor, with the way to its own address", async () => {
		const page = await open(href(language, "checklists"));
		for (const id of checklistIds) {
			expect(page.querySelector(`h2#${id}`), id).not.toBeNull();
			expect(page.querySelector(`a[href="#${id}"]`), id).not.toBeNull();
			const own = href(language, "checklists", {}, { list: id }).replaceAll("&", "&amp;");
			expect(
				page.querySelectorAll("main a").map((link) => link.getAttribute("href")),
				id,
			).toContain(own.replaceAll("&amp;", "&"));
		}
	});

	it("name each way to one list as that one, also where links are read out alone", async () => {
		const page = await open(href(language, "checklists"));
		const ways = page.querySelectorAll(".section-head a").map((link) => link.text);
		expect(ways.map((way) => way.replace(/^\S[^:]*: /, ""))).toEqual(lists.map(({ name }) => name));
	});

	it("have one of them alone at its address, by its name, and none for search engines", async () => {
		for (const { id, name, html } of lists) {
			const page = await open(href(language, "checklists", {}, { list: id }));
			expect(page.querySelector("h1")?.text, id).toBe(name);
			expect(page.querySelector("title")?.text, id).toContain(name);
			expect(page.querySelectorAll("main input[type=checkbox]"), id).toHaveLength(boxes(html));
			expect(page.querySelector("meta[name=robots]")?.getAttribute("content"), id).toContain("noindex");
		}
		const unknown = await open(href(language, "checklists", {}, { list: "moon" }));
		expect(unknown.querySelectorAll("main h2[id]").length).toBeGreaterThan(checklistIds.length);
	});
});

it("have the same items in each language", () => {
	const [first, ...others] = languageCodes.map((language) =>
		checklistsIn(findProse("checklists", language)).map(({ html }) => boxes(html)),
	);
	for (const other of others) expect(other).toEqual(first);
});
