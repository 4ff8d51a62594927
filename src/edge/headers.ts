// Security headers, as a table, for everything the Worker answers.
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Config } from "../env.ts";
import { isMeasurable, type RouteId } from "../routes.ts";
import type { AppEnv } from "./app-env.ts";
import {
	challengePage,
	contentSecurityPolicy,
	filePolicy,
	kindOf,
	ownPage,
	type PageKind,
	reportsGroup,
	reportsUrl,
} from "./content-policy.ts";
import { isRouteId } from "./log.ts";

/** The headers of every answer. */
const always = {
	"X-Content-Type-Options": "nosniff",
	"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** Says that `response` was made with what `pageHeaders` gives: pages are kept with it. */
export function withPageHeaders(c: Context<AppEnv>, response: Response): Response {
	c.set("dressed", response);
	return response;
}

export function headers(config: Config) {
	const pages = pageHeaders(config);
	return createMiddleware<AppEnv>(async function headers(c, next) {
		await next();
		const { res } = c;
		if (c.get("dressed") !== res) {
			for (const [name, value] of Object.entries(byPage(c, pages))) res.headers.set(name, value);
		}
		// A browser that heard it over http would have to take anybody's word for it (RFC 6797, 7.2).
		if (c.get("raw").scheme === "https") res.headers.set("Strict-Transport-Security", config.hsts);
	});
}

type PageHeaders = (
	id: RouteId | undefined,
	query: URLSearchParams,
	challenged?: boolean,
) => Readonly<Record<string, string>>;

/** The headers of every page by what it is; a policy is put together once for each kind. */
export function pageHeaders(config: Config): PageHeaders {
	const policies = new Map<string, string>();
	const policyOf = (kind: PageKind) => {
		const key = JSON.stringify(kind);
		const policy = policies.get(key) ?? contentSecurityPolicy(config, kind);
		policies.set(key, policy);
		return policy;
	};
	return (id, query, challenged = false) => ({
		...always,
		"Content-Security-Policy": policyOf(id ? kindOf(id, query, config) : challenged ? challengePage : ownPage),
		"Reporting-Endpoints": `${reportsGroup}="${reportsUrl}"`,
		"Referrer-Policy": referrerOf(id, query),
	});
}

/** A page that answers 304 is told anew what it may load: the policy is the configuration's, and the page is kept. */
function byPage(c: Context<AppEnv>, pages: PageHeaders): Readonly<Record<string, string>> {
	const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html") ?? false;
	if (!isPage) return { ...always, "Content-Security-Policy": filePolicy, "Referrer-Policy": farReferrer };
	const route = c.get("route");
	const id = isRouteId(route) && !c.get("failed") ? route : undefined;
	return pages(id, new URLSearchParams(c.get("raw")?.search), c.get("challenged"));
}

/** Other sites learn no more than this one's name. */
const farReferrer = "strict-origin-when-cross-origin";

/** A tag on the next page reads where a visitor comes from: of what is one visitor's, that is no more than the site. */
function referrerOf(id: RouteId | undefined, query: URLSearchParams): string {
	return id && isMeasurable(id, query) ? farReferrer : "strict-origin";
}
