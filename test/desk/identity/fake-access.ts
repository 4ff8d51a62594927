// A stand-in for Cloudflare Access: a server of keys that rotate, and whatever assertions a test wants signed.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";

export const audience = "32eafc7626e974616deaf0dc3ce63d7bcbed58a2731e84d06bc3cdf1b53c4228";

interface Signing {
	/** Instead of the claims that Access makes; undefined leaves one out. */
	readonly claims?: Readonly<Record<string, unknown>>;
	readonly kid?: string;
	/** A key that Access does not have. */
	readonly foreign?: boolean;
}

export interface FakeAccess {
	readonly issuer: string;
	/** How often somebody asked for the keys. */
	asked(): number;
	/** A new key signs from now on; the one before is still told, as Access does for a week. */
	rotate(): Promise<void>;
	/** The status of its answers from now on. */
	fail(status: number): void;
	/** What is told no more. */
	forget(): void;
	sign(signing?: Signing): Promise<string>;
	/** The public key that signs now. */
	publicKey(): Promise<JWK>;
	close(): Promise<void>;
}

async function newKey(kid: string) {
	const pair = await generateKeyPair("RS256");
	return { kid, ...pair, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: "RS256", use: "sig" } };
}

export async function startFakeAccess(): Promise<FakeAccess> {
	let keys = [await newKey("first")];
	let asked = 0;
	let status = 200;
	const server = createServer((request, response) => {
		if (request.url !== "/cdn-cgi/access/certs") return void response.writeHead(404).end();
		asked++;
		response.writeHead(status, { "Content-Type": "application/json" });
		response.end(JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }));
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const current = () => {
		const key = keys.at(-1);
		if (!key) throw new Error("no key");
		return key;
	};
	return {
		issuer,
		asked: () => asked,
		fail(next) {
			status = next;
		},
		async rotate() {
			keys = [current(), await newKey(`key ${crypto.randomUUID()}`)];
		},
		forget() {
			keys = [current()];
		},
		async sign({ claims = {}, kid, foreign = false } = {}) {
			const key = current();
			const { privateKey } = foreign ? await newKey("foreign") : key;
			const now = Math.floor(Date.now() / 1000);
			const usual = { iss: issuer, aud: [audience], iat: now, nbf: now, exp: now + 60, type: "app", sub: "person" };
			const payload = { ...usual, email: "ana@agency.example", ...claims } as JWTPayload;
			return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: kid ?? key.kid }).sign(privateKey);
		},
		publicKey: async () => current().jwk,
		close: () => new Promise<void>((done) => server.close(() => done())),
	};
}
