// What can be found out about a page without looking at it: axe's rules, what sticks out, what is cut off.
import type { Page } from "playwright-core";
import { axeViolations } from "../axe.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** AAA; what it finds no fault with has the contrast of AA too. */
const contrast = "color-contrast-enhanced";

/** Everything, only what the colors decide, or only what the layout does (where the system chooses the colors). */
export type Scope = "all" | "contrast" | "layout";

/** Each as one line that is the same on every page where the same is wrong. */
export async function faultsOf(page: Page, scope: Scope): Promise<string[]> {
	const found = scope === "contrast" ? [] : [...(await overflow(page)), ...(await cutOff(page))];
	return [...found, ...(await axe(page, scope))];
}

async function axe(page: Page, scope: Scope): Promise<string[]> {
	const rules = { [contrast]: { enabled: scope !== "layout" }, "color-contrast": { enabled: false } };
	const found = await axeViolations(
		page,
		"html",
		scope === "contrast"
			? { runOnly: { type: "rule", values: [contrast] } }
			: { runOnly: { type: "tag", values: tags }, rules },
	);
	return found.map((fault) => `axe ${fault}`);
}

function overflow(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const widest = [...document.querySelectorAll("body *")]
			.filter((element) => !element.closest(".table-scroll"))
			.map((element) => ({ element, right: element.getBoundingClientRect().right }))
			.sort((one, other) => other.right - one.right)[0];
		const name = widest ? `${widest.element.localName}.${widest.element.getAttribute("class") ?? ""}` : "";
		return [`wider than its window: ${name}`];
	});
}

/** Texts of which a part cannot be seen. */
function cutOff(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const hidden = (element: Element) => ["hidden", "clip"].includes(getComputedStyle(element).overflowX);
		const visible = (element: Element) =>
			element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
			element.clientWidth > 1 &&
			getComputedStyle(element).clipPath === "none";
		return [...document.querySelectorAll("body *")]
			.filter((element) => element.scrollWidth > element.clientWidth + 1 && hidden(element) && visible(element))
			.filter((element) => (element.textContent ?? "").trim() && !element.closest("svg, .sr-only"))
			.map((element) => `cut off: ${element.localName}.${element.getAttribute("class") ?? ""}`);
	});
}
