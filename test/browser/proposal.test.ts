// A proposal in two browsers: an agent searches and proposes at the desk, a phone reads the link in both languages; without script it decides.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signInUrl } from "../../scripts/desk.ts";
import { deskHref } from "../../src/desk/routes.ts";
import { textsOf } from "../features/alerts/fixture.ts";
import { launch, openPage } from "./browser.ts";
import { overflow, tooSmall, violations } from "./looks.ts";
import { servedDesk } from "./served-desk.ts";

const desk = servedDesk();
const code = desk.waiting.proposal;

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

it("is made at the desk, looked over there, and read and decided by whoever has its link", async () => {
	const agent = await openPage(browser, { site: desk.url, cold: true });
	const { page } = agent;
	const sound = async (where: typeof page, name: string) => {
		expect(await violations(where), name).toEqual([]);
		expect(await overflow(where), name).toEqual([]);
		expect(await tooSmall(where), name).toEqual([]);
	};
	await page.goto(signInUrl(desk, "agent"));
	await page.waitForURL(`${desk.url}/`);
	await page.goto(`${deskHref("proposeBooking", { code })}?lng=en`);
	await page.locator("#propose-bags").selectOption("1");
	await page.locator("main").getByRole("button", { name: "Search" }).click();
	await sound(page, "desk-found");
	await page.locator("[name=offer]").nth(0).check();
	await page.locator("[name=offer]").nth(2).check();
	await page.getByRole("button", { name: "Look them over" }).click();
	await sound(page, "desk-preview");
	await page.getByRole("button", { name: "Make the proposal" }).click();
	await sound(page, "desk-made");
	const link = new URL((await page.locator("[aria-labelledby=link] a").getAttribute("href")) ?? "");
	await page.goto(deskHref("booking", { code }));
	await sound(page, "desk-booking");
	const phone = await openPage(browser, { width: 360, height: 740, cold: true });
	for (const language of ["en", "es"] as const) {
		await phone.page.goto(`${link.pathname}?lng=${language}`);
		expect(await phone.page.locator("html").getAttribute("lang")).toBe(language);
		await sound(phone.page, `public-${language}`);
	}
	// The link is in the caller's own language, and what is decided needs no script.
	expect(link.searchParams.get("lng")).toBe("es");
	const t = textsOf("es");
	const plain = await openPage(browser, { width: 360, height: 740, javaScript: false, cold: true });
	await plain.page.goto(`${link.pathname}${link.search}`);
	await plain.page.locator("form:has([name=option][value='1']) button").click();
	await plain.page.getByRole("heading", { name: t("proposal.digits.heading") }).waitFor();
	await plain.page.getByRole("link", { name: t("proposal.digits.back") }).click();
	await plain.page.getByRole("button", { name: t("proposal.no") }).click();
	await plain.page.getByText(t("proposal.declined.heading")).waitFor();
	await plain.close();
	await phone.page.reload();
	await sound(phone.page, "declined");
	await page.reload();
	await page.getByText("declined", { exact: true }).waitFor();
	await phone.close();
	await agent.close();
});
