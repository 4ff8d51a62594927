// Does the site have a page at a path: a row of the table, and where it has parameters, values that it exists for?
import { airlines } from "../../src/places/airlines.ts";
import { destinations } from "../../src/places/destinations.ts";
import { type RouteId, routeIds, routeOf } from "../../src/routes.ts";

/** Guides are known by their folders (content.ts); references and confirmation codes to nobody. */
const values: Readonly<Partial<Record<RouteId, readonly string[]>>> = {
	airline: airlines.filter(({ listed }) => listed).map(({ code }) => code),
	airlineAssistance: airlines.filter(({ listed }) => listed).map(({ slug }) => slug),
	destination: destinations.map(({ slug }) => slug),
};

const patterns = routeIds.map((id) => new RegExp(`^${routeOf(id).path.replace(/:\w+/g, valuesOf(id))}$`));

function valuesOf(id: RouteId): string {
	return `(?:${values[id]?.join("|") ?? "[^/]+"})`;
}

/** `path` is decoded, without query and fragment. */
export function isInternalPath(path: string): boolean {
	return patterns.some((pattern) => pattern.test(path));
}
