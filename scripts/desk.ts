// Serves the built desk on this machine beside the site, behind a stand-in for Cloudflare Access that signs with a key of this process alone.
import { createHash, createPrivateKey, createPublicKey, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { PreviewServer } from "vite";
import { type Role, roles } from "../src/desk/agent.ts";
import { assertionCookie, local } from "../src/desk/identity/identify.ts";
import { seatVariables } from "../src/desk/identity/settings.ts";
import { isSameSecret } from "../src/privacy/same-secret.ts";
import { passToDesk } from "./worker-by-port.ts";

/** What the platform keeps for itself on every host, its own sign-in among it: no page of the desk can be there. */
const platformPath = "/cdn-cgi/";
const signInPath = `${platformPath}access/local`;
const sessionHours = 12;

/** What a browser needs to sit at a desk that is served. */
export interface DeskAddress {
	/** Origin without a slash. */
	readonly url: string;
	/** Only who reads the terminal has it: a page in the browser can ask the desk's port too. */
	readonly code: string;
}

export interface ServedDesk extends DeskAddress {
	close(): Promise<void>;
}

/** Where a browser becomes somebody with this role. */
export function signInUrl({ url, code }: DeskAddress, role: Role): string {
	return `${url}${signInPath}?${new URLSearchParams({ code, role })}`;
}

/** Makes an assertion for one role; its other half is in the memory of this process. */
type Sign = (role: Role) => Promise<string>;

interface DeskSettings {
	/** Its variables besides those of the build: where the site is, and the providers that both ask. */
	readonly vars?: Readonly<Record<string, string>>;
	/** Another folder with a build in its dist/. */
	readonly root?: string;
}

/** Between build and preview: opens the desk's Worker for who is signed in by what this gives back. */
export async function openDesk({ vars, root = "." }: DeskSettings = {}): Promise<Sign> {
	const { privateKey, publicKey } = await generateKeyPair(local.algorithm);
	const jwk = JSON.stringify({ ...(await exportJWK(publicKey)), alg: local.algorithm });
	const seats = Object.fromEntries(roles.map((role) => [seatVariables[role], mailOf(role)]));
	const own = Object.entries({ ...localDeskKeys(), ...vars, ...seats, DESK_LOCAL_KEY: jwk });
	const lines = own.map(([name, value]) => `${name}='${value}'\n`);
	// Public halves, and what .dev.vars says already. No deployment reads it, and every build makes the folder anew.
	writeFileSync(join(root, "dist/farelark_desk/.dev.vars"), `${secretsHere()}\n${lines.join("")}`, { mode: 0o600 });
	return (role) =>
		new SignJWT({ type: "app", email: mailOf(role) })
			.setProtectedHeader({ alg: local.algorithm })
			.setIssuer(local.issuer)
			.setAudience(local.audience)
			.setIssuedAt()
			.setExpirationTime(`${sessionHours}h`)
			.sign(privateKey);
}

/** A port of its own for the desk of this preview, on this machine alone whatever the site does: who sits there is who started it. */
export async function serveDesk(site: PreviewServer, port: number, sign: Sign): Promise<ServedDesk> {
	const code = randomBytes(16).toString("hex");
	const pass = passToDesk(site);
	async function signIn(asked: URL | null, response: ServerResponse): Promise<void> {
		const role = roles.find((one) => one === asked?.searchParams.get("role"));
		const isTold = asked?.pathname === signInPath && (await isSameSecret(asked.searchParams.get("code") ?? "", code));
		if (!role || !isTold) return void response.writeHead(404).end();
		const cookie = `${assertionCookie}=${await sign(role)}; Path=/; HttpOnly; SameSite=Strict`;
		response.writeHead(200, { "Set-Cookie": cookie, "Content-Type": "text/html", Refresh: "0; url=/" }).end();
	}
	const server = createServer((request, response) => {
		const asked = URL.parse(request.url ?? "/", "http://localhost");
		if (asked && !asked.pathname.startsWith(platformPath)) return pass(request, response);
		signIn(asked, response).catch(() => response.destroy());
	});
	await new Promise<void>((done, failed) => server.once("error", failed).listen(port, "127.0.0.1", done));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		code,
		async close() {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

/** Nobody's address: .example cannot be registered. */
function mailOf(role: Role): string {
	return `${role}@desk.example`;
}

/** The key of the local database among them. A deployment's stand in no file. */
function secretsHere(): string {
	return existsSync(".dev.vars") ? readFileSync(".dev.vars", "utf8") : "";
}

/** By which people are found here: made of the local database's key, so that they last as long as what is sealed by it. */
export function localDeskKeys(): Readonly<Record<"DESK_PRIVATE_KEY" | "DESK_INDEX_KEY" | "DESK_PUBLIC_KEY", string>> {
	const { DATA_KEY = "" } = parseEnv(secretsHere());
	const made = (purpose: string) => createHash("sha256").update(`${purpose}\n${DATA_KEY}`).digest();
	const own = made("local desk private key");
	// What stands before a private key of X25519, as PKCS #8 has it (RFC 8410).
	const der = Buffer.concat([Buffer.from("302e020100300506032b656e04220420", "hex"), own]);
	const pair = createPublicKey(createPrivateKey({ key: der, format: "der", type: "pkcs8" }));
	return {
		DESK_PRIVATE_KEY: own.toString("base64"),
		DESK_INDEX_KEY: made("local desk index key").toString("base64"),
		DESK_PUBLIC_KEY: pair.export({ format: "der", type: "spki" }).subarray(-32).toString("base64"),
	};
}
