// The smoke test against a server of this machine that is told what to answer: what it asks, and what it finds wrong.
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { rows, smoke } from "../../../scripts/deploy/smoke.ts";
import { defaultLanguage, languageCodes } from "../../../src/i18n/languages.ts";
import { href } from "../../../src/links.ts";

const now = new Date("2026-11-20T12:00:00Z");
const version = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

interface Answer {
	readonly status: number;
	readonly body?: string;
	readonly location?: string;
}

/** What a site that is well answers to a path. */
function well(path: string): Answer {
	const home = languageCodes.find((code) => path === href(code, "home"));
	if (path === "/api/health") return { status: 200, body: JSON.stringify({ ok: true, version }) };
	if (home) return { status: 200, body: `<html lang="${home}-US"><a href="tel:+1">` };
	if (path.startsWith(href(defaultLanguage, "flightResults")))
		return { status: 200, body: "<h1>Bogot\u00e1</h1></html>" };
	if (path === "/sitemap.xml") return { status: 200, body: "<urlset><loc>" };
	return { status: 302, location: href(defaultLanguage, "notFound") };
}

let server: Server | undefined;
afterEach(() => server?.close());

async function site(answer: (path: string, request: IncomingMessage) => Answer = well) {
	const asked: IncomingMessage[] = [];
	server = createServer((request, response) => {
		asked.push(request);
		const { status, body = "", location } = answer(request.url ?? "", request);
		response.writeHead(status, location ? { location } : {}).end(body);
	});
	await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
	return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const said: string[] = [];
const setting = { say: (text: string) => said.push(text), now, patienceMs: 300, pauseMs: 20 };

describe("the smoke test", () => {
	it("is content with a site that is well, and asks for its version by the platform's header", async () => {
		const { origin, asked } = await site();
		const override = { worker: "farelark-staging", version };
		expect(await smoke({ origin, version, override }, setting)).toBe(true);
		expect(asked.length).toBe(rows(now).length + 1);
		for (const { headers } of asked)
			expect(headers["cloudflare-workers-version-overrides"]).toBe(`farelark-staging="${version}"`);
		const other = await site();
		expect(await smoke({ origin: other.origin }, setting)).toBe(true);
		expect(other.asked[0]?.headers).not.toHaveProperty("cloudflare-workers-version-overrides");
	});

	it("waits until a new version is everywhere, and gives up where it does not come", async () => {
		let times = 0;
		const late = await site((path) =>
			path === "/api/health" && times++ < 3 ? { status: 200, body: '{"version":"old"}' } : well(path),
		);
		expect(await smoke({ origin: late.origin, version }, setting)).toBe(true);
		const never = await site((path) =>
			path === "/api/health" ? { status: 200, body: '{"version":"old"}' } : well(path),
		);
		expect(await smoke({ origin: never.origin, version }, setting)).toBe(false);
		expect(said.at(-1)).toContain("version old answered");
	});

	it.each(rows(now))("finds $path wrong: another status, no such word, an error page", async ({ path }) => {
		for (const wrong of [
			{ status: 500, body: well(path).body ?? "" },
			{ status: well(path).status, body: "sorry" },
			{ status: 200 },
		]) {
			const { origin } = await site((asked) => (asked === path ? wrong : well(asked)));
			expect(await smoke({ origin }, setting), JSON.stringify(wrong)).toBe(false);
			server?.close();
		}
	});

	it("finds a site wrong that is not well, or not there", async () => {
		const ill = await site((path) => (path === "/api/health" ? { status: 503, body: "{}" } : well(path)));
		expect(await smoke({ origin: ill.origin }, setting)).toBe(false);
		expect(await smoke({ origin: "http://127.0.0.1:1" }, setting)).toBe(false);
	});
});
