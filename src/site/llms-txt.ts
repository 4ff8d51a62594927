// GET /llms.txt: what an assistant that answers people may read here, in the form of llmstxt.org, each page with its own words.

import { localize } from "../i18n/language-parameter.ts";
import { defaultLanguage } from "../i18n/languages.ts";
import type { NamedPage } from "../page/page.ts";
import { pageText } from "../page/page-text.ts";
import { routeOf } from "../routes.ts";
import type { Services } from "../services.ts";
import { fillText } from "../text/fill.ts";
import { openApiPath } from "./openapi.ts";
import { listPages } from "./page-instances.ts";

type Group = ReturnType<typeof routeOf>["group"];

const sections: readonly { readonly title: string; readonly groups: readonly Group[] }[] = [
	{ title: "Search and prices", groups: ["search", "deals"] },
	{ title: "Changes, refunds and help", groups: ["help"] },
	{ title: "Airlines and destinations", groups: ["places"] },
	{ title: "Guides", groups: ["guides"] },
	{ title: "Who we are and our terms", groups: ["company", "legal"] },
];

export function llmsTxt(services: Services) {
	const { config } = services;
	const variables = services.variables[defaultLanguage];
	const url = (path: string) => config.origin + localize(path, defaultLanguage);
	const text = (template: string) => fillText(template, variables);
	const lineOf = ({ path, name }: NamedPage) => `- [${name}](${url(path)})`;
	return function llmsTxt(): Response {
		const pages = listPages(defaultLanguage, services);
		const listed = sections.map(({ title, groups }) => {
			const own = pages.filter(({ id }) => groups.includes(routeOf(id).group));
			return [`## ${title}`, "", ...own.map(lineOf)].join("\n");
		});
		const body = [
			`# ${config.agency.name}`,
			`> ${pageText("description", "home", { language: defaultLanguage, variables })}`,
			text(
				"{{agency}} is an independent US travel agency, no airline, reached at {{phone}}, {{hours}}, in English and Spanish. {{feeLine}}",
			),
			`Every page is in English and, with \`lng=es\` in its address, in Spanish. Flights and prices by machine: [OpenAPI description](${config.origin}${openApiPath}); tools for assistants (Model Context Protocol): ${config.origin}/mcp. Prices are those of the moment they bear; what is marked as sample data is invented. Rules of law name their source and the day on which it was read.`,
			...listed,
		];
		return new Response(`${body.join("\n\n")}\n`, {
			headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
		});
	};
}
