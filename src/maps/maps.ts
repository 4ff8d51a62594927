// Lookup of the map drawings.
import { destinationMaps, routeMaps } from "virtual:maps";
import { once } from "../i18n/once.ts";
import { type DestinationDrawing, type RouteDrawing, routeKey } from "./drawing.ts";

// Parsed when first asked for: a Worker starts without touching 50 KB of paths.
function finder<Drawing>(table: Readonly<Record<string, string>>) {
	return once((key: string): Drawing | undefined => {
		const json = Object.hasOwn(table, key) ? table[key] : undefined;
		return json === undefined ? undefined : JSON.parse(json);
	});
}

const routes = finder<RouteDrawing>(routeMaps);

/** The map of a deal's route, by place codes in capitals, in its direction only. */
export function findRouteMap(from: string, to: string): RouteDrawing | undefined {
	return routes(routeKey(from, to));
}

/** The map of a destination, by its place code in capitals. */
export const findDestinationMap = finder<DestinationDrawing>(destinationMaps);
