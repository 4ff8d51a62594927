// The token in a form that acts for somebody the site knows: made by this site, for this form and browser, not long ago.
import type { Vault } from "./vault.ts";

/** Hours for which a page that was left open still sends. */
const validHours = 24;
export type TokenReading =
	| "ok"
	/** Older than a day: the form is shown again with everything in it, and a new token. */
	| "expired"
	/** None, another form's or browser's, or made up. */
	| "wrong";

/**
 * @param purpose of the form, e.g. "passengers"
 * @param visitor the secret of the browser's cookie
 */
export async function issueFormToken(vault: Vault, purpose: string, visitor: string, now: Date): Promise<string> {
	const time = now.getTime().toString(36);
	return `${time}.${await vault.sign(`${time}.${visitor}`, `form.${purpose}`, "tokens")}`;
}

/** Never throws, whatever was sent. Takes the same time for every wrong one of the right length. */
export async function readFormToken(
	vault: Vault,
	purpose: string,
	visitor: string,
	{ token, now }: { readonly token: unknown; readonly now: Date },
): Promise<TokenReading> {
	const [, time = "", mac = ""] =
		/^([0-9a-z]{1,11})\.([0-9a-f]{64})$/.exec(typeof token === "string" ? token : "") ?? [];
	if (!time) return "wrong";
	const right = await vault.signatures(`${time}.${visitor}`, `form.${purpose}`, "tokens");
	if (!right.some((one) => sameText(one, mac))) return "wrong";
	const age = now.getTime() - Number.parseInt(time, 36);
	return age > validHours * 3_600_000 ? "expired" : "ok";
}

/** When a token says that it was made; of one that was read well, when it was. */
export function issuedAt(token: string): Date {
	return new Date(Number.parseInt(token, 36));
}

/** Compares two texts without telling by its time where they differ. */
export function sameText(a: string, b: string): boolean {
	let difference = a.length ^ b.length;
	for (let index = 0; index < a.length; index++)
		difference |= a.charCodeAt(index) ^ b.charCodeAt(index % (b.length || 1));
	return difference === 0;
}
