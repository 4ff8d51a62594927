// The committed icons: there, of the size their name says, all with the tokens' colors.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { color, schemes } from "../scripts/design/tokens.ts";
import { manifestIcons, siteIcons } from "../src/render/site-icons.ts";
import { themeColor } from "../src/render/theme-colour.ts";

const read = (path: string) => readFileSync(join(resolve(import.meta.dirname, "../public"), path));
const hex = (picture: PNG, x: number, y: number) =>
	`#${picture.data.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 3).toString("hex")}`;

const pictures = [...manifestIcons, { ...siteIcons.touch, purpose: "touch" }];

it.each(pictures)("$path is a square PNG of $size pixels on the primary color", ({ path, size, purpose }) => {
	const picture = PNG.sync.read(read(path));
	expect([picture.width, picture.height]).toEqual([size, size]);
	expect(hex(picture, size / 2, Math.round(size * 0.15))).toBe(color("primary", "light"));
	// Only an icon that nobody cuts has round corners of its own.
	expect(picture.data[3]).toBe(purpose === "any" ? 0 : 255);
});

it("a maskable icon has nothing but its background outside the inner 80 %", () => {
	for (const { path, size } of manifestIcons.filter(({ purpose }) => purpose === "maskable")) {
		const picture = PNG.sync.read(read(path));
		const outside = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)] as const)
			.filter(([x, y]) => Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > size * 0.4)
			.filter(([x, y]) => hex(picture, x, y) !== color("primary", "light"));
		expect(outside, path).toEqual([]);
	}
});

it("favicon.ico has PNGs of 16, 32 and 48 pixels where its directory says", () => {
	const file = read(siteIcons.ico.path);
	expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
	const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, i) => {
		const entry = file.subarray(6 + 16 * i, 22 + 16 * i);
		const { width, height } = PNG.sync.read(
			file.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8)),
		);
		expect([entry[0], entry[1]]).toEqual([width, height]);
		return width;
	});
	expect(sizes).toEqual([16, 32, 48]);
});

it("favicon.svg has both schemes and no color but the tokens'", () => {
	const text = read(siteIcons.svg.path).toString();
	const known = schemes.flatMap((scheme) => [color("primary", scheme), color("on-primary", scheme)]);
	expect(text).toContain("prefers-color-scheme:dark");
	expect(new Set(text.match(/#[0-9a-f]{6}/g))).toEqual(new Set(known));
});

it("the browser's bars have the color of the paper", () => {
	for (const scheme of schemes) expect(themeColor[scheme]).toBe(color("paper", scheme));
});
