// The first step and the last: one request id, one Server-Timing, exactly one JSON line a request.
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { defaultLanguage } from "../i18n/languages.ts";
import { type RouteId, routeOf, routes } from "../routes.ts";
import type { AppEnv } from "./app-env.ts";
import { isCrawler } from "./crawler.ts";

/** Writes one finished line; `console.log` in production, a collector in tests. */
export type WriteLine = (line: string) => void;

/** A streamed body carries this symbol's promise so that its line is written when the last byte is out. */
const endings = new WeakMap<Response, Promise<string | undefined>>();

/** Says that `response` streams and that `ending` resolves with its late error, if any, when it is over. */
export function endsLater(response: Response, ending: Promise<string | undefined>): Response {
	endings.set(response, ending);
	return response;
}

export function log(write: WriteLine = console.log) {
	return createMiddleware<AppEnv>(async function log(c, next) {
		const started = Date.now();
		const requestId = c.req.header("cf-ray") ?? crypto.randomUUID();
		c.set("requestId", requestId);
		c.set("language", defaultLanguage);
		c.set("route", "unknown");
		c.set("cache", "none");
		c.set("crawler", isCrawler(c.req.header("user-agent")));
		await next();
		const ms = Date.now() - started;
		const ending = endings.get(c.res);
		c.res.headers.set("X-Request-Id", requestId);
		c.res.headers.set("Server-Timing", `gateway;dur=${ms};desc="${c.var.cache}"`);
		if (!ending) return write(line(c, started, ms));
		c.executionCtx.waitUntil(
			ending.then((late) => {
				if (late) c.set("error", late);
				write(line(c, started, Date.now() - started));
			}),
		);
	});
}

/** `time` is UTC; `ms` the time until the answer was ready, or for a stream until its last byte. */
function line(c: Context<AppEnv>, started: number, ms: number): string {
	return JSON.stringify({
		time: new Date(started).toISOString(),
		id: c.var.requestId,
		method: c.req.method,
		route: c.var.route,
		path: loggedPath(c.var.route, c.var.raw?.path ?? ""),
		status: c.res.status,
		ms,
		language: c.var.language,
		cache: c.var.cache,
		country: c.req.raw.cf?.country,
		bot: c.var.crawler,
		error: c.var.error,
	});
}

/** A path never carries what a visitor typed: codes of private pages and odd unknown paths are masked. */
function loggedPath(route: string, path: string): string {
	if (isRouteId(route)) return routeOf(route).cache === "private" ? routeOf(route).path : path;
	return path.slice(0, 120).replace(/[^/]*(@|%40|\d{4})[^/]*/gi, "*");
}

export function isRouteId(route: string): route is RouteId {
	return Object.hasOwn(routes, route);
}
