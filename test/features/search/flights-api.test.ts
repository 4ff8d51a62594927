// GET /api/flights on sources that fail, are slow or are missing: what the built Worker's sample source never does.

import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import type { Env } from "../../../src/env.ts";
import type { FlightResults } from "../../../src/features/search/flight-schemas.ts";
import { datesOfView } from "../../../src/features/search/prices/price-days.ts";
import { SearchUnpaid } from "../../../src/flights/paid-search.ts";
import { parseFlightQuery } from "../../../src/flights/query.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { type FareFailure, type FareSource, FareSourceError } from "../../../src/flights/source.ts";
import { createServices } from "../../../src/services.ts";
import { describeApi } from "../../../src/site/openapi/describe.ts";
import { answerFaults, type Described } from "../../site/described.ts";
import { testEnv } from "../../test-env.ts";

const now = () => new Date("2026-11-21T12:00:00Z");
const services = createServices(testEnv() as Env);
const document: Described = JSON.parse(JSON.stringify(describeApi(services.config)));
const { phone } = services.config.agency;
const target = "/api/flights?trip=oneway&from=JFK&to=MIA&depart=2027-02-10";

/** A live source that gives so many of the sample's offers and then fails, or ends. */
function live(offers: number, failure?: unknown) {
	// Its searches cost something, so it has no lowest prices to give away.
	const { lowest: _, ...sample } = createSampleSource({ now });
	const searches: string[] = [];
	const fares: FareSource = {
		...sample,
		calls: { ...sample.calls, cost: 1 },
		name: "live",
		sample: false,
		async *search(query, signal) {
			searches.push(query.slices[0]?.from.code ?? "");
			for (const offer of (await Array.fromAsync(sample.search(query, signal))).slice(0, offers)) yield offer;
			if (failure) throw failure;
		},
	};
	return { fares, searches };
}

async function ask(fares: FareSource | undefined, path = target, headers: Record<string, string> = {}, within = true) {
	const lines: string[] = [];
	const app = createApp({ ...services, now, fares }, { writeLine: (line) => lines.push(line) });
	const limiter = { limit: async () => ({ success: within }) };
	const ctx = { waitUntil() {}, passThroughOnException() {}, props: {} };
	const env = { SEARCHES: limiter, WRITES: limiter };
	const response = await app.request(`http://localhost${path}`, { headers }, env as never, ctx as never);
	const operation = document.paths["/api/flights"]?.get ?? expect.fail("not described");
	expect(await answerFaults(document, operation, response.clone())).toEqual([]);
	const body = (await response.json()) as Record<string, unknown>;
	return { response, body, log: lines.join("\n") };
}

const failures: readonly (readonly [FareFailure, number])[] = [
	["timeout", 504],
	["rateLimited", 503],
	["unavailable", 503],
	["refused", 502],
	["malformed", 502],
];

describe("a source that fails", () => {
	it.each(failures)("before any offer, for %s, is a %i that names the phone", async (failure, status) => {
		const secret = "token abc refused by supplier";
		for (const language of ["en", "es"]) {
			const { fares } = live(0, new FareSourceError(failure, secret, 7));
			const { response, body, log } = await ask(fares, `${target}&lng=${language}`);
			expect(response.status).toBe(status);
			expect(response.headers.get("content-type")).toBe("application/problem+json");
			expect(response.headers.get("retry-after")).toBe("7");
			expect(response.headers.get("content-language")).toBe(language);
			expect(body).toMatchObject({ type: "about:blank", status, detail: expect.stringContaining(phone) });
			expect(JSON.stringify(body)).not.toContain(secret);
			expect(log).toContain(secret);
		}
	});

	it("for who has to wait gives the place in the line with the seconds, so that coming back is worth it", async () => {
		const permit = { kind: "wait", ticket: "11111111-2222-3333-4444-555555555555", seconds: 30 } as const;
		const { response } = await ask(live(0, new SearchUnpaid(permit)).fares);
		expect(response.status).toBe(429);
		expect(response.headers.get("retry-after")).toBe("30");
		expect(response.headers.get("set-cookie")).toContain(`place=${permit.ticket}`);
	});

	it("says nothing of when to come back where it does not know", async () => {
		const { response } = await ask(live(0, new FareSourceError("unavailable", "down")).fares);
		expect(response.headers.get("retry-after")).toBeNull();
	});

	it("after some offers gives these, and says that more may be missing", async () => {
		const { response, body, log } = await ask(live(3, new FareSourceError("timeout", "slow")).fares);
		expect(response.status).toBe(200);
		expect(body).toMatchObject({ partial: true, source: "live", sample: false });
		expect(body.offers).toHaveLength(3);
		expect(log).toContain("partial: FareSourceError: timeout: slow");
	});

	it("by running into the deadline is a 504", async () => {
		const { response } = await ask(live(0, new DOMException("The operation timed out", "TimeoutError")).fares);
		expect(response.status).toBe(504);
	});

	it("by a mistake of ours is a 500 without a word of it", async () => {
		const { response, body } = await ask(live(0, new TypeError("x is not a function")).fares);
		expect(response.status).toBe(500);
		expect(JSON.stringify(body)).not.toContain("function");
	});
});

it("gives the price with the bags that are asked for beside the total, and orders by it", async () => {
	const { fares } = live(1_000);
	type Told = Pick<FlightResults, "offers">;
	const without = (await ask(fares)).body as unknown as Told;
	const { offers } = (await ask(fares, `${target}&adults=2&bags=2`)).body as unknown as Told;
	expect(without.offers.some(({ withBags }) => withBags)).toBe(false);
	const totals = offers.map(({ withBags }) => withBags?.total?.minor ?? null);
	for (const [index, { total, bags }] of offers.entries()) {
		const each = bags.checked === 0 ? bags.checkedPrice?.minor : bags.checked === null ? undefined : 0;
		expect(totals[index]).toBe(each === undefined ? null : total.minor + 2 * each);
	}
	const known = totals.filter((minor) => minor !== null).length;
	expect(known).toBeGreaterThan(0);
	// Best first, and what is not known last.
	expect(totals.slice(known).every((minor) => minor === null)).toBe(true);
	expect((await ask(fares, `${target}&bags=2`)).response.status).toBe(400);
});

it("offers the call where there is no source", async () => {
	for (const language of ["en", "es"]) {
		const { response, body } = await ask(undefined, `${target}&lng=${language}`);
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBeNull();
		expect(body.detail).toContain(phone);
	}
});

it("starts no live search for a crawler, nor for a visitor over the limit", async () => {
	const { fares, searches } = live(3);
	const crawler = await ask(fares, target, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
	expect(crawler.response.status).toBe(403);
	const hasty = await ask(fares, target, {}, false);
	expect(hasty.response.status).toBe(429);
	expect(hasty.response.headers.get("retry-after")).toBe("60");
	expect(searches).toEqual([]);
	const visitor = await ask(fares, target, { "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile" });
	expect(visitor.response.status).toBe(200);
	expect(searches).toEqual(["JFK"]);
});

it("with flexible days has the offers of the exact search and the lowest price of all days, and says what it left out", async () => {
	const round = "/api/flights?trip=round&from=HOUA&to=BOG&depart=2027-02-10&return=2027-02-17";
	const sample = createSampleSource({ now });
	const [exact, flexible] = [await ask(sample, round), await ask(sample, `${round}&flex=3`)];
	const results = ({ body }: { readonly body: unknown }) => body as FlightResults;
	const ids = (answer: { readonly body: unknown }) => results(answer).offers.map(({ id }) => id);
	const totals = (answer: { readonly body: unknown }) => results(answer).offers.map(({ total }) => total.minor);
	expect(ids(flexible)).toEqual(expect.arrayContaining(ids(exact)));
	const asked = parseFlightQuery(new URL(round, "http://x.example").searchParams, { language: "en", now: now() });
	if (asked.kind !== "ok") expect.fail();
	const grid = datesOfView(asked.query, { view: "grid", month: "2027-02" });
	const lowest = (await sample.lowest?.(asked.query, grid)) ?? [];
	expect(Math.min(...totals(flexible))).toBe(Math.min(...lowest.flatMap((price) => price?.minor ?? [])));
	expect(results(flexible).unsearched).toEqual({ airports: [], dates: [] });
	const paid = { ...sample, calls: { places: "airport", datesAtOnce: 1, cost: 1, budget: 2 } } as const;
	const left = results(await ask(paid, `${round.replace("HOUA", "LAXA")}&flex=1`)).unsearched;
	expect(left.airports).toEqual(["ONT", "BUR", "LGB"]);
	expect(left.dates).toHaveLength(8);
	expect(left.dates).not.toContainEqual(["2027-02-10", "2027-02-17"]);
});

it("tells the time of the search when nothing was found", async () => {
	const none = await ask(live(0).fares);
	expect(none.body).toEqual({
		offers: [],
		source: "live",
		sample: false,
		unsearched: { airports: [], dates: [] },
		seenAt: now().toISOString(),
		partial: false,
	});
});

it("prices each traveler only where all of them pay the same", async () => {
	const sample = createSampleSource({ now });
	const three = await ask(sample, `${target}&adults=3`);
	const family = await ask(sample, `${target}&adults=1&ages=1`);
	const [first] = three.body.offers as { total: { minor: number }; perTraveler?: { minor: number } }[];
	expect(first?.perTraveler?.minor).toBe((first?.total.minor ?? 0) / 3);
	expect((family.body.offers as object[])[0]).not.toHaveProperty("perTraveler");
});
