// GET /robots.txt: crawlers stay out of what costs a search or belongs to one visitor.

import { routeIds, routeOf } from "../routes.ts";
import type { Services } from "../services.ts";
import { openApiPath } from "./openapi.ts";

export function robotsTxt({ config }: Services) {
	const closed = routeIds
		.filter((id) => routeOf(id).cache === "private" && !routeOf(id).index)
		.map((id) => routeOf(id).path.replace(/:.*/, ""));
	const lines = [
		"User-agent: *",
		...closed.map((path) => `Disallow: ${path}`),
		"Disallow: /api/",
		// llms.txt sends assistants there. The longer rule wins (RFC 9309).
		`Allow: ${openApiPath}`,
		"",
		`Sitemap: ${config.origin}/sitemap.xml`,
		"",
	];
	return function robotsTxt(): Response {
		return new Response(lines.join("\n"), {
			headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
		});
	};
}
