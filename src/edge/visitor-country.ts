// The country of a visitor: the one they chose, else where the platform sees them. Never part of a page that is cached.
import { parse, serialize } from "hono/utils/cookie";

const countryCookieName = "country";
/** A year. */
const maxAge = 365 * 24 * 60 * 60;

type Asked = Pick<Request, "headers" | "cf">;

/** ISO 3166-1 alpha-2; undefined where nobody can tell. The platform says XX where it does not know, and T1 for Tor. */
export function visitorCountry(request: Asked): string | undefined {
	return chosenCountry(request) ?? [String(request.cf?.country)].find(isCountryCode);
}

/** The one that the visitor chose; undefined where they left it to the platform. */
export function chosenCountry({ headers }: Pick<Asked, "headers">): string | undefined {
	return [String(parse(headers.get("cookie") ?? "")[countryCookieName])].find(isCountryCode);
}

function isCountryCode(text: string): boolean {
	return /^[A-Z]{2}$/.test(text) && text !== "XX";
}

/** A Set-Cookie value that keeps the choice; an empty one forgets it. No script reads it. */
export function countryCookie(country: string, secure: boolean): string {
	const kept = { path: "/", httpOnly: true, sameSite: "Lax", secure } as const;
	return serialize(countryCookieName, country, { ...kept, maxAge: country ? maxAge : 0 });
}
