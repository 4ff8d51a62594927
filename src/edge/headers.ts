// Security headers, as a table, for everything the Worker answers.
import { createMiddleware } from "hono/factory";
import type { Config } from "../env.ts";
import type { AppEnv } from "./app-env.ts";

/** sha-256 of nothing: sonner puts its style element into the page before it fills it. */
const emptyStyleHash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
/** sha-256 of the style sheet that sonner injects; test/islands/toasts.test.ts computes it again. */
export const sonnerStyleHash = "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=";

const google = {
	script: "https://www.googletagmanager.com",
	connect:
		"https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://*.google.com",
	image: "https://*.google-analytics.com https://*.googletagmanager.com https://*.google.com",
};

/** No inline script runs anywhere on the site, so neither `unsafe-inline` nor a nonce is needed. */
export function contentSecurityPolicy(measured: boolean): string {
	const extra = (source: string) => (measured ? ` ${source}` : "");
	return [
		"default-src 'none'",
		`script-src 'self'${extra(google.script)}`,
		`style-src 'self' '${emptyStyleHash}' '${sonnerStyleHash}'`,
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
