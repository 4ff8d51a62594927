// GET /sitemap.xml: every indexable page in every language, with its alternates.

import { localize } from "../i18n/language-parameter.ts";
import { languageCodes } from "../i18n/languages.ts";
import { alternates } from "../links.ts";
import type { PageInstance } from "../page/page.ts";
import { pages } from "../pages.ts";
import type { Services } from "../services.ts";
import { escapeHtml } from "../text/fill.ts";
import { publishedInstant } from "../time/iso-date.ts";
import { indexedPages, lastChanged } from "./page-instances.ts";

export function sitemapXml(services: Services) {
	return function sitemapXml(): Response {
		const urls = indexedPages(services).flatMap((page) =>
			pathsOf(page, services).flatMap((path) => entries(page, path, services)),
		);
		const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
		return new Response(body, {
			headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
		});
	};
}

/** Its own, and those of the further pages of a list. */
function pathsOf({ id, path }: PageInstance, services: Services): string[] {
	const further = pages[id].furtherPages?.(services) ?? [];
	return [path, ...further.map((query) => `${path}?${query}`)];
}

/** One for each language. */
function entries(page: PageInstance, path: string, services: Services): string[] {
	const { origin } = services.config;
	const links = alternates(path)
		.map(
			({ hreflang, target }) =>
				`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + target)}"/>`,
		)
		.join("");
	return languageCodes.map((language) => {
		const loc = escapeHtml(origin + localize(path, language));
		const changed = lastChanged(page, language, services);
		return `<url><loc>${loc}</loc>${changed ? `<lastmod>${publishedInstant(changed)}</lastmod>` : ""}${links}</url>`;
	});
}
