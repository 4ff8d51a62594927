// The style guide in a browser: rendered here as `npm run dev` does, dressed in the built site's files, always the same.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { PNG } from "pngjs";
import { vi } from "vitest";
import type { Env } from "../../src/env.ts";
import { type Language, languages } from "../../src/i18n/languages.ts";
import { localize } from "../../src/links.ts";
import { createServices } from "../../src/services.ts";
import { styleguideHtml, styleguideStyles } from "../../src/styleguide/serve.tsx";
import { styleguidePath, stylesPath } from "../../src/styleguide/styleguide.tsx";
import { testEnv } from "../test-env.ts";
import { openPage } from "./browser.ts";
import { type Area, cut } from "./pictures.ts";

/** Parts of the page around the examples, by the name of their picture. */
export const frame: Readonly<Record<string, string>> = {
	"frame/header": "body > header",
	"frame/footer": "body > footer",
};

/** Day and time while the examples render. */
const now = new Date("2026-11-21T14:05:00Z");

interface Chunk {
	readonly file: string;
	readonly css?: readonly string[];
}

/** In development a file goes by its source's path; the built site has it under a hashed name. */
function withBuiltFiles(html: string): string {
	const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8"));
	let dressed = html.replaceAll("/src/ui/site.css?direct", `/${chunks["src/islands/boot.ts"]?.css?.[0]}`);
	for (const [source, { file }] of Object.entries(chunks)) {
		dressed = dressed.replaceAll(`"/${source}"`, `"/${file}"`).replaceAll(`"/${source}?direct"`, `"/${file}"`);
	}
	return dressed;
}

function render(language: Language): string {
	vi.useFakeTimers({ toFake: ["Date"], now });
	try {
		return withBuiltFiles(styleguideHtml(createServices(testEnv() as Env), language));
	} finally {
		vi.useRealTimers();
	}
}

/** A phone's width, nothing that moves, no island awake, and every font there. */
export async function openStyleguide(browser: Browser, language: Language, scheme: "light" | "dark"): Promise<Page> {
	const { page } = await openPage(browser, {
		width: 360,
		height: 800,
		reducedMotion: true,
		scheme,
		locale: languages[language].locale,
	});
	const target = localize(styleguidePath, language);
	await page.route(
		(url) => url.pathname + url.search === target,
		(route) => route.fulfill({ contentType: "text/html", body: render(language) }),
	);
	await page.route(
		(url) => url.pathname === stylesPath,
		(route) => route.fulfill({ contentType: "text/css", body: styleguideStyles() }),
	);
	await page.route(/\.js$/, (route) => route.abort());
	await page.goto(target, { waitUntil: "load" });
	await page.evaluate(async () => {
		await Promise.all([...document.fonts].map((font) => font.load()));
		await document.fonts.ready;
		await Promise.all([...document.images].map((image) => image.decode()));
	});
	return page;
}

/** The pictures of one component's examples, or of one part of the frame, by name. */
export async function shoot(page: Page, name: string): Promise<[example: string, picture: PNG][]> {
	const areas = await showOnly(page, name, frame[name] ?? `[data-component="${name}"]`);
	const whole = await capture(page);
	const pictures: [string, PNG][] = [];
	for (const [example, area] of areas) {
		const focused = /\/focus(-|$)/.test(example) && (await focusFirst(page, example));
		pictures.push([example, focused ? await capture(page, area) : cut(whole, area)]);
	}
	return pictures;
}

async function capture(page: Page, clip?: Area): Promise<PNG> {
	const still = { fullPage: true, animations: "disabled", caret: "hide", scale: "css" } as const;
	return PNG.sync.read(await page.screenshot({ ...still, ...(clip && { clip }) }));
}

/**
 * Leaves nothing else on the page, so that what a component looks like does not follow from what stands above it.
 * Says where its examples are, or it itself when it has none: in whole pixels, with room for outlines at the sides.
 */
function showOnly(page: Page, name: string, selector: string): Promise<[example: string, area: Area][]> {
	return page.evaluate(
		([name, selector]) => {
			const shown = document.querySelector<HTMLElement>(selector);
			if (!shown) throw new Error(`Nothing is ${selector}`);
			(document.activeElement as HTMLElement | null)?.blur();
			for (const element of document.querySelectorAll<HTMLElement>("body > *, main > div > *")) {
				element.style.display = element === shown || element.contains(shown) ? "" : "none";
			}
			scrollTo(0, 0);
			const examples = [...shown.querySelectorAll<HTMLElement>("[data-example]")];
			return (examples.length > 0 ? examples : [shown]).map((element) => {
				const { left, right, top, bottom } = element.getBoundingClientRect();
				const [x, y] = [Math.max(0, Math.floor(left) - 8), Math.round(top)];
				const area = { x, y, width: Math.min(innerWidth, Math.ceil(right) + 8) - x, height: Math.round(bottom) - y };
				return [element.dataset.example ?? name, area] as [string, typeof area];
			});
		},
		[name, selector] as const,
	);
}

function focusFirst(page: Page, example: string): Promise<boolean> {
	return page.locator(`[data-example="${example}"]`).evaluate((element) => {
		const control = element.querySelector<HTMLElement>("a[href], button, input, select, summary, [tabindex='0']");
		control?.focus();
		return control !== null;
	});
}

/** Everything but what is fixed over the page. */
export async function showAll(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const element of document.querySelectorAll<HTMLElement>("body > *, main > div > *")) {
			element.style.display = getComputedStyle(element).position === "fixed" ? "none" : "";
		}
	});
}
