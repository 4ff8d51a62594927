// The drawings of the guides.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guideFolders } from "../../scripts/content/guides.ts";
import { drawHero, heroPath } from "../../scripts/content/hero.ts";

const root = join(import.meta.dirname, "../..");

test("the same slug gives the same drawing, another slug another one", () => {
	expect(drawHero("a")).toBe(drawHero("a"));
	expect(drawHero("a")).not.toBe(drawHero("b"));
});

test("a drawing stays below 4 KB and inside its picture, whatever the slug", () => {
	for (let index = 0; index < 200; index++) {
		const svg = drawHero(`slug-${index}`);
		expect(svg.length, `slug-${index}`).toBeLessThan(4096);
		for (const [, x, y] of svg.matchAll(/cx="([\d.-]+)" cy="([\d.-]+)" r="(?:7|13)"/g)) {
			expect(Number(x), `slug-${index}`).toBeGreaterThan(20);
			expect(Number(x), `slug-${index}`).toBeLessThan(1180);
			expect(Number(y), `slug-${index}`).toBeGreaterThan(20);
			expect(Number(y), `slug-${index}`).toBeLessThan(610);
		}
	}
});

test("the agency's name, which is configuration, is not part of a file name", () => {
	expect(heroPath("why-{agency}-is-here")).toBe("/images/guides/why-agency-is-here.svg");
});

test("every guide's committed drawing is the one the script draws", () => {
	for (const { slug } of guideFolders(root)) {
		expect(readFileSync(join(root, "public", heroPath(slug)), "utf8"), slug).toBe(drawHero(slug));
	}
});
