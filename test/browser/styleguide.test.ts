// Every example of the style guide looks as it did, in both languages and both schemes, and breaks no rule of axe's.
//
// How much may differ is said in pictures.ts. After a change that is meant, look at the new pictures and keep them:
//   npm run build && npm run baselines
// which is UPDATE_BASELINES=1 npm exec -- vitest run --project browser test/browser/styleguide.test.ts
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { components } from "../../src/styleguide/components.ts";
import { launch } from "./browser.ts";
import { encode } from "./indexed-png.ts";
import { difference } from "./pictures.ts";
import { frame, openStyleguide, shoot, showAll } from "./styleguide-page.ts";

const baselines = join(import.meta.dirname, "baselines");
const shots = join(import.meta.dirname, ".shots");
const updating = process.env.UPDATE_BASELINES === "1";

const variants = languageCodes.flatMap((language) =>
	(["light", "dark"] as const).map((scheme) => ({ language, scheme })),
);
const names = [...Object.keys(frame), ...components.map(({ id }) => id)];

/** `badge/sample` stands in `en-light/badge-sample.png`. */
const fileOf = (example: string) => `${example.replace("/", "-")}.png`;

let browser: Browser;
const pages = new Map<string, Page>();
beforeAll(async () => {
	browser = await launch();
	rmSync(shots, { recursive: true, force: true });
	await Promise.all(
		variants.map(async ({ language, scheme }) => {
			pages.set(`${language}-${scheme}`, await openStyleguide(browser, language, scheme));
		}),
	);
});
afterAll(() => browser.close());

function pageOf(variant: string): Page {
	const page = pages.get(variant);
	if (!page) throw new Error(`No page for ${variant}`);
	return page;
}

/** What is wrong with one picture: nothing, or a sentence that names the files to look at. */
function fault(variant: string, example: string, actual: PNG): string | undefined {
	const baseline = join(baselines, variant, fileOf(example));
	if (updating) {
		keep(baseline, actual);
		return undefined;
	}
	const shot = join(shots, variant, fileOf(example));
	if (!existsSync(baseline)) {
		keep(shot, actual);
		return `${example} has no baseline; it looks like ${relative(".", shot)}. Is it right? npm run baselines`;
	}
	const found = difference(actual, PNG.sync.read(readFileSync(baseline)));
	if (!found) return undefined;
	keep(shot, actual);
	const drawn = shot.replace(/\.png$/, ".diff.png");
	if (found.drawn) keep(drawn, found.drawn);
	return `${example}: ${found.reason}: ${relative(".", shot)}${found.drawn ? `, ${relative(".", drawn)}` : ""}`;
}

function keep(file: string, picture: PNG): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, encode(picture));
}

/** AAA; what it finds no fault with has the contrast of AA too. */
const contrast = "color-contrast-enhanced";
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** At night only the colors are others. */
function rulesFor(scheme: "light" | "dark"): Parameters<AxeBuilder["options"]>[0] {
	return scheme === "dark"
		? { runOnly: { type: "rule", values: [contrast] }, resultTypes: ["violations"] }
		: {
				runOnly: { type: "tag", values: tags },
				resultTypes: ["violations"],
				rules: { [contrast]: { enabled: true }, "color-contrast": { enabled: false } },
			};
}

describe.each(variants)("style guide ($language, $scheme)", ({ language, scheme }) => {
	const variant = `${language}-${scheme}`;
	const drawn = new Set<string>();

	it.each(names)("%s looks as it did", async (name) => {
		const faults: string[] = [];
		for (const [example, picture] of await shoot(pageOf(variant), name)) {
			drawn.add(fileOf(example));
			const found = fault(variant, example, picture);
			if (found) faults.push(found);
		}
		expect(faults).toEqual([]);
	});

	it("has no baseline of an example that is gone", () => {
		const folder = join(baselines, variant);
		const gone = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => !drawn.has(file));
		if (updating) for (const file of gone) rmSync(join(folder, file));
		else expect(gone).toEqual([]);
		expect(drawn.size).toBeGreaterThan(components.length);
	});

	it("breaks no rule of WCAG 2.2 AA, and all text has the contrast of AAA", async () => {
		const page = pageOf(variant);
		await showAll(page);
		const { violations } = await new AxeBuilder({ page }).options(rulesFor(scheme)).setLegacyMode(true).analyze();
		expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))).toEqual([]);
	});
});

describe("the comparison", () => {
	/** Styles that are set on an element and taken away again. */
	const changes: readonly [what: string, component: string, selector: string, property: string, value: string][] = [
		["a color token that changed", "link", ":root", "--color-primary", "oklch(45% 0.15 240)"],
		["the call's marigold a shade lighter", "call-link", ":root", "--color-call", "oklch(86% 0.165 76)"],
		["hairlines in another gray", "card", ":root", "--color-rule", "oklch(80% 0.02 85)"],
		["a border that is gone", "card", ".card", "border-color", "transparent"],
		["one missing edge of a large card", "itinerary", ".card", "border-bottom-color", "transparent"],
		["a badge without its border", "badge", ".badge", "border-color", "transparent"],
		["a badge two pixels further", "badge", ".badge", "margin-inline-start", "2px"],
		["text one weight heavier", "breadcrumb", ".crumb", "font-weight", "500"],
	];

	it.each(changes)("sees %s", async (_, component, selector, property, value) => {
		const page = pageOf("en-light");
		const set = (value: string) =>
			page.evaluate(
				([selector, property, value]) => {
					const found = document.querySelectorAll<HTMLElement>(selector);
					for (const element of found) element.style.setProperty(property, value);
					return found.length;
				},
				[selector, property, value] as const,
			);
		const before = new Map(await shoot(page, component));
		const differing = async () =>
			(await shoot(page, component)).filter(([example, picture]) => {
				const baseline = before.get(example);
				return baseline && difference(picture, baseline);
			}).length;
		expect(await set(value)).toBeGreaterThan(0);
		expect(await differing()).toBeGreaterThan(0);
		await set("");
		expect(await differing()).toBe(0);
	});
});
