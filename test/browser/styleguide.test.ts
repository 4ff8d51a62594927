// Every example of the style guide looks as it did, on a phone and wherever else it is told to be looked at (looks), and
// none breaks a rule of axe's in either language and scheme.
//
// How much may differ is said in pictures.ts. After a change that is meant, look at the new pictures and keep them:
//   npm run build && npm run baselines
// which is UPDATE_BASELINES=1 npm exec -- vitest run --project browser test/browser/styleguide.test.ts
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { RunOptions } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../../scripts/axe.ts";
import { defaultLanguage, languageCodes } from "../../src/i18n/languages.ts";
import { components } from "../../src/styleguide/components.ts";
import type { Component } from "../../src/styleguide/samples/example.ts";
import { isSample } from "../soak.ts";
import { launch } from "./browser.ts";
import { encode } from "./indexed-png.ts";
import { difference } from "./pictures.ts";
import { frame, openStyleguide, type Seen, shoot, showAll, widths } from "./styleguide-page.ts";

const baselines = join(import.meta.dirname, "baselines");
const shots = join(import.meta.dirname, ".shots");
const updating = process.env.UPDATE_BASELINES === "1";

/** Of each example one picture on a phone; of some also others. More than these would hide what changes among them. */
const looks = {
	phone: { language: "en", scheme: "light", width: widths.phone },
	wide: { language: "en", scheme: "light", width: widths.wide },
	night: { language: "en", scheme: "dark", width: widths.phone },
	spanish: { language: "es", scheme: "light", width: widths.phone },
} as const satisfies Record<string, Seen>;
type LookName = keyof typeof looks;
const lookNames = Object.keys(looks) as LookName[];
/** In `npm test` without Spanish and without the desk, in which every page is looked at elsewhere; in `npm run soak` all. */
const looked = lookNames.filter((name) => updating || !isSample || name === "phone" || name === "night");
const mostPictures = 400;

/** Color and Spanish matter in both parts of the frame, and a desk has another header. */
const pictures: Readonly<Record<string, Component["pictures"]>> = {
	...Object.fromEntries(Object.keys(frame).map((name) => [name, { wide: "all", night: "all", spanish: "all" }])),
	...Object.fromEntries(components.map((component) => [component.id, component.pictures])),
};

/** Is there a picture of this example ("badge/sample"), or of any of the component ("badge")? */
function isPictured(look: LookName, name: string, example?: string): boolean {
	if (look === "phone") return true;
	const told = pictures[name]?.[look];
	if (told === undefined || told === "all") return told === "all";
	return example === undefined || told.some((one) => `${name}/${one}` === example);
}

const names = [...Object.keys(frame), ...components.map(({ id }) => id)];

/** `badge/sample` stands in `phone/badge-sample.png`. */
const fileOf = (example: string) => `${example.replace("/", "-")}.png`;

let browser: Browser;
const pages = new Map<string, Promise<Page>>();
beforeAll(async () => {
	browser = await launch();
	rmSync(shots, { recursive: true, force: true });
});
afterAll(() => browser.close());

function pageSeen(seen: Seen): Promise<Page> {
	const key = Object.values(seen).join();
	const page = pages.get(key) ?? openStyleguide(browser, seen);
	pages.set(key, page);
	return page;
}

/** What is wrong with one picture: nothing, or a sentence that names the files to look at. */
function fault(look: LookName, example: string, actual: PNG): string | undefined {
	const baseline = join(baselines, look, fileOf(example));
	if (updating) {
		keep(baseline, actual);
		return undefined;
	}
	const shot = join(shots, look, fileOf(example));
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
function rulesFor(scheme: "light" | "dark"): RunOptions {
	return scheme === "dark"
		? { runOnly: { type: "rule", values: [contrast] } }
		: {
				runOnly: { type: "tag", values: tags },
				rules: { [contrast]: { enabled: true }, "color-contrast": { enabled: false } },
			};
}

describe.each(looked)("style guide (%s)", (look) => {
	const drawn = new Set<string>();

	it.each(names.filter((name) => isPictured(look, name)))("%s looks as it did", async (name) => {
		const faults: string[] = [];
		const page = await pageSeen(looks[look]);
		for (const [example, picture] of await shoot(page, name, (one) => isPictured(look, name, one))) {
			drawn.add(fileOf(example));
			const found = fault(look, example, picture);
			if (found) faults.push(found);
		}
		expect(faults).toEqual([]);
	});

	it("has no baseline of an example that is gone", () => {
		const folder = join(baselines, look);
		const gone = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => !drawn.has(file));
		if (updating) for (const file of gone) rmSync(join(folder, file));
		else expect(gone).toEqual([]);
		expect(drawn.size).toBeGreaterThan(look === "phone" ? components.length : 20);
	});
});

describe("the pictures", () => {
	it(`are at most ${mostPictures}, of looks that there are`, () => {
		expect(readdirSync(baselines).toSorted()).toEqual(lookNames.toSorted());
		const kept = lookNames.flatMap((look) => readdirSync(join(baselines, look)));
		expect(kept.length).toBeLessThanOrEqual(mostPictures);
	});

	it("are told of by names of examples", () => {
		const unknown = components.flatMap(({ id, examples, pictures = {} }) =>
			Object.values(pictures)
				.flatMap((told) => (told === "all" ? [] : told))
				.filter((example) => !Object.hasOwn(examples, example))
				.map((example) => `${id}/${example}`),
		);
		expect(unknown).toEqual([]);
	});
});

/** Colors are the same in every language. */
const variants = languageCodes.flatMap((language) =>
	(["light", "dark"] as const)
		.filter((scheme) => !isSample || (scheme === "dark") === (language === defaultLanguage))
		.map((scheme) => ({ language, scheme })),
);

it.each(variants)(
	"the style guide ($language, $scheme) breaks no rule of WCAG 2.2 AA, and all text has the contrast of AAA",
	async ({ language, scheme }) => {
		const page = await pageSeen({ language, scheme, width: widths.phone });
		await showAll(page);
		expect(await axeViolations(page, "html", rulesFor(scheme))).toEqual([]);
	},
);

describe("the comparison", () => {
	/** Styles that are set on an element and taken away again. */
	const changes: readonly [what: string, component: string, selector: string, property: string, value: string][] = [
		["a color token that changed", "link", ":root", "--color-primary", "oklch(45% 0.15 240)"],
		["the call's marigold a shade lighter", "frame/header", ":root", "--color-call", "oklch(86% 0.165 76)"],
		["hairlines in another gray", "card", ":root", "--color-rule", "oklch(80% 0.02 85)"],
		["a border that is gone", "card", ".card", "border-color", "transparent"],
		["one missing edge of a large card", "itinerary", ".itinerary", "border-bottom-color", "transparent"],
		["a badge without its border", "badge", ".badge", "border-color", "transparent"],
		["a badge two pixels further", "badge", ".badge", "margin-inline-start", "2px"],
		["text one weight heavier", "breadcrumb", ".crumb", "font-weight", "500"],
	];

	it.each(changes)("sees %s", async (_, component, selector, property, value) => {
		// A phone's header has no filled button.
		const page = await pageSeen(component === "frame/header" ? looks.wide : looks.phone);
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
