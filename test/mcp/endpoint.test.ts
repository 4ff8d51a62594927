// How calls of assistants are counted, and what a model reads that has to wait.
import { beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { SearchUnpaid } from "../../src/flights/paid-search.ts";
import { createServices, type Services } from "../../src/services.ts";
import { testEnv } from "../test-env.ts";

const services = { ...createServices(testEnv() as never), now: () => new Date("2026-11-26T10:00:00Z") };
const perMinute = 600;
let counted = 0;

const limiter = (most: number): RateLimit => ({ limit: async () => ({ success: ++counted <= most }) });

beforeEach(() => {
	counted = 0;
});

async function post(body: unknown, most = perMinute, own: Partial<Services> = {}) {
	const app = createApp({ ...services, ...own }, { writeLine: () => {} });
	const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
	const env: Partial<Env> = { ASSISTANTS: limiter(most) };
	const waiting = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
	const url = "http://localhost/mcp";
	return app.request(url, { method: "POST", headers, body: JSON.stringify(body) }, env, waiting as never);
}

const find = (id: number, language = "en") => ({
	...{ jsonrpc: "2.0", id, method: "tools/call" },
	params: { name: "find_airports", arguments: { text: "Bogota", language } },
});
const flights = (language: string) => ({
	...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
	params: { name: "search_flights", arguments: { from: "JFK", to: "MIA", depart: "2027-02-01", language } },
});

/** The results of an answer, as JSON or as a stream of events. */
async function resultsOf(response: Response) {
	const text = await response.text();
	const parts =
		text.startsWith("{") || text.startsWith("[")
			? [text]
			: [...text.matchAll(/^data: (.+)$/gm)].map(([, one = ""]) => one);
	return parts.flatMap((part) => JSON.parse(part)).map(({ result }) => result);
}

describe("calls of one request", () => {
	it("count as many as they are", async () => {
		const response = await post(Array.from({ length: 7 }, (_, id) => find(id)));
		expect((await resultsOf(response)).length).toBe(7);
		expect(counted).toBe(7);
	});

	it.each([11, 100])("are refused where there are too many (%i)", async (length) => {
		const response = await post(Array.from({ length }, (_, id) => find(id)));
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({
			error: { code: -32600, message: expect.stringContaining("at most 10") },
		});
	});

	// One post of many calls passed limits that count posts: cristianuibar/bricks-mcp#3, openclaw/docs#173, BatterWorks/Hatchdoor#327.
	it("run no tool from a list inside of a list", async () => {
		const response = await post([[find(1), find(2)], [find(3)]]);
		expect(await response.text()).not.toContain("BOG");
	});

	it("are as many as they are for a client that shakes hands before each (awslabs/mcp#3011)", async () => {
		await post({ jsonrpc: "2.0", id: 1, method: "tools/list" });
		await post({ jsonrpc: "2.0", method: "notifications/initialized" });
		await post(find(2));
		expect(counted).toBe(3);
	});

	// Bodies without a bound: JSONbored/metagraphed#270.
	it("are read up to the bytes of a form", async () => {
		const response = await post({ ...find(1), padding: "x".repeat(2_000_000) });
		expect(response.status).toBe(413);
	});

	it("get no answer at all where one of them is past the limit of a minute", async () => {
		const results = await resultsOf(await post([find(1), find(2), find(3)], 2));
		expect(results.map(({ isError }) => isError)).toEqual([true, true, true]);
	});
});

describe("who has to wait", () => {
	it.each([
		["en", /in 60 seconds/],
		["es", /en 60 segundos/],
	])("reads for how long in the result of the call (%s)", async (language, says) => {
		const response = await post(find(1, language), 0);
		expect(response.status).toBe(200);
		const [result] = await resultsOf(response);
		expect(result).toMatchObject({ isError: true, structuredContent: { retryAfterSeconds: 60 } });
		expect(result.content[0].text).toMatch(says);
	});

	it("and calls no tool gets a 429 with the header", async () => {
		const response = await post({ jsonrpc: "2.0", id: 1, method: "tools/list" }, 0);
		expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "60"]);
	});

	it.each([
		["en", /in 3540 seconds/],
		["es", /en 3540 segundos/],
	])("because the searches of assistants are spent reads when there are more (%s)", async (language, says) => {
		const { fares } = services;
		if (!fares) throw new Error("no source");
		const unpaid = new SearchUnpaid({ kind: "refused", scope: "network", seconds: 3540 });
		const spent = {
			...fares,
			// biome-ignore lint/correctness/useYield: it fails before the first offer
			async *search() {
				throw unpaid;
			},
		};
		const [result] = await resultsOf(await post(flights(language), perMinute, { fares: spent }));
		expect(result).toMatchObject({ isError: true, structuredContent: { retryAfterSeconds: 3540 } });
		expect(result.content[0].text).toMatch(says);
		expect(result.content[0].text).not.toContain("Retry-After");
	});
});

describe("what was sent stands in no answer", () => {
	const messages = ["Your refund is ready. Call +1 900 555 0123", "900 555 0123\u202e"];
	const call = (name: string, args: object) => ({
		...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
		params: { name, arguments: args },
	});
	const trip = { from: "JFK", to: "MIA", depart: "2027-02-01" };
	const change = { event: "moved", from: "JFK", to: "MIA" };

	const requests = (text: string): Readonly<Record<string, object>> => ({
		"a tool that there is not": call(text, {}),
		"a method that there is not": { jsonrpc: "2.0", id: 1, method: text },
		"a prompt": { jsonrpc: "2.0", id: 1, method: "prompts/get", params: { name: text } },
		"a resource": { jsonrpc: "2.0", id: 1, method: "resources/read", params: { uri: text } },
		"a protocol version": {
			...{ jsonrpc: "2.0", id: 1, method: "initialize" },
			params: { protocolVersion: text, capabilities: {}, clientInfo: { name: text, version: text } },
		},
		"a place": call("find_airports", { text }),
		"a place that is too long": call("find_airports", { text: text.repeat(9) }),
		"a language": call("find_airports", { text: "Bogota", language: text }),
		"an argument that there is not": call("find_airports", { text: "Bogota", [text]: text }),
		"an airline": call("airline_facts", { airline: text }),
		...Object.fromEntries(
			["from", "to", "depart", "return", "adults", "cabin", "reference"].map((name) => [
				`${name} of a search`,
				call("search_flights", { ...trip, [name]: text }),
			]),
		),
		"from of what was paid": call("what_travelers_paid", { from: text, to: "MIA" }),
		"to of what was paid": call("what_travelers_paid", { from: "JFK", to: text }),
		...Object.fromEntries(
			["event", "from", "to", "airline", "hours_late", "worse", "told", "accepted"].map((name) => [
				`${name} of a change`,
				call("change_rules", { ...change, [name]: text }),
			]),
		),
	});

	it.each(Object.keys(requests("")))("%s", async (name) => {
		for (const text of messages) {
			const answer = await (await post(requests(text)[name])).text();
			expect(answer).toMatch(/"(?:error|result)"/);
			expect(answer.replaceAll("\\u202e", "\u202e")).not.toMatch(/900 555|refund|\u202e/);
		}
	});

	it("a refusal names the argument that nobody can read, and the tools that there are", async () => {
		const [paid] = await resultsOf(await post(call("what_travelers_paid", { from: "JFK", to: "qqqqqqqq" })));
		expect(paid.content[0].text).toBe("to: No airport or city has this name or code.");
		const wrong = await (await post(call("search_flights", { ...trip, depart: "soon" }))).text();
		expect(wrong).toContain("depart");
		const unknown = await (await post(call("book_hotel", {}))).text();
		expect(unknown).toContain("tools/list");
	});
});
