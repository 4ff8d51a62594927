// Seals as the version before did, bound to a column and to no row: what a database of it holds.
import type { Column } from "../../src/privacy/vault.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

export async function sealUnbound(secret: string, text: string, column: Column): Promise<string> {
	const raw = Uint8Array.from(atob(secret), (character) => character.charCodeAt(0));
	const base = await crypto.subtle.importKey("raw", raw, "HKDF", false, ["deriveBits"]);
	const bits = async (info: string, length: number) => {
		const options = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8(info) };
		return new Uint8Array(await crypto.subtle.deriveBits(options, base, length));
	};
	const name = Array.from(await bits("name", 32), (byte) => byte.toString(16).padStart(2, "0")).join("");
	const key = await crypto.subtle.importKey("raw", await bits("seal", 256), "AES-GCM", false, ["encrypt"]);
	const iv = crypto.getRandomValues(new Uint8Array(12));
	const options = { name: "AES-GCM", iv, additionalData: utf8(column) };
	const sealed = new Uint8Array(await crypto.subtle.encrypt(options, key, utf8(text)));
	return ["v1", name, base64(iv), base64(sealed)].join(".");
}
