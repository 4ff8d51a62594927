// Personal data at rest: sealed with AES-GCM under the key of the secret DATA_KEY, and found again by a keyed hash; and what
// browsers bring back, signed under keys of its own.
import { hex } from "./hash.ts";
import { base64, decodeKey, fromBase64, type HashPurpose, hashingKey, sealingKey, utf8 } from "./keys.ts";
import { type SealToDesk, sealerToDesk } from "./to-desk.ts";

/** Where a sealed text stands, e.g. "outbox.sealed": one copied to another column does not open there. */
export type Column = `${string}.${string}`;

export interface Vault {
	/** The text under the first key, with an IV of its own: sealing twice gives two texts. `row`: as `rowKey` names it. */
	seal(text: string, column: Column, row: string): Promise<string>;
	/** Throws `Unopened` when the text was altered, was sealed for another column or row, or under a key that is no longer here. */
	open(sealed: string, column: Column, row: string): Promise<string>;
	/** A keyed hash of the text under the first key, as hex: equal texts of a column are equal, and nothing else shows. Kept in the database. */
	fingerprint(text: string, column: Column): Promise<string>;
	/** The fingerprints under every key, the first one's first: what was stored before a change of keys is still found. */
	fingerprints(text: string, column: Column): Promise<readonly string[]>;
	/** The same for what is given to a browser: who can open the database can make up none, where its key is another secret. */
	sign(text: string, column: Column, use: SignedUse): Promise<string>;
	/** What counts as signed: under every key for it. */
	signatures(text: string, column: Column, use: SignedUse): Promise<readonly string[]>;
	/** The names of the data keys, the first one's first: eight hexadecimal digits that say nothing about the key. */
	keyNames(): Promise<readonly string[]>;
	/** For the desk alone: nothing here opens it. Absent where no desk has a key. */
	readonly sealToDesk?: SealToDesk;
}

/** What is sealed cannot be opened here, now or later: no failure of the database. Names its column alone. */
export class Unopened extends Error {}

/** Bytes of the IV that NIST SP 800-38D recommends. */
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

type SignedUse = Exclude<HashPurpose, "references">;

/** Secrets of a purpose alone, the newest first; where one has none, its keys are derived from those for data. */
export type KeysApart = Readonly<Partial<Record<HashPurpose, readonly string[]>>>;

/**
 * @param secrets 32 random bytes each, as base64. The first one seals; the others, which it replaced, only open.
 * @param deskKey the desk's public key, 32 bytes as base64
 * Throws TypeError when there is none or one is of another length; the message never holds a secret.
 */
export function createVault(secrets: readonly string[], apart: KeysApart = {}, deskKey: string | null = null): Vault {
	const raw = secrets.map(decodeKey);
	if (raw.length === 0) throw new TypeError("A vault needs a key");
	const rawOf = (purpose: HashPurpose) => apart[purpose]?.map(decodeKey) ?? raw;
	const [references, cookies, tokens] = [rawOf("references"), rawOf("cookies"), rawOf("tokens")];
	// A Worker may not use the platform's cryptography before its first request.
	const sealing = once(() => Promise.all(raw.map(sealingKey)));
	const hashing = {
		references: once(() => Promise.all(references.map((one) => hashingKey(one, "references")))),
		cookies: once(() => Promise.all(cookies.map((one) => hashingKey(one, "cookies")))),
		tokens: once(() => Promise.all(tokens.map((one) => hashingKey(one, "tokens")))),
	};
	const hash = async (text: string, column: Column, purpose: HashPurpose) =>
		mac(needed((await hashing[purpose]())[0]), text, column);
	const hashes = async (text: string, column: Column, purpose: HashPurpose) =>
		Promise.all((await hashing[purpose]()).map((key) => mac(key, text, column)));
	return {
		async seal(text, column, row) {
			const { id, sealing: key } = needed((await sealing())[0]);
			const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
			const sealed = await crypto.subtle.encrypt(algorithm(iv, bound(column, row)), key, utf8(text));
			return [version, id, base64(iv), base64(new Uint8Array(sealed))].join(".");
		},
		async open(sealed, column, row) {
			const [mark, id, iv = "", content = ""] = sealed.split(".");
			const key = (await sealing()).find((candidate) => candidate.id === id);
			const place = places(column, row)[mark ?? ""];
			if (!place || !key) throw new Unopened(`No key for what is sealed in ${column}`);
			try {
				const text = await crypto.subtle.decrypt(algorithm(fromBase64(iv), place), key.sealing, fromBase64(content));
				return new TextDecoder().decode(text);
			} catch {
				throw new Unopened(`What is sealed in ${column} was altered or belongs elsewhere`);
			}
		},
		fingerprint: (text, column) => hash(text, column, "references"),
		fingerprints: (text, column) => hashes(text, column, "references"),
		sign: hash,
		async signatures(text, column, use) {
			// Before each purpose had a key, all was signed by one. A secret of its own ends that.
			const former = apart[use] ? [] : await hashes(text, column, "references");
			return [...(await hashes(text, column, use)), ...former];
		},
		keyNames: async () => (await sealing()).map(({ id }) => id),
		...(deskKey && { sealToDesk: sealerToDesk(deskKey) }),
	};
}

/** How every text begins that the key of this name sealed; the name stands from the fourth character on. */
export function sealedPrefix(keyName: string): `v${string}` {
	return `${version}.${keyName}.`;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
	let made: Promise<T> | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

function needed<T>(key: T | undefined): T {
	if (key === undefined) throw new TypeError("A vault needs a key");
	return key;
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

async function mac(key: CryptoKey, text: string, column: Column): Promise<string> {
	return hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8(`${column}\n${text}`))));
}
