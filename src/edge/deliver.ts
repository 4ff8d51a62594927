// A cacheable page's way to the visitor: this isolate's memo, else the cached Pages entrypoint; ETag and 304 on the way out.

import type { Context } from "hono";
import { localize } from "../i18n/language-parameter.ts";
import { defaultLanguage } from "../i18n/languages.ts";
import { hex } from "../privacy/hash.ts";
import { type RouteId, routeOf } from "../routes.ts";
import type { AppEnv } from "./app-env.ts";
import { policyOf } from "./cache-policy.ts";
import type { FinishedPage, PageMemo } from "./memo.ts";

/** Calls the cached entrypoint with nothing but a URL. */
export type FetchPage = (url: string, c: Context<AppEnv>) => Promise<Response>;

/** How a page tells the gateway what failed behind it, percent-encoded; no visitor sees this header. */
export const degradedHeader = "X-Degraded";
/** Long enough to spare what is failing, short enough to be whole again soon. */
const degradedMs = 5000;

/** The host in canonical URLs: the cache has no host in its key, so there is only this one. */
const pagesHost = "https://pages";

/**
 * The one spelling of a page's URL that is its cache key: the parameters its row knows, in the row's order, then the
 * language. What else stands in the query (utm_source, gclid) neither splits nor poisons the cache.
 */
export function canonicalTarget(
	id: RouteId,
	path: string,
	search: string,
	language: AppEnv["Variables"]["language"],
): string {
	const known = routeOf(id).query;
	if (!known || !search) return localize(path, language);
	const given = new URLSearchParams(search);
	const kept = new URLSearchParams();
	for (const name of known) {
		// Spaces around it say nothing, and spaces alone are none.
		const value = given.get(name)?.trim();
		if (value) kept.set(name, value);
	}
	const query = kept.toString();
	return localize(path + (query && `?${query}`), language);
}

export function deliver(id: RouteId, memo: PageMemo, fetchPage: FetchPage) {
	const { cache } = routeOf(id);
	return async function deliver(c: Context<AppEnv>): Promise<Response> {
		const { path, search } = c.var.raw;
		const target = canonicalTarget(id, path, search, c.var.language);
		let page = memo.get(target);
		c.set("cache", "memo");
		if (!page) {
			const response = await fetchPage(pagesHost + target, c);
			c.set("cache", response.headers.get("cf-cache-status") === "HIT" ? "edge" : "render");
			if (response.status >= 300 && response.status < 400) return redirected(response, search);
			const failure = response.headers.get(degradedHeader);
			if (failure) c.set("error", decodeURIComponent(failure));
			page = await finish(response, policyOf(cache, response.status).browser);
			memo.set(target, page, failure || response.status >= 500 ? { ttl: degradedMs } : {});
		}
		if (page.status === 200 && matches(c.req.header("if-none-match"), page.etag)) {
			return new Response(null, { status: 304, headers: page.headers });
		}
		return new Response(c.req.method === "HEAD" ? null : page.bytes, { status: page.status, headers: page.headers });
	};
}

/** RFC 9110, 13.1.2: `*`, or a list of tags compared weakly. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
	if (!ifNoneMatch) return false;
	return ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}

/** Keeps what the visitor's query said where only the path changes (301); the not-found page needs nothing of it. */
function redirected(response: Response, search: string): Response {
	const location = response.headers.get("location") ?? "/";
	const target = response.status === 301 ? (location.split("?")[0] ?? location) + search : location;
	return new Response(null, { status: response.status, headers: { Location: target, "Cache-Control": "no-store" } });
}

/** Reads a rendered page to the end; its ETag is a hash of its bytes, since a page is a pure function of its URL. */
async function finish(response: Response, browser: string): Promise<FinishedPage> {
	const bytes = new Uint8Array(await response.arrayBuffer());
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	const etag = `"${hex(digest.slice(0, 12))}"`;
	return {
		bytes,
		status: response.status,
		etag,
		headers: {
			"Content-Type": "text/html; charset=UTF-8",
			"Content-Language": response.headers.get("content-language") ?? defaultLanguage,
			"Cache-Control": browser,
			"Cache-Tag": response.headers.get("cache-tag") ?? "",
			ETag: etag,
		},
	};
}
