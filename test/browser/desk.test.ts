// The desk in a browser: signed in as npm start does, by axe, by the keyboard alone, on a wide screen and on a phone, in both languages.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInUrl } from "../../scripts/desk.ts";
import type { Role } from "../../src/desk/agent.ts";
import { deskHref } from "../../src/desk/routes.ts";
import { groupReference } from "../../src/references/reference.ts";
import { isSample, share } from "../soak.ts";
import { launch, type OpenPage, openPage } from "./browser.ts";
import { overflow, tooSmall, violations } from "./looks.ts";
import { servedDesk } from "./served-desk.ts";

const desk = servedDesk();
const things = desk.waiting.desk;

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

async function signedIn(role: Role, options: Parameters<typeof openPage>[1] = {}): Promise<OpenPage> {
	const tab = await openPage(browser, { ...options, site: desk.url, cold: true });
	await tab.page.goto(signInUrl(desk, role));
	await tab.page.waitForURL((url) => !url.pathname.startsWith("/cdn-cgi/"));
	return tab;
}

const pages = (): readonly (readonly [role: Role, target: string])[] => [
	["agent", "/"],
	["agent", deskHref("booking", { code: things.booking })],
	["agent", deskHref("quote", { code: things.quote })],
	["agent", deskHref("message", { number: things.message })],
	["agent", deskHref("mail", { id: things.mail })],
	["agent", deskHref("booking", { code: "KKKKKKKK" })],
	["agent", deskHref("book", { code: things.quote })],
	["agent", deskHref("send", { code: things.draft })],
	["agent", deskHref("contact", { code: things.booking })],
	["agent", deskHref("tickets", { code: things.ticketed })],
	["agent", deskHref("merge", { code: things.booking })],
	["agent", deskHref("money", { code: things.ticketed })],
	["auditor", deskHref("record")],
];

const pictured = (): Readonly<Record<string, string>> => ({
	"/": "desk-home",
	[deskHref("booking", { code: things.booking })]: "desk-booking",
});

describe.each([
	["en", 1280, 800, 0],
	["es", 360, 740, 1],
] as const)("the desk in %s at %i pixels", (language, width, height, turn) => {
	it("breaks no rule of axe's, sticks out nowhere, and has no target that is too small", async () => {
		for (const role of ["agent", "auditor"] as const) {
			const { page, problems, close } = await signedIn(role, { width, height });
			await page.goto(`/?lng=${language}`);
			// In `npm test` each page on one of the two screens, by turns, in light.
			const looked = share(pages(), turn, 2).filter(([who]) => who === role);
			for (const [, target] of looked) {
				await page.goto(target);
				expect(await page.locator("html").getAttribute("lang"), target).toBe(language);
				expect(await violations(page, "html", isSample ? "light" : "light and dark"), target).toEqual([]);
				expect(await overflow(page), target).toEqual([]);
				expect(await tooSmall(page), target).toEqual([]);
				// The pictures of the handbook, docs/desk.md.
				const picture = process.env.DESK_PICTURES && width === 1280 && pictured()[target];
				if (picture) {
					await page.emulateMedia({ colorScheme: "light" });
					await page.screenshot({ path: `docs/pictures/${picture}.png` });
				}
			}
			// Chromium says of each page that is not there that it is not there.
			expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
			await close();
		}
	});
});

describe("by the keyboard alone", () => {
	it("types what the caller says, opens it, takes the task, marks it, reads what is lost and lets it be", async () => {
		const { page, close } = await signedIn("agent");
		const keyboard = await page.context().newCDPSession(page);
		// An access key is looked up by what the key would type without Alt, which Playwright's own keyboard does not say.
		const key = async (letter: string) => {
			const windowsVirtualKeyCode = letter.toUpperCase().charCodeAt(0);
			const pressed = { key: letter, modifiers: 1, unmodifiedText: letter, windowsVirtualKeyCode };
			for (const type of ["keyDown", "keyUp"] as const)
				await keyboard.send("Input.dispatchKeyEvent", { type, ...pressed });
		};
		await page.locator("#find-said:focus").waitFor();
		await page.keyboard.type(groupReference(things.booking).toLowerCase());
		await page.keyboard.press("Enter");
		await page.waitForURL(`**${deskHref("booking", { code: things.booking })}`);
		await key("t");
		await page.getByText("agent@desk.example", { exact: true }).waitFor();
		await key("p");
		await page.getByRole("heading", { name: "Was this paid?" }).waitFor();
		// The question has the amount that is owed; how it was paid is typed, and one key says yes.
		await page.locator("#paid-means").selectOption("transfer");
		await page.locator("#paid-reference").fill("TR 4711");
		await key("y");
		await page.getByText("Paid, no tickets yet").first().waitFor();
		await key("c");
		await page.getByRole("heading", { name: "What comes back" }).waitFor();
		await key("b");
		await page.waitForURL(`**${deskHref("booking", { code: things.booking })}`);
		expect(await page.getByText("Paid, no tickets yet").count()).toBeGreaterThan(0);
		await key("h");
		await page.waitForURL(`${desk.url}/`);
		expect(await page.getByLabel("What the caller says").evaluate((box) => box === document.activeElement)).toBe(true);
		await page.keyboard.type("maria garcia");
		await page.keyboard.press("Enter");
		await page.getByRole("heading", { name: / found$/ }).waitFor();
		await page
			.getByText("a last name", { exact: true })
			.or(page.getByText("the whole name", { exact: true }))
			.first()
			.waitFor();
		const link = page.getByRole("link", { name: groupReference(things.booking) });
		await key((await link.getAttribute("accesskey")) ?? "");
		await page.waitForURL(`**${deskHref("booking", { code: things.booking })}`);
		await close();
	});
});

describe("signing in on this machine", () => {
	it("takes the code of the terminal: without it there is nothing, and the cookie is no script's", async () => {
		const { page, close } = await openPage(browser, { site: desk.url, cold: true });
		const wrong = new URL(signInUrl(desk, "lead"));
		wrong.searchParams.set("code", "0".repeat(32));
		for (const target of ["/", deskHref("record"), wrong.href]) {
			const answer = await page.goto(target);
			expect([answer?.status(), (await answer?.body())?.length], target).toEqual([404, 0]);
		}
		await page.goto(signInUrl(desk, "lead"));
		await page.waitForURL(`${desk.url}/`);
		const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "CF_Authorization");
		expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict" });
		await close();
	});

	it("opens nothing of the desk on the site's port, whatever is said there, and nothing of the platform's on its own", async () => {
		const entered = await fetch(signInUrl(desk, "lead"));
		const [cookie = ""] = entered.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
		const ask = (url: string) => fetch(url, { headers: { cookie, "MF-Route-Override": "farelark-desk" } });
		const atDesk = await ask(desk.url + deskHref("record"));
		expect([atDesk.status, await atDesk.text()]).toEqual([200, expect.stringContaining("Record")]);
		const atSite = await ask(process.env.SITE_URL + deskHref("record"));
		expect(atSite.status).toBe(404);
		// The site's own page about what is not there.
		expect(atSite.headers.get("content-security-policy")).toContain("script-src");
		const cron = await ask(`${desk.url}/cdn-cgi/handler/scheduled?cron=*`);
		expect([cron.status, await cron.text()]).toEqual([404, ""]);
	});
});
