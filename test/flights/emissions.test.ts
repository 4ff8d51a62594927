import { describe, expect, it } from "vitest";
import { co2OfOne, medianCo2 } from "../../src/flights/emissions.ts";
import type { Offer } from "../../src/flights/offers/offer.ts";
import { nonstopOffer } from "../../src/styleguide/samples/sample-offers.ts";

/** Flights of their own number, for two. */
function flight(number: number, emissionsKg: number | null): Offer {
	const slices = nonstopOffer.slices.map((slice) => ({
		...slice,
		segments: slice.segments.map((segment) => ({ ...segment, flightNumber: `${number}` })),
	}));
	return { ...nonstopOffer, id: `${number}`, slices, emissionsKg, travelers: { adults: 1, ages: [5] } };
}

describe("CO2", () => {
	it("of one person is a part of everybody's, and may be unknown", () => {
		expect(co2OfOne(flight(1, 300))).toBe(150);
		expect(co2OfOne(flight(1, null))).toBeNull();
	});

	it("that is usual is the median of the flights, however many fares each has", () => {
		const [low, middle, high] = [flight(1, 100), flight(2, 300), flight(3, 1_000)];
		expect(medianCo2([high, low, middle])).toBe(150);
		expect(medianCo2([high, high, high, low, middle])).toBe(150);
		expect(medianCo2([low, middle, high, flight(4, 400), flight(5, null)])).toBe(175);
	});

	it("has no usual where fewer than three are known", () => {
		expect(medianCo2([])).toBeNull();
		expect(medianCo2([flight(1, 100), flight(2, 300), flight(3, null), flight(1, 100)])).toBeNull();
	});
});
