// A cacheable page's way to the visitor: this isolate's memo, else the cached Pages entrypoint; ETag and 304 on the way out.

import type { Context } from "hono";
import { localize } from "../i18n/language-parameter.ts";
import { defaultLanguage } from "../i18n/languages.ts";
import { type RouteId, routeOf } from "../routes.ts";
import type { AppEnv } from "./app-env.ts";
import { policyOf } from "./cache-policy.ts";
import { type pageHeaders, withPageHeaders } from "./headers.ts";
import type { FinishedPage, PageMemo } from "./memo.ts";
import { pageHash } from "./page-hash.ts";
import { passedOn, readParts, readWhole } from "./pass-on.ts";

/** Calls the cached entrypoint with nothing but a URL. */
export type FetchPage = (url: string, c: Context<AppEnv>) => Promise<Response>;

/** How a page tells the gateway what failed behind it, percent-encoded; no visitor sees this header. */
export const degradedHeader = "X-Degraded";
/** How a page tells that it still waits for parts of itself; no visitor sees this header either. */
export const waitsHeader = "X-Waits";
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

interface Delivery {
	readonly memo: PageMemo;
	readonly fetchPage: FetchPage;
	/** What every page is sent with, by what it is. */
	readonly headersOf: ReturnType<typeof pageHeaders>;
}

export function deliver(id: RouteId, { memo, fetchPage, headersOf }: Delivery) {
	const { cache } = routeOf(id);
	const always = (query: string) => new Headers({ ...headersOf(id, new URLSearchParams(query)), ...ofEachPage });
	let plain: Headers | undefined;
	const alwaysOf = (target: string) => {
		const [, query] = target.split("?");
		if (query) return always(query);
		plain ??= always("");
		return plain;
	};
	return async function deliver(c: Context<AppEnv>): Promise<Response> {
		const { path, search } = c.get("raw");
		const target = canonicalTarget(id, path, search, c.get("language"));
		let page = memo.get(target);
		c.set("cache", "memo");
		if (!page) {
			const response = await fetchPage(pagesHost + target, c);
			const fromEdge = response.headers.get("cf-cache-status") === "HIT";
			c.set("cache", fromEdge ? "edge" : "render");
			if (response.status >= 300 && response.status < 400) return redirected(response, search);
			const { browser } = policyOf(cache, response.status);
			const around = (policy: string) => ownHeaders(response, alwaysOf(target), policy);
			// What the edge has kept is whole, and says as it did when it was not.
			const waits = response.headers.has(waitsHeader) && !fromEdge;
			if (waits && begins(c)) {
				const init = { status: response.status, headers: around(browser) };
				const keep = (bytes: FinishedPage["bytes"]) =>
					memo.set(target, finished(response.status, bytes, around(browser)));
				return withPageHeaders(c, passedOn(response, init, keep));
			}
			const { bytes, cut } = waits ? await readParts(response) : await readWhole(response);
			const degraded = response.headers.get(degradedHeader);
			const failure = degraded ? decodeURIComponent(degraded) : cut;
			if (failure) c.set("error", failure);
			page = finished(response.status, bytes, around(cut ? policyOf("private", response.status).browser : browser));
			if (!cut) memo.set(target, page, failure || response.status >= 500 ? { ttl: degradedMs } : {});
		}
		if (page.status === 200 && matches(c.req.header("if-none-match"), page.etag)) {
			return withPageHeaders(c, new Response(null, { status: 304, headers: page.headers }));
		}
		const body = c.req.method === "HEAD" ? null : page.bytes;
		return withPageHeaders(c, new Response(body, { status: page.status, headers: page.headers }));
	};
}

/**
 * May the page begin before it is whole? Not for a crawler, which gets it in one piece, and not where an ETag is asked about:
 * to be told that nothing has changed is worth the wait.
 */
function begins(c: Context<AppEnv>): boolean {
	return c.req.method === "GET" && !c.get("crawler") && !c.req.header("if-none-match");
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

const ofEachPage = { "Content-Type": "text/html; charset=UTF-8" };

/** Headers of a page as the visitor gets them: to copy those that it always has takes a third of making them. */
function ownHeaders(response: Response, always: Headers, policy: string): Headers {
	const headers = new Headers(always);
	headers.set("Cache-Control", policy);
	headers.set("Content-Language", response.headers.get("content-language") ?? defaultLanguage);
	headers.set("Cache-Tag", response.headers.get("cache-tag") ?? "");
	const retryAfter = response.headers.get("retry-after");
	if (retryAfter) headers.set("Retry-After", retryAfter);
	return headers;
}

/** A page read to the end; its ETag is a hash of its bytes, since a page is a pure function of its URL. */
function finished(status: number, bytes: FinishedPage["bytes"], headers: Headers): FinishedPage {
	const etag = `"${pageHash(bytes)}"`;
	headers.set("ETag", etag);
	return { bytes, status, etag, headers };
}
