// Does the site have a page at a path: a row of the table, and where it has parameters, values that it exists for?
import { airlines } from "../../src/places/airlines.ts";
import { destinations } from "../../src/places/destinations.ts";
import { routeIds, routeOf } from "../../src/routes.ts";

/** By parameter. Guides are known by their folders (content.ts); references and confirmation codes to nobody. */
const values: ReadonlyMap<string, readonly string[]> = new Map([
	["airline", airlines.filter(({ listed }) => listed).map(({ code }) => code)],
	["airlineSlug", airlines.filter(({ listed }) => listed).map(({ slug }) => slug)],
	["citySlug", destinations.map(({ slug }) => slug)],
]);

const patterns = routeIds.map(
	(id) => new RegExp(`^${routeOf(id).path.replace(/:(\w+)/g, (_, name: string) => valuesOf(name))}$`),
);

function valuesOf(name: string): string {
	return `(?:${values.get(name)?.join("|") ?? "[^/]+"})`;
}

/** `path` is decoded, without query and fragment. */
export function isInternalPath(path: string): boolean {
	return patterns.some((pattern) => pattern.test(path));
}
