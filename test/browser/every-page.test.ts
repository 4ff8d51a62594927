// Every kind of page fits every screen (nothing to scroll sideways, nothing covered, everything large enough to touch) and
// breaks no WCAG 2.2 AA rule that axe knows, nor one of its best practices. `npm test` opens a page once in each language,
// on the screen where it has the least room or shows the most; `npm run soak` opens it on both, in light and dark.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultLanguage, type Language, languageCodes } from "../../src/i18n/languages.ts";
import { isSample } from "../soak.ts";
import { launch, type OpenPage, openPage } from "./browser.ts";
import { coveredAtTheEnd, overflow, type Schemes, tooSmall, unfold, violations } from "./looks.ts";
import { allPages } from "./templates.ts";

/** From WCAG's reflow width to a desk; 640 px is 1280 at 200 % zoom. */
const widths = [320, 360, 640, 768, 1280];

interface Look {
	readonly touch: boolean;
	/** CSS pixels; axe looks at the first. */
	readonly widths: readonly number[];
	readonly schemes: Schemes;
}

const onPhone = { touch: true, widths: [360, ...widths.filter((width) => width !== 360)] };
const onDesk = { touch: false, widths: [1280, 320] };

/** The default language has the shorter words; colors are the same in every language, and more of them show on a desk. */
function looksAt(language: Language): readonly Look[] {
	if (!isSample) return [onPhone, onDesk].map((screen) => ({ ...screen, schemes: "light and dark" }));
	return language === defaultLanguage ? [{ ...onDesk, schemes: "light and dark" }] : [{ ...onPhone, schemes: "light" }];
}

let browser: Browser;
let phone: OpenPage;
let desk: OpenPage;
beforeAll(async () => {
	browser = await launch();
	phone = await openPage(browser, { touch: true, reducedMotion: true });
	desk = await openPage(browser, { reducedMotion: true });
});
afterAll(() => browser.close());

describe.each(languageCodes)("every page (%s)", (language) => {
	it.each(allPages)("%s, unfolded, fits at every width and breaks no rule of axe's", async (_, target) => {
		for (const { touch, widths, schemes } of looksAt(language)) {
			const { page } = touch ? phone : desk;
			await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
			await page.goto(target(language));
			// Folded, axe takes twice as long and finds less: what is in them is laid out anew for every question.
			await unfold(page);
			for (const width of widths.toReversed()) {
				await page.setViewportSize({ width, height: 800 });
				expect(await overflow(page), `${width} px`).toEqual([]);
				expect(await coveredAtTheEnd(page), `${width} px`).toEqual([]);
				expect(await tooSmall(page), `${width} px`).toEqual([]);
			}
			expect(await violations(page, "html", schemes)).toEqual([]);
			await page.setViewportSize({ width: 1280, height: 800 });
			await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
			expect(await overflow(page), "text at 200 %").toEqual([]);
		}
	});
});
