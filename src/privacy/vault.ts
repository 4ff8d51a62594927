// Personal data at rest: sealed with AES-GCM under the key of the secret DATA_KEY, and found again by a keyed hash.
import { hex } from "./hash.ts";

/** Where a sealed text stands, e.g. "outbox.sealed": one copied to another column does not open there. */
export type Column = `${string}.${string}`;

export interface Vault {
	/** The text under the first key, with an IV of its own: sealing twice gives two texts. `row`: as `rowKey` names it. */
	seal(text: string, column: Column, row: string): Promise<string>;
	/** Throws when the text was altered, was sealed for another column or row, or under a key that is no longer here. */
	open(sealed: string, column: Column, row: string): Promise<string>;
	/** A keyed hash of the text under the first key, as hex: equal texts of a column are equal, and nothing else shows. */
	fingerprint(text: string, column: Column): Promise<string>;
	/** The fingerprints under every key, the first one's first: what was stored before a change of keys is still found. */
	fingerprints(text: string, column: Column): Promise<readonly string[]>;
	/** The names of the keys, the first one's first: eight hexadecimal digits that say nothing about the key. */
	keyNames(): Promise<readonly string[]>;
}

/** Bytes of a key, and of the IV that NIST SP 800-38D recommends. */
const keyBytes = 32;
const ivBytes = 12;
const version = "v2";
/** Of texts that are bound to their column and to no row of it. */
const unboundVersion = "v1";

/** SQL of what is sealed in a column "sealed" and not bound to its row. */
export const unbound = `sealed < '${version}'`;

/** Names a row by its primary key, for what is sealed in it. */
export function rowKey(...key: readonly (string | number)[]): string {
	return key.join(" ");
}

interface Key {
	/** Names the key in what it sealed; says nothing about it. */
	readonly id: string;
	readonly sealing: CryptoKey;
	readonly hashing: CryptoKey;
}

/**
 * @param secrets 32 random bytes each, as base64. The first one seals; the others, which it replaced, only open.
 * Throws TypeError when there is none or one is of another length; the message never holds a secret.
 */
export function createVault(secrets: readonly string[]): Vault {
	const raw = secrets.map(decodeKey);
	if (raw.length === 0) throw new TypeError("A vault needs a key");
	let derived: Promise<readonly Key[]> | undefined;
	// A Worker may not use the platform's cryptography before its first request.
	const keys = () => {
		derived ??= Promise.all(raw.map(derive));
		return derived;
	};
	const first = async () => {
		const [key] = await keys();
		if (!key) throw new TypeError("A vault needs a key");
		return key;
	};
	return {
		async seal(text, column, row) {
			const { id, sealing } = await first();
			const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
			const sealed = await crypto.subtle.encrypt(algorithm(iv, bound(column, row)), sealing, utf8(text));
			return [version, id, base64(iv), base64(new Uint8Array(sealed))].join(".");
		},
		async open(sealed, column, row) {
			const [mark, id, iv = "", content = ""] = sealed.split(".");
			const key = (await keys()).find((candidate) => candidate.id === id);
			const place = places(column, row)[mark ?? ""];
			if (!place || !key) throw new Error(`No key for what is sealed in ${column}`);
			const text = await crypto.subtle.decrypt(algorithm(fromBase64(iv), place), key.sealing, fromBase64(content));
			return new TextDecoder().decode(text);
		},
		fingerprint: async (text, column) => sign(await first(), text, column),
		fingerprints: async (text, column) => Promise.all((await keys()).map((key) => sign(key, text, column))),
		keyNames: async () => (await keys()).map(({ id }) => id),
	};
}

/** How every text begins that the key of this name sealed; the name stands from the fourth character on. */
export function sealedPrefix(keyName: string): string {
	return `${version}.${keyName}.`;
}

/** True for the base64 of 32 bytes. */
export function isVaultKey(text: string): boolean {
	return /^[A-Za-z0-9+/]{43}=$/.test(text);
}

function decodeKey(secret: string): Uint8Array<ArrayBuffer> {
	if (!isVaultKey(secret)) throw new TypeError(`A key of the vault is not the base64 of ${keyBytes} bytes`);
	return fromBase64(secret);
}

/** One secret gives two keys that say nothing about each other (HKDF, RFC 5869), and a name. */
async function derive(raw: Uint8Array<ArrayBuffer>): Promise<Key> {
	const base = await crypto.subtle.importKey("raw", raw, "HKDF", false, ["deriveBits"]);
	const bits = async (info: string, length: number) =>
		new Uint8Array(
			await crypto.subtle.deriveBits(
				{ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8(info) },
				base,
				length,
			),
		);
	const [name, sealing, hashing] = await Promise.all([bits("name", 32), bits("seal", 256), bits("fingerprint", 256)]);
	return {
		id: hex(name),
		sealing: await crypto.subtle.importKey("raw", sealing, "AES-GCM", false, ["encrypt", "decrypt"]),
		hashing: await crypto.subtle.importKey("raw", hashing, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
	};
}

/** What a text of each version is bound to. */
function places(column: Column, row: string): Readonly<Record<string, string>> {
	return { [version]: bound(column, row), [unboundVersion]: column };
}

function bound(column: Column, row: string): string {
	return `${column}\n${row}`;
}

function algorithm(iv: Uint8Array<ArrayBuffer>, place: string) {
	return { name: "AES-GCM", iv, additionalData: utf8(place) };
}

async function sign({ hashing }: Key, text: string, column: Column): Promise<string> {
	return hex(new Uint8Array(await crypto.subtle.sign("HMAC", hashing, utf8(`${column}\n${text}`))));
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
	return new Uint8Array(new TextEncoder().encode(text));
}

function base64(bytes: Uint8Array): string {
	return btoa(String.fromCharCode(...bytes));
}

/** Throws on anything but base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
