// Keys of a desk for tests: those that this process draws once.
import { createDeskKeys, type DeskKeys } from "../../src/desk/find/keys.ts";

const standard = (text = "") => `${text.replaceAll("-", "+").replaceAll("_", "/")}=`;

/** Both halves, 32 bytes each as base64. */
export async function newDeskPair(): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
	const { privateKey } = (await crypto.subtle.generateKey("X25519", true, ["deriveBits"])) as CryptoKeyPair;
	const { d, x } = (await crypto.subtle.exportKey("jwk", privateKey)) as JsonWebKey;
	return { publicKey: standard(x), privateKey: standard(d) };
}

export const pair = await newDeskPair();
export const indexSecret = btoa("i".repeat(32));
export const keys: DeskKeys = createDeskKeys([pair.privateKey], [indexSecret]);
