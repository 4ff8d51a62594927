// Whose clock tells when a price was seen.
import { expect, it } from "vitest";
import { findPlace } from "../../src/places/airports.ts";
import { visitorPlace } from "../../src/places/visitor-clock.ts";

it.each([
	["the country's, where the trip is elsewhere", "MX", ["BOG", "JFK"], "MEX"],
	["the end of the trip that is in the country", "US", ["BOG", "LAX"], "LAX"],
	["the first of two such ends", "US", ["ORD", "LAX"], "ORD"],
	["that of a city with several airports", "US", ["BOG", "NYC"], "NYC"],
	["where the trip begins, where the country is not known", undefined, ["EZE", "MIA"], "EZE"],
	["where the trip begins, where the list has no zone of the country", "JP", ["MAD", "MIA"], "MAD"],
	["nobody's, where nothing is known", undefined, ["ZZZ"], undefined],
])("is %s", (_, country, codes, place) => {
	const ends = codes.flatMap((code) => findPlace(code) ?? []);
	expect(visitorPlace(country, ends)?.code).toBe(place);
});
