// Every map of the site: one for each deal's route, one for each destination.
import { dealRoutes } from "../../../src/features/deals/deal.ts";
import { languageCodes } from "../../../src/i18n/languages.ts";
import { type RouteDrawing, routeKey } from "../../../src/maps/drawing.ts";
import { airportsOf, findPlace } from "../../../src/places/airports.ts";
import { departureCities } from "../../../src/places/departures.ts";
import { destinations } from "../../../src/places/destinations.ts";
import type { Place } from "../../../src/places/place.ts";
import { type DrawnDestination, drawDestination } from "./destination-drawing.ts";
import type { Position } from "./globe.ts";
import { drawRoute } from "./route-drawing.ts";

/** By `routeKey`. */
export function drawRoutes(): Record<string, RouteDrawing> {
	const routes = Object.values(dealRoutes).flat();
	return Object.fromEntries(
		routes.map(({ from, to }) => [routeKey(from, to), drawRoute(positionOf(place(from)), positionOf(place(to)))]),
	);
}

/** By place code. */
export function drawDestinations(): Record<string, DrawnDestination> {
	return Object.fromEntries(destinations.map(({ place: code }) => [code, destination(place(code))]));
}

function destination(city: Place): DrawnDestination {
	const [airport] = airportsOf(city);
	const departures = departureCities.map(place).filter((departure) => airportsOf(departure)[0]?.code !== airport?.code);
	return drawDestination(
		{ code: city.code, position: positionOf(city) },
		Math.max(...languageCodes.map((language) => city.city[language].length)),
		departures.map((departure) => ({ code: departure.code, position: positionOf(departure) })),
	);
}

/** Where its first airport lies. */
function positionOf(city: Place): Position {
	const [airport] = airportsOf(city);
	if (!airport) throw new Error(`${city.code} has no airport`);
	return [airport.longitude, airport.latitude];
}

function place(code: string): Place {
	const found = findPlace(code);
	if (!found) throw new Error(`No place ${code}`);
	return found;
}
