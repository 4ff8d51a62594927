// What browsers tell of a visit: counted, and nothing of it kept but our own words and numbers.
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { createTell } from "../../src/events/tell.ts";
import { createServices } from "../../src/services.ts";
import { testEnv } from "../test-env.ts";

const site = "https://www.farelark.example";
const events: Record<string, unknown>[] = [];
const lines: string[] = [];
const services = createServices(testEnv() as unknown as Env);
const tell = createTell({ write: (line) => events.push(JSON.parse(line)), now: services.now, version: "v1" });
const app = createApp({ ...services, tell }, { writeLine: (line) => lines.push(line) });
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };

async function post(body: string, headers: Record<string, string> = {}, env = {}) {
	events.length = 0;
	lines.length = 0;
	const init = { method: "POST", body, headers: { "Content-Type": "text/plain;charset=UTF-8", ...headers } };
	const response = await app.request(`${site}/api/visit`, init, env as Env, context);
	return { status: response.status, body: await response.text() };
}

describe("what a browser tells of a visit", () => {
	it("is a number that was pressed, on which page", async () => {
		expect(await post(JSON.stringify({ route: "home", call: "phone" }))).toEqual({ status: 204, body: "" });
		expect(events).toMatchObject([{ event: "call", outcome: "pressed", what: "phone", route: "home" }]);
	});

	it("is how fast its page was, judged as search engines do", async () => {
		await post(JSON.stringify({ route: "home", measures: { lcp: 2499.6, inp: 350, cls: 0.3 } }));
		expect(events).toMatchObject([
			{ event: "vitals", what: "lcp", outcome: "good", ms: 2500 },
			{ event: "vitals", what: "inp", outcome: "fair", ms: 350 },
			{ event: "vitals", what: "cls", outcome: "poor", count: 300 },
		]);
	});

	it.each([
		["no JSON", "call=phone"],
		["a page that is none of ours", JSON.stringify({ route: "ana@mail.example", call: "phone" })],
		["a word that is none of ours", JSON.stringify({ route: "home", call: "ana@mail.example" })],
		["a measure that is no number", JSON.stringify({ route: "home", measures: { lcp: "ana@mail.example" } })],
		["a measure of a day", JSON.stringify({ route: "home", measures: { lcp: 86_400_000 } })],
		["nothing", ""],
	])("counts for nothing where it is %s", async (_name, body) => {
		expect((await post(body)).status).toBe(204);
		expect(events).toEqual([]);
		expect(lines.join()).not.toContain("ana@");
	});

	it("is refused from another site, over the limit, and where it is long", async () => {
		const body = JSON.stringify({ route: "home", call: "phone" });
		expect((await post(body, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
		expect((await post(body, {}, { READS: { limit: async () => ({ success: false }) } })).status).toBe(429);
		expect((await post(JSON.stringify({ route: "home", call: "phone", more: "x".repeat(600) }))).status).toBe(413);
		expect(events).toEqual([]);
	});
});
