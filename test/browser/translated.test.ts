// A page that the browser translates, and that extensions change, before and after its islands wake: nothing typed is lost.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { islands } from "../../src/islands.ts";
import { href } from "../../src/links.ts";
import { addDays, msToDate } from "../../src/time/iso-date.ts";
import { bookByPhone, codeOf, somebody, twoAdults } from "../booking-journey.ts";
import { launch, type OpenPage, openPage, type PageOptions } from "./browser.ts";
import { chooseTrip, openVisitor } from "./passengers.ts";
import { cacheablePages, privatePages } from "./templates.ts";
import { wakeAll } from "./wake-all.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const depart = addDays(msToDate(Date.now()), 60);

/** As Chrome's translator does: each text is replaced by another in two font elements, also each that comes later. */
function translate(): void {
	const silent = "script, style, textarea, template, title, font";
	const wrap = (text: Text) => {
		if (!text.data.trim() || !text.parentElement || text.parentElement.closest(silent)) return;
		const [outer, inner] = [document.createElement("font"), document.createElement("font")];
		inner.textContent = `${text.data}~`;
		outer.appendChild(inner);
		text.replaceWith(outer);
	};
	const wrapAll = (root: Node) => {
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		texts.forEach(wrap);
	};
	new MutationObserver((records) => {
		for (const { target, addedNodes } of records) {
			if (target instanceof Text) wrap(target);
			for (const node of addedNodes) node instanceof Text ? wrap(node) : wrapAll(node);
		}
	}).observe(document, { childList: true, subtree: true, characterData: true });
	wrapAll(document);
}

/** As password managers and writing aids do: elements beside and around those of the page, and attributes of their own. */
function extend(): void {
	const add = (input: Element) => {
		input.setAttribute("data-gramm", "false");
		const icon = document.createElement("div");
		icon.setAttribute("data-lastpass-icon-root", "");
		input.insertAdjacentElement("afterend", icon);
		for (const name of ["div", "com-1password-button"])
			input.parentElement?.insertAdjacentElement("afterbegin", document.createElement(name));
	};
	addEventListener("DOMContentLoaded", () => {
		document.body.setAttribute("data-new-gr-c-s-check-loaded", "14");
		document.querySelectorAll("main input, main select").forEach(add);
		for (const part of document.querySelectorAll("[data-island] > *"))
			part.insertAdjacentElement("beforebegin", document.createElement("div"));
	});
}

/** Every page that it shows is changed from its first element on, and each text that comes later is translated. */
async function openChanged(options: PageOptions = {}): Promise<OpenPage> {
	const opened = await openPage(browser, { ...options, cold: true });
	await opened.page.addInitScript(extend);
	await opened.page.addInitScript(translate);
	return opened;
}

/** 400 kbit/s and a tenth of a second for each request. */
async function slow(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const bytes = 400_000 / 8;
	const line = { downloadThroughput: bytes, uploadThroughput: bytes, latency: 100 };
	await session.send("Network.emulateNetworkConditions", { offline: false, ...line });
}

const wrong = (problems: readonly string[]) => problems.filter((text) => !/measurement|404/.test(text));
const awake = (page: Page, island: string) => page.locator(`[data-island=${island}][data-awake]`).waitFor();

it("what is typed at 400 kbit/s before the search wakes stays in it, with half a date and the focus", async () => {
	const { page, problems, close } = await openChanged({ width: 360, height: 740 });
	await slow(page);
	await page.goto(href("es", "home"), { waitUntil: "commit" });
	await page.locator("#search-from").click();
	await page.keyboard.type("Miami");
	await page.locator("#search-to").fill("Xyzzy");
	await page.locator("[name=trip][value=multi]").check();
	await page.locator("#search-depart2").fill(depart);
	await page.locator("#search-depart").focus();
	await page.keyboard.type("03");
	expect(await page.locator("[data-island=search][data-awake]").count()).toBe(0);
	await awake(page, "search");
	const fields = await page.evaluate(() => {
		const [from, to, day, later] = ["from", "to", "depart", "depart2"].map(
			(name) => document.getElementById(`search-${name}`) as HTMLInputElement,
		);
		return [from?.value, to?.value, later?.value, day?.validity.badInput, document.activeElement?.id];
	});
	expect(fields).toEqual(["Miami", "Xyzzy", depart, true, "search-depart"]);
	expect(await page.isChecked("[name=trip][value=multi]")).toBe(true);
	await page.keyboard.type(`${depart.slice(8)}${depart.slice(0, 4)}`);
	expect(await page.inputValue("#search-depart")).toBe(`${depart.slice(0, 4)}-03-${depart.slice(8)}`);
	expect(wrong(problems)).toEqual([]);
	await close();
});

it("the search, the menu and the notices work while every text of theirs is translated again", async () => {
	const { page, problems, close } = await openChanged({ width: 360, height: 740 });
	await page.goto(href("en", "home"));
	await page.locator(".menu summary").click();
	await awake(page, "menu");
	expect(await page.locator(".menu-panel a").first().isVisible()).toBe(true);
	await page.keyboard.press("Escape");

	await page.locator("#search-from").fill("Mia");
	await page.locator("#search-from-list [role=option]").first().click();
	expect(await page.inputValue("#search-from")).toBe("Miami (all airports)");
	const error = page.locator("#search-return-error");
	await page.fill("#search-return", addDays(depart, -7));
	await page.fill("#search-depart", depart);
	await page.locator("#search-to").focus();
	const first = await error.innerText();
	await page.fill("#search-depart", addDays(depart, 1));
	await page.locator("#search-to").focus();
	await expect.poll(() => error.innerText()).not.toBe(first);
	expect(await error.locator("> font").count()).toBe(1);
	await page.fill("#search-return", addDays(depart, 8));
	await page.locator("#search-to").focus();
	await error.waitFor({ state: "detached" });
	await page.locator(".fs-swap").click();
	expect(await page.inputValue("#search-to")).toBe("Miami (all airports)");
	await page.fill("#search-depart", "");

	await page.locator("#search-depart-calendar").click();
	const days = page.locator(".calendar td[data-day]:not([aria-disabled])");
	for (const button of [2, 2, 1]) await page.locator(".calendar .calendar-button").nth(button).click();
	await days.last().click();
	await page.locator(".calendar .calendar-button").nth(2).click();
	await days.last().click();
	await page.locator(".calendar").waitFor({ state: "detached" });
	expect(await page.inputValue("#search-return")).not.toBe("");

	await page.locator(".fs-options summary").click();
	const children = page.locator(".stepper button");
	for (const index of [1, 1, 0]) await children.nth(index).click();
	await page.selectOption("#search-ages", "4");
	await page.selectOption("#search-cabin", "business");
	expect(await page.locator(".fs-options summary strong").innerText()).toContain("1 child, business");
	await page.locator("[name=trip][value=multi]").check();
	await page.locator(".fs-more summary").click();
	await page.fill("#search-from4", "Lima");

	for (let turn = 0; turn < 2; turn++)
		await page.evaluate(() => document.dispatchEvent(new CustomEvent("site:notify", { detail: "consent-saved" })));
	await page.locator("[data-sonner-toast][data-front=true] button").click();
	expect(await page.locator(".recent-notices li").count()).toBe(2);
	await wakeAll(page);
	expect(wrong(problems)).toEqual([]);
	await close();
});

it("the filters work, and the searches of guides and questions", async () => {
	const { page, problems, close } = await openChanged();
	await page.goto(privatePages.offers("en"));
	await awake(page, "filters");
	const told = page.locator("[data-shown]");
	const before = await told.innerText();
	await page.locator(".filter-group [name=airline]:not(:disabled)").first().check();
	await expect.poll(() => told.innerText()).not.toBe(before);
	await page.locator("[data-sort=fastest]").click();
	await page.locator("[data-chips] a").first().click();
	await page.locator("[data-offer] h3 > a").first().click();
	await page.locator(".itinerary-more:visible").first().waitFor();
	await page.locator("[data-more]").click();

	await page.goto(cacheablePages.blog("es"));
	await page.fill("#guide-search", "vuelos");
	await page.waitForURL(/q=vuelos/);
	await page.fill("#guide-search", "");
	await page.waitForURL((url) => !url.searchParams.has("q"));
	await page.goto(cacheablePages["help center"]("es"));
	await awake(page, "questions");
	await page.locator("main input[name=q]").fill("reembolso");
	await expect.poll(() => page.locator("[data-shown]").innerText()).toMatch(/\d/);
	expect(wrong(problems)).toEqual([]);
	await close();
});

it("what is typed into a form stays, and is told about once it is left", async () => {
	const { page, problems, close } = await openChanged();
	await page.goto(cacheablePages["contact us"]("en"));
	await page.locator("#contact-name").fill("Ana");
	await page.locator("#contact-email").fill("ana@");
	await page.locator("#contact-text").fill("Hola");
	const error = page.locator("#contact-email-error");
	await error.waitFor();
	await page.locator("#contact-email").fill("ana@example.test");
	await page.locator("#contact-text").focus();
	await error.waitFor({ state: "detached" });
	expect(await page.inputValue("#contact-name")).toBe("Ana");
	expect(wrong(problems)).toEqual([]);
	await close();
});

/** Those whose rules a browser asks, as their file names them. */
const formIds = [...readFileSync("src/checked-forms.ts", "utf8").matchAll(/^\t(\w+): /gm)].map(([, id]) => id);

/** Fills in what is seen of every form, as a quick visitor does before any script is there. Says what stands in each field. */
function typeEverywhere(): Record<string, string> {
	const texts: Readonly<Record<string, string>> = {
		...{ date: "2027-02-03", time: "10:00", "datetime-local": "2027-02-03T10:00", month: "2027-02", number: "2" },
		...{ email: "ana@example.test", tel: "305 555 0199" },
	};
	const groups = new Set<string>();
	const typed: Record<string, string> = {};
	for (const field of document.querySelectorAll("main form :is(input, select, textarea)")) {
		if (!field.checkVisibility({ visibilityProperty: true }) || field.closest(".sr-only, :disabled")) continue;
		if (field instanceof HTMLSelectElement) {
			const last = [...field.options].findLast(({ disabled }) => !disabled);
			if (last) field.value = last.value;
			typed[`#${field.id}`] = field.value;
		} else if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
			const group = `${[...document.forms].indexOf(field.form as HTMLFormElement)} ${field.name}`;
			if (field.checked || groups.has(group)) continue;
			groups.add(group);
			field.click();
			typed[`[name="${field.name}"][value="${field.value}"]`] = "checked";
		} else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
			if (/^(submit|button|hidden)$/.test(field.type) || field.readOnly) continue;
			field.value = texts[field.type] ?? "Ana";
			typed[`#${field.id}`] = field.value;
		}
	}
	return typed;
}

/** What stands in the same fields now. */
function standsIn(fields: readonly string[]): Record<string, string> {
	const entries = fields.map((selector) => {
		const [field, ...others] = document.querySelectorAll<HTMLInputElement>(`main form ${selector}`);
		if (!field || others.length > 0) return [selector, `${others.length} others`];
		return [selector, selector.startsWith("#") ? field.value : field.checked ? "checked" : "not checked"];
	});
	return Object.fromEntries(entries);
}

/** A booking of this browser's own, and a trip that it chose besides. */
async function bookIn(page: Page): Promise<{ readonly quote: string; readonly code: string }> {
	const visitor = openVisitor();
	const quote = await chooseTrip(visitor, "es", { trip: "round", return: addDays(depart, 90), adults: "2" });
	const booked = await bookByPhone(visitor, quote, { who: { ...twoAdults, ...somebody() } });
	const [, path = ""] = /^(.*?)(?:\?|$)/.exec(booked.target) ?? [];
	const url = process.env.SITE_URL ?? "";
	await page.context().addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
	expect(path).toContain("/booking-confirmation/");
	return { quote: await chooseTrip(visitor, "es", { adults: "2" }), code: codeOf(booked) };
}

/** Holds every script of ours back until the page has been typed into: as a slow line does, and later than any. */
async function holdScripts(page: Page): Promise<{ hold(): void; release(): void }> {
	let held = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await held.promise;
		await route.continue();
	});
	return {
		hold() {
			held = Promise.withResolvers<void>();
		},
		release: () => held.resolve(),
	};
}

/** Its question stands only where visits are measured (analytics.test.ts), and has nothing to type into. */
const elsewhere = ["consent"];

it("every island wakes, and every form keeps what was typed before its script came", async () => {
	const { page, problems, close } = await openChanged({ width: 360, height: 740 });
	const { quote, code } = await bookIn(page);
	const { guide, deals, "not found": missing, "where to go": explore, airline, blog } = cacheablePages;
	const {
		"contact us": contact,
		"call back": callBack,
		"help center": help,
		"your reference": reference,
	} = cacheablePages;
	const visited = [
		...[guide, deals, missing, explore, airline, blog, contact, callBack, help, reference],
		...[privatePages["fare alert"], privatePages.offers, privatePages["my trip"]],
	].map((target) => target("es"));
	const [own, change] = ["cancellationClock", "flightChangeAssistance"].map((id) => href("es", id as "blog"));
	const bags = href("es", "airlineList");
	const trips = [
		href("es", "passengerDetails", {}, { quote }),
		href("es", "bookingReview", {}, { quote }),
		href("es", "bookingConfirmation", { confirmationCode: code }),
	];
	const scripts = await holdScripts(page);
	const [woken, forms] = [new Set<string>(), new Set<string>()];
	for (const target of [...visited, own, change, `${change}&wish=cancel`, bags, ...trips]) {
		scripts.hold();
		await page.goto(target ?? "", { waitUntil: "commit" });
		await page.waitForFunction(() => document.readyState !== "loading");
		if (target === trips[1]) {
			const shared = page.waitForEvent("framenavigated");
			await page.locator("form[name=onCall] button").click({ noWaitAfter: true });
			await shared;
			await page.waitForFunction(() => document.readyState !== "loading");
		}
		const typed = await page.evaluate(typeEverywhere);
		expect(await page.locator("[data-awake]").count(), target).toBe(0);
		scripts.release();
		await page.waitForLoadState();
		for (const island of await wakeAll(page)) woken.add(island);
		expect(await page.evaluate(standsIn, Object.keys(typed)), target).toEqual(typed);
		const names = page.locator("form[data-form]").evaluateAll((all) => all.map((one) => one.dataset.form ?? ""));
		for (const name of await names) forms.add(name.split(" ")[0] ?? "");
	}
	expect([...woken, ...elsewhere].sort()).toEqual(Object.keys(islands).sort());
	expect([...forms]).toEqual(expect.arrayContaining([...formIds]));
	expect(wrong(problems)).toEqual([]);
	await close();
});
