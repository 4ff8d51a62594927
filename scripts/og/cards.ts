// What every Open Graph picture says. Reads the site's own sources, so it runs under Vite: they import virtual modules.
import { parse } from "node-html-parser";

import { renderToStaticMarkup } from "react-dom/server";
import { spendingOf } from "../../src/edge/spending.ts";
import type { Env } from "../../src/env.ts";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { isMessageKey } from "../../src/i18n/messages.ts";
import { pathOf } from "../../src/links.ts";
import { openGraphPath } from "../../src/page/open-graph.ts";
import type { PageData, PageInput, PageInstance } from "../../src/page/page.ts";
import { type PageContext, PageProvider } from "../../src/page/page-context.tsx";
import { settle } from "../../src/page/parts.tsx";
import { pages } from "../../src/pages.ts";
import { departureCities } from "../../src/places/departures.ts";
import { findDestination } from "../../src/places/destinations.ts";
import { shownCode } from "../../src/places/place.ts";
import { type RouteId, routeOf } from "../../src/routes.ts";
import { createServices, type Services } from "../../src/services.ts";
import { indexedPages } from "../../src/site/page-instances.ts";
import type { Card } from "./card.ts";

/** One a page that a search engine may list, in each language. `env` is what wrangler.toml says. */
export async function cards(env: Env): Promise<Card[]> {
	const services = createServices(env);
	return Promise.all(
		indexedPages(services).flatMap((page) => languageCodes.map((language) => cardOf(services, page, language))),
	);
}

async function cardOf(services: Services, page: PageInstance, language: Language): Promise<Card> {
	const { config, variables, messages } = services;
	const { t } = messages[language];
	const { id, params, path } = page;
	const query = new URLSearchParams();
	const input: PageInput<RouteId, Services> = {
		id,
		params,
		query,
		language,
		t,
		services,
		listPages: () => [],
		crawler: true,
		visit: { cookie: () => undefined, secure: true },
		spending: spendingOf(new Request(config.origin), undefined),
		count: async () => {},
		afterwards: () => {},
	};
	const data = await pages[id].load(input);
	if (data instanceof Response) throw new Error(`${path} is listed, but answers ${data.status}`);
	await settle(data.waits ?? [], true);
	const context: PageContext = {
		id,
		language,
		messages: messages[language],
		config,
		variables: variables[language],
		target: path,
	};
	return {
		file: openGraphPath(path, language),
		agency: config.agency.name,
		section: path === pathOf("home") ? undefined : sectionOf(page, t),
		title: headingOf(context, data),
		codes: "citySlug" in params ? codesOf(`${params.citySlug}`) : undefined,
		call: `${t("call.verb")} ${config.agency.phone}`,
		hours: t("call.hours"),
	};
}

/** The page's own h1: shorter than its title, and without the agency's name, which stands above it. */
function headingOf(page: PageContext, { view }: PageData): string {
	const html = renderToStaticMarkup(PageProvider({ page, children: view }));
	const [h1] = /<h1[ >].*?<\/h1>/s.exec(html) ?? [];
	if (!h1) throw new Error(`${page.target} has no h1`);
	return parse(h1).text.trim();
}

/** The first segment where the site has a word for it ("Airlines"), else the page's group ("Help"). */
function sectionOf({ id, path }: PageInstance, t: PageInput["t"]): string {
	const [key] = [`segment.${path.split("/")[1]}`, `group.${routeOf(id).group}`].filter(isMessageKey);
	if (!key) throw new Error(`No word for the section of ${path}`);
	return t(key);
}

/** From the first of our departure cities that is another one. */
function codesOf(citySlug: string): Card["codes"] {
	const to = findDestination(citySlug)?.place;
	const from = departureCities.find((code) => code !== to);
	return to && from ? { from: shownCode(from), to: shownCode(to) } : undefined;
}
