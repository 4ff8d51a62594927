// Colors are named in tokens.css and nowhere else, so that the two schemes and the contrast are settled in one place.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const source = resolve(import.meta.dirname, "../../../src");

/** Files that have to name a color, and why. */
const allowed: Readonly<Record<string, string>> = {
	"ui/styles/tokens.css": "here they are",
	"mail/colors.ts": "a mail has no custom properties; a test compares them with the tokens",
	"page/theme-color.ts": "the browser's bars and the manifest have no style sheet; a test compares it with the token",
};

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** `color-mix()` of tokens is no literal, nor are the system's colors (Canvas, Highlight). */
const literals = [
	/#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi,
	/\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/g,
	/(?<=["'`]|:[^;{]*\s)(?:white|black)(?![\w-])(?=["'`;\s!])/g,
];

function files(): string[] {
	return readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => /\.(css|tsx?)$/.test(file));
}

function literalsOf(text: string): string[] {
	const code = text.replace(comments, "");
	return literals.flatMap((pattern) => code.match(pattern) ?? []);
}

it("only tokens.css names colors", () => {
	const found = files()
		.filter((file) => !Object.hasOwn(allowed, file))
		.map((file) => [file, literalsOf(readFileSync(join(source, file), "utf8"))] as const)
		.filter(([, named]) => named.length > 0);
	expect(Object.fromEntries(found)).toEqual({});
});

it("notices a color however it is written", () => {
	const written = [
		"color: #fff;",
		"fill: oklch(50% 0 0);",
		"border: 1px solid white;",
		`<path fill="black" />`,
		"a: rgb(0 0 0)",
	];
	expect(written.filter((text) => literalsOf(text).length === 0)).toEqual([]);
	const other = [
		"white-space: nowrap;",
		`href="#content"`,
		"color: var(--color-ink);",
		"background: Canvas;",
		"/* #fff */",
	];
	expect(other.flatMap(literalsOf)).toEqual([]);
});

it("excuses no file that is gone or names none any more", () => {
	const idle = Object.keys(allowed).filter((file) => literalsOf(readFileSync(join(source, file), "utf8")).length === 0);
	expect(idle).toEqual([]);
});
