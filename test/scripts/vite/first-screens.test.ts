import { describe, expect, it } from "vitest";
import { canMatch, pickStyles, wordsOf } from "../../../scripts/vite/first-screens/pick.ts";
import { readSheet, splitTop, writeSheet } from "../../../scripts/vite/first-screens/sheet.ts";

const view = `
// The tiles, in a word of a comment.
export const View = () => <section className="hero wide" data-lead="x" hidden><a href={href("blog")}>{t("x")}</a></section>;
/* a grid */`;
const words = wordsOf([view]);

describe("a sheet", () => {
	it("is written as it was read, but for its comments", () => {
		const css = `@layer a,b;@layer a{:root{--x:1}.b:before{content:"}{;"}}@media (width>=1rem){.c,.d\\:e{color:red}}@font-face{src:url(x)}`;
		expect(writeSheet(readSheet(`/*! license */${css}`))).toBe(css);
	});

	it("is split where no bracket and no string is open", () => {
		expect(splitTop('.a:is(.b,.c),.d[x=","]', ",")).toEqual([".a:is(.b,.c)", '.d[x=","]']);
		expect(splitTop("--dark: ;color:red", ";")).toEqual(["--dark: ", "color:red"]);
	});
});

describe("the words of a view", () => {
	it("are its elements, its attributes and what its texts say, comments aside", () => {
		for (const word of ["section", "a", "hero", "wide", "data-lead"]) expect(words).toContain(word);
		for (const word of ["tiles", "grid", "comment"]) expect(words).not.toContain(word);
	});
});

describe("a rule", () => {
	it.each([
		[".hero", true],
		[".hero.wide>a:before", true],
		[".hero:not(.tiles)", true],
		[".hero:is(.tiles,.wide)", true],
		["[data-lead=y]", true],
		["html[data-lead=y] a", true],
		[".tiles", false],
		[".hero .tiles", false],
		[".hero:has(.tiles)", false],
		["table", false],
		[".hero a:hover", false],
		["a::-webkit-datetime-edit", false],
	])("of %s can draw it: %s", (selector, can) => {
		expect(canMatch(selector, words)).toBe(can);
	});
});

describe("the styles that are picked", () => {
	const sheet = readSheet(
		"@layer theme{:root{--ink:var(--deep);--deep:blue;--unread:red}}@layer components{.hero,.tiles{color:var(--ink)}.tiles{color:red}@media print{.hero{color:red}}@keyframes x{to{color:red}}}",
	);

	it("keep the order and the layers, and of the tokens those that are read", () => {
		expect(pickStyles([sheet], words)).toBe(
			"@layer theme{:root{--ink:var(--deep);--deep:blue}}@layer components{.hero{color:var(--ink)}}",
		);
	});
});
