// Every concrete page of the site: each row of the table, times the parameters it exists for.

import type { Language } from "../i18n/languages.ts";
import { pathOf } from "../links.ts";
import type { NamedPage, PageInstance } from "../page/page.ts";
import { pageText } from "../page/page-text.ts";
import { pages } from "../pages.ts";
import { proseUpdated } from "../prose/prose.ts";
import { type Params, type RouteId, routeIds, routeOf } from "../routes.ts";
import type { Services } from "../services.ts";

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

/** ISO day on which the text of a page last changed, where it has one. */
export function lastChanged({ id, params }: PageInstance, language: Language, services: Services): string | undefined {
	return pages[id].lastChanged?.(params, { language, services }) ?? proseUpdated(id, language);
}

/** What the sitemap page lists: each with its short name. */
export function listPages(language: Language, services: Services): NamedPage[] {
	return indexedPages(services).map((page) => {
		const name = pages[page.id].instanceName?.(page.params, { language, services });
		return { ...page, name: name ?? pageText("name", page.id, { language, variables: services.variables[language] }) };
	});
}
