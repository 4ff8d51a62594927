// Cloudflare Turnstile's siteverify (developers.cloudflare.com/turnstile/get-started/server-side-validation).
import type { HumanCheck, HumanReading } from "../turnstile.ts";

export interface TurnstileOptions {
	readonly siteKey: string;
	/** Secret. */
	readonly key: string;
	/** Host names on which a token may have been made. */
	readonly hosts: readonly string[];
	/** Origin of the service, without a slash at its end; tests have one of their own. */
	readonly url?: string;
	/** Milliseconds until the answer is given up. */
	readonly deadline?: number;
	readonly fetch?: typeof globalThis.fetch;
}

const turnstileUrl = "https://challenges.cloudflare.com";
/** In characters: no token is longer. */
const maxTokenLength = 2048;

export function createTurnstile(options: TurnstileOptions): HumanCheck {
	const { siteKey, key, hosts, url = turnstileUrl, deadline = 5_000, fetch = globalThis.fetch } = options;
	return {
		siteKey,
		async verify({ token, action, attempt }) {
			if (!token || token.length > maxTokenLength) return "refused";
			try {
				const response = await fetch(`${url}/turnstile/v0/siteverify`, {
					method: "POST",
					headers: { "Content-Type": "application/json" },
					// The visitor's address stays with us: the check does without it.
					body: JSON.stringify({ secret: key, response: token, idempotency_key: asUuid(attempt) }),
					// The secret goes to this origin only.
					redirect: "manual",
					signal: AbortSignal.timeout(deadline),
				});
				return readAnswer(await response.json(), action, hosts);
			} catch {
				return "unavailable";
			}
		},
	};
}

function readAnswer(answer: unknown, action: string, hosts: readonly string[]): HumanReading {
	if (typeof answer !== "object" || answer === null) return "unavailable";
	const { success, hostname, action: made, "error-codes": codes } = answer as Record<string, unknown>;
	if (success === true) {
		return made === action && typeof hostname === "string" && hosts.includes(hostname) ? "human" : "refused";
	}
	if (success !== false) return "unavailable";
	const visitors = ["invalid-input-response", "missing-input-response", "timeout-or-duplicate"];
	// A wrong secret or a fault of theirs is not the visitor's.
	return Array.isArray(codes) && codes.every((code) => visitors.includes(String(code))) ? "refused" : "unavailable";
}

/** The first 128 bits of a hash in the form of a UUID of version 8 (RFC 9562). */
function asUuid(hash: string): string {
	const [a, b, c, d, e] = [
		hash.slice(0, 8),
		hash.slice(8, 12),
		hash.slice(13, 16),
		hash.slice(17, 20),
		hash.slice(20, 32),
	];
	return `${a}-${b}-8${c}-8${d}-${e}`;
}
