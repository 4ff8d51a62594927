// The drawings of the guides: each its own, small, in the tokens' colors, with words for what it shows.
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { homes } from "../../../../scripts/pictures/drawings/airports.ts";
import { type Family, families, familyNames } from "../../../../scripts/pictures/drawings/families.ts";
import { drawGuides } from "../../../../scripts/pictures/drawings/guide-drawings.ts";
import { createRandom } from "../../../../scripts/pictures/drawings/random.ts";
import { svgFile } from "../../../../scripts/pictures/drawings/svg-file.ts";
import { languageCodes } from "../../../../src/i18n/languages.ts";
import { guidesSeen } from "./guides-seen.ts";

const drawn = drawGuides(guidesSeen);
const family = (index: number): Family | undefined => drawn.get(guidesSeen[index]?.slug ?? "")?.family;

/** Every composition of every family, a few times. */
const samples = familyNames.flatMap((name) =>
	[0, 1, 2, 3, 4, 5].flatMap((turn) =>
		["a", "b", "c"].map((seed) => {
			const random = createRandom(`${name} ${turn} ${seed}`);
			return { name: `${name} ${turn} ${seed}`, ...families[name]({ random, home: random.pick(homes), turn }) };
		}),
	),
);

describe("the guides of the specification", () => {
	test("all have different drawings, and the same ones each time", () => {
		expect(drawn.size).toBe(23);
		expect(new Set([...drawn.values()].map(({ body }) => body)).size).toBe(23);
		expect(drawGuides(guidesSeen)).toEqual(drawn);
	});

	test("neighbors in the list are of different families, and every family is used", () => {
		for (const [index, { slug }] of guidesSeen.entries()) expect(family(index), slug).not.toBe(family(index + 1));
		expect(new Set([...drawn.values()].map((drawing) => drawing.family)).size).toBe(familyNames.length);
	});

	test("the family suits the subject, and the city named is the one drawn", () => {
		const of = (slug: string) => drawn.get(slug)?.family;
		expect(of("flight-change-info-guide")).toBe("passes");
		expect(of("mejores-dias-para-comprar-boletos-de-avion-baratos")).toBe("calendar");
		expect(["tails", "board", "window"]).toContain(of("flying-with-united-airlines-what-to-expect"));
		expect(drawGuides([guide("things-to-do-in-miami")]).get("things-to-do-in-miami")?.alt.es).toContain("Miami");
	});

	test("a new guide leaves the drawings of older ones alone, and one may ask for its family", () => {
		const more = drawGuides([...guidesSeen, guide("a-new-one")]);
		for (const { slug } of guidesSeen) expect(more.get(slug), slug).toEqual(drawn.get(slug));
		expect(more.get("a-new-one")?.family).toBe("routes");
	});
});

describe("every drawing", () => {
	test("is at most 4 KB in at most 60 elements", () => {
		for (const { name, body } of samples) {
			expect(body.length, name).toBeLessThanOrEqual(4096);
			expect(parse(body).querySelectorAll("*").length, name).toBeLessThanOrEqual(60);
		}
	});

	test("is well-formed, with whole tags, quoted attributes and no numbers gone wrong", () => {
		for (const { name, body } of samples) {
			expect(balanced(body), name).toBe(true);
			expect(body, name).not.toMatch(/NaN|Infinity|undefined|e-\d/);
			expect(body, name).not.toMatch(/\d\.\d{3}/);
		}
	});

	test("names its colors by classes that its file has a color for, never by value, and never marigold", () => {
		for (const { name, body } of samples) {
			expect(body, name).not.toMatch(/#[0-9a-f]{3}|rgb|oklch|style=|fill="|stroke="|call/i);
			const css = svgFile(body);
			for (const [, list = ""] of body.matchAll(/class="([^"]*)"/g))
				for (const one of list.split(" ")) expect(css, `${name}: ${one}`).toContain(`.${one}{`);
		}
	});

	test("has alternative text in both languages, at most 125 characters", () => {
		for (const { name, alt } of samples) {
			expect(alt.en, name).toMatch(/^Drawing: .+\.$/);
			expect(alt.es, name).toMatch(/^Ilustración: .+\.$/);
			for (const language of languageCodes)
				expect(alt[language].length, `${name} ${language}`).toBeLessThanOrEqual(125);
		}
	});

	test("has a file of its own with the colors of both schemes, or of one", () => {
		for (const { name, body } of samples) {
			const file = svgFile(body);
			expect(balanced(file.trim()), name).toBe(true);
			expect(file, name).toContain("@media(prefers-color-scheme:dark){.");
			expect(svgFile(body, "dark"), name).not.toContain("@media");
			for (const [, one = ""] of body.matchAll(/class="([^" ]*)/g))
				expect(file, `${name}: ${one}`).toContain(`.${one}{`);
		}
	});
});

function guide(slug: string) {
	return { slug, group: "destination", tags: [], date: "2026-01-01", family: "routes" } as const;
}

/** XML without text, comments or entities: every tag closes, in order, and its attributes are quoted and not doubled. */
function balanced(xml: string): boolean {
	const open: string[] = [];
	const rest = xml
		.replace(/<style>[^<]*<\/style>/, "")
		.replace(/<(\/?)([a-z]+)((?: [\w:-]+="[^"<>&]*")*)(\/?)>/g, (_, end, name, attributes, empty) => {
			const names = [...String(attributes).matchAll(/ ([\w:-]+)=/g)].map(([, one]) => one);
			if (new Set(names).size < names.length) return "!";
			if (end) return open.pop() === name ? "" : "!";
			if (!empty) open.push(name);
			return "";
		});
	return rest === "" && open.length === 0;
}
