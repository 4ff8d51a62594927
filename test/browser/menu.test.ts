import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { mainMenu, secondMenu } from "../../src/routes.ts";
import { share } from "../soak.ts";
import { launch, type OpenPage, openMoving, type PageOptions } from "./browser.ts";
import { rarely } from "./rarely.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const phone = { width: 360, height: 740 };
const home = href("en", "home");
const spanishHome = href("es", "home");
const unmeasured = "analytics measurement id is not set; nothing is measured";

async function open(options: PageOptions, target = home): Promise<OpenPage> {
	const opened = await openMoving(browser, options);
	await opened.page.goto(target);
	return opened;
}

/** A phone with the menu's code loaded, the button focused and the menu closed. */
async function awake(options: PageOptions = phone, target = home): Promise<OpenPage> {
	const opened = await open(options, target);
	await opened.page.locator(".menu-button").focus();
	await opened.page.locator('[data-island="menu"][data-awake]').waitFor();
	return opened;
}

/** The button's name and whether its list is open, as the browser tells them to a screen reader. */
async function heard(page: Page): Promise<readonly [name: unknown, expanded: unknown]> {
	const session = await page.context().newCDPSession(page);
	const { root } = await session.send("DOM.getDocument");
	const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: ".menu-button" });
	const { nodes } = await session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
	await session.detach();
	return [nodes[0]?.name?.value, nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value];
}

describe("the header", () => {
	it("has a border once the page is scrolled by more than 10 px, and none at 10 or back at the top", async () => {
		const { page, close } = await open({});
		const header = page.locator(".site-header");
		const scrolledAt = async (top: number) => {
			await page.evaluate((y) => window.scrollTo(0, y), top);
			await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
			return (await header.getAttribute("data-scrolled")) !== null;
		};
		const border = () => header.evaluate((element) => getComputedStyle(element).borderBottomColor);
		const unscrolled = await border();
		expect(await scrolledAt(10)).toBe(false);
		expect(await scrolledAt(11)).toBe(true);
		expect(await border()).not.toBe(unscrolled);
		expect(await scrolledAt(0)).toBe(false);
		await close();
	});

	const screens = [
		[360, home],
		[360, spanishHome],
		[768, home],
		[768, spanishHome],
		[1024, home],
		[1024, spanishHome],
		[1280, spanishHome],
	] as const;
	it.each(share(screens, 1, 2))("fits at %d px on %s, with the phone in sight", async (width, target) => {
		const { page, close } = await open({ width }, target);
		expect(await page.locator("header [data-phone]").isVisible()).toBe(true);
		const items = page.locator(".header-nav a");
		expect(await items.count()).toBe(mainMenu.length);
		expect(await items.first().isVisible()).toBe(width >= 1024);
		expect(await page.locator(".header-more-button").isVisible()).toBe(width >= 1024);
		expect(await page.locator(".menu-button").isVisible()).toBe(width < 1024);
		for (const box of await page.locator("header :is(a, summary, button):visible").all()) {
			const { x = 0, width: wide = 0 } = (await box.boundingBox()) ?? {};
			expect(x >= 0 && x + wide <= width, await box.innerText()).toBe(true);
		}
		await close();
	});
});

describe("the menu", () => {
	rarely("is never loaded on a wide screen", async () => {
		const { page, scripts, close } = await open({ width: 1280 }, spanishHome);
		await page.locator("header").click({ position: { x: 5, y: 5 } });
		await page.keyboard.press("Tab");
		await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })));
		expect(await page.locator('[data-island="menu"][data-awake]').count()).toBe(0);
		// Boot, what tells of a visit, and the prices from near by that the touch has asked for, islands whose files have no names:
		// nothing of React.
		expect(scripts.filter((path) => !/\/((boot|ask-nearest)-|[\w-]{6}\.js$)/.test(path))).toEqual([]);
		expect(scripts.length).toBeLessThanOrEqual(4);
		await close();
	});

	it("opens without JavaScript", async () => {
		const { page, close } = await open({ ...phone, javaScript: false });
		const first = page.locator(".menu-panel a").first();
		expect(await first.isVisible()).toBe(false);
		await page.locator(".menu-button").click();
		expect(await first.isVisible()).toBe(true);
		await page.locator(".menu-panel").getByRole("link", { name: "My trip", exact: true }).click();
		await page.waitForURL((url) => url.pathname === href("en", "myTrip"));
		await close();
	});

	it("has its second group behind a button of a wide screen, which opens and closes without JavaScript", async () => {
		const { page, close } = await open({ width: 1280, height: 700, javaScript: false }, spanishHome);
		const button = page.getByRole("button", { name: "Su viaje y ayuda" });
		const more = page.getByRole("navigation", { name: "Su viaje y ayuda" });
		expect(await more.isVisible()).toBe(false);
		await button.press("Enter");
		expect(await more.getByRole("link").allInnerTexts()).toEqual([
			"Mi viaje",
			"Que me llamen",
			"Alertas de tarifas",
			"Guías",
			"Ayuda",
		]);
		await page.keyboard.press("Tab");
		expect(
			await more
				.getByRole("link")
				.first()
				.evaluate((link) => link === document.activeElement),
		).toBe(true);
		const [row, list] = [await page.locator(".site-header").boundingBox(), await more.boundingBox()];
		if (!row || !list) throw new Error("no row or no list");
		expect(list.y).toBeGreaterThanOrEqual(row.height - 1);
		expect(list.x + list.width).toBeLessThanOrEqual(1280);
		await page.keyboard.press("Escape");
		expect(await more.isVisible()).toBe(false);
		await button.click();
		await page.mouse.click(300, 600);
		expect(await more.isVisible()).toBe(false);
		await button.click();
		await more.getByRole("link").first().click();
		await page.waitForURL(/\/my-trip\?lng=es$/);
		await close();
	});

	it("is a button that says what it does and whether it is open", async () => {
		const { page, problems, close } = await open(phone);
		const button = page.locator(".menu-button");
		expect(await heard(page)).toEqual(["Open menu", false]);
		await button.click();
		await expect.poll(() => heard(page)).toEqual(["Close menu", true]);
		expect(await button.getAttribute("aria-controls")).toBe(await page.locator(".menu-panel").getAttribute("id"));
		await page.locator('[data-island="menu"][data-awake]').waitFor();
		await button.click();
		await expect.poll(() => heard(page)).toEqual(["Open menu", false]);
		expect(problems).toEqual([unmeasured]);
		await close();
	});

	rarely("slides down over the whole height in 0.3 s, ease-in-out, in height and opacity", async () => {
		const { page, close } = await awake();
		// Who asks only after the key may come when it is over, on a busy machine.
		const watched = await page.locator(".menu-panel").evaluateHandle((panel) => {
			const moving = async () => {
				while (panel.getAnimations().length === 0) await new Promise(requestAnimationFrame);
				return panel.getAnimations().map(({ effect }) => {
					const frames = (effect as KeyframeEffect).getKeyframes();
					const { duration, easing } = (effect as KeyframeEffect).getTiming();
					return { duration, easing, first: frames[0], last: frames.at(-1) };
				});
			};
			return { moves: moving() };
		});
		await page.keyboard.press("Enter");
		const moves = await watched.evaluate((all) => all.moves);
		expect(moves.map(({ duration, easing }) => [duration, easing])).toEqual([
			[300, "ease-in-out"],
			[300, "ease-in-out"],
		]);
		expect(moves.map(({ first }) => [first?.height, first?.opacity])).toEqual(
			expect.arrayContaining([
				["0px", undefined],
				[undefined, "0"],
			]),
		);
		await page
			.locator(".menu-panel")
			.evaluate((panel) => Promise.all(panel.getAnimations().map((move) => move.finished)));
		expect(await page.locator(".menu-panel").boundingBox()).toEqual({ x: 0, y: 0, ...phone });
		await close();
	});

	it("slides the same way at the first touch, before its code is there", async () => {
		const { page, close } = await openMoving(browser, phone);
		await page.route(/\/assets\/(?!boot|inter)|reload-once/, (route) => route.abort());
		await page.goto(home);
		// Looked at when it starts, by a listener that is there before the click: on a slow machine it is over before the test could ask.
		const watched = await page.locator(".menu-panel").evaluateHandle((panel) => {
			const started = async () => {
				await new Promise((begun) => panel.addEventListener("animationstart", begun, { once: true }));
				return panel.getAnimations().map(({ effect }) => {
					const [first] = (effect as KeyframeEffect).getKeyframes();
					return [(effect as KeyframeEffect).getTiming().duration, first?.easing, first?.height, first?.opacity];
				});
			};
			return { moves: started() };
		});
		await page.locator(".menu-button").click();
		expect(await watched.evaluate((all) => all.moves)).toEqual([[300, "ease-in-out", "0px", "0"]]);
		await close();
	});

	rarely("does not move for those who ask for less motion", async () => {
		const { page, close } = await awake({ ...phone, reducedMotion: true });
		await page.keyboard.press("Enter");
		expect(await page.locator(".menu-panel").evaluate((panel) => panel.getAnimations().length)).toBe(0);
		expect(await page.locator(".menu-panel").boundingBox()).toEqual({ x: 0, y: 0, ...phone });
		await page.keyboard.press("Enter");
		await page.locator(".menu:not([open])").waitFor();
		await close();
	});

	it("holds the page where it was, and lets it go", async () => {
		const { page, close } = await awake();
		const scrolled = () => page.evaluate(() => window.scrollY);
		await page.evaluate(() => window.scrollTo(0, 300));
		await page.keyboard.press("Enter");
		await page.locator("main[inert]").waitFor();
		await page.mouse.move(180, 500);
		await page.mouse.wheel(0, 400);
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
		expect(await scrolled()).toBe(300);
		await page.keyboard.press("Escape");
		await page.locator("main:not([inert])").waitFor();
		await page.locator(".menu:not([open])").waitFor();
		expect(await scrolled()).toBe(300);
		await page.mouse.wheel(0, 100);
		await page.waitForFunction(() => window.scrollY > 300);
		await close();
	});

	it("keeps the keyboard inside, and Escape gives it back to the button", async () => {
		const { page, close } = await awake();
		const inside = () => page.evaluate(() => document.activeElement?.closest(".menu") !== null);
		const onButton = () => page.evaluate(() => document.activeElement?.matches(".menu-button"));
		// HTML allows a summary no role, and one would hide the state that the browser tells.
		expect(await page.locator(".menu-button").getAttribute("role")).toBeNull();
		await page.keyboard.press("Enter");
		await page.locator("main[inert]").waitFor();
		const stops = 1 + mainMenu.length + Object.keys(secondMenu).length + 2;
		for (let stop = 1; stop < stops; stop++) {
			await page.keyboard.press("Tab");
			expect([await inside(), await onButton()], `stop ${stop}`).toEqual([true, false]);
		}
		await page.keyboard.press("Tab");
		expect(await onButton()).toBe(true);
		await page.keyboard.press("Shift+Tab");
		expect(await page.evaluate(() => document.activeElement?.getAttribute("data-language"))).toBe("es");
		await page.keyboard.press("Escape");
		expect(await onButton()).toBe(true);
		await page.locator(".menu:not([open])").waitFor();
		await close();
	});

	it.each([
		["a page", href("en", "featuredDeals")],
		["a language", spanishHome],
	])("closes when %s is picked", async (_, target) => {
		const { page, close } = await awake({ ...phone, cold: true });
		// The browser stays on this page, where the menu can be seen to close.
		await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
		await page.keyboard.press("Enter");
		await page.locator(`.menu-panel a[href="${target}"]`).click();
		await page.locator(".menu:not([open])").waitFor();
		expect(await page.locator("main[inert]").count()).toBe(0);
		await close();
	});

	rarely("can be turned round in the middle of its movement", async () => {
		const { page, close } = await awake();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Enter");
		await page.locator(".menu:not([open])").waitFor();
		await page.keyboard.press("Enter");
		await page.locator(".menu[open]").waitFor();
		await page
			.locator(".menu-panel")
			.evaluate((panel) => Promise.all(panel.getAnimations().map((move) => move.finished)));
		expect(await page.locator(".menu-panel").boundingBox()).toEqual({ x: 0, y: 0, ...phone });
		await close();
	});

	rarely("stays open when it was opened before its code was there, and works on", async () => {
		const { page, problems, close } = await openMoving(browser, phone);
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/\/assets\/(?!boot|inter)/, async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(home);
		await page.locator(".menu-button").click();
		const first = page.locator(".menu-panel a").first();
		expect(await first.isVisible()).toBe(true);
		expect(await page.locator("main[inert]").count()).toBe(0);
		release();
		await page.locator("main[inert]").waitFor();
		expect(await first.isVisible()).toBe(true);
		await page.keyboard.press("Escape");
		await page.locator(".menu:not([open])").waitFor();
		expect(problems).toEqual([unmeasured]);
		await close();
	});

	it("lets the page go when the screen becomes wide", async () => {
		const { page, close } = await awake();
		await page.keyboard.press("Enter");
		await page.locator("main[inert]").waitFor();
		await page.setViewportSize({ width: 1024, height: 740 });
		await page.locator("main:not([inert])").waitFor();
		expect(await page.evaluate(() => document.body.style.overflow)).toBe("");
		await close();
	});

	it("is drawn again when its locale file is there", async () => {
		const { page, close } = await openMoving(browser, phone);
		let answer = () => {};
		const held = new Promise<void>((resolve) => {
			answer = resolve;
		});
		await page.route("**/locales/es/translation.json", async (route) => {
			await held;
			await route.fulfill({ json: { "menu.open": "Abrir el menú nuevo" } });
		});
		await page.goto(spanishHome);
		await page.locator(".menu-button").focus();
		await page.locator('[data-island="menu"][data-awake]').waitFor();
		await expect.poll(() => heard(page)).toEqual(["Abrir el menú", false]);
		answer();
		await expect.poll(() => heard(page)).toEqual(["Abrir el menú nuevo", false]);
		await close();
	});

	rarely("reads the same when its locale file fails, which is asked for again", async () => {
		const { page, close } = await openMoving(browser, phone);
		let asked = 0;
		await page.route("**/locales/es/translation.json", (route) => {
			asked += 1;
			return asked < 3 ? route.fulfill({ status: 503 }) : route.continue();
		});
		const loaded = page.waitForResponse((response) => response.url().endsWith("/es/translation.json") && response.ok());
		await page.goto(spanishHome);
		await page.locator(".menu-button").focus();
		await page.locator('[data-island="menu"][data-awake]').waitFor();
		await expect.poll(() => heard(page)).toEqual(["Abrir el menú", false]);
		await loaded;
		expect(asked).toBe(3);
		await expect.poll(() => heard(page)).toEqual(["Abrir el menú", false]);
		await close();
	});
});
