// Names of carriers by code, and the airline that a former code or name means today; each by its source.
import { expect, test } from "vitest";
import { carriers } from "../../../scripts/places/carriers.ts";
import { carrierName, currentAirline } from "../../../src/places/airlines/carriers.ts";

test.each([
	["OO", "SkyWest Airlines"],
	["YX", "Republic Airways"],
	["MQ", "Envoy Air"],
	["9E", "Endeavor Air"],
	["OH", "PSA Airlines"],
	["YV", "Mesa Airlines"],
	["PT", "Piedmont Airlines"],
	["G7", "GoJet Airlines"],
	["QX", "Horizon Air"],
	["ZW", "Air Wisconsin"],
	["C5", "CommuteAir"],
	["5D", "Aeroméxico Connect"],
	["LR", "Avianca Costa Rica"],
	["TA", "Avianca El Salvador"],
	["9K", "Cape Air"],
	// Reused: Interjet's code until 2020, Alitalia's until 2021, Mexicana's until 2010.
	["4O", "Air Montenegro"],
	["AZ", "ITA Airways"],
	["MX", "Breeze Airways"],
	["dl", "Delta Air Lines"],
])("%s is %s", (code, name) => {
	expect(carrierName(code)).toBe(name);
});

test.each([
	["JJ", "LA"],
	["LP", "LA"],
	["4M", "LA"],
	["UK", "AI"],
	["Vistara", "AI"],
	["WG", "WS"],
	["Sunwing Airlines", "WS"],
	["VX", "AS"],
	["TA", "AV"],
	["5d", "AM"],
	["NK", "NK"],
	["HA", "HA"],
])("%s means %s today", (asked, code) => {
	expect(currentAirline(asked)?.code).toBe(code);
});

test("one that flies for several, ended without a successor, or is unknown means none of ours", () => {
	for (const asked of ["OO", "VH", "VW", "Aeromar", "ZZ", "", "constructor", "__proto__"]) {
		expect(currentAirline(asked), asked).toBeUndefined();
	}
	for (const code of ["ZZ", "", "constructor", "99"]) expect(carrierName(code), code).toBeUndefined();
});

test("each row names its source, and says when a code ended whose airline is gone", () => {
	for (const { code, source, ended } of carriers) {
		expect(source, code).toMatch(/^(OpenTravelData|https:\/\/)/);
		expect(ended, code).toMatch(/^(\d{4}(-\d\d){0,2})?$/);
	}
});
