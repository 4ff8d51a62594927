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

export function headers(config: Config) {
	const pairs = Object.entries(always);
	return createMiddleware<AppEnv>(async function headers(c, next) {
		await next();
		for (const [name, value] of pairs) c.res.headers.set(name, value);
		for (const [name, value] of Object.entries(byPage(c, config))) c.res.headers.set(name, value);
		// A browser that heard it over http would have to take anybody's word for it (RFC 6797, 7.2).
		if (c.var.raw.scheme === "https") c.res.headers.set("Strict-Transport-Security", config.hsts);
	});
}

/** A page that answers 304 is told anew what it may load: the policy is the configuration's, and the page is kept. */
function byPage(c: Context<AppEnv>, config: Config): Readonly<Record<string, string>> {
	const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html") ?? false;
	if (!isPage) return { "Content-Security-Policy": filePolicy, "Referrer-Policy": farReferrer };
	const { route, failed, challenged } = c.var;
	const { searchParams } = new URL(c.req.url);
	const id = isRouteId(route) && !failed ? route : undefined;
	const kind = id ? kindOf(id, searchParams, config) : challenged ? challengePage : ownPage;
	return {
		"Content-Security-Policy": contentSecurityPolicy(config, kind),
		"Reporting-Endpoints": `${reportsGroup}="${reportsUrl}"`,
		"Referrer-Policy": referrerOf(id, searchParams),
	};
}

/** Other sites learn no more than this one's name. */
const farReferrer = "strict-origin-when-cross-origin";

/** A tag on the next page reads where a visitor comes from: of what is one visitor's, that is no more than the site. */
function referrerOf(id: RouteId | undefined, query: URLSearchParams): string {
	return id && isMeasurable(id, query) ? farReferrer : "strict-origin";
}
