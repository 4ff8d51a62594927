// Open Graph pictures: every title fits, and a picture is what its head says it is.
import { PNG } from "pngjs";
import { beforeAll, describe, expect, it } from "vitest";
import { type Card, titleSizes } from "../../../scripts/og/card.ts";
import { cards } from "../../../scripts/og/cards.ts";
import { draw, titleSize } from "../../../scripts/og/draw.ts";
import type { Env } from "../../../src/env.ts";
import { openGraphPath, openGraphPicture } from "../../../src/page/open-graph.ts";
import { testEnv } from "../../test-env.ts";

let all: readonly Card[];
beforeAll(async () => {
	all = await cards(testEnv() as Env);
});

describe("a title", () => {
	it("is as large as it can be", async () => {
		expect(await titleSize("Careers")).toBe(titleSizes[0]);
	});

	it("of 90 characters fits in both languages", async () => {
		const longest = [
			"When to book, which airport to leave from and what a bag really costs you on a cheap trip!",
			"Los mejores días para comprar boletos de avión baratos y las temporadas menos costosas hoy",
		];
		for (const title of longest) {
			expect(title).toHaveLength(90);
			expect(await titleSize(title)).toBeGreaterThanOrEqual(54);
		}
	});

	it("that never fits stops the build", async () => {
		await expect(titleSize("Wide words ".repeat(60))).rejects.toThrow("Too long");
	});

	it("fits on every page", async () => {
		for (const title of new Set(all.map((card) => card.title)))
			expect(await titleSize(title), title).toBeGreaterThan(60);
	});
});

describe("the cards", () => {
	it("are one a page and language, each at an address of its own", () => {
		const files = all.map(({ file }) => file);
		expect(new Set(files).size).toBe(files.length);
		expect(files).toContain(openGraphPath("/", "es"));
		expect(files).toContain("/images/og/en/destinations/miami.png");
	});

	it("say which part of the site a page is in, in its language; the home page is in none", () => {
		const section = (file: string) => all.find((card) => card.file === file)?.section;
		expect(section("/images/og/en/airlines/DL.png")).toBe("Airlines");
		expect(section("/images/og/es/airlines/DL.png")).toBe("Aerolíneas");
		expect(all.filter((card) => card.section === undefined).map(({ file }) => file)).toEqual([
			openGraphPath("/", "en"),
			openGraphPath("/", "es"),
		]);
	});

	it("have the codes of a journey on destinations only, and never one to where it starts", () => {
		const journeys = all.filter(({ codes }) => codes);
		expect(journeys.every(({ file }) => file.includes("/destinations/"))).toBe(true);
		expect(journeys.length).toBe(all.filter(({ file }) => file.includes("/destinations/")).length);
		expect(journeys.filter(({ codes }) => codes?.from === codes?.to)).toEqual([]);
	});
});

describe("a picture", () => {
	it("is a small PNG of the size that the head names", async () => {
		const [card] = all;
		if (!card) throw new Error("no cards");
		const png = await draw(card);
		const { width, height } = PNG.sync.read(png);
		expect({ width, height }).toEqual({ width: openGraphPicture.width, height: openGraphPicture.height });
		expect(png.length).toBeLessThan(60 * 1024);
	});
});
