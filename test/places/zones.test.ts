// The time zones to choose from, by cities.
import { describe, expect, it } from "vitest";
import { zoneCity } from "../../src/places/airports.ts";
import { zoneOptions } from "../../src/places/zone-options.ts";
import { defaultZone, isOfferedZone, offeredZones } from "../../src/places/zones.ts";

describe.each(["en", "es"] as const)("the zones (%s)", (language) => {
	it("are named by the city that times are told by, each in another way", () => {
		const options = zoneOptions(language);
		expect(options.map(([zone]) => zone)).toEqual(offeredZones);
		expect(new Set(options.map(([, name]) => name)).size).toBe(options.length);
		for (const [zone, name] of options) expect(name.startsWith(zoneCity(zone, language) ?? "?"), zone).toBe(true);
	});
});

it.each([
	["America/New_York", "New York, Miami (Eastern Time)", "Nueva York, Miami (hora del Este)"],
	["America/Chicago", "Chicago, Houston (Central Time)", "Chicago, Houston (hora del Centro)"],
	["America/Phoenix", "Phoenix", "Phoenix"],
	["America/Puerto_Rico", "San Juan (Puerto Rico)", "San Juan (Puerto Rico)"],
	["America/Bogota", "Bogotá (Colombia)", "Bogotá (Colombia)"],
	["America/Mexico_City", "Mexico City (Mexico)", "Ciudad de México (México)"],
	["America/Costa_Rica", "San José (Costa Rica)", "San José (Costa Rica)"],
] as const)("%s is %s", (zone, en, es) => {
	const name = (language: "en" | "es") => new Map(zoneOptions(language)).get(zone);
	expect([name("en"), name("es")]).toEqual([en, es]);
});

it("are a list of their own", () => {
	expect(isOfferedZone(defaultZone)).toBe(true);
	expect(isOfferedZone("Asia/Tokyo")).toBe(false);
});
