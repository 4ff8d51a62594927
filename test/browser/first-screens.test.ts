// What is drawn before the style sheets are there looks as it does with them: no flash, and nothing moves.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { share } from "../soak.ts";
import { launch, openPage } from "./browser.ts";
import { cacheablePages, privatePages } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const targets = { home: cacheablePages.home, guide: cacheablePages.guide, results: privatePages.offers };
const sheets = /\/assets\/.*\.css$/;

/** Every element before the sheets with where it stands and each property of its style. */
function drawn(page: Page) {
	return page.evaluate(async () => {
		await document.fonts.ready;
		const [end] = document.querySelectorAll('body link[rel="stylesheet"]');
		if (!end) throw new Error("no style sheet in the body");
		const elements = [...document.body.querySelectorAll("*")].filter(
			(element) =>
				end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING &&
				// What is around the end grows with what follows it; what is closed is not drawn.
				!element.contains(end) &&
				element.checkVisibility(),
		);
		return elements.map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			const looks = [undefined, "::before", "::after"].map((part) => {
				const style = getComputedStyle(element, part);
				if (part && style.content === "none") return "";
				return [...style]
					.filter((name) => !name.startsWith("--"))
					.map((name) => `${name}: ${style.getPropertyValue(name)}`)
					.join("; ");
			});
			return { name: `${element.localName}.${element.getAttribute("class")}`, box: [x, y, width, height], looks };
		});
	});
}

const screens = [
	[320, 640, "light", "en"],
	[360, 740, "dark", "es"],
	[820, 1180, "light", "es"],
	[1280, 900, "dark", "en"],
] as const;

const inTurn = Object.entries(targets).map(([name, target], turn) => [name, target, turn] as const);

describe.each(inTurn)("the first screen of %s", (_, target, turn) => {
	// In `npm test` on two of the four, by turns.
	it.each(share(screens, turn, 2))(
		"looks without the style sheets as it does with them (%d × %d, %s, %s)",
		async (width, height, scheme, language) => {
			const looks = [];
			for (const blocked of [false, true]) {
				const { page, close } = await openPage(browser, { cold: true, width, height });
				await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
				if (blocked) await page.route(sheets, (route) => route.abort());
				await page.goto(target(language), { waitUntil: "load" });
				looks.push(await drawn(page));
				await close();
			}
			const [whole, first] = looks;
			expect(first?.length).toBeGreaterThan(10);
			expect(first).toEqual(whole);
		},
	);
});
