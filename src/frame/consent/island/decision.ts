// The visitor's decision about measurement: its cookie, and what it means in Google's Consent Mode.

export type Decision = "granted" | "denied";

const consentCookieName = "consent";
const halfYear = 182 * 24 * 60 * 60;

/** Gives the text for `document.cookie`; the form on the cookie policy page sets the same. */
export function consentCookie(decision: Decision): string {
	return `${consentCookieName}=${decision}; Path=/; Max-Age=${halfYear}; SameSite=Lax`;
}

/** Undefined when nothing was decided yet. */
export function readDecision(cookies: string): Decision | undefined {
	const value = /(?:^|;\s*)consent=([^;]*)/.exec(cookies)?.[1];
	return value === "granted" || value === "denied" ? value : undefined;
}

export type Signals = Readonly<
	Record<"ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage", Decision>
>;

/**
 * Consent Mode v2 signals. `optedOut` is Global Privacy Control: it keeps the advertising ones denied even for a
 * visitor who allowed measurement (https://w3c.github.io/gpc/).
 */
export function signals(decision: Decision, optedOut: boolean): Signals {
	const ads = optedOut ? "denied" : decision;
	return { ad_storage: ads, ad_user_data: ads, ad_personalization: ads, analytics_storage: decision };
}
