// Which part of the world a place is in.
import { airportsOf } from "./airports.ts";
import type { WorldRegion } from "./browser/world-regions.ts";
import type { Place } from "./place.ts";

/** Countries by ISO code; Puerto Rico and the Virgin Islands are where people go for the Caribbean. */
const american: Readonly<Record<string, string>> = {
	"united-states": "US",
	canada: "CA PM",
	mexico: "MX",
	"central-america": "BZ CR GT HN NI PA SV",
	caribbean: "AG AI AW BB BL BM BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI",
	"south-america": "AR BO BR CL CO EC FK GF GY PE PY SR UY VE",
};

const byCountry = new Map(
	Object.entries(american).flatMap(([region, codes]) =>
		codes.split(" ").map((code) => [code, region as WorldRegion] as const),
	),
);

/** Elsewhere by the first part of the airport's IANA zone; the islands of the Atlantic count as what they belong to. */
const byZone: Readonly<Record<string, WorldRegion>> = {
	Africa: "africa",
	Asia: "asia",
	Australia: "oceania",
	Europe: "europe",
	Pacific: "oceania",
};
const atSea = new Map<string, WorldRegion>([
	...["CV", "SH", "MG", "MU", "SC", "KM", "RE", "YT"].map((code) => [code, "africa"] as const),
	...["MV", "IO"].map((code) => [code, "asia"] as const),
	...["CC", "CX"].map((code) => [code, "oceania"] as const),
]);

export function worldRegion(place: Place): WorldRegion {
	const [area = ""] = airportsOf(place)[0]?.zone.split("/") ?? [];
	return byCountry.get(place.country) ?? byZone[area] ?? atSea.get(place.country) ?? "europe";
}
