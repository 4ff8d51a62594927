// What no page may do, as the browser sees it: break a rule of axe's, stick out, offer a target that is too small.
import type { Page } from "playwright-core";
import { axeViolations } from "../../scripts/axe.ts";
import { layOutAll } from "../../scripts/lay-out-all.ts";
import { defaultLanguage } from "../../src/i18n/languages.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Alike however many there are: a country's options, and the fare cards after the first ones of a long list. */
const alike: string[] = ["option", ".offers > li:nth-child(n + 4)"];

/**
 * Each violation of WCAG 2.2 AA that axe knows, and of its best practices, as rule and element; of the whole page, or of
 * what is `within` a selector. Contrast, which takes longer than all else, is looked at in the first language:
 * no color follows from it.
 */
export async function violations(page: Page, within = "html"): Promise<string[]> {
	await layOutAll(page);
	const isDefault = (await page.locator("html").getAttribute("lang")) === defaultLanguage;
	return axeViolations(
		page,
		{ include: [within], exclude: alike },
		{ runOnly: { type: "tag", values: tags }, rules: { "color-contrast": { enabled: isDefault } } },
	);
}

/** Unfolds everything but the menu. */
export function unfold(page: Page): Promise<void> {
	return page.evaluate(() => {
		for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
	});
}

/** What sticks out on a page that is wider than its window. */
export function overflow(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { clientWidth, scrollWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const right = (element: Element) => Math.round(element.getBoundingClientRect().right);
		return [...document.querySelectorAll("main *, header *, footer *, aside *")]
			.filter((element) => right(element) > clientWidth && !element.closest(".table-scroll"))
			.map((element) => `${element.localName}.${element.className}: ${right(element)} > ${clientWidth}`);
	});
}

/**
 * Controls below 24 × 24 px (WCAG 2.5.8). Links within a text are exempt, and so is a control in a label that is
 * large enough.
 */
export function tooSmall(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const controls = document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex='0']");
		return [...controls]
			.filter(
				(control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(".sr-only, .skip-link"),
			)
			.filter((control) => getComputedStyle(control).display !== "inline")
			.filter((control) => {
				const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
				if (Math.min(width, height) >= 24) return false;
				// Of a link that its whole cell leads to.
				const cell = getComputedStyle(control, "::after");
				const stretched = cell.content !== "none" && cell.position === "absolute" ? cell : { width: "0", height: "0" };
				const sides = [
					[width, stretched.width],
					[height, stretched.height],
				] as const;
				return sides.some(([own, all]) => Math.max(own, Number.parseFloat(all)) < 24);
			})
			.map((control) => control.outerHTML.slice(0, 120));
	});
}
