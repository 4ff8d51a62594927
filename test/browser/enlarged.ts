// Pages with text of twice the size: what sticks out, breaks or hides, as the browser sees it.
import type { Browser, Page } from "playwright-core";
import { launch } from "../../scripts/launch.ts";
import { brokenWords } from "./broken-words.ts";
import { overflow } from "./looks.ts";

/** A browser whose visitor has set letters of twice the size: media queries know it, other than of a size that a page is given. */
export function launchEnlarged(): Promise<Browser> {
	return launch(["--blink-settings=defaultFontSize=32"]);
}

/** Of a page in such a browser. The lists of what a law is about have longer words than a phone has room for. */
export async function enlargedFaults(page: Page): Promise<string[]> {
	const broken = await brokenWords(page);
	return [
		...(await overflow(page)),
		...broken.filter((word) => !word.includes(" in li.")),
		...(await stickyFaults(page)),
	];
}

/** What stays while one reads may take a fifth of the screen. */
function stickyFaults(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		scrollTo(0, document.documentElement.scrollHeight / 2);
		const staying = [...document.querySelectorAll("body *")].filter(
			(part) => /sticky|fixed/.test(getComputedStyle(part).position) && part.checkVisibility({ opacityProperty: true }),
		);
		const taken = new Set<number>();
		for (const { top, bottom, width } of staying.map((part) => part.getBoundingClientRect()))
			for (let y = Math.max(0, Math.round(top)); width > 0 && y < Math.min(innerHeight, bottom); y++) taken.add(y);
		scrollTo(0, 0);
		return taken.size > innerHeight / 5 ? [`${taken.size} px of ${innerHeight} stay`] : [];
	});
}

/** A window of 1280 by 1024 at 400 %. */
export const zoomed = { width: 320, height: 256 } as const;

/** Controls and links that something lies over while they have the focus, or over their label (WCAG 2.4.11), tabbed through forward and back. */
export function hiddenFocus(page: Page, within = "main"): Promise<string[]> {
	return page.evaluate((within) => {
		const covered = (part: Element) => {
			const [first] = part.getClientRects();
			const { left, top, bottom, height } = first ?? part.getBoundingClientRect();
			if (bottom < 0 || top > innerHeight) return false;
			const there = document.elementFromPoint(left + 4, top + Math.min(height / 2, 12));
			return (
				there !== null && !part.contains(there) && !there.contains(part) && !part.closest("label")?.contains(there)
			);
		};
		const tabbed = "a[href], input, select, textarea, button, summary";
		const controls = [...document.querySelectorAll<HTMLElement>(`${within} :is(${tabbed})`)];
		const found = new Set<string>();
		const tabThrough = (way: string, order: readonly HTMLElement[]) => {
			for (const control of order) {
				if (control.tabIndex < 0 || control.closest(".sr-only")) continue;
				if (!control.checkVisibility({ visibilityProperty: true })) continue;
				control.focus();
				if (document.activeElement !== control) continue;
				const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
				if (covered(control) || (label && covered(label)))
					found.add(`${way}: ${control.id || control.outerHTML.slice(0, 60)}`);
			}
		};
		tabThrough("forward", controls);
		// As with Shift and Tab: what comes into sight comes from under what sticks above.
		tabThrough("back", controls.toReversed());
		return [...found];
	}, within);
}
