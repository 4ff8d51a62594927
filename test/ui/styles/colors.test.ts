// Colors are named in tokens.css and nowhere else, so that the two schemes and the contrast are settled in one place.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../..");

/** Where they are. Whatever else needs one, in a mail, an icon or a picture, has it from there. */
const tokens = "src/ui/styles/tokens.css";

/** Contact sheets of screenshots, for developers: they stand beside the site's colors, not in them. */
const contactSheets = "scripts/gallery/sheets.ts";

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** `color-mix()` of tokens is no literal, nor are the system's colors (Canvas, Highlight). */
const literals = [
	/#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi,
	/\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\bcolor\((?=from|srgb|display|xyz|rec)/g,
	/(?<=["'`]|:[^;{]*\s)(?:white|black)(?![\w-])(?=["'`;\s!])/g,
];

function files(): string[] {
	return ["src", "scripts"].flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
			.filter((file) => /\.(css|json|svg|tsx?)$/.test(file))
			.map((file) => `${folder}/${file}`),
	);
}

function literalsOf(text: string): string[] {
	const code = text.replace(comments, "");
	return literals.flatMap((pattern) => code.match(pattern) ?? []);
}

it("only tokens.css names colors", () => {
	const found = files()
		.filter((file) => file !== tokens && file !== contactSheets)
		.map((file) => [file, literalsOf(readFileSync(join(root, file), "utf8"))] as const)
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
		"a: color(display-p3 1 0 0)",
	];
	expect(written.filter((text) => literalsOf(text).length === 0)).toEqual([]);
	const other = [
		"white-space: nowrap;",
		`href="#content"`,
		"color: var(--color-ink);",
		"background: Canvas;",
		"/* #fff */",
		`color("paper", "light")`,
	];
	expect(other.flatMap(literalsOf)).toEqual([]);
});
