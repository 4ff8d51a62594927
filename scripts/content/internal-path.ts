// Does the table of routes have a page at a path?
import { routeIds, routeOf } from "../../src/routes.ts";

const patterns = routeIds.map(
	(id) =>
		new RegExp(
			`^${routeOf(id)
				.path.replace(/:\w+(?:\{(.+?)\})?/g, "(?:$1)")
				.replaceAll("(?:)", "[^/]+")}$`,
		),
);

/** `path` is decoded, without query and fragment. */
export function isInternalPath(path: string): boolean {
	return patterns.some((pattern) => pattern.test(path));
}
