// Words and amounts that a page breaks in their middle, or that stick out of what they stand in.
import type { Page } from "playwright-core";

interface Part {
	readonly text: string;
	/** Of the block that it stands in: "dd.amount". */
	readonly block: string;
	readonly lines: number;
	/** How far it reaches beyond a block around it, in CSS pixels. */
	readonly beyond: number;
}

/** What of a page's visible texts fits a pattern. */
function parts(page: Page, pattern: RegExp): Promise<readonly Part[]> {
	return page.evaluate(
		({ source, flags }) => {
			const found: Part[] = [];
			const range = document.createRange();
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const text = texts.currentNode;
				let block = text.parentElement;
				if (!block?.checkVisibility({ visibilityProperty: true })) continue;
				// What is only heard or drawn, and a graph's columns, of which one at a time shows its price.
				if (block.closest(".sr-only, svg, script, style, option, .price-columns")) continue;
				while (block?.parentElement && getComputedStyle(block).display.startsWith("inline"))
					block = block.parentElement;
				for (const { 0: part, index } of (text.textContent ?? "").matchAll(new RegExp(source, flags))) {
					range.setStart(text, index);
					range.setEnd(text, index + part.length);
					const lines = new Set(
						[...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)),
					);
					const { left, right } = range.getBoundingClientRect();
					let beyond = 0;
					for (let box: Element | null = block; box && box !== document.body; box = box.parentElement) {
						const { overflowX, display } = getComputedStyle(box);
						if (/auto|hidden|scroll/.test(overflowX) || box.matches("details:not([open])")) break;
						const edge = box.getBoundingClientRect();
						if (display !== "contents") beyond = Math.max(beyond, right - edge.right, edge.left - left);
					}
					const name = block && `${block.localName}.${block.className}`;
					found.push({ text: part, block: name ?? "", lines: lines.size, beyond: Math.round(beyond) });
				}
			}
			return found;
		},
		{ source: pattern.source, flags: pattern.flags },
	);
}

const say = ({ text, block }: Part) => `${text} in ${block}`;

/** A word ends where a line may: at a space, a hyphen, a slash. Not those of addresses, which have no such place. */
export async function brokenWords(page: Page): Promise<string[]> {
	const words = await parts(page, /(?<![\p{L}\p{N}@._])[\p{L}\p{M}\p{N}$,.’]+(?![\p{L}\p{N}@._])/gu);
	return words.filter(({ lines, text }) => lines > 1 && !/\w\.\w{2,}/.test(text)).map(say);
}

export async function brokenAmounts(page: Page): Promise<string[]> {
	const amounts = await parts(page, /(?:US)?\$[\d,]+(?:\.\d\d)?/g);
	return amounts.filter(({ lines, beyond }) => lines > 1 || beyond > 1).map(say);
}

/** Puts as much as nine people may pay in place of every amount. */
export function raiseAmounts(page: Page): Promise<void> {
	return page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const text = texts.currentNode;
			if (text.parentElement?.closest("script, style, svg")) continue;
			const before = text.nodeValue ?? "";
			const raised = before.replace(/\$[\d,]+\.\d\d/g, "$12,345.67").replace(/\$[\d,]+(?![\d.,])/g, "$12,346");
			if (raised !== before) text.nodeValue = raised;
		}
	});
}
