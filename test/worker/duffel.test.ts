// The built Worker with Duffel as its fare source, in wrangler's runtime: offers on the page, and searches shared.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeDuffel, fakeToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { type Harness, startWorker } from "./harness.ts";

let fake: FakeDuffel;
let site: Harness;

beforeAll(async () => {
	fake = await startFakeDuffel();
	site = await startWorker({ DUFFEL_URL: fake.url, DUFFEL_TOKEN: fakeToken });
});
afterAll(async () => {
	await site.close();
	await fake.close();
});

const post = "POST /air/offer_requests";
const today = new Date().toISOString().slice(0, 10);

function results(pair: string, ahead: number, init: RequestInit = {}): Promise<Response> {
	const [from = "", to = ""] = pair.split("-");
	const query = new URLSearchParams({ trip: "oneway", from, to, depart: addDays(today, ahead) });
	return site.get(`${href("en", "flightResults", undefined, query)}`, init);
}

async function searches(work: () => Promise<unknown>): Promise<number> {
	const before = fake.count(post);
	await work();
	return fake.count(post) - before;
}

describe("the results page on Duffel", () => {
	it("shows its offers, marked as samples in Duffel's test mode, and asks once for the same search", async () => {
		const pages: string[] = [];
		const count = await searches(async () => {
			for (const _ of [1, 2]) pages.push(await (await results("LHR-DXB", 60)).text());
		});
		expect(count).toBe(1);
		for (const page of pages) {
			expect(page).toContain("Duffel Airways");
			expect(page).toContain("Sample data");
			expect(page).not.toContain(fakeToken);
		}
	});

	it("lets visitors who search for the same at once share one search, also when the first of them leaves", async () => {
		const count = await searches(async () => {
			const leaving = new AbortController();
			const left = results("JFK-EWR", 61, { signal: leaving.signal }).catch(() => undefined);
			const others = [results("JFK-EWR", 61), results("JFK-EWR", 61)];
			leaving.abort();
			await left;
			for (const page of await Promise.all(others)) expect(await page.text()).toContain("Duffel Airways");
		});
		expect(count).toBe(1);
	});

	it("shows what came, and says that it is not all, when Duffel fails halfway", async () => {
		const page = await (await results("PIT-ALB", 62)).text();
		expect(page).toContain("Duffel Airways");
		expect(page).toContain("Some fares did not arrive in time");
	});

	it("lists a hundred of 450 offers, which is as much as anybody reads", async () => {
		const page = await (await results("PIT-BUF", 64)).text();
		const listed = Number(/(\d+) itineraries</.exec(page)?.[1]);
		expect(listed).toBeGreaterThan(90);
		expect(listed).toBeLessThanOrEqual(100);
	});

	it("offers the call when Duffel does not answer", async () => {
		const page = await (await results("PIT-CAK", 63)).text();
		expect(page).toContain("We could not get the fares");
	});

	it("has Duffel's health in its own", async () => {
		const answer = await site.get("/api/health");
		expect(await answer.json()).toMatchObject({ ok: true, fares: { source: "duffel", sample: true, ok: true } });
	});
});
