// What axe finds on a page.
import Axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** Selectors. */
export type Where = string | { include: string[]; exclude: string[] };

/**
 * Each violation as rule and element.
 * @param where the whole page unless told; no page has frames
 * @param options all rules of axe's default unless told
 */
export async function axeViolations(page: Page, where: Where = "html", options: RunOptions = {}): Promise<string[]> {
	if (!(await page.evaluate(() => "axe" in window))) {
		// Half a megabyte, sent once and not for every address that the page goes on to.
		await page.addInitScript(Axe.source);
		await page.evaluate(Axe.source);
	}
	return page.evaluate(
		async (asked) => {
			const { axe } = window as unknown as { axe: Pick<typeof Axe, "run"> };
			// What passes would be told in full, element by element.
			const { violations } = await axe.run(asked.where, { resultTypes: ["violations"], ...asked.options });
			const bar = document.querySelector(".sticky-call")?.getBoundingClientRect();
			const isExempt = (id: string, selector: string) => {
				const target = id === "target-size" && document.querySelector(selector);
				if (!target) return false;
				// A graph's columns may be narrow (WCAG 2.5.8, "Equivalent"): the table below it has the same days and links.
				if (target.closest(".price-columns")) return true;
				// What lies under the bar now lies free when the page is scrolled: that nothing stays covered is tested by itself.
				const { top, bottom } = target.getBoundingClientRect();
				return bar !== undefined && !target.closest(".sticky-call") && bottom > bar.top && top < bar.bottom;
			};
			return violations.flatMap(({ id, nodes }) =>
				nodes
					.filter(({ target }) => !isExempt(id, String(target[0])))
					.map(({ target }) => `${id}: ${target.join(" ")}`),
			);
		},
		{ where, options },
	);
}
