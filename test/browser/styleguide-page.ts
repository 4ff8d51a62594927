// The style guide in a browser: rendered here as `npm run dev` does, dressed in the built site's files, always the same.
import { readFileSync } from "node:fs";
import type { Browser, CDPSession, Page } from "playwright-core";
import { PNG } from "pngjs";
import { vi } from "vitest";
import type { Env } from "../../src/env.ts";
import { localize } from "../../src/i18n/language-parameter.ts";
import { type Language, languages } from "../../src/i18n/languages.ts";
import { createServices } from "../../src/services.ts";
import { styleguideHtml, styleguidePath, styleguideStyles, stylesPath } from "../../src/styleguide/serve.tsx";
import { testEnv } from "../test-env.ts";
import { openPage } from "./browser.ts";
import { type Area, cut } from "./pictures.ts";

/** Parts of the page around the examples, by the name of their picture. */
export const frame: Readonly<Record<string, string>> = {
	"frame/header": "body > header",
	"frame/footer": "body > footer",
};

/** CSS pixels, of a phone and of a desk; tall, because a picture of what reaches beyond the window takes twice the time. */
export const widths = { phone: 360, wide: 1280 } as const;
const windowHeight = 3200;

/** Day and time while the examples render. */
const now = new Date("2026-11-21T14:05:00Z");

interface Chunk {
	readonly file: string;
	readonly css?: readonly string[];
}

/** In development a file goes by its source's path; the built site has it under a hashed name. */
function withBuiltFiles(html: string): string {
	const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8"));
	let dressed = html.replaceAll("/src/site.css?direct", `/${chunks["src/boot.ts"]?.css?.[0]}`);
	for (const [source, { file }] of Object.entries(chunks)) {
		dressed = dressed.replaceAll(`"/${source}"`, `"/${file}"`).replaceAll(`"/${source}?direct"`, `"/${file}"`);
	}
	return dressed;
}

const rendered = new Map<Language, string>();

function pageIn(language: Language): string {
	const html = rendered.get(language) ?? render(language);
	rendered.set(language, html);
	return html;
}

function render(language: Language): string {
	vi.useFakeTimers({ toFake: ["Date"], now });
	try {
		return withBuiltFiles(styleguideHtml(createServices(testEnv() as Env), language));
	} finally {
		vi.useRealTimers();
	}
}

export interface Seen {
	readonly language: Language;
	readonly scheme: "light" | "dark";
	readonly width: number;
}

/** Nothing that moves, no island awake, and every font there. */
export async function openStyleguide(browser: Browser, { language, scheme, width }: Seen): Promise<Page> {
	const { page } = await openPage(browser, {
		width,
		height: windowHeight,
		reducedMotion: true,
		scheme,
		locale: languages[language].locale,
	});
	const target = localize(styleguidePath, language);
	await page.route(
		(url) => url.pathname + url.search === target,
		(route) => route.fulfill({ contentType: "text/html", body: pageIn(language) }),
	);
	await page.route(
		(url) => url.pathname === stylesPath,
		(route) => route.fulfill({ contentType: "text/css", body: styleguideStyles() }),
	);
	await page.route(/\.js$/, (route) => route.abort());
	await page.goto(target, { waitUntil: "load" });
	await page.evaluate(async () => {
		// Its stand-ins are fonts of the machine, which may lack them all.
		const own = [...document.fonts].filter(({ family }) => family === "Inter");
		await Promise.all(own.map((font) => font.load()));
		await document.fonts.ready;
		// What waits for somebody to scroll is wanted now.
		for (const image of document.images) image.loading = "eager";
		await Promise.all([...document.images].map((image) => image.decode()));
		// No caret that is there or not, as it blinks.
		document.documentElement.style.caretColor = "transparent";
	});
	return page;
}

/** The pictures of one component's examples, or of one part of the frame, by name; all of them or the `wanted` ones. */
export async function shoot(
	page: Page,
	name: string,
	wanted: (example: string) => boolean = () => true,
): Promise<[example: string, picture: PNG][]> {
	const shown = await showOnly(page, name, frame[name] ?? `[data-component="${name}"]`);
	const areas = shown.filter(([example]) => wanted(example));
	const height = Math.max(...areas.map(([, { y, height }]) => y + height));
	const whole = await capture(page, { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height });
	const pictures: [string, PNG][] = [];
	for (const [example, area] of areas) {
		const focused = /\/focus(-|$)/.test(example) && (await focusFirst(page, example));
		pictures.push([example, focused ? await capture(page, area) : cut(whole, area)]);
	}
	return pictures;
}

/** Straight from Chromium and hardly compressed: there are hundreds of them, and each is thrown away at once. */
async function capture(page: Page, clip: Area): Promise<PNG> {
	const session = await sessionOf(page);
	const { data } = await session.send("Page.captureScreenshot", {
		format: "png",
		optimizeForSpeed: true,
		captureBeyondViewport: clip.y + clip.height > windowHeight,
		clip: { ...clip, scale: 1 },
	});
	return PNG.sync.read(Buffer.from(data, "base64"));
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
	const session = sessions.get(page) ?? page.context().newCDPSession(page);
	sessions.set(page, session);
	return session;
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
			for (const animation of document.getAnimations()) animation.cancel();
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
		control?.focus({ preventScroll: true });
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
