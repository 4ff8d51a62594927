// What a whole trip costs, worked by hand: each part known, dearer by nobody says how much, or not said; the total of what is known, and what it lacks.
import { describe, expect, it } from "vitest";
import type { Offer } from "../../src/flights/offers/offer.ts";
import { type Carried, tripCosts } from "../../src/flights/trip-costs.ts";
import { unitOf } from "../../src/money/minor-units.ts";
import { money } from "../../src/money/money.ts";
import { type AirlineFact, factsOf } from "../../src/places/airlines/airline-facts.ts";
import { type Way, waysFrom } from "../../src/places/airport-facts.ts";
import { longOffer } from "../../src/styleguide/samples/sample-offers.ts";

const source = { publisher: "Example", page: "Fares", address: "https://example.com/" };
const read = { read: "2026-05", source, second: source, country: "US" } as const;

/** Chicago to Bogotá and back for two adults, a child and an infant on a lap: three seats. */
const family: Offer = {
	...longOffer,
	total: money(120_000, "USD"),
	fee: money(6_000, "USD"),
	travelers: { adults: 2, ages: [7, 1] },
	bags: { carryOn: 1, checked: 0, checkedPrice: money(3_500, "USD") },
	seatChoice: true,
};
const bus: Way = {
	...{ ...read, subject: "BOG", kind: "way" },
	value: { by: "bus", to: "Town", fare: { from: 1, to: 2, currency: "USD" } },
};
const taxi: Way = { ...bus, value: { by: "taxi", to: "Town", fare: { from: 30_000, to: 40_000, currency: "COP" } } };

const lowestFare = (subject: string, carryOn: boolean): AirlineFact => ({
	...{ ...read, subject, kind: "basic-fare" },
	value: { carryOn },
});

interface Known {
	readonly ways?: readonly Way[];
	readonly facts?: readonly AirlineFact[];
}

function costs(offer: Offer, carried: Carried, { ways = [bus], facts = [] }: Known = {}) {
	return tripCosts(offer, carried, {
		waysFrom: (code) => ways.filter(({ subject }) => subject === code),
		factsOf: (code) => facts.filter(({ subject }) => subject === code),
	});
}

const all: Carried = { carryOns: 3, checked: 2 };

describe("the costs of a whole trip", () => {
	it("add up to a total that lacks nothing, where everything is said", () => {
		const trip = costs(family, all);
		expect(trip.costs).toEqual({
			fare: { kind: "known", amount: money(120_000, "USD") },
			carryOn: { kind: "known", amount: money(0, "USD") },
			// Two bags, each $35 there and $35 back.
			checked: { kind: "known", amount: money(14_000, "USD") },
			seat: { kind: "known", amount: money(0, "USD") },
			// The infant counts as an adult: four at the highest fare.
			ride: { kind: "known", amount: money(800, "USD") },
		});
		expect(trip.total).toEqual(money(134_800, "USD"));
		expect(trip.open).toEqual([]);
		expect(trip.rides.map(({ airport }) => airport)).toEqual(["BOG"]);
	});

	it("leave out what has no price, by name, and say whether anything is said of it", () => {
		const bare = { ...family, bags: { carryOn: 0, checked: 0 }, seatChoice: false };
		const trip = costs(bare, all, { ways: [] });
		expect(Object.values(trip.costs).map(({ kind }) => kind)).toEqual(["known", "extra", "extra", "extra", "unsaid"]);
		expect([trip.total, trip.open]).toEqual([bare.total, ["carryOn", "checked", "seat", "ride"]]);

		const { seatChoice, fee, ...silent } = { ...family, bags: { carryOn: null, checked: null } };
		const unsaid = costs(silent, all, { ways: [] });
		expect(Object.values(unsaid.costs).map(({ kind }) => kind)).toEqual([
			"known",
			"unsaid",
			"unsaid",
			"unsaid",
			"unsaid",
		]);
		expect(unsaid.open).toEqual(["carryOn", "checked", "seat", "ride", "fee"]);
	});

	it("count nothing for what nobody takes along", () => {
		const bare = { ...family, bags: { carryOn: null, checked: null } };
		const trip = costs(bare, { carryOns: 0, checked: 0 });
		expect(trip.total).toEqual(money(120_800, "USD"));
		expect(trip.open).toEqual([]);
	});

	it("take the airlines' own rule of a carry-on where the offer is silent, and only if it holds for all of them", () => {
		const silent = { ...family, bags: { ...family.bags, carryOn: null } };
		const both = [lowestFare("AA", true), lowestFare("AV", true)];
		expect(costs(silent, all, { facts: both }).costs.carryOn).toEqual({
			...{ kind: "known", amount: money(0, "USD"), byRule: true },
		});
		for (const facts of [[lowestFare("AA", true)], [lowestFare("AA", true), lowestFare("AV", false)]]) {
			expect(costs(silent, all, { facts }).costs.carryOn).toEqual({ kind: "unsaid" });
		}
		// What the offer says counts before any rule.
		const without = { ...family, bags: { ...family.bags, carryOn: 0 } };
		expect(costs(without, all, { facts: both }).costs.carryOn).toEqual({ kind: "extra" });
	});

	it("tell money of another country beside the total, not in it", () => {
		const trip = costs(family, all, { ways: [taxi] });
		expect(trip.costs.ride).toEqual({ kind: "known", amount: money(40_000 * unitOf("COP"), "COP") });
		expect([trip.total, trip.open]).toEqual([money(134_000, "USD"), ["ride"]]);
	});

	it("have a ride for each arrival, or none", () => {
		const [out = expect.fail(), back = expect.fail()] = family.slices;
		const several = { ...family, slices: [out, { ...back, destination: "LIM" }] };
		expect(costs(several, all).costs.ride).toEqual({ kind: "unsaid" });
		const lima = { ...bus, subject: "LIM" };
		expect(costs(several, all, { ways: [bus, lima] }).costs.ride).toEqual({
			kind: "known",
			amount: money(1_600, "USD"),
		});
		expect(costs(several, all, { ways: [bus, { ...taxi, subject: "LIM" }] }).costs.ride).toEqual({ kind: "unsaid" });
	});

	it("read the rows of the site where no others are given", () => {
		const trip = tripCosts(family, all);
		expect(trip).toEqual(tripCosts(family, all, { waysFrom, factsOf }));
		expect(trip.costs.fare).toEqual({ kind: "known", amount: family.total });
	});
});
