// Secrets that travel in a link: 128 random bits, of which only a hash is kept.
import { sha256 } from "./hash.ts";

/** A new one, as 22 characters that stand in a URL as they are. */
export function newToken(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replace(/=+$/, "");
}

export function isToken(text: string): boolean {
	return /^[\w-]{22}$/.test(text);
}

/** What is stored: its SHA-256, as hex. A random secret of this length needs no slower hash. */
export function tokenHash(token: string): Promise<string> {
	return sha256(token);
}
