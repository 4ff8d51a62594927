// What a visit may cost: requests, script, style sheet, Worker, and how far a page may jump, which is not at all.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { islands } from "../../src/islands.ts";
import { share } from "../soak.ts";
import { launch, openMoving, settle } from "./browser.ts";
import { cacheablePages } from "./templates.ts";

const kilobyte = 1024;

/** Size in KB of built files together, each compressed as hard as gzip can, the way an edge serves static files. */
function gzipped(files: readonly string[]): number {
	return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / kilobyte;
}

interface Chunk {
	readonly file: string;
	readonly css?: readonly string[];
	readonly imports?: readonly string[];
	readonly dynamicImports?: readonly string[];
}

const client = "dist/client/";
const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(`${client}.vite/manifest.json`, "utf8"));

/** The chunks that a module needs, itself first; `later` adds those that it may ask for while it runs. */
function needed(module: string, later = false, found = new Set<string>()): Set<string> {
	found.add(module);
	const { imports = [], dynamicImports = [] } = chunks[module] ?? {};
	const others = later ? [...imports, ...dynamicImports] : imports;
	for (const other of others) if (!found.has(other)) needed(other, later, found);
	return found;
}

const entry = "src/boot.ts";
/** Boot asks for islands alone. */
const mounts = chunks[entry]?.dynamicImports ?? [];
/** Under the number in a call box, of which the home page has none. */
const callNote = "src/ui/island/mount.ts";
/** The island of every form that is checked while it is typed. */
const form = "src/checked-forms.ts";
const fileOf = (module: string) => client + (chunks[module]?.file ?? module);

describe("sizes", () => {
	it("boot, the script of a first load, needs nothing else and is at most 3 KB", () => {
		expect([...needed(entry)]).toEqual([entry]);
		expect(gzipped([fileOf(entry)])).toBeLessThanOrEqual(3);
	});

	// 110 KB before what keeps a translated page's fields.
	it("all islands of the home page are at most 112 KB of script: each chunk they may ever ask for, once, without boot", () => {
		expect(mounts).toHaveLength(Object.keys(islands).length);
		// That of "home" is on the page for unknown addresses.
		const features = ["bookings", "guides", "guides/share", "help", "home", "search/results", "shared-screen"];
		const elsewhere = [form, callNote, ...features.map((feature) => `src/features/${feature}/island/mount.ts`)];
		const own = mounts.filter((module) => !elsewhere.includes(module));
		expect(own).toHaveLength(mounts.length - elsewhere.length);
		// Boot can ask for every island; what only those of other pages need is not for this one.
		const others = new Set([entry, ...elsewhere]);
		const all = new Set(own.flatMap((module) => [...needed(module, true, new Set(others))]));
		expect(all).toContain("src/features/search/form/island/trip-calendar.tsx");
		for (const module of others) all.delete(module);
		expect(gzipped([...all].map(fileOf))).toBeLessThanOrEqual(112);
	});

	// Some 0.4 KB of it take what was typed along when the language changes, and 0.1 KB read digits of other keyboards.
	it("the check of any form is at most 11.75 KB of script, without the tables of phone numbers, which a number loads", () => {
		const tables = "src/forms/island/phones.ts";
		expect([...needed(form, true)]).toContain(tables);
		const check = needed(form, false, new Set([entry]));
		for (const fields of [
			"src/features/alerts/forms/alert-form.ts",
			"src/features/explore/forms/explore-form.ts",
			"src/features/contact/forms/contact-form.ts",
			"src/features/contact/forms/callback-form.ts",
			"src/features/changes/forms/change-form.ts",
			"src/features/changes/forms/clock-form.ts",
			"src/features/changes/forms/disruption-form.ts",
			"src/forms/reference-form.ts",
			"src/features/bookings/passengers/form/passenger-form.ts",
		]) {
			const own = new Set([
				...check,
				...needed("src/forms/island/check.ts", false, new Set([entry])),
				...needed(fields),
			]);
			own.delete(entry);
			expect([...own]).not.toContain(tables);
			expect(gzipped([...own].map(fileOf)), fields).toBeLessThanOrEqual(11.75);
		}
	});

	it("the flight search brings the texts and limits of its form, and no rule of any before a field is left: at most 5 KB, without a place", () => {
		const text = (module: string) => readFileSync(fileOf(module), "utf8");
		const holdRules = (module: string) => text(module).includes("~standard");
		const folder = "src/features/search/form/island";
		const own = needed(`${folder}/mount.ts`, false, new Set([entry]));
		expect([...own].filter(holdRules)).toEqual([]);
		const check = needed(`${folder}/check-search.ts`, false, new Set(own));
		for (const module of own) check.delete(module);
		expect([...check].some(holdRules)).toBe(true);
		expect(gzipped([...check].map(fileOf))).toBeLessThanOrEqual(5);
		const holdPlaces = (module: string) => text(module).includes("Hartsfield");
		expect([...needed(`${folder}/mount.ts`, true, new Set([entry]))].filter(holdPlaces)).toEqual([]);
	});

	it("what a browser tells of a visit is at most 1 KB of script, and needs no other", () => {
		const beacon = "src/frame/beacon/island/mount.ts";
		expect([...needed(beacon, true)]).toEqual([beacon]);
		expect(gzipped([fileOf(beacon)])).toBeLessThanOrEqual(1);
	});

	it("the filters of the results are at most 6.5 KB of script", () => {
		const own = needed("src/features/search/results/island/mount.ts", true);
		own.delete(entry);
		expect(gzipped([...own].map(fileOf))).toBeLessThanOrEqual(6.5);
	});

	// 14 KB before text of twice the size fitted every step of a booking.
	it("the style sheets of any page are at most 14.75 KB together, those of an island that it wakes included", () => {
		const styles = readdirSync(`${client}assets`).filter((file) => file.endsWith(".css"));
		const sizes = (names: readonly string[]) =>
			gzipped(
				styles
					.filter((file) => names.includes(file.replace(/-[\w-]{8}\.css$/, "")))
					.map((file) => `${client}assets/${file}`),
			);
		// A file's own order depends on its hash.
		expect(styles.map((file) => file.replace(/-[\w-]{8}\.css$/, "")).toSorted()).toEqual([
			"boot",
			"explore",
			"mount",
			"results",
			"trip",
			"trip-calendar",
		]);
		expect(sizes(["boot", "mount"])).toBeLessThanOrEqual(14.75);
		// A page of the funnel brings its own sheet, as the results do; the notices' comes later, and only when there is one.
		expect(sizes(["boot", "trip"])).toBeLessThanOrEqual(14.75);
		expect(sizes(["boot", "results"])).toBeLessThanOrEqual(14.75);
		expect(sizes(["boot", "explore"])).toBeLessThanOrEqual(14.75);
		// The calendar's comes when it is opened, as the notices' does.
		expect(sizes(["boot", "trip-calendar"])).toBeLessThanOrEqual(14.75);
	});

	it.each(languageCodes)(
		"the HTML of home is at most 45 KB, with the styles of its first screen and before gzip (%s)",
		async (language) => {
			const { page, close } = await openMoving(browser, { cold: true });
			const html = await (await page.request.get(home(language))).text();
			expect(html).toContain("<style>");
			expect(Buffer.byteLength(html) / kilobyte).toBeLessThanOrEqual(45);
			await close();
		},
	);

	// 905 KB before the tools for assistants, whose 90 KB are loaded when they are first asked, and 1,011 before the pages of
	// costs, clock and lists, the rows of airlines and airports, Europe's rules and the budgets; 20 are the whole numbering
	// plans of phones. Cloudflare takes 3,000.
	it("the Worker is at most 1,200 KB, whatever it imports", () => {
		const modules = readdirSync("dist/farelark", { recursive: true, encoding: "utf8" });
		const code = modules.filter((file) => /\.(m?js|wasm)$/.test(file) && !file.startsWith(".wrangler"));
		expect(gzipped(code.map((file) => `dist/farelark/${file}`))).toBeLessThanOrEqual(1200);
	});
});

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** The islands that wait for an idle page wait until the returned function is called. */
async function holdIdle(page: Page): Promise<() => Promise<void>> {
	await page.addInitScript(() => {
		const own = window.requestIdleCallback.bind(window);
		const held: Parameters<typeof own>[] = [];
		const letIdle = () => {
			Object.assign(window, { requestIdleCallback: own });
			for (const asked of held.splice(0)) own(...asked);
		};
		Object.assign(window, { letIdle, requestIdleCallback: (...asked: Parameters<typeof own>) => held.push(asked) });
	});
	return () => page.evaluate(() => (window as unknown as { letIdle(): void }).letIdle());
}

const { home, guide, airline, destination, prose, blog, sitemap, "not found": notFound } = cacheablePages;
const firstLoads = Object.entries({ home, guide, airline, destination, prose, blog, sitemap, "not found": notFound });

describe.each(share(languageCodes, 1, 2))("a first load (%s)", (language) => {
	it.each(firstLoads)(
		"of %s asks its own host for six files at most, and never jumps, also while it is read to its end",
		async (_, target) => {
			const { page, scripts, close } = await openMoving(browser, { cold: true, width: 360, height: 740, touch: true });
			const asked: string[] = [];
			let ended = 0;
			page.on("request", (request) => asked.push(request.url()));
			page.on("requestfinished", () => (ended += 1));
			page.on("requestfailed", () => (ended += 1));
			await page.addInitScript(() => {
				const shifts: string[] = [];
				Object.assign(window, { shifts });
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
						shifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms`);
					}
				}).observe({ type: "layout-shift", buffered: true });
			});
			const letIdle = await holdIdle(page);
			await page.goto(target(language), { waitUntil: "networkidle" });
			// The page, its style sheet, boot, the font and one icon are five.
			const { origin } = new URL(page.url());
			expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
			// Pictures of cards wait until somebody comes near, as near as some of a list of guides are at once.
			const others =
				target === home ? asked : asked.filter((url) => !url.includes("/images/guides/") || target === guide);
			expect(others.length, asked.join(" ")).toBeLessThanOrEqual(6);
			expect(asked.filter((url) => /icon|manifest/.test(url)).length, asked.join(" ")).toBeLessThanOrEqual(1);
			expect(asked.filter((url) => url.endsWith(".woff2"))).toHaveLength(1);
			expect(scripts).toEqual([`/${chunks[entry]?.file}`]);

			await letIdle();
			await settle(page);
			// The network was at rest before: what the islands ask for is waited for here.
			await expect.poll(() => ended).toBe(asked.length);
			for (let end = false; !end; ) {
				await page.mouse.wheel(0, 600);
				end = await page.evaluate(async () => {
					await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
					return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
				});
			}
			const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
			// On a busy machine the first paint may come before even the fallback face is there, and the header's number is
			// narrower a moment later: 0.0016. A layout that really jumps moves ten times more at the least.
			const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
			expect(sum, shifts.join(", ")).toBeLessThan(0.005);
			await close();
		},
	);
});

it.each(["en", "es"] as const)(
	"a first load of home is at most 90 KB with font and pictures (%s)",
	async (language) => {
		const { page, close } = await openMoving(browser, { cold: true, width: 360, height: 740 });
		const answers: Promise<readonly [string, number]>[] = [];
		page.on("response", (response) => {
			const text = /text|javascript|json|svg/.test(response.headers()["content-type"] ?? "");
			const cost = response.body().then((body) => (text ? gzipSync(body, { level: 9 }) : body).length / kilobyte);
			answers.push(cost.then((size) => [new URL(response.url()).pathname, size]));
		});
		await holdIdle(page);
		await page.goto(home(language), { waitUntil: "networkidle" });
		const sizes = await Promise.all(answers);
		expect(sizes.length).toBeGreaterThanOrEqual(4);
		const total = sizes.reduce((sum, [, size]) => sum + size, 0);
		expect(total, sizes.map(([path, size]) => `${path} ${size.toFixed(1)} KB`).join(", ")).toBeLessThanOrEqual(90);
		await close();
	},
);

it.each([
	["en", "en-US"],
	["en", "es-MX"],
	["es", "es-MX"],
] as const)(
	"all script of home before anybody touches it, what stands in the page too, is at most 3 KB (%s, read in %s)",
	async (language, locale) => {
		const { page, close } = await openMoving(browser, { cold: true, width: 360, height: 740, locale });
		const loaded: Promise<number>[] = [];
		page.on("response", (response) => {
			const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
			if (response.request().resourceType() === "script") loaded.push(size);
		});
		await page.goto(home(language), { waitUntil: "networkidle" });
		await settle(page);
		const inline = await page.evaluate(() =>
			[...document.scripts].flatMap(({ src, type, text }) => (src || !/^$|module|javascript/.test(type) ? [] : text)),
		);
		expect(inline.length).toBeGreaterThan(0);
		const files = await Promise.all(loaded);
		expect(files.length).toBeGreaterThan(0);
		const sizes = [...files, ...inline.map((text) => gzipSync(text, { level: 9 }).length)];
		expect(
			sizes.reduce((sum, size) => sum + size, 0),
			sizes.join(" + "),
		).toBeLessThanOrEqual(3 * kilobyte);
		await close();
	},
);

it("a desktop page never asks for the menu's code, whatever else is touched", async () => {
	const { page, scripts, close } = await openMoving(browser, { cold: true });
	await page.goto(home("es"));
	await settle(page);
	await page.locator("#search-from").click();
	await page.locator("[data-island=search][data-awake]").waitFor();
	await page.keyboard.press("F8");
	await page.locator("[data-island=toasts][data-awake]").waitFor({ state: "attached" });
	for (const summary of await page.locator("main summary:visible").all()) await summary.click();
	for (const link of await page.locator("header :is(a, summary):visible").all()) await link.focus();
	await page.evaluate(() => {
		for (const element of document.querySelectorAll("[data-island]:not([data-island=menu]), header, main")) {
			for (const type of ["pointerdown", "keydown"]) element.dispatchEvent(new Event(type, { bubbles: true }));
		}
	});
	await page.waitForLoadState("networkidle");
	expect(scripts.length).toBeGreaterThan(2);
	expect(scripts).not.toContain(`/${chunks["src/frame/menu/island/mount.ts"]?.file}`);
	await close();
});
