// The font's subset: small, the same in both places that name it, and with every letter that the site sets.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { characters, ranges, subsetFile } from "../../scripts/font.ts";

const root = resolve(import.meta.dirname, "../..");

/** Texts of the interface and of all pages. */
const texts = ["locales", "content"].flatMap((folder) =>
	readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(json|md)$/.test(file))
		.map((file) => join(folder, file)),
);

it("the font is at most 24 KB", () => {
	expect(statSync(subsetFile).size).toBeLessThanOrEqual(24 * 1024);
});

it("every character of the texts is in the font", () => {
	expect(texts.length).toBeGreaterThan(50);
	const known = new Set(`${characters}\n\t`);
	const missing = texts.flatMap((file) =>
		[...new Set(readFileSync(join(root, file), "utf8"))]
			.filter((character) => !known.has(character))
			.map((character) => `${character} in ${file}`),
	);
	expect(missing).toEqual([]);
});

it("the style sheet uses it for the characters that it has, and for no other", () => {
	const css = readFileSync(join(root, "src/ui/styles/font.css"), "utf8");
	const [, list = ""] = /unicode-range:([^;]+);/.exec(css) ?? [];
	const named = list.split(",").map((range) =>
		range
			.trim()
			.replace(/^U\+/i, "")
			.split("-")
			.map((code) => Number.parseInt(code, 16)),
	);
	expect(named).toEqual(ranges.map(([first, last]) => (first === last ? [first] : [first, last])));
});
