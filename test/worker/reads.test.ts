// Reads that no cache answers are counted: what is typed anew each time is not rendered for ever.
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Harness, startWorker } from "./harness.ts";

let harness: Harness;
beforeAll(async () => {
	harness = await startWorker();
});
afterAll(() => harness.close());

const attempts = 220;

/** Counts begin with each minute: what is asked has to fit into one. */
async function withinAMinute(): Promise<void> {
	const left = 60_000 - (Date.now() % 60_000);
	if (left < 25_000) await setTimeout(left + 100);
}

/** How many of these were answered as one would be. */
async function served(target: (index: number) => string, address: string, status = 200): Promise<number> {
	await withinAMinute();
	let answered = 0;
	for (let index = 0; index < attempts; index++) {
		const response = await harness.get(target(index), { headers: { "CF-Connecting-IP": address } });
		await response.arrayBuffer();
		if (response.status === status) answered += 1;
		else expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
	}
	return answered;
}

it.each([
	["searches of the guides", (index: number) => `/blog?q=zz${index}`],
	["searches of the answers", (index: number) => `/help-center?q=zz${index}&lng=es`],
	["questions for places", (index: number) => `/api/places?q=zz${index}`],
	["the way to an own trip", () => "/my-trip"],
])(
	"serves one address a part of 220 %s",
	async (name, target) => {
		const address = `203.0.113.${name.length}`;
		expect(await served(target, address)).toBeLessThan(attempts - 20);
		// Nobody else pays for it, and what a cache answers is not counted.
		expect((await harness.get(target(0), { headers: { "CF-Connecting-IP": "203.0.113.200" } })).status).toBe(200);
		expect((await harness.get("/blog", { headers: { "CF-Connecting-IP": address } })).status).toBe(200);
	},
	120_000,
);

it("suggests nothing to who asks for 220 addresses that are not there", async () => {
	await withinAMinute();
	let suggested = 0;
	for (let index = 0; index < attempts; index++) {
		const response = await harness.get(`/chip-flights-${index}`, { headers: { "CF-Connecting-IP": "203.0.113.250" } });
		await response.arrayBuffer();
		expect([response.status, response.headers.get("location")]).toEqual([302, "/not-found"]);
		if (response.headers.getSetCookie().length > 0) suggested += 1;
	}
	expect(suggested).toBeGreaterThan(0);
	expect(suggested).toBeLessThan(attempts - 20);
}, 120_000);
