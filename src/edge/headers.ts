// Security headers, as a table, for everything the Worker answers.
import { inlineScriptHashes } from "virtual:inline-scripts";
import { createMiddleware } from "hono/factory";
import type { Config } from "../env.ts";
import { routeOf } from "../routes.ts";
import type { AppEnv } from "./app-env.ts";
import { isRouteId } from "./log.ts";

/** What the Google tag loads and talks to, once it is configured and allowed. */
const measurement = {
	script: "https://www.googletagmanager.com",
	connect:
		"https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://*.google.com",
	image: "https://*.google-analytics.com https://*.googletagmanager.com https://*.google.com",
};

/** What the phone-number swap of Google Ads needs besides. */
const phoneSwap = {
	script: "https://www.googleadservices.com https://www.gstatic.com https://googleads.g.doubleclick.net",
	connect: "https://www.googleadservices.com https://googleads.g.doubleclick.net",
	image: "https://www.googleadservices.com https://googleads.g.doubleclick.net",
};

/** Where Turnstile's widget comes from. */
const turnstileUrl = "https://challenges.cloudflare.com";

/**
 * Nothing inline runs or styles anywhere on the site but the one script that sets a kept appearance before the first
 * paint, and the rules for what may be fetched ahead; both are allowed by their hash, so neither `unsafe-inline` nor a
 * nonce is needed.
 * Vite's dev server swaps styles through inline elements; a build never allows them.
 */
export function contentSecurityPolicy(
	{ measurementId, phoneConversion, paymentOrigin }: Config,
	{ widget = false } = {},
): string {
	const sources = [measurementId && measurement, measurementId && phoneConversion && phoneSwap];
	const extra = (kind: keyof typeof measurement) =>
		sources.map((source) => (source ? ` ${source[kind]}` : "")).join("");
	return [
		"default-src 'none'",
		`script-src 'self' ${inlineScriptHashes.join(" ")}${extra("script")}${widget ? ` ${turnstileUrl}` : ""}`,
		...(widget ? [`frame-src ${turnstileUrl}`] : []),
		`style-src 'self'${import.meta.env.DEV ? " 'unsafe-inline'" : ""}`,
		`img-src 'self' data:${extra("image")}`,
		"font-src 'self'",
		`connect-src 'self'${extra("connect")}`,
		"manifest-src 'self'",
		// Chrome holds the redirect that follows a form to this too, and paying by card leads to the provider's page.
		`form-action 'self'${paymentOrigin ? ` ${paymentOrigin}` : ""}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** The headers of every answer. */
function securityHeaders(config: Config): Readonly<Record<string, string>> {
	return {
		"Content-Security-Policy": contentSecurityPolicy(config),
		"Strict-Transport-Security": "max-age=63072000",
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
	};
}

export function headers(config: Config) {
	const pairs = Object.entries(securityHeaders(config));
	const withWidget = config.turnstile ? contentSecurityPolicy(config, { widget: true }) : undefined;
	return createMiddleware<AppEnv>(async function headers(c, next) {
		await next();
		for (const [name, value] of pairs) c.res.headers.set(name, value);
		const { route } = c.var;
		if (withWidget && isRouteId(route) && routeOf(route).publicForm) {
			c.res.headers.set("Content-Security-Policy", withWidget);
		}
	});
}
