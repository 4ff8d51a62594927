// Takes the pictures of one state in one language, at every size and in both schemes, and says what is wrong in each.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { type Language, languages } from "../../src/i18n/languages.ts";
import { layOutAll } from "../lay-out-all.ts";
import { faultsOf, type Scope } from "./faults.ts";
import type { Size, State } from "./states.ts";

export type Scheme = "light" | "dark";

export interface Shot {
	readonly state: string;
	readonly language: Language;
	readonly size: string;
	readonly scheme: Scheme;
	/** Within the gallery's folder. */
	readonly file: string;
	readonly faults: readonly string[];
}

export interface Job {
	readonly state: State;
	readonly language: Language;
	readonly sizes: readonly Size[];
	readonly schemes: readonly Scheme[];
}

/** `site` is an origin, `folder` where the pictures go. */
export async function shoot(browser: Browser, site: string, folder: string, job: Job): Promise<Shot[]> {
	const { state, language, sizes, schemes } = job;
	const context = await browser.newContext({
		baseURL: site,
		locale: state.locale ?? languages[language].locale,
		forcedColors: state.forcedColors ? "active" : "none",
		reducedMotion: "reduce",
	});
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	const runScripts = (run: boolean) => session.send("Emulation.setScriptExecutionDisabled", { value: !run });
	await state.before?.(page);
	mkdirSync(join(folder, state.name), { recursive: true });
	const shots: Shot[] = [];
	for (const [index, size] of sizes.entries()) {
		await page.setViewportSize({ width: size.width, height: size.width < 700 ? 740 : 900 });
		// Nothing that the visitor did has to be done again when only the window changes.
		if (index === 0 || state.act || state.cookie) {
			await runScripts(state.javaScript ?? true);
			await open(page, state, language, site);
		}
		await setFontSize(page, size.fontSize);
		for (const scheme of size.lightOnly ? schemes.filter((scheme) => scheme === "light") : schemes) {
			await page.emulateMedia({ colorScheme: scheme, media: state.print ? "print" : "screen" });
			// Where the page's scripts may not run, nothing asynchronous of ours would come to an end either.
			await runScripts(state.javaScript ?? true);
			if (state.javaScript !== false) await settle(page);
			const file = join(state.name, `${language}-${size.name}-${scheme}.png`);
			await page.screenshot({ path: join(folder, file), fullPage: !state.windowOnly, caret: "hide" });
			await runScripts(true);
			const faults = await faultsOf(page, scopeOf(state, scheme));
			shots.push({ state: state.name, language, size: size.name, scheme, file, faults });
		}
	}
	await context.close();
	return shots;
}

async function open(page: Page, state: State, language: Language, site: string): Promise<void> {
	// Each time, because a notice is shown once and its cookie is then gone.
	if (state.cookie) await page.context().addCookies([{ ...state.cookie, url: site }]);
	const response = await page.goto(state.target(language), { waitUntil: "load" });
	if (!response || response.status() >= 500) throw new Error(`${page.url()} answered ${response?.status()}`);
	await layOutAll(page);
	await state.act?.(page, language);
}

/** By day everything is looked for; at night only what the night changes. */
function scopeOf(state: State, scheme: Scheme): Scope {
	if (state.forcedColors || state.print) return "layout";
	return scheme === "light" ? "all" : "contrast";
}

function setFontSize(page: Page, fontSize: number | undefined): Promise<void> {
	return page.evaluate((fontSize) => {
		document.documentElement.style.fontSize = fontSize ? `${fontSize}px` : "";
	}, fontSize);
}

/** Everything is there and at rest: pictures further down too, fonts, and what moves for a moment. */
function settle(page: Page): Promise<void> {
	return page.evaluate(async () => {
		for (const image of document.images) image.loading = "eager";
		await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
		await document.fonts.ready;
		for (const animation of document.getAnimations()) {
			if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
		}
	});
}
