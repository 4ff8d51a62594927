// Our own cookies in tests: what a browser would send back over HTTP, and one that may open a booking.
import { tripsCookies } from "../src/features/bookings/access.ts";
import { readCookies } from "../src/privacy/cookies.ts";
import { newToken } from "../src/privacy/token.ts";
import type { Vault } from "../src/privacy/vault.ts";

/** A header Cookie with lines of Set-Cookie taken into it: the later one of a name counts, one that is deleted is gone. */
export function cookiesAfter(header: string, lines: readonly string[]): string {
	const jar = new Map(header.split("; ").filter(Boolean).map(halves));
	for (const line of lines) {
		const [name, value] = halves(line.split("; ")[0] ?? "");
		if (/; Max-Age=0(;|$)/.test(line)) jar.delete(name);
		else jar.set(name, value);
	}
	return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

function halves(pair: string): [string, string] {
	const at = pair.indexOf("=");
	return [pair.slice(0, at), pair.slice(at + 1)];
}

/** The header Cookie of a browser that may open a booking. */
export async function cookiesFor(
	vault: Vault,
	code: string,
	now: Date,
	setting: { readonly visitor?: string; readonly stay?: boolean; readonly header?: string } = {},
): Promise<string> {
	const { visitor = newToken(), stay = true, header = `visitor=${visitor}` } = setting;
	return cookiesAfter(header, await tripsCookies(vault, readCookies(header, false), { code, now, stay }));
}
