// The desk's own keys: one opens what the public Worker sealed to it, the others name what the index is asked for.

import { hex } from "../../privacy/hash.ts";
import { base64, decodeKey, derive, fromBase64, utf8 } from "../../privacy/keys.ts";
import { aes, agreedKey, partsToDesk } from "../../privacy/to-desk.ts";

/** What a term of the index is; each kind is hashed under a key of its own. */
type TermKind = "name" | "names" | "phone" | "phoneEnd" | "mailbox" | "ticket";

export interface Term {
	readonly kind: TermKind;
	readonly text: string;
}

export interface DeskKeys {
	/** Undefined where none of the keys opens it, or it was sealed for something else. */
	open(sealed: string, bound: string): Promise<string | undefined>;
	/** Does one of them open what is sealed to this public key (32 bytes as base64)? */
	opensFor(publicKey: string): Promise<boolean>;
	/** Names the index key that writes: eight hexadecimal digits, which say nothing about it. What it writes begins so. */
	indexName(): Promise<string>;
	/** The term as the index has it under the key that writes. */
	written(term: Term): Promise<string>;
	/** And under each key, the first one's first: what was written before a change is still found. */
	asked(term: Term): Promise<readonly string[]>;
}

/** What stands before the 32 bytes of a private key of X25519, as PKCS #8 has it (RFC 8410). */
const pkcs8Head = fromBase64("MC4CAQAwBQYDK2VuBCIEIA==");
/** Bytes of a hash that are kept: two texts that differ are never alike, and a row stays small. */
const termBytes = 16;

/**
 * @param privateKeys of DESK_PRIVATE_KEY, and @param indexSecrets of DESK_INDEX_KEY: 32 bytes each as base64. All open and are
 * looked up; the first index secret writes. Throws TypeError when there is none or one is of another length, without its value.
 */
export function createDeskKeys(privateKeys: readonly string[], indexSecrets: readonly string[]): DeskKeys {
	const raw = { own: privateKeys.map(decodeKey), index: indexSecrets.map(decodeKey) };
	if (raw.own.length === 0 || raw.index.length === 0) throw new TypeError("The desk needs a private and an index key");
	// A Worker may not use the platform's cryptography before its first request.
	let opening: Promise<readonly OpeningKey[]> | undefined;
	let naming: Promise<readonly IndexKey[]> | undefined;
	const own = () => {
		opening ??= Promise.all(raw.own.map(openingKey));
		return opening;
	};
	const index = () => {
		naming ??= Promise.all(raw.index.map(indexKey));
		return naming;
	};
	const first = async () => {
		const [key] = await index();
		if (!key) throw new TypeError("The desk needs an index key");
		return key;
	};
	return {
		opensFor: async (asked) => (await own()).some(({ publicKey }) => publicKey === asked),
		async open(sealed, bound) {
			const parts = partsToDesk(sealed);
			if (!parts) return undefined;
			for (const key of await own()) {
				const text = await opened(key, parts, bound).catch(() => undefined);
				if (text !== undefined) return text;
			}
			return undefined;
		},
		indexName: async () => (await first()).name,
		written: async (term) => (await first()).termOf(term),
		asked: async (term) => Promise.all((await index()).map((key) => key.termOf(term))),
	};
}

interface OpeningKey {
	readonly own: CryptoKey;
	readonly publicKey: string;
}

async function openingKey(raw: Uint8Array<ArrayBuffer>): Promise<OpeningKey> {
	const own = await crypto.subtle.importKey("pkcs8", new Uint8Array([...pkcs8Head, ...raw]), "X25519", true, [
		"deriveBits",
	]);
	const { x = "" } = (await crypto.subtle.exportKey("jwk", own)) as JsonWebKey;
	return { own, publicKey: `${x.replaceAll("-", "+").replaceAll("_", "/")}=` };
}

async function opened(
	{ own, publicKey }: OpeningKey,
	{ sent, content }: { readonly sent: string; readonly content: string },
	bound: string,
): Promise<string> {
	const other = await crypto.subtle.importKey("raw", fromBase64(sent), "X25519", false, []);
	const key = await agreedKey(own, other, { sent, publicKey, use: "decrypt" });
	return new TextDecoder().decode(await crypto.subtle.decrypt(aes(bound), key, fromBase64(content)));
}

interface IndexKey {
	readonly name: string;
	termOf(term: Term): Promise<string>;
}

async function indexKey(raw: Uint8Array<ArrayBuffer>): Promise<IndexKey> {
	const name = hex(await derive(raw, "desk index name", 32));
	const keys = new Map<TermKind, Promise<CryptoKey>>();
	const keyOf = (kind: TermKind) => {
		const key = keys.get(kind) ?? hashing(raw, kind);
		keys.set(kind, key);
		return key;
	};
	return {
		name,
		async termOf({ kind, text }) {
			const hash = await crypto.subtle.sign("HMAC", await keyOf(kind), utf8(text));
			return name + base64(new Uint8Array(hash).slice(0, termBytes)).replaceAll("=", "");
		},
	};
}

async function hashing(raw: Uint8Array<ArrayBuffer>, kind: TermKind): Promise<CryptoKey> {
	const bits = await derive(raw, `desk index ${kind}`, 256);
	return crypto.subtle.importKey("raw", bits, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}
