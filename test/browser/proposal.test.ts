// A proposal in two browsers: an agent searches and proposes at the desk, a phone reads the link in both languages; without script it decides.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLocal } from "../../scripts/database.ts";
import { localDeskKeys, type ServedDesk, serveDesk } from "../../scripts/desk.ts";
import { deskHref } from "../../src/desk/routes.ts";
import { createVault } from "../../src/privacy/vault.ts";
import { textsOf } from "../features/alerts/fixture.ts";
import { quoted } from "../features/bookings/bookings.ts";
import { bookedWith } from "../features/bookings/steps.ts";
import { launch, openPage } from "./browser.ts";
import { overflow, tooSmall, violations } from "./looks.ts";

let browser: Browser;
let desk: ServedDesk;
let code: string;

beforeAll(async () => {
	// The served site's own: what the desk proposes, its page reads.
	const state = process.env.LOCAL_STATE ?? ".wrangler/state";
	const { env, dispose } = await openLocal(state);
	const { DB, DATA_KEY } = env as typeof env & { readonly DATA_KEY: string };
	const vault = createVault([DATA_KEY], {}, localDeskKeys().DESK_PUBLIC_KEY);
	const store = { db: DB, vault, inbox: "desk@farelark.example", write() {} };
	const now = new Date();
	({ code } = await bookedWith(store, await quoted(DB, now), ["review", "request"], now));
	await dispose();
	desk = await serveDesk({ port: 0, state });
	browser = await launch();
});
afterAll(async () => {
	await browser.close();
	await desk.close();
});

it("is made at the desk, looked over there, and read and decided by whoever has its link", async () => {
	const agent = await openPage(browser, { site: desk.url, cold: true });
	const { page } = agent;
	const sound = async (where: typeof page, name: string) => {
		expect(await violations(where), name).toEqual([]);
		expect(await overflow(where), name).toEqual([]);
		expect(await tooSmall(where), name).toEqual([]);
	};
	await page.goto(desk.signInUrl("agent"));
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
