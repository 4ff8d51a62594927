// What no page may do, as the browser sees it: break a rule of axe's, stick out, offer a target that is too small.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { layOutAll } from "../../scripts/lay-out-all.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Each violation of WCAG 2.2 AA that axe knows, and of its best practices, as rule and element; of the whole page, or of
 * what is `within` a selector.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
	await layOutAll(page);
	// Legacy mode: no page has frames, and without it every look opens a page of its own.
	// A country's options are 240, all alike.
	const axe = new AxeBuilder({ page }).withTags(tags).setLegacyMode(true).exclude("option");
	const { violations } = await (within ? axe.include(within) : axe).analyze();
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
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
