// The search that would find an offer again: read from the offer itself, or one that is said to be it.

import { sliceSuffixes } from "../parameters.ts";
import { airportsOf } from "../places/airports.ts";
import type { Place } from "../places/place.ts";
import { neighbors } from "./expand.ts";
import { daysBetween } from "./iso-date.ts";
import type { Offer } from "./offer.ts";
import type { FlightQuery } from "./query.ts";

/** Could this search have found the offer: the same travelers and cabin, between its places, on its days? */
export function finds(query: FlightQuery, { slices, travelers, cabin }: Offer): boolean {
	const asked = travelersKey(query);
	if (query.cabin !== cabin || asked !== travelersKey(travelers) || query.slices.length !== slices.length) return false;
	return query.slices.every(({ from, to, date }, index) => {
		const slice = slices[index];
		const day = slice?.segments[0]?.departingAt.slice(0, 10);
		if (!slice || !day || Math.abs(daysBetween(date, day)) > query.flex) return false;
		return isAt(slice.origin, from, query.nearby) && isAt(slice.destination, to, query.nearby);
	});
}

function travelersKey({ adults, ages }: Offer["travelers"]): string {
	return [adults, ...ages.toSorted((a, b) => a - b)].join(",");
}

function isAt(code: string, place: Place, nearby: boolean): boolean {
	const own = airportsOf(place);
	return [...own, ...(nearby ? neighbors(own) : [])].some((airport) => airport.code === code);
}

/** Gives the search in the canonical order of `flightSearchParams`, by airport. */
export function searchOfOffer({ slices, travelers, cabin }: Offer): URLSearchParams {
	const [first, second] = slices;
	const round = slices.length === 2 && second?.origin === first?.destination && second?.destination === first?.origin;
	const params = new URLSearchParams({ trip: round ? "round" : slices.length === 1 ? "oneway" : "multi" });
	for (const [index, { origin, destination, segments }] of (round ? slices.slice(0, 1) : slices).entries()) {
		const suffix = sliceSuffixes[index] ?? "";
		params.set(`from${suffix}`, origin);
		params.set(`to${suffix}`, destination);
		params.set(`depart${suffix}`, segments[0]?.departingAt.slice(0, 10) ?? "");
	}
	if (round) params.set("return", second?.segments[0]?.departingAt.slice(0, 10) ?? "");
	params.set("adults", String(travelers.adults));
	params.set("ages", travelers.ages.join(","));
	params.set("cabin", cabin);
	params.set("flex", "0");
	params.set("nearby", "0");
	return params;
}
