// A direction of a trip in short: "MEX-JFK-MAD".
import type { Slice } from "../../../../src/flights/offers/offer.ts";

export function way(route: string): Slice {
	const airports = route.split("-");
	const carrier = { code: "AA", name: "American Airlines" };
	const time = { departingAt: "2027-02-10T10:00", arrivingAt: "2027-02-10T12:00", durationMinutes: 120 } as const;
	const segments = airports.slice(1).map((destination, index) => ({
		...{ origin: airports[index] ?? "", destination, ...time, marketingCarrier: carrier, operatingCarrier: carrier },
		flightNumber: "1",
	}));
	const ends = { origin: airports[0] ?? "", destination: airports.at(-1) ?? "" };
	return { ...ends, segments, durationMinutes: 120, stops: segments.length - 1, dayChange: 0, fareBrand: null };
}
