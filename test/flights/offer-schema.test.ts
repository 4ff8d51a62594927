// Stored offers: what was written is read back as it was, and nothing that only resembles an offer passes.
import { describe, expect, it } from "vitest";
import { parseOffer } from "../../src/flights/offer-schema.ts";
import type { Offer } from "../../src/flights/offers/offer.ts";
import { flightSearchParams, searchOfOffer } from "../../src/flights/query.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import { now, params, parse } from "./sample-search.ts";

async function offersOf(changes: Readonly<Record<string, string>> = {}): Promise<Offer[]> {
	const parsed = parse(params(changes));
	if (parsed.kind !== "ok") throw new Error("not a search");
	const offers: Offer[] = [];
	for await (const offer of createSampleSource({ now: () => now }).search(parsed.query)) offers.push(offer);
	return offers;
}

describe("a stored offer", () => {
	it("is read back exactly as it was written", async () => {
		const offers = [
			...(await offersOf()),
			...(await offersOf({ trip: "oneway", to: "BOG", ages: "4", cabin: "business" })),
		];
		expect(offers.length).toBeGreaterThan(10);
		for (const offer of offers) expect(parseOffer(JSON.stringify(offer))).toEqual(offer);
	});

	it("keeps what is not known as not known", async () => {
		const [offer] = await offersOf();
		if (!offer) throw new Error("no offer");
		const { fare, ...rest } = offer;
		const bare = { ...rest, emissionsKg: null, conditions: { change: null, refund: null }, expiresAt: null };
		expect(fare).toBeDefined();
		expect(parseOffer(JSON.stringify(bare))).toEqual(bare);
	});

	it("is refused, by the field, when it has not an offer's shape", async () => {
		const [offer] = await offersOf();
		if (!offer) throw new Error("no offer");
		const faults: [string, object][] = [
			["total.minor", { ...offer, total: { minor: 1.5, currency: "USD" } }],
			["slices", { ...offer, slices: [] }],
			["cabin", { ...offer, cabin: "roof" }],
			["seenAt", { ...offer, seenAt: "yesterday" }],
		];
		for (const [field, wrong] of faults) {
			expect(() => parseOffer(JSON.stringify(wrong)), field).toThrow(`not an offer: ${field}`);
		}
		expect(() => parseOffer("[]")).toThrow("not an offer");
		expect(() => parseOffer("{")).toThrow(SyntaxError);
	});
});

describe("the search read from an offer", () => {
	it.each([
		["a round trip", {}],
		["a one-way with children", { trip: "oneway", return: "", ages: "4,9", cabin: "business" }],
		["several flights", { trip: "multi", return: "", from2: "MIA", to2: "BOG", depart2: "2027-02-20" }],
	])("is the one that found it: %s", async (_, changes) => {
		const parsed = parse(params(changes));
		if (parsed.kind !== "ok") throw new Error("not a search");
		const [offer] = await offersOf(changes);
		expect(offer && `${searchOfOffer(offer)}`).toBe(`${flightSearchParams(parsed.query)}`);
	});
});
