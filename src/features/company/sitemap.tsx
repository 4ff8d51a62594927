// Every page of the site on one page, by group.

import { localize } from "../../i18n/language-parameter.ts";
import type { Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { type RouteId, routeIds, routeOf } from "../../routes.ts";
import { PageHead } from "../../ui/page-head.tsx";

interface Section {
	readonly id: string;
	readonly label: string;
	readonly links: readonly { readonly label: string; readonly path: string }[];
}

export const sitemap: Page<"sitemap"> = {
	load(input) {
		const reading = { language: input.language, variables: input.services.variables[input.language] };
		const groups = new Map<string, Section & { links: { label: string; path: string }[] }>();
		for (const { id, name, path } of input.listPages()) {
			const section = sectionOf(id, path);
			const label = section.route ? pageText("name", section.route, reading) : input.t(section.key);
			const group = groups.get(section.id) ?? { id: section.id, label, links: [] };
			group.links.push({ label: name, path });
			groups.set(section.id, group);
		}
		return { view: <SitemapView sections={[...groups.values()]} /> };
	},
};

/** Pages below a first segment (airlines, destinations, blog) stand together, under the page that leads to them where there is one; the rest by the table's groups. */
function sectionOf(
	id: RouteId,
	path: string,
): { id: string; route?: undefined; key: "group.deals" } | { id: string; route: RouteId; key?: undefined } {
	const first = path.split("/")[1] ?? "";
	const nested = routeOf(id).path.includes(":");
	const list = routeIds.find((other) => routeOf(other).path === `/${first}`);
	if (list && routeIds.some((other) => routeOf(other).path.startsWith(`/${first}/:`)))
		return { id: first, route: list };
	return {
		id: nested ? first : routeOf(id).group,
		key: (nested ? `segment.${first}` : `group.${routeOf(id).group}`) as "group.deals",
	};
}

function SitemapView({ sections }: { sections: readonly Section[] }) {
	const page = usePage();
	const { t, language } = page;
	return (
		<div className="wrap py-8">
			<PageHead heading={pageText("heading", page.id, page)} lead={t("sitemap.lead")} />
			{sections.map(({ id, label, links }) => (
				<section key={id} id={id} className="section" aria-labelledby={`${id}-heading`}>
					<div className="section-head">
						<h2 id={`${id}-heading`}>{label}</h2>
					</div>
					<ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
						{links.map(({ label: name, path }) => (
							<li key={path}>
								<a className="footer-link link" href={localize(path, language)}>
									{name}
								</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
