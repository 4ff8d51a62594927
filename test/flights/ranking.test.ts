// The orders of the results page.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../src/flights/facts.ts";
import { arrange } from "../../src/flights/offers/arrange.ts";
import { candidatesOf } from "../../src/flights/offers/filters.ts";
import type { Offer, Segment } from "../../src/flights/offers/offer.ts";
import { rankings } from "../../src/flights/offers/rankings.ts";
import { bestScore, mostWanted, rankOffers, travelMinutes } from "../../src/flights/ranking.ts";
import { money } from "../../src/money/money.ts";

/** Each offer has a flight of its own, so that each is a row. */
function flight(id: string): Segment {
	const carrier = { code: "AA", name: "American Airlines" };
	return {
		...{ origin: "JFK", destination: "MIA", departingAt: "2027-02-10T08:00", arrivingAt: "2027-02-10T11:00" },
		...{ durationMinutes: 180, marketingCarrier: carrier, operatingCarrier: carrier, flightNumber: id },
	};
}

function offer(id: string, dollars: number, minutes: number, stops: number): Offer {
	return {
		id,
		source: "test",
		sample: true,
		total: money(dollars * 100, "USD"),
		slices: [
			{
				...{ origin: "JFK", destination: "MIA", segments: [flight(id)], durationMinutes: minutes },
				...{ stops, dayChange: 0, fareBrand: null },
			},
		],
		cabin: "economy",
		seenAt: "2026-11-21T12:00:00.000Z",
		bags: { carryOn: null, checked: null },
		conditions: { change: null, refund: null },
		emissionsKg: null,
		travelers: { adults: 1, ages: [] },
		expiresAt: null,
		payment: { instant: false, payBy: null, priceGuaranteedUntil: null },
	};
}

const ids = (offers: readonly Offer[]) => offers.map(({ id }) => id);

describe("ranking", () => {
	const cheap = offer("cheap", 150, 540, 1);
	const quick = offer("quick", 210, 190, 0);
	const silly = offer("silly", 400, 900, 2);

	it("puts the lowest price, the shortest time, or the best balance first", () => {
		const offers = [silly, cheap, quick];
		expect(ids(rankOffers(offers, "cheapest", 1))).toEqual(["cheap", "quick", "silly"]);
		expect(ids(rankOffers(offers, "fastest", 1))).toEqual(["quick", "cheap", "silly"]);
		expect(ids(rankOffers(offers, "best", 1))).toEqual(["quick", "cheap", "silly"]);
	});

	it("counts an hour as 18 dollars and a stop as 30, for every traveler", () => {
		expect(bestScore(offer("a", 100, 120, 1), 1)).toBe(10_000 + 3_600 + 3_000);
		expect(bestScore(offer("a", 300, 120, 1), 3)).toBe(30_000 + 3 * (3_600 + 3_000));
	});

	it("never depends on the order of arrival, and leaves its input alone", () => {
		const any = fc.tuple(
			fc.integer({ min: 50, max: 60 }),
			fc.integer({ min: 100, max: 110 }),
			fc.integer({ min: 0, max: 2 }),
		);
		fc.assert(
			fc.property(fc.array(any, { maxLength: 12 }), fc.constantFrom(...rankings), (rows, ranking) => {
				const offers = rows.map(([price, minutes, stops], index) => offer(`o${index}`, price, minutes, stops));
				const before = ids(offers);
				const ranked = rankOffers(offers, ranking, 2);
				expect(ids(rankOffers(offers.toReversed(), ranking, 2))).toEqual(ids(ranked));
				expect(ids(offers)).toEqual(before);
			}),
		);
	});

	it("is one rule: the API, the list and the browser show the same order, also of offers that measure the same", () => {
		const any = fc.tuple(
			fc.integer({ min: 1, max: 3 }),
			fc.integer({ min: 100, max: 102 }),
			fc.integer({ min: 0, max: 2 }),
		);
		fc.assert(
			fc.property(fc.array(any, { maxLength: 12 }), fc.constantFrom(...rankings), (rows, ranking) => {
				// Ids against the order of arrival, so that nothing agrees by chance.
				const offers = rows.map(([price, minutes, stops], index) => offer(`o${99 - index}`, price, minutes, stops));
				const listed = mostWanted(offers, 1);
				const shown = arrange(candidatesOf(factsOf(listed)), { ranking, choice: new Map() });
				expect(shown.map((index) => listed[index]?.id)).toEqual(ids(rankOffers(offers, ranking, 1)));
			}),
			{ numRuns: 500 },
		);
	});

	it("adds up all directions", () => {
		const [slice] = quick.slices;
		expect(travelMinutes({ ...quick, slices: slice ? [slice, slice] : [] })).toBe(380);
	});
});
