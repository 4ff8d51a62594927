// The attacks on what is ours, at the built Worker with its budget objects: searches, guesses, names, mails.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeDuffel, fakeLiveToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import { effects } from "../../src/effects/effects.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { type Harness, startWorker } from "./harness.ts";

let fake: FakeDuffel;
let site: Harness;

beforeAll(async () => {
	fake = await startFakeDuffel();
	site = await startWorker({ DUFFEL_URL: fake.url, DUFFEL_TOKEN: fakeLiveToken });
});
afterAll(async () => {
	await site.close();
	await fake.close();
});

const today = new Date().toISOString().slice(0, 10);
const paid = () => fake.count("POST /air/offer_requests");

function from(address: string, more: Record<string, string> = {}): RequestInit {
	return { headers: { "CF-Connecting-IP": address, ...more } };
}

/** Another search each time, with flexible days and nearby airports: as dear as one can be. */
function dearSearch(index: number): URLSearchParams {
	const pairs = ["JFK-MIA", "LHR-DXB", "JFK-EWR"];
	const [origin = "", destination = ""] = (pairs[index % pairs.length] ?? "").split("-");
	const depart = addDays(today, 20 + index);
	return new URLSearchParams({ trip: "oneway", from: origin, to: destination, depart, flex: "3", nearby: "1" });
}

describe("searches that the fare source counts", () => {
	it("are as many as one address may spend in a minute, however dear each is, and then wait in a line", async () => {
		const before = paid();
		const statuses: number[] = [];
		for (let index = 0; index < 30; index++) {
			const { status } = await site.get(`/api/flights?${dearSearch(index)}`, from("203.0.113.7"));
			statuses.push(status);
		}
		expect(paid() - before).toBeLessThanOrEqual(effects.search.budgets.address.minute * 2);
		expect(statuses[0]).toBe(200);
		expect(statuses.at(-1)).toBe(429);
		const refused = await site.get(`/api/flights?${dearSearch(31)}`, from("203.0.113.7"));
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);

		// The page gives a place in the line, and says when it can run; nobody else is stopped.
		for (const [language, heading] of [
			["en", "Your search can run in"],
			["es", "Su búsqueda puede hacerse en"],
		] as const) {
			const query = Object.fromEntries(dearSearch(40));
			const page = await (await site.get(href(language, "flightResults", {}, query), from("203.0.113.7"))).text();
			expect(page).toContain(heading);
			const link = /href="([^"]*place=[^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
			const onward = await site.get(link, from("203.0.113.7"));
			expect(onward.status).toBe(303);
			expect(onward.headers.get("Set-Cookie")).toMatch(
				/^place=[\w-]{36}; Max-Age=2400; Path=\/; HttpOnly; SameSite=Lax/,
			);
			expect(onward.headers.get("Location")).not.toContain("place=");
		}
		expect((await site.get(`/api/flights?${dearSearch(50)}`, from("198.51.100.1"))).status).toBe(200);
	});

	it("cost nothing again while the answer is remembered", async () => {
		const search = dearSearch(60);
		await site.get(`/api/flights?${search}`, from("192.0.2.1"));
		const before = paid();
		for (let time = 0; time < 20; time++) {
			expect((await site.get(`/api/flights?${search}`, from("192.0.2.1"))).status).toBe(200);
		}
		expect(paid()).toBe(before);
	});
});

describe("guesses", () => {
	it("of quotes' numbers stop whoever guesses, and nobody else", async () => {
		const open = (index: number, address: string) =>
			site.get(href("en", "bookingReview", {}, { quote: `${4_000_000_000 + index * 7919}` }), from(address));
		const statuses: number[] = [];
		for (let index = 0; index < 40; index++) statuses.push((await open(index, "203.0.113.50")).status);
		expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
		expect((await open(99, "198.51.100.50")).status).not.toBe(429);
	});
});
