// Every concrete page of the site: each row of the table, times the parameters it exists for.
import { pathOf } from "../links.ts";
import { pages } from "../pages.ts";
import { type Params, type RouteId, routeIds, routeOf } from "../routes.ts";
import type { Services } from "../services.ts";

export interface PageInstance {
	readonly id: RouteId;
	readonly params: Params<RouteId>;
	readonly path: string;
}

export function pageInstances(services: Services): PageInstance[] {
	return routeIds.flatMap((id) => {
		const all = pages[id].instances?.(services) ?? [{} as Params<RouteId>];
		return all.map((params) => ({ id, params, path: pathOf(id, params) }));
	});
}

/** Those that a search engine may list. */
export function indexedPages(services: Services): PageInstance[] {
	return pageInstances(services).filter(({ id }) => routeOf(id).index);
}
