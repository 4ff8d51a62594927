// The ride into town: the cheapest way that runs once the traveler is out of the airport, for all of them.
import { describe, expect, it } from "vitest";
import { arrivals, rideFrom } from "../../src/flights/ride.ts";
import { unitOf } from "../../src/money/minor-units.ts";
import { money } from "../../src/money/money.ts";
import type { Way } from "../../src/places/airport-facts.ts";
import { longOffer, nonstopOffer } from "../../src/styleguide/samples/sample-offers.ts";

const source = { publisher: "Example", page: "Fares", address: "https://example.com/" };

function way(value: Omit<Way["value"], "to">): Way {
	return {
		...{ subject: "MIA", country: "US", kind: "way", read: "2026-05", source, second: source },
		value: { to: "Town", ...value },
	};
}

const dollars = (from: number, to = from) => ({ fare: { from, to, currency: "USD" } });
const metro = way({ by: "metro", name: "Blue Line", ...dollars(2.25), first: "05:00", last: "00:30" });
const bus = way({ by: "bus", name: "150", ...dollars(2, 3), allNight: true });
const taxi = way({ by: "taxi", ...dollars(40, 60) });

/** Lands at so many o'clock. */
function landing(clock: string) {
	const [slice = expect.fail()] = nonstopOffer.slices;
	return { ...slice, segments: slice.segments.map((one) => ({ ...one, arrivingAt: `2027-02-10T${clock}` })) };
}

const chosen = (clock: string, people: number, ways: readonly Way[], currency = "USD") => {
	const ride = rideFrom(landing(clock), people, currency, ways);
	return ride && [ride.way.value.by, ride.amount];
};

describe("the ride into town", () => {
	it("is the cheapest by its highest printed fare, each traveler paying for a seat and one car for four", () => {
		expect(chosen("10:18", 1, [taxi, bus, metro])).toEqual(["metro", money(225, "USD")]);
		expect(chosen("10:18", 3, [bus, metro])).toEqual(["metro", money(675, "USD")]);
		expect(chosen("10:18", 1, [taxi])).toEqual(["taxi", money(6_000, "USD")]);
		expect(chosen("10:18", 4, [taxi])).toEqual(["taxi", money(6_000, "USD")]);
		expect(chosen("10:18", 5, [taxi])).toBeUndefined();
	});

	it("runs 45 minutes after landing, where its hours were printed", () => {
		expect(chosen("23:45", 1, [bus, metro])?.[0]).toBe("metro");
		expect(chosen("23:46", 1, [bus, metro])?.[0]).toBe("bus");
		expect(chosen("04:14", 1, [bus, metro])?.[0]).toBe("bus");
		expect(chosen("04:15", 1, [bus, metro])?.[0]).toBe("metro");
		const byDay = way({ by: "train", ...dollars(1), first: "06:00", last: "22:00" });
		expect(chosen("21:15", 1, [byDay])?.[0]).toBe("train");
		expect(chosen("21:16", 1, [byDay])).toBeUndefined();
		expect(chosen("03:00", 1, [way({ by: "train", ...dollars(1), first: "06:00" })])?.[0]).toBe("train");
	});

	it("is free where that was printed, and not known where no fare was", () => {
		expect(chosen("10:18", 2, [way({ by: "shuttle", ...dollars(0) })])).toEqual(["shuttle", money(0, "USD")]);
		expect(chosen("10:18", 2, [way({ by: "shuttle" })])).toBeUndefined();
		expect(chosen("10:18", 2, [])).toBeUndefined();
	});

	it("is told in other money only where there is none in the trip's own", () => {
		const pesos = way({ by: "bus", fare: { from: 3_550, to: 3_550, currency: "COP" } });
		expect(chosen("10:18", 2, [pesos])).toEqual(["bus", money(7_100 * unitOf("COP"), "COP")]);
		expect(chosen("10:18", 2, [pesos, taxi])).toEqual(["taxi", money(6_000, "USD")]);
	});
});

it("begins wherever a slice lands, but at home", () => {
	const places = (slices: Parameters<typeof arrivals>[0]) => arrivals(slices).map(({ destination }) => destination);
	expect(places(longOffer.slices)).toEqual(["BOG"]);
	expect(places(nonstopOffer.slices)).toEqual(["MIA"]);
	const [out = expect.fail(), back = expect.fail()] = longOffer.slices;
	// Chicago has two airports.
	expect(places([out, { ...back, destination: "MDW" }])).toEqual(["BOG"]);
	expect(places([out, { ...back, destination: "LIM" }, { ...back, origin: "LIM" }])).toEqual(["BOG", "LIM"]);
});
