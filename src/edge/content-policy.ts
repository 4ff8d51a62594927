// The Content-Security-Policy of each kind of page: what that page loads, and nothing else.
import { firstScreenHashes } from "virtual:first-screens";
import { bootHash, inlineScriptHashes } from "virtual:inline-scripts";
import type { Config } from "../env.ts";
import { isMeasurable, type RouteId, routeOf } from "../routes.ts";

/** What of others a page has. A kind is one of each; most pages have none. */
export interface PageKind {
	/** Google's tag may be loaded, after a yes. */
	readonly measured?: boolean;
	/** Turnstile's widget stands in its form. */
	readonly widget?: boolean;
	/** Its form may lead to the payment provider. */
	readonly card?: boolean;
	/** Names of the Trusted Types policies that its own islands make. */
	readonly readsMarkup?: readonly string[];
}

/** A page that has nothing of others: errors among them, whatever was asked for. */
export const ownPage: PageKind = {};

/** The page of an error that shows Turnstile's widget. */
export const challengePage: PageKind = { widget: true };

/** Derived from the row, so that no page is forgotten. @param query what stands in its URL */
export function kindOf(id: RouteId, query: URLSearchParams, config: Config): PageKind {
	const { publicForm, paysByCard, readsMarkup } = routeOf(id);
	return {
		measured: config.measurementId !== null && isMeasurable(id, query),
		widget: config.turnstile !== null && publicForm === true,
		card: config.paymentOrigin !== null && paysByCard === true,
		...(readsMarkup && { readsMarkup }),
	};
}

/** Where a browser reports what it refused, under /api. */
export const reportsPath = "/policy-reports";
export const reportsUrl = `/api${reportsPath}`;
/** The name that `Reporting-Endpoints` gives it. */
export const reportsGroup = "policy";

/** Where the tag sends what it measured (developers.google.com/tag-platform/security/guides/csp). No script comes by these. */
const measurement = {
	connect:
		"https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://*.google.com",
	image: "https://*.google-analytics.com https://*.googletagmanager.com https://*.google.com",
};

/** What the phone-number swap of Google Ads asks besides. */
const phoneSwap = "https://www.googleadservices.com https://googleads.g.doubleclick.net";

/** Where Turnstile's widget comes from (developers.cloudflare.com/turnstile/reference/content-security-policy). */
const turnstileUrl = "https://challenges.cloudflare.com";

/** For what is no page: nothing of it is ever to be loaded or run. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Nothing inline runs or styles anywhere but what is allowed by its hash: the styles of first screens, the script that sets
 * a kept appearance before the first paint, the one that waits for the style sheets, the rules for what may be fetched ahead, and where a page is measured the one that
 * brings boot. There no host is named for scripts: what runs may load more (`strict-dynamic`), and markup may not, whoever's
 * container it names. A nonce would not do, since one page is kept for everybody.
 * Vite's dev server swaps styles through inline elements, and its client knows no Trusted Types; a build has neither.
 */
export function contentSecurityPolicy(config: Config, kind: PageKind, dev = import.meta.env.DEV): string {
	const { measured, widget, card, readsMarkup = [] } = kind;
	const swap = measured && config.phoneConversion ? [phoneSwap] : [];
	return [
		"default-src 'none'",
		list(
			"script-src 'self'",
			...inlineScriptHashes,
			measured && `${bootHash} 'strict-dynamic'`,
			widget && turnstileUrl,
		),
		widget && `frame-src ${turnstileUrl}`,
		list("style-src 'self'", ...firstScreenHashes, dev && "'unsafe-inline'"),
		list("img-src 'self' data:", measured && measurement.image, ...swap),
		"font-src 'self'",
		list("connect-src 'self'", measured && measurement.connect, ...swap),
		"manifest-src 'self'",
		// Chrome holds the redirect that follows a form to this too, and paying by card leads to the provider's page.
		list("form-action 'self'", card && config.paymentOrigin),
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...(measured || widget || dev ? [] : trustedTypes(readsMarkup)),
		`report-uri ${reportsUrl}`,
		`report-to ${reportsGroup}`,
	]
		.filter(Boolean)
		.join("; ");
}

/** No text becomes markup or script, but by these policies. Where others' code runs it is not asked for: it is theirs to keep. */
function trustedTypes(names: readonly string[]): string[] {
	return ["require-trusted-types-for 'script'", list("trusted-types", ...(names.length > 0 ? names : ["'none'"]))];
}

function list(...words: readonly (string | false | null | undefined)[]): string {
	return words.filter(Boolean).join(" ");
}
