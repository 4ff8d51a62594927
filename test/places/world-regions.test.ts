// The part of the world that an airport is in.
import { expect, it } from "vitest";
import { allAirports, findPlace, metros } from "../../src/places/airports.ts";
import { worldRegions } from "../../src/places/browser/world-regions.ts";
import { worldRegion } from "../../src/places/world-regions.ts";

const regionOf = (code: string) => worldRegion(findPlace(code) ?? expect.fail(code));

it("is where a traveler would look for it", () => {
	const found = Object.fromEntries(
		["HNL", "NYC", "SJU", "CUN", "GUA", "BOG", "YTO", "TFS", "KEF", "RAI", "MLE", "IST", "TLV", "SYD", "PPT"].map(
			(code) => [code, regionOf(code)],
		),
	);
	expect(found).toEqual({
		...{ HNL: "united-states", NYC: "united-states", SJU: "caribbean", CUN: "mexico", GUA: "central-america" },
		...{ BOG: "south-america", YTO: "canada", TFS: "europe", KEF: "europe", RAI: "africa", MLE: "asia" },
		...{ IST: "europe", TLV: "asia", SYD: "oceania", PPT: "oceania" },
	});
});

it("is one for every airport and city, and each has some", () => {
	const regions = [...allAirports(), ...metros].map(worldRegion);
	expect(new Set(regions)).toEqual(new Set(worldRegions));
	const american = allAirports().filter(({ zone }) => zone.startsWith("America/"));
	const elsewhere = american.filter(
		(airport) => !["US", "GL"].includes(airport.country) && worldRegion(airport) === "europe",
	);
	expect(elsewhere.map(({ code }) => code)).toEqual([]);
});
