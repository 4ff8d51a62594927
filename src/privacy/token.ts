// Secrets that travel in a link: 128 random bits, of which only a hash is kept.

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
export async function tokenHash(token: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
