// Writes src/ui/fonts/inter.woff2, the part of Inter that the site needs: npm run font
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { understood } from "./words.ts";

const root = join(import.meta.dirname, "..");

/** Where the whole variable font is: every glyph, weights 100 to 900, optical sizes 14 to 32. */
export const wholeFont = join(root, "node_modules/inter-ui/variable/InterVariable.woff2");
export const subsetFile = join(root, "src/ui/fonts/inter.woff2");

/** First and last code point of each range; font.css says the same as `unicode-range`. What is not here falls back. */
export const ranges: readonly (readonly [number, number])[] = [
	[0x20, 0x7e],
	// No-break space, ¡ ¢ £, © ª «, ® and ° ± · º » ¿: the signs among the letters of Latin-1 that a text here may need.
	[0xa0, 0xa3],
	[0xa9, 0xab],
	[0xae, 0xae],
	[0xb0, 0xb1],
	[0xb7, 0xb7],
	[0xba, 0xbb],
	[0xbf, 0xff],
	// Thin space, hyphen, dashes, quotation marks, bullet, ellipsis, narrow no-break space, euro, arrows, minus, almost equal.
	[0x2009, 0x2009],
	[0x2010, 0x2010],
	[0x2013, 0x2014],
	[0x2018, 0x2019],
	[0x201c, 0x201d],
	[0x2022, 0x2022],
	[0x2026, 0x2026],
	[0x202f, 0x202f],
	[0x20ac, 0x20ac],
	[0x2190, 0x2190],
	[0x2192, 0x2192],
	[0x2194, 0x2194],
	[0x2212, 0x2212],
	[0x2248, 0x2248],
];

/** Every character of the subset. */
export const characters = ranges
	.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
	.map((code) => String.fromCodePoint(code))
	.join("");

if (import.meta.main) {
	understood("npm run font", {});
	const font = await subsetFont(readFileSync(wholeFont), characters, {
		targetFormat: "woff2",
		// Optical size is pinned to text: half the file, and the fallback's metrics hold at every size.
		variationAxes: { wght: { min: 400, max: 800 }, opsz: 14 },
		keepFeatures: ["kern", "tnum", "locl", "ccmp", "mark", "mkmk", "case"],
	});
	writeFileSync(subsetFile, font);
	console.log(`${subsetFile}: ${font.length} bytes`);
}
