// Secrets, and the keys that are derived from them: one for each purpose, which say nothing about each other (HKDF, RFC 5869).
import { hex } from "./hash.ts";

/** Bytes of a secret. */
const keyBytes = 32;

/**
 * What is hashed with a key of its own: `references`: what is kept in the database to find something by; `cookies`: what a
 * browser brings back; `tokens`: what a form sends back.
 */
export type HashPurpose = "references" | "cookies" | "tokens";

/** What each key is derived for, as HKDF's info: it never changes, or nothing is found again. */
const infos = { references: "fingerprint", cookies: "cookies", tokens: "tokens" } as const satisfies Record<
	HashPurpose,
	string
>;

/** True for the base64 of 32 bytes. */
export function isVaultKey(text: string): boolean {
	return /^[A-Za-z0-9+/]{43}=$/.test(text);
}

/** Throws TypeError when it is of another length; the message never holds a secret. */
export function decodeKey(secret: string): Uint8Array<ArrayBuffer> {
	if (!isVaultKey(secret)) throw new TypeError(`A key of the vault is not the base64 of ${keyBytes} bytes`);
	return fromBase64(secret);
}

export interface SealingKey {
	/** Names the key in what it sealed; says nothing about it. */
	readonly id: string;
	readonly sealing: CryptoKey;
}

export async function sealingKey(raw: Uint8Array<ArrayBuffer>): Promise<SealingKey> {
	const [name, sealing] = await Promise.all([derive(raw, "name", 32), derive(raw, "seal", 256)]);
	return {
		id: hex(name),
		sealing: await crypto.subtle.importKey("raw", sealing, "AES-GCM", false, ["encrypt", "decrypt"]),
	};
}

export async function hashingKey(raw: Uint8Array<ArrayBuffer>, purpose: HashPurpose): Promise<CryptoKey> {
	const bits = await derive(raw, infos[purpose], 256);
	return crypto.subtle.importKey("raw", bits, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** Bits for one purpose, which `info` names. */
export async function derive(
	raw: Uint8Array<ArrayBuffer>,
	info: string,
	length: number,
): Promise<Uint8Array<ArrayBuffer>> {
	const base = await crypto.subtle.importKey("raw", raw, "HKDF", false, ["deriveBits"]);
	const options = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8(info) };
	return new Uint8Array(await crypto.subtle.deriveBits(options, base, length));
}

export function utf8(text: string): Uint8Array<ArrayBuffer> {
	return new Uint8Array(new TextEncoder().encode(text));
}

export function base64(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes));
}

/** Throws on anything but base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
