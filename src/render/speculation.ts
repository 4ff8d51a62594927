// Which pages the browser may fetch ahead, as speculation rules: those a visitor is about to open, and none that is personal.
import { isCacheable } from "../edge/cache-policy.ts";
import { routeIds, routeOf } from "../routes.ts";

/** URL patterns of every page that belongs to one visitor: the funnel, and searches that would cost a call to the source. */
const own = routeIds
	.filter((id) => !isCacheable(routeOf(id).cache))
	.map((id) => `${routeOf(id).path.replace(/:\w+/g, "*")}*`);

/**
 * The content of `<script type="speculationrules">`. Only fetched, not rendered, and only when a link is about to be
 * followed (pointer over it for 200 ms, or down): a visitor's data plan is not ours to spend. Never: the funnel, the
 * phone, a change of language, links marked nofollow, files.
 */
export const speculationRules = JSON.stringify({
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					{ not: { href_matches: [...own, "/api/*", "/images/*"] } },
					{ not: { selector_matches: "[data-language], [data-phone], [rel~=nofollow], [href*='#']" } },
				],
			},
			eagerness: "moderate",
		},
	],
});
