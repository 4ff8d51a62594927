// The first step and the last: one request id, one Server-Timing, exactly one JSON line a request.
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { pointOf } from "../events/tell.ts";
import { defaultLanguage } from "../i18n/languages.ts";
import { type RouteId, routeOf, routes } from "../routes.ts";
import type { AppEnv } from "./app-env.ts";
import { isCrawler } from "./crawler.ts";

/** Writes one finished line; `console.log` in production, a collector in tests. */
export type WriteLine = (line: string) => void;

/** By an answer that streams: its late error, if any, once the last byte is out, which is when its line is written. */
const endings = new WeakMap<Response, Promise<string | undefined>>();

/** Says that `response` streams and that `ending` resolves with its late error, if any, when it is over. */
export function endsLater(response: Response, ending: Promise<string | undefined>): Response {
	endings.set(response, ending);
	return response;
}

/** @param patterns gives those of all paths that are answered: asked after the first answer, when there is a whole gateway */
export function log(patterns: () => readonly string[], version: string, write: WriteLine = console.log) {
	let known: ReadonlySet<string> | undefined;
	return createMiddleware<AppEnv>(async function log(c, next) {
		const started = Date.now();
		const requestId = c.req.header("cf-ray") ?? crypto.randomUUID();
		c.set("requestId", requestId);
		c.set("language", defaultLanguage);
		c.set("route", "unknown");
		c.set("cache", "none");
		c.set("crawler", isCrawler(c.req.header("user-agent")));
		await next();
		known ??= wordsOf(patterns());
		const words = known;
		const ms = Date.now() - started;
		const ending = endings.get(c.res);
		c.res.headers.set("X-Request-Id", requestId);
		c.res.headers.set("Server-Timing", `gateway;dur=${ms};desc="${c.get("cache")}"`);
		const finish = (ms: number) => {
			const [cache, route] = [c.get("cache"), c.get("route")];
			const country = c.req.raw.cf?.country;
			const told = { outcome: String(c.res.status), what: cache, route, country: String(country ?? ""), ms };
			pointOf(c.env?.EVENTS, "request", told, version);
			write(line(c, { words, version, country }, started, ms));
		};
		if (!ending) return finish(ms);
		c.executionCtx.waitUntil(
			ending.then((late) => {
				if (late) c.set("error", late);
				finish(Date.now() - started);
			}),
		);
	});
}

interface Known {
	readonly words: ReadonlySet<string>;
	readonly version: string;
	readonly country: unknown;
}

/** `time` is UTC; `ms` the time until the answer was ready, or for a stream until its last byte, by
 * the wall clock: on the platform that moves only while something is waited for, so it is not the processor's time. */
function line(c: Context<AppEnv>, { words, version, country }: Known, started: number, ms: number): string {
	return JSON.stringify({
		time: new Date(started).toISOString(),
		id: c.get("requestId"),
		method: c.req.method,
		route: c.get("route"),
		path: loggedPath(c, words),
		status: c.res.status,
		ms,
		language: c.get("language"),
		cache: c.get("cache"),
		country,
		bot: c.get("crawler"),
		error: c.get("error"),
		version,
	});
}

/**
 * A path never carries what a visitor typed: a private page logs its pattern, and what found no page only the words of
 * patterns. A parameter is known to be one of ours only when a page was shown for it.
 */
function loggedPath(c: Context<AppEnv>, words: ReadonlySet<string>): string {
	const [route, raw] = [c.get("route"), c.get("raw")];
	if (isRouteId(route)) {
		const { cache, path } = routeOf(route);
		if (cache === "private") return path;
		if (c.res.ok || c.res.status === 304) return raw.path;
	}
	return (raw?.path ?? "")
		.split("/", maxSegments)
		.map((segment) => (words.has(segment) ? segment : "*"))
		.join("/");
}

/** Enough for every pattern; a longer path is cut. */
const maxSegments = 8;

/** The segments of paths that are the same for every visitor. */
function wordsOf(patterns: readonly string[]): ReadonlySet<string> {
	const segments = patterns.flatMap((pattern) => pattern.split("/"));
	return new Set(segments.filter((segment) => !segment.startsWith(":")));
}

export function isRouteId(route: string): route is RouteId {
	return Object.hasOwn(routes, route);
}
