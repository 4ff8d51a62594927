// Whose clock tells when a price was seen.
import { expect, it } from "vitest";
import { visitorZone } from "../../src/places/visitor-clock.ts";

it.each([
	["the country's, where the trip is elsewhere", "MX", ["BOG", "JFK"], "America/Mexico_City"],
	["the end of the trip that is in the country", "US", ["BOG", "LAX"], "America/Los_Angeles"],
	["the first of two such ends", "US", ["ORD", "LAX"], "America/Chicago"],
	["that of a city with several airports", "US", ["BOG", "NYC"], "America/New_York"],
	[
		"where the trip begins, where the country is not known",
		undefined,
		["EZE", "MIA"],
		"America/Argentina/Buenos_Aires",
	],
	["where the trip begins, where the list has no zone of the country", "JP", ["MAD", "MIA"], "Europe/Madrid"],
	["UTC, where nothing is known", undefined, ["ZZZ"], "UTC"],
])("is %s", (_, country, codes, zone) => {
	expect(visitorZone(country, codes)).toBe(zone);
});
