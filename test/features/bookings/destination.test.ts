// Where a trip goes is said as it was searched.
import { expect, it } from "vitest";
import { destinationCity } from "../../../src/features/bookings/destination.ts";
import type { Slice } from "../../../src/flights/offers/offer.ts";

function trip(search: string, ...ends: readonly string[]) {
	const slices = ends.map((each): Slice => {
		const [origin = "", destination = ""] = each.split("-");
		const known = { segments: [], durationMinutes: 1, dayChange: 0, stops: 0, fareBrand: null };
		return { origin, destination, ...known };
	});
	return { search, offer: { slices } };
}

it.each([
	["an airport of the city", "from=BOG&to=NYC", ["BOG-EWR", "EWR-BOG"], "New York", "Nueva York"],
	["the airport itself", "from=BOG&to=EWR", ["BOG-EWR", "EWR-BOG"], "Newark", "Newark"],
	["another airport of the same city", "from=BOG&to=JFK&nearby=1", ["BOG-EWR"], "New York", "Nueva York"],
	["back to another one than it left", "from=NYC&to=BOG", ["EWR-BOG", "BOG-JFK"], "New York", "Nueva York"],
	["several cities", "from=BOG&to=MIA&from2=MIA&to2=LON", ["BOG-MIA", "MIA-LGW"], "London", "Londres"],
	["several cities and home", "from=BOG&to=NYC&from2=NYC&to2=BOG", ["BOG-LGA", "LGA-BOG"], "New York", "Nueva York"],
	["a search that nobody knows", "", ["BOG-EWR"], "New York", "Nueva York"],
	["no place that we know", "from=BOG&to=QQQ", ["BOG-QQQ"], "QQQ", "QQQ"],
] as const)("%s", (_, search, ends, en, es) => {
	expect([destinationCity(trip(search, ...ends), "en"), destinationCity(trip(search, ...ends), "es")]).toEqual([
		en,
		es,
	]);
});
