// The airports drawings name: well-known ones on both sides of our travelers' trips, with real codes and places.
import { airportsOf, findAirport, findPlace } from "../../../src/places/airports.ts";
import { destinations } from "../../../src/places/destinations.ts";
import type { Airport } from "../../../src/places/place.ts";

const homeCodes = "ATL BOS DEN DFW IAH JFK LAX MIA ORD SEA SFO".split(" ");
const farCodes =
	"AMS BOG BZE CDG CUN EZE FCO GDL GIG GRU GUA GYE HNL KEF LAS LHR LIM LIS MAD MCO MDE MEX MTY NRT PDX PHX PTY PUJ SAL SCL SDQ SJO SJU UIO YUL YVR YYZ".split(
		" ",
	);

/** In the United States. */
export const homes: readonly Airport[] = homeCodes.map(airport);
/** Where one flies from there. */
export const faraway: readonly Airport[] = farCodes.map(airport);

/** The city with a page of its own that a slug names, by its busiest airport. */
export function airportNamed(slug: string): Airport | undefined {
	const named = destinations.find((destination) => `-${slug}-`.includes(`-${destination.slug}`));
	const place = named && findPlace(named.place);
	return place && airportsOf(place)[0];
}

function airport(code: string): Airport {
	const found = findAirport(code);
	if (!found) throw new Error(`No airport ${code}`);
	return found;
}
