// Lookup of the map drawings.
import { destinationMaps, networkMaps, routeMaps } from "virtual:maps";
import { type DestinationDrawing, type NetworkDrawing, type RouteDrawing, routeKey } from "./drawing.ts";

// Parsed when first asked for: a Worker starts without touching 200 KB of paths.
const routes = new Map<string, RouteDrawing>();
const networks = new Map<string, NetworkDrawing>();
const destinations = new Map<string, DestinationDrawing>();

/** The map of a deal's route, by place codes in capitals, in its direction only. */
export function findRouteMap(from: string, to: string): RouteDrawing | undefined {
	return find(routeMaps, routes, routeKey(from, to));
}

/** The map of all routes of a kind of deal; only the featured ones are drawn. */
export function findNetworkMap(kind: string): NetworkDrawing | undefined {
	return find(networkMaps, networks, kind);
}

/** The map of a destination, by its place code in capitals. */
export function findDestinationMap(place: string): DestinationDrawing | undefined {
	return find(destinationMaps, destinations, place);
}

function find<Drawing>(
	table: Readonly<Record<string, string>>,
	parsed: Map<string, Drawing>,
	key: string,
): Drawing | undefined {
	const before = parsed.get(key);
	const json = Object.hasOwn(table, key) ? table[key] : undefined;
	if (before || json === undefined) return before;
	const drawing = JSON.parse(json) as Drawing;
	parsed.set(key, drawing);
	return drawing;
}
