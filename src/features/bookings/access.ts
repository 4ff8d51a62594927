// Who may see a booking: the browser whose signed cookie says that it made it, or proved to know code and last name.

import { serialize } from "hono/utils/cookie";
import { addToList, isListed, type SignedList } from "../../privacy/signed-list.ts";
import { isToken, newToken } from "../../privacy/token.ts";
import type { Vault } from "../../privacy/vault.ts";

/** A random secret of this browser: ties forms and drafts to it. Gone when the browser closes. */
export const visitorCookieName = "visitor";
/** The bookings that this browser may open, each signed. */
export const tripsCookieName = "trips";

export const accessDays = 30;
export const tripsList: SignedList = { name: tripsCookieName, column: "trips.access", max: 10 };

/** The secret of the cookie's text, or undefined where it is none of ours. */
export function readVisitor(text: string | undefined): string | undefined {
	return text && isToken(text) ? text : undefined;
}

export function newVisitor(): string {
	return newToken();
}

/** @param secure whether the page came over HTTPS: a browser drops a secure cookie of a page that did not */
export function visitorCookie(visitor: string, secure: boolean): string {
	return serialize(visitorCookieName, visitor, { path: "/", httpOnly: true, sameSite: "Lax", secure });
}

/** The cookie with a booking added to those it opens. */
export function tripsCookie(
	vault: Vault,
	text: string | undefined,
	{ code, now, secure }: { readonly code: string; readonly now: Date; readonly secure: boolean },
): Promise<string> {
	return addToList(vault, tripsList, { text, now, secure }, { value: code, days: accessDays });
}

/** Does the cookie open this booking now? Never throws, whatever the cookie says. */
export function opensTrip(vault: Vault, text: string | undefined, code: string, now: Date): Promise<boolean> {
	return isListed(vault, tripsList, { text, now }, code);
}
