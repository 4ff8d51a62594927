// The early answers, in order: https, www host, malformed URL; then one step to the clean address in the right language.
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { once } from "../i18n/once.ts";
import type { AppEnv } from "./app-env.ts";
import { createUrlCleaner, isForPrograms } from "./clean-url.ts";
import { languageOf } from "./language.ts";
import { rawUrl, schemeOf, urlFault } from "./raw-url.ts";

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * The host (with its port) that should serve this request, or null when it is right as it is.
 * Exempt are localhost, *.localhost, IP addresses, *.workers.dev and the names in `exempt`; any number of leading
 * `www.`, a trailing dot and capitals lead to one form, so no redirect can loop.
 */
export function wwwHost(host: string, exempt: readonly string[]): string | null {
	const { bare, port } = partsOf(host);
	if (!bare || isExempt(bare, exempt)) return null;
	const wanted = `www.${bare.replace(/^(www\.)+/, "")}${port}`;
	return wanted === host ? null : wanted;
}

/** The name in lower case without a dot at its end; the port with its colon, or empty. */
function partsOf(host: string): { readonly bare: string; readonly port: string } {
	const [, name = "", port = ""] = host.match(/^(\[[^\]]*\]|[^:]*)(:\d+)?$/) ?? [];
	return { bare: name.toLowerCase().replace(/\.+$/, ""), port };
}

function isExempt(name: string, exempt: readonly string[]): boolean {
	return hasNoCertificate(name) || name.endsWith(".workers.dev") || exempt.includes(name);
}

/** This machine, by itself or from its network: nobody can ask it by https. */
function hasNoCertificate(name: string): boolean {
	return name === "localhost" || name.endsWith(".localhost") || name.startsWith("[") || ipv4.test(name);
}

/**
 * The host that has to be asked by https before anything is answered, or null where http is all there is. It is the very
 * host that was asked, and www comes after: a list of hosts that are known beforehand takes none that skips this step
 * (hstspreload.org). The port goes: one that speaks http speaks nothing else.
 */
export function httpsHost(host: string): string | null {
	const { bare } = partsOf(host);
	return bare && !hasNoCertificate(bare) ? bare : null;
}

/**
 * Answers a request that has a better URL, and puts language and raw URL of every other one into the context.
 * @param patterns those of all public addresses
 */
export function redirects(options: { hostsWithoutWww: readonly string[] }, patterns: () => readonly string[]) {
	// The routes follow this step.
	const cleaner = once(() => createUrlCleaner(patterns()));
	const wanted = ofTheLast((host) => ({ www: wwwHost(host, options.hostsWithoutWww), https: httpsHost(host) }));
	return createMiddleware<AppEnv>(async function redirects(c, next) {
		const raw = { ...rawUrl(c.req.url, c.req.header("host")), scheme: schemeOf(c.req.raw) };
		c.set("raw", raw);
		const clean = cleaner()(raw, isRead(c.req.method));
		const url = languageOf(clean.path + clean.search, c.req.header("cookie"));
		if (url.kind === "language") c.set("language", url.language);
		const { www, https } = wanted(raw.host);
		const encrypted = raw.scheme === "http" && https;
		if (encrypted) {
			// What was posted has been read on the way already: to take it would say that this is a way to send it.
			if (!isRead(c.req.method)) throw new HTTPException(403);
			return permanent(c.req.method, `https://${encrypted}${raw.path}${raw.search}`);
		}
		if (www) return permanent(c.req.method, `${raw.scheme}://${www}${raw.path}${raw.search}`);
		const fault = urlFault(c.req.url, raw);
		if (fault) throw new HTTPException(fault);
		// With the language in the same step: a search engine counts the steps.
		if (url.kind === "redirect" && !isForPrograms(clean.path)) return temporary(c.req.method, url.target);
		const target = clean.path + clean.search;
		return target === raw.path + raw.search ? next() : permanent(c.req.method, target);
	});
}

/** Of the host that was asked last it is known: nearly everybody asks for one. */
function ofTheLast<Answer>(of: (host: string) => Answer): (host: string) => Answer {
	let last: { readonly host: string; readonly answer: Answer } | undefined;
	return (host) => {
		if (last?.host !== host) last = { host, answer: of(host) };
		return last.answer;
	};
}

/** 301, or 308 where the method and body must survive. */
function permanent(method: string, location: string): Response {
	return redirect(isRead(method) ? 301 : 308, location);
}

/** 302, or 307 where the method and body must survive: what the answer is depends on a cookie or may change. */
function temporary(method: string, location: string): Response {
	return redirect(isRead(method) ? 302 : 307, location);
}

function redirect(status: number, location: string): Response {
	return new Response(null, { status, headers: { Location: location, "Cache-Control": "no-store" } });
}

function isRead(method: string): boolean {
	return method === "GET" || method === "HEAD";
}
