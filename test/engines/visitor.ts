// A visitor in any engine: looks for what is in sight, clicks where it is, types with keys, and keeps pictures.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { Language } from "../../src/i18n/languages.ts";
import { type Engine, type Key, pictures, type Size, type Tab } from "./engine.ts";
import { fieldValue, focusIn, focusOf, placeOf, setValue, textOf } from "./in-page.ts";

const patience = 20_000;

export interface Visitor {
	goto(target: string): Promise<void>;
	/** The text of the first that is in sight, once there is one. */
	see(selector: string): Promise<string>;
	/** How many fit, in sight or not. */
	count(selector: string): Promise<number>;
	url(): Promise<string>;
	title(): Promise<string>;
	/** Class and id of what has the focus. */
	focused(): Promise<string>;
	/** Whether the focus is on what fits, or within it. */
	focusIsIn(selector: string): Promise<boolean>;
	/** Clicks the first that is in sight, as soon as it rests and nothing lies above it. */
	click(selector: string): Promise<void>;
	/** Types over what a field has. */
	fill(selector: string, text: string): Promise<void>;
	/** Gives a list or a day its value, where every browser has a picker of its own. */
	choose(selector: string, value: string): Promise<void>;
	value(selector: string): Promise<string>;
	press(key: Key): Promise<void>;
	run(expression: string): Promise<unknown>;
	/** Keeps a picture of the window, in which nothing may be wider than it. */
	look(step: string): Promise<void>;
}

/** A walk from beginning to end, in which no script may fail. Where it failed, the last picture says what was shown. */
export async function visit(
	engine: Engine,
	language: Language,
	size: Size,
	walk: (visitor: Visitor) => Promise<void>,
): Promise<void> {
	const tab = await engine.open(size);
	const visitor = visitorIn(tab, engine.name, language);
	try {
		await walk(visitor);
		expect(tab.errors(), engine.name).toEqual([]);
	} catch (error) {
		await visitor.look("failed").catch(() => {});
		throw error;
	} finally {
		await tab.close();
	}
}

function visitorIn(tab: Tab, name: string, language: Language): Visitor {
	const site = process.env.SITE_URL;
	if (!site) throw new Error("SITE_URL is not set: test/browser/serve.ts sets it");
	const ask = asker(tab);
	const until = <T>(what: string, read: () => Promise<T | null>) => come(`${name}: ${what}`, read);
	const visitor: Visitor = {
		goto: (target) => tab.goto(new URL(target, site).href),
		see: (selector) => until(selector, () => ask(textOf, selector)),
		count: async (selector) =>
			Number(await tab.evaluate(`document.querySelectorAll(${JSON.stringify(selector)}).length`)),
		url: async () => String(await tab.evaluate("location.href")),
		title: async () => String(await tab.evaluate("document.title")),
		focused: () => ask(focusOf),
		focusIsIn: (selector) => ask(focusIn, selector),
		async click(selector) {
			let last = "";
			const place = await until(`a place to click ${selector}`, async () => {
				const now = await ask(placeOf, selector);
				const rests = JSON.stringify(now) === last;
				last = JSON.stringify(now);
				return now && rests ? now : null;
			});
			await tab.clickAt(place.x, place.y);
		},
		async fill(selector, text) {
			await visitor.click(selector);
			await until(`the focus in ${selector}`, async () => (await ask(focusIn, selector)) || null);
			await tab.evaluate("document.activeElement.select()");
			await tab.type(text);
			await expect.poll(() => visitor.value(selector), { message: `${name}: ${selector}` }).toBe(text);
		},
		async choose(selector, value) {
			await visitor.see(selector);
			expect(await ask(setValue, selector, value), `${name}: ${selector}`).toBe(value);
		},
		value: (selector) => ask(fieldValue, selector),
		press: (key) => tab.press(key),
		run: (expression) => tab.evaluate(expression),
		async look(step) {
			const wide = (await tab.evaluate("[document.documentElement.scrollWidth, innerWidth]")) as [number, number];
			mkdirSync(pictures, { recursive: true });
			writeFileSync(join(pictures, `${name}-${language}-${step}.png`), await tab.screenshot());
			expect(wide[0], `${name}: the width of ${step}`).toBeLessThanOrEqual(wide[1]);
		},
	};
	return visitor;
}

/** Runs a function of in-page.ts in the page: it must need nothing but its arguments. */
function asker(tab: Tab) {
	return async function ask<A extends readonly unknown[], T>(work: (...given: A) => T, ...given: A): Promise<T> {
		return (await tab.evaluate(`(${work})(...${JSON.stringify(given)})`)) as T;
	};
}

/** What a page says once it has it; on its way to another page it cannot answer, and is asked again. */
async function come<T>(what: string, read: () => Promise<T | null>): Promise<T> {
	const end = Date.now() + patience;
	let trouble: unknown;
	while (Date.now() < end) {
		try {
			const found = await read();
			if (found !== null) return found;
		} catch (error) {
			trouble = error;
		}
		await wait(50);
	}
	throw new Error(`${what} did not come`, { cause: trouble });
}
