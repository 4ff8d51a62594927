// The country of a visitor: the one they chose, else where the platform sees them. Never part of a page that is cached.
import { writeCookie } from "../privacy/cookies.ts";
import { cookiesOf } from "./request-cookies.ts";

/** A year. */
const maxAge = 365 * 24 * 60 * 60;

type Asked = Pick<Request, "url" | "headers" | "cf">;

/** ISO 3166-1 alpha-2; undefined where nobody can tell. The platform says XX where it does not know, and T1 for Tor. */
export function visitorCountry(request: Asked): string | undefined {
	return chosenCountry(request) ?? [String(request.cf?.country)].find(isCountryCode);
}

/** The one that the visitor chose; undefined where they left it to the platform. */
export function chosenCountry(request: Pick<Asked, "url" | "headers">): string | undefined {
	return [String(cookiesOf(request).cookie("country"))].find(isCountryCode);
}

function isCountryCode(text: string): boolean {
	return /^[A-Z]{2}$/.test(text) && text !== "XX";
}

/** The line of Set-Cookie that keeps the choice; an empty one forgets it. */
export function countryCookie(country: string, secure: boolean): string {
	return writeCookie("country", country, { secure, maxAge: country ? maxAge : 0 });
}
