// What no page may do, as the browser sees it: break a rule of axe's, stick out, offer a target that is too small.
import type { Page } from "playwright-core";
import { axeViolations, type Where } from "../../scripts/axe.ts";
import { layOutAll } from "../../scripts/lay-out-all.ts";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { isLongest, isSample } from "../soak.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that depend on colors, and so on the scheme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** In which schemes the colors of a page are looked at: they are the same in every language, and in every width. */
export type Schemes = "light and dark" | "light";

export interface Look {
	readonly on: "phone" | "desk";
	readonly schemes: Schemes;
	/** Is it looked at with text at 200 % too? That is on the window of a desk, whatever it was opened on, and so once. */
	readonly enlarged: boolean;
}

/**
 * How a page is looked at. In `npm test` on a phone, where most people have it and its words wrap, by day: at night it looks
 * at the style guide, which has all of which pages are made. Else on a desk too, each of the two at night in one language by
 * turns; at its longest in each.
 */
export function looksIn(language: Language): readonly Look[] {
	if (isSample) return [{ on: "phone", schemes: "light", enlarged: true }];
	const night = languageCodes.indexOf(language) % 2 === 0 ? "phone" : "desk";
	return (["phone", "desk"] as const).map((on) => ({
		on,
		schemes: isLongest || on === night ? "light and dark" : "light",
		enlarged: on === "desk",
	}));
}

/** Rules about what stands beside each other on a page; all others judge an element by itself and by what it lies on. */
const wholePageRules = [
	...["bypass", "heading-order", "page-has-heading-one", "region", "skip-link", "duplicate-id-aria"],
	...["landmark-banner-is-top-level", "landmark-complementary-is-top-level", "landmark-contentinfo-is-top-level"],
	...["landmark-main-is-top-level", "landmark-no-duplicate-banner", "landmark-no-duplicate-contentinfo"],
	...["landmark-no-duplicate-main", "landmark-one-main", "landmark-unique"],
];

/** What frames were looked at in a tab, as width, schemes and markup: a header is the same on a hundred pages. */
const framesSeen = new WeakMap<Page, Set<string>>();

/**
 * Each violation of WCAG 2.2 AA that axe knows, and of its best practices, as rule and element; of the whole page, or of
 * what is `within` a selector. The page may then be shown as on a device that prefers dark, for its colors alone. What
 * stands around `main` is looked at once in a tab, and again where its markup, its words or the width differ.
 */
export async function violations(page: Page, within = "html", schemes: Schemes = "light and dark"): Promise<string[]> {
	await layOutAll(page);
	const putBack = await setAlikeAside(page);
	const exclude = within === "html" ? await knownFrame(page, schemes) : [];
	const where = { include: [within], exclude };
	const found = await axeViolations(page, where, { runOnly: { type: "tag", values: tags } });
	const together = exclude.length
		? await axeViolations(page, within, { runOnly: { type: "rule", values: wholePageRules } })
		: [];
	const inDark = schemes === "light and dark" ? await darkViolations(page, where) : [];
	await putBack.evaluate((all) => all());
	return [...new Set([...found, ...together]), ...inDark.map((violation) => `dark: ${violation}`)];
}

async function darkViolations(page: Page, where: Where): Promise<string[]> {
	await page.emulateMedia({ colorScheme: "dark" });
	const found = await axeViolations(page, where, { runOnly: { type: "rule", values: colorRules } });
	await page.emulateMedia({ colorScheme: "light" });
	return found;
}

/** Selects those parts of the frame that were looked at before. */
async function knownFrame(page: Page, schemes: Schemes): Promise<string[]> {
	const seen = framesSeen.get(page) ?? new Set();
	framesSeen.set(page, seen);
	const around = await page.evaluate(() => {
		const looks = (part: Element) => part.outerHTML.replace(/ (?:href|value|action)="[^"]*"/g, "");
		return [...document.body.children].flatMap((part, index) =>
			part.localName === "main" || part.localName === "script" || part.querySelector("main")
				? []
				: [{ selector: `body > :nth-child(${index + 1})`, markup: looks(part) }],
		);
	});
	return around
		.filter(({ markup }) => {
			const look = [page.viewportSize()?.width, schemes, markup].join();
			const known = seen.has(look);
			seen.add(look);
			return known;
		})
		.map(({ selector }) => selector);
}

/** How many items of one list or rows of one table stay whose markup is the same: what is too near to its neighbors is found among three. */
const alikeInList = 3;

/**
 * Takes fare cards, options, items of lists, rows of tables and labeled choices out of the page whose markup is that of an
 * earlier one, apart from words: there are hundreds, axe would walk through all of them for each rule, and what it finds in one it finds in all. A card of
 * another kind (without bags, of several airlines, on another day) has other markup and stays.
 */
function setAlikeAside(page: Page) {
	return page.evaluateHandle(
		({ inList, items }) => {
			const looks = ["class", "style", "lang", "role", "type"];
			const says = (part: Element) =>
				[...part.childNodes].some(
					({ nodeType, data }: ChildNode & { data?: string }) => nodeType === Node.TEXT_NODE && data?.trim(),
				);
			const shape = (part: Element): unknown[] => [
				part.localName,
				...part.getAttributeNames().sort(),
				...looks.map((name) => part.getAttribute(name)),
				says(part),
				...Array.from(part.children, shape),
			];
			const everywhere = new Map<string, number>();
			const lists = new Map<Element | null, Map<string, number>>();
			const aside = [...document.querySelectorAll(`option, [data-offer], ${items}`)].filter((part) => {
				const isItem = part.matches(items);
				const list = lists.get(part.parentElement) ?? new Map<string, number>();
				if (isItem) lists.set(part.parentElement, list);
				const seen = isItem ? list : everywhere;
				const own = JSON.stringify(shape(part));
				const before = seen.get(own) ?? 0;
				seen.set(own, before + 1);
				return before >= (isItem ? inList : 1);
			});
			const places = aside.map((part) => {
				const place = document.createComment("set aside");
				part.replaceWith(place);
				return { part, place };
			});
			return () => {
				for (const { part, place } of places) place.replaceWith(part);
			};
		},
		{ inList: alikeInList, items: "li:not([data-offer]), tbody > tr, label:has(input)" },
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
 * large enough, and a graph's columns, whose days and links are in the table below it as well.
 */
export function tooSmall(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const controls = document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex='0']");
		return [...controls]
			.filter(
				(control) =>
					control.checkVisibility({ visibilityProperty: true }) &&
					!control.closest(".sr-only, .skip-link, .price-columns"),
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

/** Texts of the page's end that the call bar covers even when everything is scrolled up. */
export function coveredAtTheEnd(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		scrollTo(0, document.documentElement.scrollHeight);
		const bar = document.querySelector(".sticky-call")?.getBoundingClientRect();
		if (!bar?.height) return [];
		const texts = document.createTreeWalker(document.querySelector("footer") ?? document, NodeFilter.SHOW_TEXT);
		const covered: string[] = [];
		while (texts.nextNode()) {
			const range = document.createRange();
			range.selectNodeContents(texts.currentNode);
			const { bottom, right } = range.getBoundingClientRect();
			if (bottom > bar.top && right > bar.left) covered.push(texts.currentNode.textContent ?? "");
		}
		return covered;
	});
}
