// Who may see a booking: the browser whose signed cookie says that it made it, or proved to know code and last name.

import { serialize } from "hono/utils/cookie";
import { sameText } from "../../privacy/form-token.ts";
import { isToken, newToken } from "../../privacy/token.ts";
import type { Vault } from "../../privacy/vault.ts";
import { dayMs } from "../../time/iso-date.ts";

/** A random secret of this browser: ties forms and drafts to it. Gone when the browser closes. */
export const visitorCookieName = "visitor";
/** The bookings that this browser may open, each signed. */
export const tripsCookieName = "trips";

export const accessDays = 30;
/** The oldest goes first: a cookie has 4 KB. */
const maxTrips = 10;

const plain = { path: "/", httpOnly: true, sameSite: "Lax" } as const;

/** The secret of the cookie's text, or undefined where it is none of ours. */
export function readVisitor(text: string | undefined): string | undefined {
	return text && isToken(text) ? text : undefined;
}

export function newVisitor(): string {
	return newToken();
}

/** @param secure whether the page came over HTTPS: a browser drops a secure cookie of a page that did not */
export function visitorCookie(visitor: string, secure: boolean): string {
	return serialize(visitorCookieName, visitor, { ...plain, secure });
}

/** The cookie with a booking added to those it opens. */
export async function tripsCookie(
	vault: Vault,
	text: string | undefined,
	{ code, now, secure }: { readonly code: string; readonly now: Date; readonly secure: boolean },
): Promise<string> {
	const until = Math.floor(now.getTime() / dayMs) + accessDays;
	const entry = `${code}.${until}.${await sign(vault, code, until)}`;
	const others = entriesOf(text).filter((other) => !other.startsWith(`${code}.`));
	const value = [entry, ...others].slice(0, maxTrips).join("_");
	return serialize(tripsCookieName, value, { ...plain, secure, maxAge: accessDays * 24 * 3600 });
}

/** Does the cookie open this booking now? Never throws, whatever the cookie says. */
export async function opensTrip(vault: Vault, text: string | undefined, code: string, now: Date): Promise<boolean> {
	for (const entry of entriesOf(text)) {
		const [of, until = "", mac = ""] = entry.split(".");
		if (of !== code || Number(until) * dayMs < now.getTime()) continue;
		const right = await vault.fingerprints(`${code}.${until}`, "trips.access");
		if (right.some((one) => sameText(one, mac))) return true;
	}
	return false;
}

function entriesOf(text = ""): string[] {
	return text
		.split("_")
		.filter((entry) => /^[0-9A-Z]{8}\.\d{5,6}\.[0-9a-f]{64}$/.test(entry))
		.slice(0, maxTrips);
}

function sign(vault: Vault, code: string, until: number): Promise<string> {
	return vault.fingerprint(`${code}.${until}`, "trips.access");
}
