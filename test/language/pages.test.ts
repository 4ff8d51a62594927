// The language of every page of the site as it is served, in both languages: each block of text a reader or a screen reader meets.
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { blocksOf } from "./blocks.ts";
import { faults, isInItsLanguage, isSet, isSpelledRight, type Texts } from "./faults.ts";
import { type SitePage, siteInWords } from "./site.ts";

let pages: readonly SitePage[] = [];
let texts: readonly Texts[] = [];

beforeAll(async () => {
	pages = await siteInWords();
	texts = pages.map(({ target, language, document }) => ({ where: target, language, blocks: blocksOf(document) }));
}, 60_000);

describe("every page", () => {
	it("is looked at, in both languages, with its forms and its head", () => {
		const [en, es] = (["en", "es"] as const).map((language) => pages.filter((page) => page.language === language));
		expect(en?.length).toBeGreaterThan(130);
		expect(es?.map(({ id }) => id)).toEqual(en?.map(({ id }) => id));
		const kinds = new Set(texts.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
		for (const kind of ["p", "li", "h1", "td", "th", "dt", "dd", "button", "label", "option", "summary", "title"]) {
			expect(kinds).toContain(kind);
		}
		expect(kinds).toContain("meta[description]");
	});

	it("is in its language", () => {
		expect(faults(texts, isInItsLanguage)).toEqual([]);
	});

	it("keeps to the typographic rules of its language", () => {
		expect(faults(texts, isSet)).toEqual([]);
	});

	it("has no misspelled word", () => {
		expect(faults(texts, isSpelledRight)).toEqual([]);
	});
});

describe("a text in the wrong language is found on a real page", () => {
	const planted = (language: "en" | "es", html: string): string[] => {
		const page = pages.find(({ id, language: own }) => id === "howWeHelp" && own === language);
		const document = parse(page?.document.outerHTML ?? "");
		document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
		return faults([{ where: "x", language, blocks: blocksOf(document) }], isInItsLanguage);
	};

	it.each([
		["es", "<p>You can change the ticket until the day before departure.</p>"],
		["es", "<button>Search</button>"],
		["es", '<input placeholder="Your last name">'],
		["en", "<p>Puede cambiar el boleto hasta el día antes de la salida.</p>"],
		["en", "<button>Buscar</button>"],
		["en", '<img alt="Dibujo: un avión sobre el mar">'],
	] as const)("%s: %s", (language, html) => {
		const found = planted(language, html);
		expect(found).toHaveLength(1);
		expect(found[0]).toContain(`x [${language}]`);
	});
});
