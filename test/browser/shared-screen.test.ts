// Two people and one trip: a caller's phone in Spanish and an agent's desk, as `npm start` serves them.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signInUrl } from "../../scripts/desk.ts";
import { deskHref } from "../../src/desk/routes.ts";
import { phrase } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { launch, openPage } from "./browser.ts";
import { overflow, tooSmall, violations } from "./looks.ts";
import { servedDesk } from "./served-desk.ts";

const pictures = "dist/shared-screen";
const desk = servedDesk();
const things = desk.waiting.sharedScreen;

let browser: Browser;
beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	browser = await launch();
});
afterAll(() => browser.close());

const say = (key: Parameters<typeof phrase>[1]) => phrase("es", key);
const picture = (page: Page, name: string) => page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });

/** The one file that knows the page's parts, as the build names it. */
function ownScript(): string {
	const folder = "dist/client/assets";
	const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
	const own = scripts.filter((file) => readFileSync(join(folder, file), "utf8").includes("[data-proposals]"));
	expect(own).toHaveLength(1);
	return own[0] ?? "";
}

/** When a text first stood on the page, by the clock that both browsers have. */
async function seenAt(page: Page, text: string): Promise<number> {
	await page.getByText(text).first().waitFor();
	return page.evaluate(() => Date.now());
}

/** Chromium says of the desk's question, which is a 409, that it is one. */
const isQuestion = (text: string) => text.includes("409 (Conflict)");

it("shows a caller who pressed that an agent looks, and a proposal within two seconds; before the press nothing is loaded for it", async () => {
	const caller = await openPage(browser, { width: 360, height: 740, locale: "es-MX", cold: true });
	const agent = await openPage(browser, { site: desk.url, cold: true });
	const asked: string[] = [];
	const sockets: string[] = [];
	caller.page.on("request", (request) => asked.push(request.url()));
	caller.page.on("websocket", (socket) => sockets.push(socket.url()));

	await caller.page.goto(href("es", "bookingReview", {}, { quote: things.quote }));
	await caller.page.waitForLoadState("networkidle");
	const before = [...asked];
	expect(sockets).toEqual([]);
	await picture(caller.page, "1-before");

	await caller.page.getByRole("button", { name: say("screen.press") }).click();
	await caller.page.getByText(say("screen.gone")).waitFor();
	await expect.poll(() => sockets.length).toBe(1);
	await caller.page.getByRole("link", { name: say("screen.reload") }).waitFor({ state: "hidden" });
	// Its own script came by the press and not before.
	const script = ownScript();
	expect([before.some((url) => url.includes(script)), asked.some((url) => url.includes(script))]).toEqual([
		false,
		true,
	]);
	// Neither code nor reference is in the socket's address.
	expect(sockets[0]).not.toContain(things.quote);
	expect(new URL(sockets[0] ?? "").pathname).toMatch(/^\/api\/screens\/[0-9a-f]{64}$/);

	await agent.page.goto(signInUrl(desk, "agent"));
	await agent.page.waitForURL(`${desk.url}/`);
	await agent.page.goto(deskHref("quote", { code: things.quote }));
	await caller.page.getByText(say("screen.present")).waitFor();
	const line = agent.page.frameLocator("iframe.desk-caller");
	await line.getByText("The caller has this page open").waitFor();
	expect(await violations(agent.page, "html", "light and dark")).toEqual([]);
	await picture(agent.page, "2-agent");

	// One that is taken back is gone from the caller's page as fast, and said to be.
	const propose = async () => {
		await agent.page.goto(`${deskHref("proposeQuote", { code: things.quote })}`);
		await agent.page.locator("button[accesskey=s]").click();
	};
	await propose();
	await agent.page.locator("input[name=offer]").first().check();
	await agent.page.locator("button[accesskey=s]").click();
	await agent.page.locator("button[accesskey=s]").click();
	await caller.page.locator("[data-proposal]").waitFor();
	await agent.page.goto(deskHref("quote", { code: things.quote }));
	const gone = seenAt(caller.page, say("screen.news.withdrawn"));
	await agent.page.getByRole("button", { name: "Withdraw" }).click();
	await agent.page.locator("button[accesskey=y]").waitFor();
	const taking = Date.now();
	await agent.page.locator("button[accesskey=y]").click();
	const left = (await gone) - taking;
	console.log(`a proposal was gone from the caller's page ${left} ms after its button was pressed`);
	expect(left).toBeLessThanOrEqual(2000);
	expect(await caller.page.locator("[data-withdrawn]").innerText()).toMatch(/^El agente retiró la propuesta del /);
	expect(await caller.page.locator("[data-proposal]").count()).toBe(0);
	await picture(caller.page, "3-withdrawn");
	await propose();
	const choices = agent.page.locator("input[name=offer]");
	await choices.nth(0).check();
	await choices.nth(1).check();
	await picture(agent.page, "3-search");
	await agent.page.locator("button[accesskey=s]").click();
	await agent.page.locator("#propose-hours").waitFor();
	const seen = seenAt(caller.page, say("screen.news"));
	const made = Date.now();
	await agent.page.locator("button[accesskey=s]").click();
	const took = (await seen) - made;
	console.log(`a proposal was on the caller's page ${took} ms after its button was pressed`);
	expect(took).toBeLessThanOrEqual(2000);
	await caller.page.locator("[data-proposal]").waitFor();
	await picture(caller.page, "4-proposed");
	await picture(agent.page, "5-made");
	expect(await violations(caller.page, "main", "light and dark")).toEqual([]);
	expect(await overflow(caller.page)).toEqual([]);
	expect(await tooSmall(caller.page)).toEqual([]);

	await caller.page.getByRole("link", { name: say("screen.open") }).click();
	await caller.page.getByRole("heading", { name: say("proposal.heading") }).waitFor();
	await picture(caller.page, "6-proposal");

	// Back at the trip the agent waits for the answer, and has it as soon as the caller had the proposal.
	await agent.page.goto(deskHref("quote", { code: things.quote }));
	await line.getByText("The caller has this page open").waitFor();
	const told = line
		.getByText("A proposal was accepted")
		.waitFor()
		.then(() => Date.now());
	const accepting = Date.now();
	await caller.page.locator("form:has([name=option][value='1']) button").click();
	const heard = (await told) - accepting;
	console.log(`an answer was on the agent's page ${heard} ms after its button was pressed`);
	expect(heard).toBeLessThanOrEqual(2500);
	await picture(agent.page, "7-answered");
	await caller.page.waitForURL(/sent=accepted/);
	await caller.page.locator("main [data-island=screen]").waitFor();
	await picture(caller.page, "8-leads-on");
	expect(await violations(caller.page, "main", "light and dark")).toEqual([]);
	expect([...(await overflow(caller.page)), ...(await tooSmall(caller.page))]).toEqual([]);
	await agent.page.reload();
	await agent.page.locator(".desk-proposal a").first().click();
	await caller.page.getByText(say("screen.present")).waitFor();
	await picture(agent.page, "9-followed");
	// What was hung up is begun again by tapping the number, once the caller is back from the dialer.
	await caller.page.getByRole("button", { name: say("screen.end") }).click();
	await caller.page.locator(".sticky-call a[href^='tel:']").click();
	await caller.page.locator(".sticky-call[data-awake]").waitFor({ state: "attached" });
	await caller.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
	await caller.page.locator("main [data-island=screen]").waitFor();
	const problems = [...caller.problems, ...agent.problems].filter(
		(text) => !isQuestion(text) && !text.includes("measurement id"),
	);
	expect(problems).toEqual([]);
	await caller.close();
	await agent.close();
});

it("works without a script: the page says how it stands when it is loaded, and asks to be loaded again", async () => {
	const { page, close } = await openPage(browser, {
		width: 360,
		height: 740,
		locale: "es-MX",
		javaScript: false,
		cold: true,
	});
	await page.goto(href("es", "bookingReview", {}, { quote: things.quote }));
	await page.getByRole("button", { name: say("screen.press") }).click();
	await page.getByRole("link", { name: say("screen.reload") }).click();
	// What was accepted before leads on from the former trip too.
	await page.locator("[data-accepted] a").waitFor();
	await page.getByRole("button", { name: say("screen.end") }).click();
	await page.getByRole("button", { name: say("screen.press") }).waitFor();
	await close();
});
