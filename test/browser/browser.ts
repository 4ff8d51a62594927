// Pages of a Chromium that remember what went wrong.
import {
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	type ConsoleMessage,
	chromium,
	type Disposable,
	type Page,
} from "playwright-core";
import { isSample } from "../soak.ts";
import { visitorAddress } from "../visitor-address.ts";

export interface PageOptions {
	/** CSS pixels; 1280 × 800 unless told. */
	readonly width?: number;
	readonly height?: number;
	readonly javaScript?: boolean;
	/** What the browser asks for, en-US unless told. */
	readonly locale?: string;
	readonly touch?: boolean;
	/**
	 * `false` for who is about what moves. Unless told, `npm test` asks for less motion, and so does a walk without script in
	 * `npm run soak`: each fade from page to page is drawn sixty times a second without a graphics card, a quarter of a walk's work.
	 */
	readonly reducedMotion?: boolean;
	/** What the system prefers, light unless told. */
	readonly scheme?: "light" | "dark";
	readonly forcedColors?: boolean;
	/** IANA name; that of the machine unless told. */
	readonly timeZone?: string;
	/** Instead of SITE_URL. */
	readonly site?: string;
	/** Nothing of another test's page is kept by the browser: for who counts or times what is loaded. */
	readonly cold?: true;
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

interface Tab {
	readonly context: BrowserContext;
	readonly page: Page;
	/** Takes back what was asked of its page and would outlive the page's document. */
	readonly undo: (() => Promise<unknown>)[];
	/** By what cannot be taken back, or by a button or a key that was pressed and may still be. */
	spent: boolean;
}

/** What cannot be taken back; a context has more visitors than one test only in tabs that are left behind. */
const lasting = {
	page: ["exposeBinding", "exposeFunction", "setExtraHTTPHeaders"],
	context: [
		...(["addInitScript", "exposeBinding", "exposeFunction", "grantPermissions", "newCDPSession"] as const),
		...(["newPage", "route", "setGeolocation", "setOffline"] as const),
	],
	input: ["down"],
	clock: ["install", "pauseAt", "setFixedTime"],
} as const;

/** Tabs that tests left behind, by what they were opened with: to begin one anew is half of the work of a short test. */
const left = new WeakMap<Browser, Map<string, Tab[]>>();

/** Calls of these methods are told. */
function listen<Part extends object>(
	part: Part,
	names: readonly (keyof Part)[],
	told: (answer: unknown) => void,
): void {
	for (const name of names) {
		const own = part[name];
		if (typeof own !== "function") throw new Error(`${String(name)} is no method`);
		const wrapped = (...args: unknown[]) => {
			const answer: unknown = own.apply(part, args);
			told(answer);
			return answer;
		};
		Object.assign(part, { [name]: wrapped });
	}
}

async function newTab(browser: Browser, settings: BrowserContextOptions): Promise<Tab> {
	const context = await browser.newContext(settings);
	const page = await context.newPage();
	const tab: Tab = { context, page, undo: [], spent: false };
	const spend = () => {
		tab.spent = true;
	};
	listen(page, lasting.page, spend);
	listen(context, lasting.context, spend);
	listen(page.mouse, lasting.input, spend);
	listen(page.keyboard, lasting.input, spend);
	listen(page.clock, lasting.clock, spend);
	const { colorScheme = null, forcedColors = null, reducedMotion = null } = settings;
	const emulate = page.emulateMedia.bind(page);
	listen(page, ["emulateMedia"], () => {
		tab.undo.push(() => emulate({ media: null, colorScheme, forcedColors, reducedMotion }));
	});
	listen(page, ["route"], () => {
		tab.undo.push(() => page.unrouteAll({ behavior: "ignoreErrors" }));
	});
	listen(page, ["addInitScript"], (added) => {
		tab.undo.push(async () => (await (added as Promise<Disposable>)).dispose());
	});
	return tab;
}

/** As if nobody had been there; what a page writes as it is left is gone too. */
async function leave(browser: Browser, key: string, tab: Tab): Promise<void> {
	const { context, page, undo, spent } = tab;
	if (spent || page.isClosed() || context.pages().length > 1) return context.close();
	page.removeAllListeners();
	for (const takeBack of undo.splice(0)) await takeBack();
	await page.goto("/robots.txt");
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
	});
	await context.clearCookies();
	await page.mouse.move(0, 0);
	const tabs = left.get(browser) ?? new Map<string, Tab[]>();
	left.set(browser, tabs.set(key, [...(tabs.get(key) ?? []), tab]));
}

/** A page without cookies and storage, for a visitor of its own. */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<OpenPage> {
	const { width = 1280, height = 800, locale = "en-US", site = process.env.SITE_URL } = options;
	if (!site) throw new Error("SITE_URL is not set: test/browser/serve.ts sets it");
	const { javaScript = true, reducedMotion = isSample || !javaScript } = options;
	const settings: BrowserContextOptions = {
		baseURL: site,
		javaScriptEnabled: javaScript,
		locale,
		hasTouch: options.touch ?? false,
		reducedMotion: reducedMotion ? "reduce" : "no-preference",
		colorScheme: options.scheme ?? "light",
		...(options.timeZone && { timezoneId: options.timeZone }),
		forcedColors: options.forcedColors ? "active" : "none",
	};
	const key = JSON.stringify(settings);
	const tab =
		(!options.cold && left.get(browser)?.get(key)?.pop()) ||
		(await newTab(browser, { ...settings, viewport: { width, height } }));
	const { context, page } = tab;
	await page.setViewportSize({ width, height });
	await context.setExtraHTTPHeaders({ "CF-Connecting-IP": visitorAddress() });
	const problems: string[] = [];
	const scripts: string[] = [];
	page.on("console", (message: ConsoleMessage) => {
		if (["warning", "error"].includes(message.type())) problems.push(message.text());
	});
	page.on("pageerror", (error) => {
		// A busy browser that leaves a transition between two pages out says so, and nobody sees anything of it.
		if (!String(error).startsWith("InvalidStateError: Transition was aborted")) problems.push(String(error));
	});
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
	});
	return { page, problems, scripts, close: () => (options.cold ? context.close() : leave(browser, key, tab)) };
}

/** The same with all that moves: where a movement could be in the way. */
export const openMoving = (browser: Browser, options: PageOptions = {}): Promise<OpenPage> =>
	openPage(browser, { reducedMotion: false, ...options });

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
