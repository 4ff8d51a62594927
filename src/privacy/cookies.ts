// Our cookies that no script reads or writes: one way to read and to write them, under the name that their scheme allows.
import { parse, serialize } from "hono/utils/cookie";

export type OwnCookie =
	| "visitor"
	| "trips"
	| "opened"
	| "quotes"
	| "alerts"
	| "callback"
	| "carried"
	| "call"
	| "country"
	| "place";

/** What a request brings of them. */
export interface Cookies {
	cookie(name: OwnCookie): string | undefined;
	/** The page came over HTTPS. */
	readonly secure: boolean;
}

/** @param header the request's Cookie */
export function readCookies(header: string | null | undefined, secure: boolean): Cookies {
	const all = parse(header ?? "");
	return { cookie: (name) => all[sentName(name, secure)], secure };
}

interface Kept {
	readonly secure: boolean;
	/** Seconds; 0 deletes it. Without, it is gone when the browser closes. */
	readonly maxAge?: number;
}

/** The line of Set-Cookie. */
export function writeCookie(name: OwnCookie, value: string, { secure, maxAge }: Kept): string {
	const options = { path: "/", httpOnly: true, sameSite: "Lax", secure } as const;
	return serialize(sentName(name, secure), value, { ...options, ...(maxAge !== undefined && { maxAge }) });
}

/**
 * A browser takes a name with this prefix only over HTTPS and only from this very host, so no other host of the domain
 * can plant one here; the plain name is then never read. Over HTTP it takes no such name.
 */
function sentName(name: OwnCookie, secure: boolean): string {
	return secure ? `__Host-${name}` : name;
}
