// The secret of a browser, in a cookie of its own: forms, drafts and everything that is listed in other cookies is tied to it.
import { type Cookies, writeCookie } from "./cookies.ts";
import { isToken, newToken } from "./token.ts";

/** Undefined where the browser has none, or none that this site makes. */
export function visitorOf(visit: Cookies): string | undefined {
	return read(visit)?.visitor;
}

export interface Tied {
	readonly visitor: string;
	/** Lines of Set-Cookie; none where the browser has what it needs. */
	readonly cookies: readonly string[];
}

/** Secrets made for visits: two parts of one page tie to the same. */
const made = new WeakMap<Cookies, string>();

function madeFor(visit: Cookies): string {
	const visitor = made.get(visit) ?? newToken();
	made.set(visit, visitor);
	return visitor;
}

/**
 * The secret of this browser, made now where it has none, once in a visit.
 * @param kept how long it is needed at least; without, until the browser closes
 */
export function tieTo(visit: Cookies, kept?: { readonly until: Date; readonly now: Date }): Tied {
	const { visitor, until } = read(visit) ?? { visitor: madeFor(visit), until: undefined };
	const { secure } = visit;
	if (!kept) return { visitor, cookies: until === undefined ? [writeCookie("visitor", visitor, { secure })] : [] };
	const end = kept.until.getTime();
	if (until !== undefined && until >= end) return { visitor, cookies: [] };
	const maxAge = Math.ceil((end - kept.now.getTime()) / 1000);
	return { visitor, cookies: [writeCookie("visitor", `${visitor}.${end.toString(36)}`, { secure, maxAge })] };
}

/** Another secret than the one that the browser has. */
export function tieAnew({ secure }: Cookies): Tied {
	return tieTo({ cookie: () => undefined, secure });
}

/** The line of Set-Cookie by which the browser forgets its secret. */
export function untie({ secure }: Cookies): string {
	return writeCookie("visitor", "", { secure, maxAge: 0 });
}

/** With the end that the browser was told, in ms, since it does not send it back by itself; 0 where it is its own. */
function read({ cookie }: Cookies): { readonly visitor: string; readonly until: number } | undefined {
	const [visitor = "", end = "0"] = (cookie("visitor") ?? "").split(".");
	return isToken(visitor) ? { visitor, until: Number.parseInt(end, 36) || 0 } : undefined;
}
