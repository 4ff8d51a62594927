// Security headers, as a table, for everything the Worker answers.
import { createMiddleware } from "hono/factory";
import type { Config } from "../env.ts";
import type { AppEnv } from "./app-env.ts";

const google = {
	script: "https://www.googletagmanager.com",
	connect:
		"https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://*.google.com",
	image: "https://*.google-analytics.com https://*.googletagmanager.com https://*.google.com",
};

/**
 * Nothing inline runs or styles anywhere on the site, so neither `unsafe-inline` nor a nonce
 * is needed. Vite's dev server swaps styles through inline elements; a build never allows them.
 */
export function contentSecurityPolicy(measured: boolean): string {
	const extra = (source: string) => (measured ? ` ${source}` : "");
	return [
		"default-src 'none'",
		`script-src 'self'${extra(google.script)}`,
		`style-src 'self'${import.meta.env.DEV ? " 'unsafe-inline'" : ""}`,
		`img-src 'self' data:${extra(google.image)}`,
		"font-src 'self'",
		`connect-src 'self'${extra(google.connect)}`,
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** The headers of every answer. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
	return {
		"Content-Security-Policy": contentSecurityPolicy(config.measurementId !== null),
		"Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
	};
}

export function headers(config: Config) {
	const pairs = Object.entries(securityHeaders(config));
	return createMiddleware<AppEnv>(async function headers(c, next) {
		await next();
		for (const [name, value] of pairs) c.res.headers.set(name, value);
	});
}
