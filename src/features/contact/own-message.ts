// Which browser sent a call-back request: it alone is told the number again, and may change it. One signed cookie says so.

import { serialize } from "hono/utils/cookie";
import { pathOf } from "../../links.ts";
import { sameText } from "../../privacy/form-token.ts";
import type { Vault } from "../../privacy/vault.ts";

export const ownMessageCookieName = "callback";
/** As long as a visitor may look back at what was sent. */
const maxAge = 60 * 60;

/** A Set-Cookie value. */
export async function ownMessageCookie(vault: Vault, number: string, secure: boolean): Promise<string> {
	const value = `${number}.${await sign(vault, number)}`;
	return serialize(ownMessageCookieName, value, {
		...{ path: pathOf("callBack"), httpOnly: true, sameSite: "Lax", secure, maxAge },
	});
}

/** Is the message of this number the browser's own? Never throws, whatever the cookie says. */
export async function isOwnMessage(vault: Vault, cookie: string | undefined, number: string): Promise<boolean> {
	const [of, mac = ""] = (cookie ?? "").split(".");
	if (of !== number) return false;
	const right = await vault.signatures(number, "messages.access", "cookies");
	return right.some((one) => sameText(one, mac));
}

function sign(vault: Vault, number: string): Promise<string> {
	return vault.sign(number, "messages.access", "cookies");
}
