// Pages of a Chromium that remember what went wrong.
import { type Browser, type BrowserContextOptions, type ConsoleMessage, chromium, type Page } from "playwright-core";

export interface PageOptions {
	/** CSS pixels; 1280 × 800 unless told. */
	readonly width?: number;
	readonly height?: number;
	readonly javaScript?: boolean;
	/** What the browser asks for, en-US unless told. */
	readonly locale?: string;
	readonly touch?: boolean;
	readonly reducedMotion?: boolean;
	/** What the system prefers, light unless told. */
	readonly scheme?: "light" | "dark";
	readonly forcedColors?: boolean;
	/** IANA name; that of the machine unless told. */
	readonly timeZone?: string;
	/** Instead of SITE_URL. */
	readonly site?: string;
}

export interface OpenPage {
	readonly page: Page;
	/** Texts of console messages of type warning and error, and of uncaught errors, in order. */
	readonly problems: string[];
	/** Paths of the scripts that were loaded. */
	readonly scripts: string[];
	close(): Promise<void>;
}

/** The one Chromium of all tests, through a connection of its own: closing it closes the pages opened through it. */
export async function launch(): Promise<Browser> {
	const { BROWSER_SERVER } = process.env;
	if (!BROWSER_SERVER) throw new Error("BROWSER_SERVER is not set: test/browser/serve.ts sets it");
	return chromium.connect(BROWSER_SERVER);
}

/** Another visitor each time: what one of them may send in a minute is limited, and tests run side by side. */
function visitorAddress(): string {
	const part = () => Math.floor(Math.random() * 0x10000).toString(16);
	return `2001:db8:${part()}:${part()}::1`;
}

/** A page of its own context: no cookies, no storage, nothing cached. */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<OpenPage> {
	const { width = 1280, height = 800, locale = "en-US", site = process.env.SITE_URL } = options;
	if (!site) throw new Error("SITE_URL is not set: test/browser/serve.ts sets it");
	const settings: BrowserContextOptions = {
		baseURL: site,
		viewport: { width, height },
		javaScriptEnabled: options.javaScript ?? true,
		locale,
		hasTouch: options.touch ?? false,
		reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
		colorScheme: options.scheme ?? "light",
		...(options.timeZone && { timezoneId: options.timeZone }),
		forcedColors: options.forcedColors ? "active" : "none",
	};
	const context = await browser.newContext(settings);
	await context.setExtraHTTPHeaders({ "CF-Connecting-IP": visitorAddress() });
	const page = await context.newPage();
	const problems: string[] = [];
	const scripts: string[] = [];
	page.on("console", (message: ConsoleMessage) => {
		if (["warning", "error"].includes(message.type())) problems.push(message.text());
	});
	page.on("pageerror", (error) => problems.push(String(error)));
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
	});
	return { page, problems, scripts, close: () => context.close() };
}

/**
 * Until all is there that a page loads by itself. A network at rest is not enough: on a busy machine the page may not
 * have come to the islands that wait for it to be idle.
 */
export async function settle(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const waiting = document.querySelectorAll<HTMLElement>('[data-when="idle"]:not([data-awake])');
		return [...waiting].every(
			({ dataset: { media, stored } }) =>
				(media && !matchMedia(media).matches) || (stored && localStorage.getItem(stored) === null),
		);
	});
	await page.waitForLoadState("networkidle");
}

/** From the next page on, how far each jump of the layout went is noted in `window.shifts`. */
export function watchShifts(page: Page): Promise<unknown> {
	return page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
		}).observe({ type: "layout-shift", buffered: true });
	});
}
