// Every kind of page fits every screen (nothing to scroll sideways, nothing covered, everything large enough to touch) and
// breaks no WCAG 2.2 AA rule that axe knows, nor one of its best practices: in `npm test` on a phone in one language each,
// in `npm run soak` in both, on a desk too.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { byTurns, isLongest, isSample } from "../soak.ts";
import { launch, type OpenPage, openPage } from "./browser.ts";
import { coveredAtTheEnd, type Look, looksIn, overflow, tooSmall, unfold, violations } from "./looks.ts";
import { allPages } from "./templates.ts";

/** From WCAG's reflow width to a desk; 640 px is 1280 at 200 % zoom. */
const others = isSample ? [320] : [320, 640, 768];

/**
 * By where a page is looked at; axe looks at the first. No rule of ours asks for a finger or a mouse: a width on the one is that
 * width on the other, but where a page of a desk is zoomed until it is a phone's.
 */
const widthsOn = isLongest
	? { phone: [360, ...others, 1280], desk: [1280, ...others] }
	: { phone: [360, ...others], desk: [1280, 320] };

/** Each is a page that is looked at anyway, with other words in it: only from `npm run soak` on. */
const variants: readonly string[] = [
	"blog that finds nothing",
	"call back about a search",
	"offers of a month, nights mistyped",
	"offers that no filter fits",
	"offers without the one of the link",
	"offers, limits mistyped",
	"where to go with mistakes",
];
const looked = allPages.filter(([name]) => !isSample || !variants.includes(name));

let browser: Browser;
let tabs: Readonly<Record<Look["on"], OpenPage>>;
beforeAll(async () => {
	browser = await launch();
	const options = { reducedMotion: true };
	tabs = { phone: await openPage(browser, { ...options, touch: true }), desk: await openPage(browser, options) };
});
afterAll(() => browser.close());

describe.each(languageCodes)("every page (%s)", (language) => {
	it.each(byTurns(looked, language))(
		"%s, unfolded, fits at every width and breaks no rule of axe's",
		async (_, target) => {
			for (const { on, schemes, enlarged } of looksIn(language)) {
				const { page } = tabs[on];
				const [first = 0, ...more] = widthsOn[on];
				await page.setViewportSize({ width: first, height: 800 });
				await page.goto(target(language));
				// Folded, axe takes twice as long and finds less: what is in them is laid out anew for every question.
				await unfold(page);
				for (const width of [...more, first]) {
					await page.setViewportSize({ width, height: 800 });
					expect(await overflow(page), `${width} px`).toEqual([]);
					expect(await coveredAtTheEnd(page), `${width} px`).toEqual([]);
					expect(await tooSmall(page), `${width} px`).toEqual([]);
				}
				// From its top: what sticks lies over something at its end.
				await page.evaluate(() => scrollTo(0, 0));
				expect(await violations(page, "html", schemes)).toEqual([]);
				if (!enlarged) continue;
				await page.setViewportSize({ width: 1280, height: 800 });
				await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
				expect(await overflow(page), "text at 200 %").toEqual([]);
			}
		},
	);
});
