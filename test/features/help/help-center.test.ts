// The help center through requests: every question, found by words in both languages, and no part of it in an index.
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import type { Env } from "../../../src/env.ts";
import { type Language, languageCodes } from "../../../src/i18n/languages.ts";
import { href } from "../../../src/links.ts";
import { findProse } from "../../../src/prose/prose.ts";
import { createServices } from "../../../src/services.ts";
import { plainText } from "../../../src/text/plain-text.ts";
import { testEnv } from "../../test-env.ts";

const app = createApp(createServices(testEnv() as Env), { writeLine: () => {} });
const ctx = { waitUntil() {}, passThroughOnException() {}, props: {} };

async function ask(language: Language, q?: string) {
	const target = href(language, "helpCenter", {}, q === undefined ? {} : { q });
	const response = await app.request(`http://localhost${target}`, {}, {} as never, ctx as never);
	expect(response.status).toBe(200);
	const page = parse(await response.text());
	const graph = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.rawText ?? '{"@graph":[]}');
	const questions = page.querySelectorAll("[data-group] details");
	return {
		page,
		questions,
		shown: questions.filter((item) => !item.hasAttribute("hidden")).map((item) => item.id),
		asked: graph["@graph"].find((record: { "@type": string }) => record["@type"] === "FAQPage")?.mainEntity,
		index: page.querySelector('meta[name="robots"]')?.getAttribute("content") !== "noindex",
		told: page.querySelector("[data-shown]")?.text,
	};
}

const visible = (page: ReturnType<typeof parse>, selector: string) =>
	page.querySelector(selector)?.hasAttribute("hidden") === false;

describe.each(languageCodes)("the help center (%s)", (language) => {
	const { faq: questions, groups } = findProse("helpCenter", language);
	const faq = questions.map((question) => ({ ...question, answer: plainText(question.html) }));

	it("has every question once, in its group, with an id of its own, and as data", async () => {
		const { page, questions, shown, asked, index } = await ask(language);
		expect(faq.length).toBeGreaterThanOrEqual(36);
		expect(groups.length).toBeGreaterThanOrEqual(10);
		expect(shown).toEqual(faq.map(({ id }) => id));
		expect(new Set(shown).size).toBe(faq.length);
		expect(asked.map(({ name }: { name: string }) => name)).toEqual(
			questions.map((item) => item.querySelector("summary")?.text),
		);
		for (const { acceptedAnswer } of asked) expect(acceptedAnswer.text).not.toMatch(/\{\{|<|\]\(/);
		expect(page.querySelectorAll("nav.toc a").map((link) => link.getAttribute("href"))).toEqual(
			groups.map(({ id }) => `#${id}`),
		);
		for (const { id } of groups) expect(page.querySelectorAll(`[id="${id}"]`), id).toHaveLength(1);
		expect(index).toBe(true);
	});

	it("answers each question in two to five sentences", () => {
		const sentences = (text: string) => text.replace(/a\. m\.|p\. m\./g, "").split(/[.?!:;](?:\s|$)/).length - 1;
		const wrong = faq.filter(({ answer }) => sentences(answer) < 2 || answer.split(/[.?!](?:\s|$)/).length - 1 > 6);
		expect(wrong.map(({ id }) => id)).toEqual([]);
	});

	it("asks questions that stand nowhere else on the page, each once", () => {
		expect(new Set(faq.map(({ question }) => question)).size).toBe(faq.length);
		expect(new Set(faq.map(({ answer }) => answer)).size).toBe(faq.length);
	});

	it("says that nothing was found, with the call and the form, and keeps what was typed", async () => {
		const { page, shown, told, index } = await ask(language, '"xyzzy" <b>');
		expect(shown).toEqual([]);
		expect(told).toMatch(/^\D+0\D+\d+$/);
		expect(index).toBe(false);
		expect(visible(page, "[data-nothing]")).toBe(true);
		expect(page.querySelector("[data-nothing] a.call-button")?.getAttribute("href")).toMatch(/^tel:/);
		expect(page.querySelector("[data-nothing] a.button")?.getAttribute("href")).toBe(
			`${href(language, "contactUs")}#contact`,
		);
		expect(page.querySelector("input[name=q]")?.getAttribute("value")).toBe('"xyzzy" <b>');
		expect(page.querySelectorAll("[data-group]").every((group) => group.hasAttribute("hidden"))).toBe(true);
	});

	it.each(["", "  ", "¿?"])("shows all of them for a search without words: %j", async (query) => {
		const { page, shown } = await ask(language, query);
		expect(shown).toHaveLength(faq.length);
		expect(visible(page, "[data-contents]")).toBe(true);
		expect(visible(page, "[data-nothing]")).toBe(false);
	});
});

describe("a search of the help center", () => {
	it.each<[Language, string, string]>([
		["en", "wheelch", "wheelchair"],
		["en", "How do I get a REFUND?", "refund-time"],
		["en", "power bank", "not-allowed"],
		["es", "silla de ruedas", "wheelchair"],
		["es", "DOS APELLIDOS", "two-surnames"],
		["es", "¿Cuánto tarda el reembolso?", "refund-time"],
		["es", "aerolinea cancelo", "airline-canceled"],
		["es", "equip", "bags-included"],
	])("(%s) %j finds %j", async (language, query, id) => {
		const { page, shown, told, index, asked } = await ask(language, query);
		expect(shown).toContain(id);
		expect(shown.length).toBeLessThan(20);
		expect(told).toContain(` ${shown.length} `);
		expect(index).toBe(false);
		expect(asked).toBeUndefined();
		expect(visible(page, "[data-contents]")).toBe(false);
		expect(visible(page, "[data-all]")).toBe(true);
	});

	it("asks the same questions in both languages, in the same groups", () => {
		const [en, es] = languageCodes.map((language) => {
			const { faq, groups } = findProse("helpCenter", language);
			return [groups.map(({ id }) => id), faq.map(({ id, group, html }) => [group, id, html.split("<a ").length])];
		});
		expect(es).toEqual(en);
	});
});
