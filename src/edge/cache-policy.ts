// Named cache policies: how long the platform's cache and a browser may keep a page, and why.
import type { CachePolicyName, Row } from "../routes.ts";

interface CachePolicy {
	/** Cache-Control of the Pages entrypoint's answer: what the edge cache in front of it obeys. */
	readonly edge: string;
	/** Cache-Control that the visitor gets. */
	readonly browser: string;
	readonly why: string;
}

const cachePolicies = {
	page: {
		edge: "public, max-age=3600, stale-while-revalidate=86400",
		browser: "public, max-age=0, must-revalidate",
		why: "Text that changes with a deploy, and a deploy is a new key; browsers ask again and mostly get a 304.",
	},
	fares: {
		edge: "public, max-age=300, stale-while-revalidate=3600",
		browser: "public, max-age=0, must-revalidate",
		why: "Prices are refreshed on a schedule; five minutes late is still within their 'seen' time.",
	},
	private: {
		edge: "private, no-store",
		browser: "private, no-store",
		why: "Depends on today, on the visitor or on what was typed; nobody else may ever get it.",
	},
	missing: {
		edge: "public, max-age=60",
		browser: "public, max-age=0, must-revalidate",
		why: "What is missing may be there after the next deploy; a minute spares the Worker a crowd that follows a bad link.",
	},
} as const satisfies Record<CachePolicyName | "missing", CachePolicy>;

/**
 * The policy of an answer: what depends on the visitor, failed or stands without a part of it is kept by nobody, and what
 * is refused or missing is not kept as long as the page itself.
 */
export function policyOf(cache: CachePolicyName, status: number, degraded = false): CachePolicy {
	if (degraded || status >= 500) return cachePolicies.private;
	return status >= 400 && isCacheable(cache) ? cachePolicies.missing : cachePolicies[cache];
}

/**
 * The policy of one answer: a page that may be cached still answers a post to one visitor only, and every parameter that it
 * reads but for the values that its row keeps. So the addresses that a cache is asked for are as many as the table says.
 */
export function cacheOf(
	{ cache, query = [], kept = {} }: Pick<Row, "cache" | "query" | "kept">,
	{ method, url }: Asked,
): CachePolicyName {
	if (method === "POST") return "private";
	const [, search] = url.split("?");
	if (!search) return cache;
	const given = new URLSearchParams(search.split("#")[0]);
	const own = query.some((name) => {
		const value = given.get(name)?.trim();
		return value !== undefined && !(kept[name] && (value === "" || kept[name].includes(value)));
	});
	return own ? "private" : cache;
}

type Asked = Pick<Request, "method" | "url">;

export function isCacheable(name: CachePolicyName): boolean {
	return cachePolicies[name].edge.startsWith("public");
}
