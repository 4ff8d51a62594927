// A list that comes in parts: what stood in for it is gone with the first of them, and the list has its place at once.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { launch, openPage } from "./browser.ts";
import { back, depart } from "./templates.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** What waits until it is let go. */
function gate() {
	let letGo: () => void = () => {};
	const opened = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	return { opened, letGo };
}

/** The site, but for one page, of which the list waits to be let go, and what is behind its second row once more. */
async function slowSite(slow: string) {
	const [list, rest] = [gate(), gate()];
	const pass = async (path: string, headers: HeadersInit, response: ServerResponse) => {
		const answer = await fetch(`${process.env.SITE_URL}${path}`, { headers });
		response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
		if (path !== slow) return response.end(Buffer.from(await answer.arrayBuffer()));
		const html = await answer.text();
		const [wait, third] = [html.indexOf('class="late-cut'), html.split('data-offer="', 3).join('data-offer="').length];
		response.write(html.slice(0, wait));
		await list.opened;
		response.write(html.slice(wait, third));
		await rest.opened;
		response.end(html.slice(third));
	};
	const server = createServer(({ url = "", headers }, response) => {
		void pass(url, { "user-agent": headers["user-agent"] ?? "" }, response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, list, rest, close: () => server.close() };
}

it("stands where it will stay while the rest of it is on its way", async () => {
	const path = href("en", "flightResults", {}, { trip: "round", from: "NYC", to: "LAX", depart, return: back });
	const site = await slowSite(path);
	const { page, close } = await openPage(browser, { cold: true, width: 360, height: 740, site: site.url });
	const loaded = page.goto(path);
	const fallback = page.locator(".late-fallback");
	await fallback.waitFor();
	site.list.letGo();
	const first = page.locator("[data-offer]").first();
	await first.waitFor();
	expect(await page.locator("[data-offer]").count()).toBeLessThan(15);
	expect(await fallback.isVisible()).toBe(false);
	const top = (await first.boundingBox())?.y;
	expect(top).toBeLessThanOrEqual(250);
	site.rest.letGo();
	await loaded;
	expect((await first.boundingBox())?.y).toBe(top);
	await close();
	site.close();
});
