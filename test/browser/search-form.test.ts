import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations } from "../../scripts/axe.ts";
import { href } from "../../src/links.ts";
import { addDays, msToDate } from "../../src/time/iso-date.ts";
import { share } from "../soak.ts";
import { launch, openPage, settle } from "./browser.ts";
import { hold } from "./held.ts";
import { rarely } from "./rarely.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const depart = addDays(msToDate(Date.now()), 60);
const back = addDays(depart, 7);

/** A search that lacks nothing. */
const asked = { trip: "round", from: "JFK", to: "MIA", depart, return: back, adults: "2" };

/** How an American types a day into Chrome's date field: month, day, year. */
const digits = (day: string) => day.slice(5).replace("-", "") + day.slice(0, 4);

const awake = (page: Page) => page.locator("[data-island=search][data-awake]").waitFor();
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");

async function tabTo(page: Page, id: string): Promise<void> {
	for (let presses = 0; presses < 40; presses++) {
		if ((await focusedId(page)) === id) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`Tab never reached #${id}`);
}

async function searchedFor(page: Page): Promise<URLSearchParams> {
	await page.waitForURL(/flight-results\?/);
	return new URL(page.url()).searchParams;
}

/** Keeps every script asked for from now on waiting, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
	const held: Route[] = [];
	let holding = true;
	await page.route(/\.[jt]sx?($|\?)/, (route) => (holding ? void held.push(route) : route.continue()));
	return async () => {
		holding = false;
		await Promise.all(held.map((route) => route.continue()));
	};
}

test("a search takes no more than a keyboard", async () => {
	const { page, close, problems } = await openPage(browser);
	await page.goto(href("en", "home"));
	await tabTo(page, "search-from");
	await awake(page);
	await page.keyboard.type("miami");
	// The answer to all of it, after that to its first letters.
	await page.locator("#search-from-list-0", { hasText: "all airports" }).waitFor();
	expect(await page.getByRole("combobox", { name: "From" }).first().getAttribute("aria-expanded")).toBe("true");
	await page.keyboard.press("ArrowDown");
	await page.locator('[role=option][aria-selected="true"]').waitFor();
	const reached = await page.locator("#search-from").getAttribute("aria-activedescendant");
	expect(await page.locator(`#${reached}`).getAttribute("aria-selected")).toBe("true");
	await page.keyboard.press("Enter");
	expect(await page.inputValue("#search-from")).toMatch(/^Miami \(all airports\)$/);

	await tabTo(page, "search-to");
	await page.keyboard.type("bogot");
	await page.getByRole("option", { name: /BOG/ }).waitFor();
	await page.keyboard.press("ArrowDown");
	await page.locator('[role=option][aria-selected="true"]').waitFor();
	await page.keyboard.press("Tab");
	expect(await page.inputValue("#search-to")).toMatch(/^Bogot.* \(BOG\)$/);

	await tabTo(page, "search-depart");
	await page.keyboard.type(digits(depart));
	await tabTo(page, "search-return");
	await page.keyboard.type(digits(back));
	await page.keyboard.press("Enter");
	const asked = await searchedFor(page);
	expect(Object.fromEntries(asked)).toMatchObject({
		trip: "round",
		from: "MIAA",
		to: "BOG",
		depart,
		return: back,
		adults: "1",
	});
	expect(problems.filter((text) => !text.includes("measurement"))).toEqual([]);
	await close();
});

test("escape closes the list and keeps the text; how many places were found is announced", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "home"));
	await page.locator("#search-to").focus();
	// Said by the form's script, which may come after the list.
	await page.locator("[data-island=search][data-awake]").waitFor();
	await page.keyboard.type("new york");
	await page.locator("[role=option]").first().waitFor();
	// A list that the device had already may be followed by a longer one.
	const said = async () => {
		const count = await page.locator("[role=option]").count();
		return (await page.locator(".fs [role=status]").textContent())?.includes(`${count} place`);
	};
	await expect.poll(said).toBe(true);
	expect(await axeViolations(page, ".fs")).toEqual([]);
	await page.keyboard.press("Escape");
	expect(await page.locator("[role=option]").count()).toBe(0);
	expect(await page.inputValue("#search-to")).toBe("new york");
	await close();
});

test("keys that are faster than the answer are for the list that answers all of the text, not for its first letters", async () => {
	const { page, close } = await openPage(browser, { width: 360, height: 740 });
	await page.goto(href("es", "home"));
	const from = page.locator("#search-from");
	await from.focus();
	await awake(page);
	await page.keyboard.type("los");
	// Lagos, Lorient and others: places with these letters.
	await page.locator("[role=option]").first().waitFor();
	const slow = await hold(page, "**/api/places?*");
	await page.keyboard.type(" ángeles");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await slow.wanted();
	expect(await from.inputValue()).toBe("los ángeles");
	slow.letGo();
	await expect.poll(() => from.inputValue()).toMatch(/^Los Ángeles/);
	expect(await page.locator("[role=option]").count()).toBe(0);
	expect(page.url()).toContain(href("es", "home"));
	await close();
});

rarely("a key for the list that is pressed before the form's script is there counts when it comes", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "home"));
	const slow = await hold(page, "**/*.js");
	const to = page.locator("#search-to");
	await to.focus();
	await page.keyboard.type("miami");
	await page.locator("[role=option]").first().waitFor();
	await page.keyboard.press("ArrowDown");
	await slow.wanted();
	slow.letGo();
	await page.locator('[role=option][aria-selected="true"]').waitFor();
	await page.keyboard.press("Tab");
	expect(await to.inputValue()).toContain("Miami");
	expect(await to.inputValue()).not.toBe("miami");
	await close();
});

test.each(["home", "fareAlerts", "bookingHelp", "flightChangeAssistance"] as const)(
	"every date field of %s has an opaque ground, without which WebKit shows an empty one as filled in",
	async (id) => {
		const { page, close } = await openPage(browser);
		await page.goto(href("en", id));
		const grounds = await page
			.locator("input[type=date]")
			.evaluateAll((inputs) => inputs.map((input) => getComputedStyle(input).backgroundColor));
		expect(grounds.length).toBeGreaterThan(0);
		for (const ground of grounds) expect(ground).not.toMatch(/transparent|[,/] ?0\)$/);
		await close();
	},
);

test("Tab leaves an open list of suggestions for the next field", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "home"));
	await page.locator("#search-from").focus();
	await awake(page);
	await page.keyboard.type("san");
	const list = page.locator("#search-from-list");
	await list.locator("[role=option]").nth(5).waitFor();
	expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
	await page.keyboard.press("Tab");
	const next = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60));
	expect(next, "the button that swaps").toContain("<button");
	await page.keyboard.press("Tab");
	expect(await focusedId(page)).toBe("search-to");
	await close();
});

test("a place is chosen by a click, and the two are swapped by one", async () => {
	const { page, close } = await openPage(browser, { width: 360, height: 640, touch: true });
	await page.goto(href("en", "home"));
	await page.locator("#search-from").tap();
	await page.keyboard.type("miami");
	await page.getByRole("option", { name: /\(MIA\)/ }).tap();
	expect(await page.inputValue("#search-from")).toMatch(/\(MIA\)$/);
	expect(await focusedId(page)).toBe("search-from");
	await page.getByRole("button", { name: "Swap origin and destination" }).tap();
	expect(await page.inputValue("#search-from")).toBe("");
	expect(await page.inputValue("#search-to")).toMatch(/\(MIA\)$/);
	await close();
});

test("what is typed and chosen before the script arrives is kept, with the focus", async () => {
	const { page, close, problems } = await openPage(browser);
	await page.goto(href("es", "home"));
	await settle(page);
	const release = await holdScripts(page);
	await page.check("[name=trip][value=oneway]");
	await page.locator("summary", { hasText: "Pasajeros" }).click();
	await page.selectOption("#search-adults", "2");
	await page.selectOption("#search-cabin", "business");
	await page.check("#search-nearby");
	await page.fill("#search-ages", "4, 9");
	await page.fill("#search-depart", depart);
	await page.locator("#search-from").focus();
	await page.keyboard.type("Miami");
	await page.keyboard.press("ArrowLeft");
	await release();
	await awake(page);
	expect(await focusedId(page)).toBe("search-from");
	expect(
		await page.locator("#search-from").evaluate((input: HTMLInputElement) => [input.value, input.selectionStart]),
	).toEqual(["Miami", 4]);
	await page.getByRole("option", { name: /\(MIA\)/ }).waitFor();
	expect(await page.locator(".fs-options summary").innerText()).toContain("2 adultos, 2 menores, ejecutiva");
	expect(await page.locator("#search-ages-2").inputValue()).toBe("9");
	await page.locator("#search-to").fill("Bogotá");
	await page.keyboard.press("Enter");
	expect(Object.fromEntries(await searchedFor(page))).toMatchObject({
		...{ lng: "es", trip: "oneway", from: "Miami", to: "Bogotá", depart, adults: "2", cabin: "business", nearby: "1" },
		ages: "4, 9",
	});
	expect(problems.filter((text) => !text.includes("measurement"))).toEqual([]);
	await close();
});

rarely("a date half typed before the script arrives can be typed to its end", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "home"));
	await settle(page);
	const release = await holdScripts(page);
	await page.locator("#search-depart").focus();
	await page.keyboard.type(digits(depart).slice(0, 2));
	await release();
	await awake(page);
	await page.keyboard.type(digits(depart).slice(2));
	expect(await page.inputValue("#search-depart")).toBe(depart);
	await page.keyboard.press("Shift+Tab");
	expect(await page.locator("#search-return").getAttribute("min")).toBe(depart);
	await close();
});

rarely("a swap asked for before the script arrives happens once it has", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "home"));
	await settle(page);
	const release = await holdScripts(page);
	await page.fill("#search-from", "Miami");
	await page.getByRole("button", { name: "Swap origin and destination" }).click();
	await release();
	await awake(page);
	expect(await page.inputValue("#search-to")).toBe("Miami");
	await close();
});

test.each(share(["error", "offline"], 0, 2))(
	"typing and searching go on when suggestions fail: %s",
	async (failure) => {
		const { page, close } = await openPage(browser);
		await page.route("**/api/places*", (route) =>
			failure === "error" ? route.fulfill({ status: 503 }) : route.abort(),
		);
		await page.goto(href("en", "home"));
		await page.locator("#search-from").focus();
		await awake(page);
		const failed = page.waitForEvent("requestfinished", (request) => request.url().includes("/api/places"));
		const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/places"));
		await page.keyboard.type("Miami");
		await Promise.any([failed, refused]);
		// What the form knew of the first letters goes with the answer that did not come.
		await page.waitForFunction(() => !document.querySelector("[role=option]"));
		await page.fill("#search-to", "Bogota");
		await page.fill("#search-depart", depart);
		await page.fill("#search-return", back);
		await page.getByRole("button", { name: "Search flights" }).click();
		expect(Object.fromEntries(await searchedFor(page))).toMatchObject({
			from: "Miami",
			to: "Bogota",
			depart,
			return: back,
		});
		await close();
	},
);

rarely("coming back finds everything as it was", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "home"));
	await page.locator("#search-from").focus();
	await page.keyboard.type("miami");
	await page.getByRole("option", { name: /\(MIA\)/ }).click();
	await page.check("[name=trip][value=oneway]");
	await page.locator("#search-to").fill("Bogota");
	await page.keyboard.press("Enter");
	await searchedFor(page);
	await page.goBack();
	expect(await page.inputValue("#search-from")).toMatch(/^Miami.* \(MIA\)$/);
	expect(await page.inputValue("#search-to")).toBe("Bogota");
	expect(await page.isChecked("[name=trip][value=oneway]")).toBe(true);
	await close();
});

test("children are counted by buttons, each with an age", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(href("en", "home"));
	await page.locator(".fs-options summary").click();
	const add = page.getByRole("button", { name: "Add a child" });
	await add.click();
	await add.click();
	await page.getByLabel("Age of child 1").selectOption("4");
	expect(await page.inputValue("[name=ages]")).toBe("4, ?");
	await page.getByLabel("Age of child 2").selectOption("Under 1");
	expect(await page.inputValue("[name=ages]")).toBe("4, 0");
	expect(await page.locator(".fs-options summary").innerText()).toContain("1 adult, 2 children, economy");
	await page.selectOption("#search-adults", "7");
	expect(await add.getAttribute("aria-disabled")).toBe("true");
	await page.getByRole("button", { name: "Remove a child" }).click();
	expect(await page.inputValue("[name=ages]")).toBe("4");
	expect(await add.getAttribute("aria-disabled")).toBe("false");
	expect(await axeViolations(page, ".fs")).toEqual([]);
	await close();
});

test("a child whose age was not chosen comes back, with an error beside the age, and goes along in the next search", async () => {
	const { page, close } = await openPage(browser);
	await page.goto(`${href("en", "flightResults")}?${new URLSearchParams({ ...asked, ages: "4, ?" })}`);
	await page.locator("#search-ages-text").waitFor({ state: "attached" });
	await page.locator(".error-summary a", { hasText: "age of each child" }).click();
	expect(await focusedId(page)).toBe("search-ages");
	expect(await page.getByLabel("Age of child 2").getAttribute("id")).toBe("search-ages");
	expect(await page.getByLabel("Age of child 1").inputValue()).toBe("4");
	expect(await page.locator("#search-ages-error").innerText()).toContain("Choose or enter the age of each child");
	expect(await page.locator(".fs-options summary").innerText()).toContain("2 adults, 2 children");
	expect(await page.locator("#search-ages-text").isVisible()).toBe(false);
	await page.selectOption("#search-adults", "3");
	await page.getByRole("button", { name: "Search flights" }).click();
	await page.waitForURL(/adults=3/);
	expect((await searchedFor(page)).get("ages")).toBe("4, ?");
	await page.locator("#search-ages-text").waitFor({ state: "attached" });
	await page.getByLabel("Age of child 2").selectOption("9");
	expect(await page.locator("#search-ages-error").count()).toBe(0);
	expect(await axeViolations(page, ".fs")).toEqual([]);
	await page.getByRole("button", { name: "Search flights" }).click();
	await page.waitForURL(/ages=4%2C9|ages=4%2C\+9/);
	await close();
});

describe("without JavaScript", () => {
	test("a child whose age was not chosen comes back with an error beside the ages", async () => {
		const { page, close } = await openPage(browser, { javaScript: false });
		await page.goto(`${href("en", "flightResults")}?${new URLSearchParams({ ...asked, ages: "4, ?" })}`);
		expect(await page.inputValue("#search-ages")).toBe("4, ?");
		expect(await page.locator("#search-ages").isVisible()).toBe(true);
		expect(await page.locator("#search-ages-error").innerText()).toContain("Choose or enter the age of each child");
		await page.selectOption("#search-adults", "3");
		await page.getByRole("button", { name: "Search flights" }).click();
		await page.waitForURL(/adults=3/);
		expect((await searchedFor(page)).get("ages")).toBe("4, ?");
		await close();
	});

	const open = () => openPage(browser, { width: 360, height: 640, javaScript: false });

	test("a typed city is enough, and Spanish stays Spanish", async () => {
		const { page, close } = await open();
		await page.goto(href("es", "home"));
		await page.fill("#search-from", "Miami");
		await page.fill("#search-to", "Bogotá");
		await page.fill("#search-depart", depart);
		await page.fill("#search-return", back);
		await page.getByRole("button", { name: "Buscar vuelos" }).click();
		expect(Object.fromEntries(await searchedFor(page))).toMatchObject({ lng: "es", from: "Miami", to: "Bogotá" });
		expect(await page.locator("html").getAttribute("lang")).toBe("es");
		expect(await page.locator(".error-summary").count()).toBe(0);
		await close();
	});

	test("each kind of trip shows its own fields, and no button that needs script", async () => {
		const { page, close } = await open();
		await page.goto(href("en", "home"));
		const visible = (id: string) => page.locator(`#search-${id}`).isVisible();
		expect([await visible("return"), await visible("from2")]).toEqual([true, false]);
		await page.check("[name=trip][value=oneway]");
		expect([await visible("return"), await visible("from2")]).toEqual([false, false]);
		await page.check("[name=trip][value=multi]");
		expect([await visible("return"), await visible("from2"), await visible("from3")]).toEqual([false, true, true]);
		expect(await page.locator(".fs-swap").first().isVisible()).toBe(false);
		await page.fill("#search-to3", "Lima");
		await page.getByRole("button", { name: "More flights, up to 6" }).click();
		await page.locator("#search-depart6").waitFor();
		expect(await page.inputValue("#search-to3")).toBe("Lima");
		expect(await page.isChecked("[name=trip][value=multi]")).toBe(true);
		expect(await page.locator(".error-summary").count()).toBe(0);
		await close();
	});

	test("a refused search keeps what was typed, and the focus is on the list of problems, which leads to the fields", async () => {
		const { page, close } = await open();
		await page.goto(href("en", "home"));
		await page.fill("#search-from", "Miami");
		await page.fill("#search-to", "Xyzzy");
		await page.getByRole("button", { name: "Search flights" }).click();
		await searchedFor(page);
		expect(await page.inputValue("#search-to")).toBe("Xyzzy");
		const summary = page.locator(".error-summary");
		expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
		await summary.getByRole("link", { name: /flying to/ }).click();
		expect(await focusedId(page)).toBe("search-to");
		await close();
	});

	test("a name that fits several places is settled by choosing one", async () => {
		const { page, close } = await open();
		const query = { trip: "oneway", from: "Portland", to: "Miami", depart };
		await page.goto(href("en", "flightResults", {}, query));
		expect(await page.inputValue("#search-from")).toBe("Portland");
		await page.getByRole("radio", { name: /PWM/ }).check();
		await page.getByRole("button", { name: "Search flights" }).click();
		await page.waitForURL(/from=PWM/);
		expect(await page.locator(".error-summary").count()).toBe(0);
		await close();
	});
});

test("everything down to the dates is on a small phone's first screen", async () => {
	for (const language of ["en", "es"] as const) {
		const { page, close } = await openPage(browser, { width: 360, height: 640 });
		await page.goto(href(language, "home"));
		const box = await page.locator("#search-return").boundingBox();
		const bar = await page.locator(".sticky-call").boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0), language).toBeLessThan(bar?.y ?? 640);
		const overflow = await page.locator(".fs").evaluate((form) => form.scrollWidth - form.clientWidth);
		expect(overflow, language).toBe(0);
		await close();
	}
});
