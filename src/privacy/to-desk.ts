// Seals what only the desk shall read: to its public key, by X25519, HKDF and AES-GCM. Who sealed it cannot open it again.
import { base64, decodeKey, derive, utf8 } from "./keys.ts";

/** @param bound what it belongs to: sealed for another, it does not open */
export type SealToDesk = (text: string, bound: string) => Promise<string>;

const version = "d1";
/** The agreement's key is another one each time, so its only IV may be the same. */
const onlyIv = new Uint8Array(12);

/** @param publicKey 32 bytes as base64; throws TypeError when it is of another length */
export function sealerToDesk(publicKey: string): SealToDesk {
	const raw = decodeKey(publicKey);
	return async (text, bound) => {
		const { privateKey, publicKey: own } = (await crypto.subtle.generateKey("X25519", false, [
			"deriveBits",
		])) as CryptoKeyPair;
		const desk = await crypto.subtle.importKey("raw", raw, "X25519", false, []);
		const sent = base64(new Uint8Array((await crypto.subtle.exportKey("raw", own)) as ArrayBuffer));
		const key = await agreedKey(privateKey, desk, { sent, publicKey, use: "encrypt" });
		const closed = await crypto.subtle.encrypt(aes(bound), key, utf8(text));
		return [version, sent, base64(new Uint8Array(closed))].join(".");
	};
}

interface Agreement {
	/** The public halves, as base64: that of this one text, and the desk's. Both are in the key. */
	readonly sent: string;
	readonly publicKey: string;
	readonly use: "encrypt" | "decrypt";
}

/** The key of one text, from one's private half and the other's public one. */
export async function agreedKey(own: CryptoKey, other: CryptoKey, { sent, publicKey, use }: Agreement) {
	// The types call it by the name that it has in the platform's own code.
	const algorithm = { name: "X25519", public: other } as unknown as SubtleCryptoDeriveKeyAlgorithm;
	const shared = new Uint8Array(await crypto.subtle.deriveBits(algorithm, own, 256));
	const bits = await derive(shared, `to desk ${sent} ${publicKey}`, 256);
	return crypto.subtle.importKey("raw", bits, "AES-GCM", false, [use]);
}

export function aes(bound: string) {
	return { name: "AES-GCM", iv: onlyIv, additionalData: utf8(bound) };
}

/** Its parts; undefined where it is none of these. */
export function partsToDesk(sealed: string): { readonly sent: string; readonly content: string } | undefined {
	const [mark, sent, content] = sealed.split(".");
	return mark === version && sent && content ? { sent, content } : undefined;
}
