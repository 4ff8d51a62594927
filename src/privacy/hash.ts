// Bytes and texts as hex: what is stored of a secret, and what names a request.

export function hex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Names texts by an HMAC-SHA-256 under a secret, as hex: who lacks the secret can try no text against a name. */
export function namedBy(secret: Uint8Array<ArrayBuffer>): (text: string) => Promise<string> {
	const key = crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
	return async (text) =>
		hex(new Uint8Array(await crypto.subtle.sign("HMAC", await key, new TextEncoder().encode(text))));
}

/** The SHA-256 of a text, as hex. */
export async function sha256(text: string): Promise<string> {
	return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
