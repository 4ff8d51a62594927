// Serves the built desk on this machine, behind a stand-in for Cloudflare Access that signs with a key of this process alone.
import { createHash, createPrivateKey, createPublicKey, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEnv } from "node:util";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { type Role, roles } from "../src/desk/agent.ts";
import { assertionCookie, local } from "../src/desk/identity/identify.ts";
import { seatVariables } from "../src/desk/identity/settings.ts";
import { isSameSecret } from "../src/privacy/same-secret.ts";
import { registryOf } from "./preview.ts";

const built = "dist/farelark_desk/wrangler.json";
/** What the platform keeps for itself on every host (its own sign-in is below it too), so no page of the desk can be there. */
const signInPath = "/cdn-cgi/access/local";
const sessionHours = 12;

export interface ServedDesk {
	/** Origin without a slash. */
	readonly url: string;
	/** Where a browser becomes somebody with this role. */
	signInUrl(role: Role): string;
	/** What that leaves in the browser's cookie. */
	assertion(role: Role): Promise<string>;
	close(): Promise<void>;
}

interface DeskSettings {
	readonly port: number;
	/** The folder of the site's own database. */
	readonly state?: string;
	/** Its variables besides those of the build: where the site is, and the providers that both ask. */
	readonly vars?: Readonly<Record<string, string>>;
	readonly writeLine?: (line: string) => void;
}

/** Expects a finished build. It listens on this machine alone, whatever the site does: who sits there is who started it. */
export async function serveDesk({
	port,
	state = ".wrangler/state",
	vars,
	writeLine,
}: DeskSettings): Promise<ServedDesk> {
	const { privateKey, publicKey } = await generateKeyPair(local.algorithm);
	const jwk = JSON.stringify({ ...(await exportJWK(publicKey)), alg: local.algorithm });
	const seats = Object.fromEntries(roles.map((role) => [seatVariables[role], mailOf(role)]));
	const miniflare = openDesk(
		{ ...secretsHere(), ...localDeskKeys(), ...vars, ...seats, DESK_LOCAL_KEY: jwk },
		state,
		writeLine,
	);
	await miniflare.ready;
	const assertion = (role: Role) =>
		new SignJWT({ type: "app", email: mailOf(role) })
			.setProtectedHeader({ alg: local.algorithm })
			.setIssuer(local.issuer)
			.setAudience(local.audience)
			.setIssuedAt()
			.setExpirationTime(`${sessionHours}h`)
			.sign(privateKey);
	// Only who reads this terminal may sign in: a page in the browser can ask this port too.
	const code = randomBytes(16).toString("hex");
	const server = createServer((request, response) => {
		const asked = new URL(request.url ?? "/", "http://localhost");
		const work =
			asked.pathname === signInPath
				? signIn(asked.searchParams, { code, assertion }, response)
				: passOn(miniflare, request, response);
		// Of an answer that has begun, whether its browser or the Worker went away, the rest is cut.
		work.catch((error: unknown) =>
			response.headersSent ? response.destroy() : response.writeHead(502).end(String(error)),
		);
	});
	await new Promise<void>((done, failed) => server.once("error", failed).listen(port, "127.0.0.1", done));
	const url = `http://localhost:${(server.address() as AddressInfo).port}`;
	return {
		url,
		signInUrl: (role) => `${url}${signInPath}?${new URLSearchParams({ code, role })}`,
		assertion,
		async close() {
			server.closeAllConnections();
			server.close();
			await miniflare.dispose();
		},
	};
}

/** Nobody's address: .example cannot be registered. */
function mailOf(role: Role): string {
	return `${role}@desk.example`;
}

/** The key of the local database among them. A deployment's stand in no file. */
function secretsHere(): Readonly<Record<string, string | undefined>> {
	return existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
}

/** By which people are found here: made of the local database's key, so that they last as long as what is sealed by it. */
export function localDeskKeys(): Readonly<Record<"DESK_PRIVATE_KEY" | "DESK_INDEX_KEY" | "DESK_PUBLIC_KEY", string>> {
	const { DATA_KEY = "" } = secretsHere();
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

/** A process of its own on the site's database: Vite's preview opens the first Worker of a build alone. */
function openDesk(vars: object, state: string, writeLine?: (line: string) => void): Miniflare {
	const { workerOptions, main } = unstable_getMiniflareWorkerOptions(built);
	const { modulesRules: _, ...options } = workerOptions;
	const folder = resolve(dirname(built));
	const first = resolve(folder, main ?? "index.js");
	const others = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
	const files = [first, ...others.map((file) => join(folder, file)).filter((file) => file !== first)];
	const worker = {
		...options,
		name: "farelark-desk",
		bindings: { ...(options.bindings as object), ...vars },
		modules: files.map((path) => ({ type: "ESModule" as const, path })),
		modulesRoot: folder,
	};
	return new Miniflare(
		convertV4MiniflareOptions({
			workers: [worker],
			resourcePersistencePath: resolve(state, "v3"),
			// Where it finds the site's objects, and the site is told of it.
			unsafeDevRegistryPath: registryOf(state),
			telemetry: { enabled: false },
			handleStructuredLogs: ({ message }) => {
				if (message.startsWith("{")) writeLine?.(message);
			},
		} as Parameters<typeof convertV4MiniflareOptions>[0]),
	);
}

interface SignIn {
	readonly code: string;
	assertion(role: Role): Promise<string>;
}

async function signIn(query: URLSearchParams, own: SignIn, response: ServerResponse): Promise<void> {
	const role = roles.find((one) => one === query.get("role"));
	if (!role || !(await isSameSecret(query.get("code") ?? "", own.code))) return void response.writeHead(404).end();
	const cookie = `${assertionCookie}=${await own.assertion(role)}; Path=/; HttpOnly; SameSite=Strict`;
	response.writeHead(200, { "Set-Cookie": cookie, "Content-Type": "text/html", Refresh: "0; url=/" }).end();
}

/** A try more where the database was locked: after so many milliseconds, and so many again. */
const lockedMs = [30, 80, 200, 500];

/**
 * As it came: no header is added that would make somebody of nobody. By a plain request, since `fetch` says in a header of its own
 * (Sec-Fetch-Mode) that a script asks, and the desk gives no page to a script. On this machine two processes share one file of a
 * database, and SQLite refuses the one that writes while the other does, which D1 never says: what failed is asked again, as
 * whoever reads "try again" would.
 */
async function passOn(miniflare: Miniflare, asked: IncomingMessage, response: ServerResponse): Promise<void> {
	const { hostname, port } = await miniflare.ready;
	const { method, url: path, headers } = asked;
	const body = await buffer(asked);
	const ask = () =>
		new Promise<IncomingMessage>((resolve, reject) => {
			request({ hostname, port, method, path, headers }, resolve).once("error", reject).end(body);
		});
	let answer = await ask();
	for (const wait of lockedMs) {
		if (answer.statusCode !== 503) break;
		answer.resume();
		await sleep(wait);
		answer = await ask();
	}
	response.writeHead(answer.statusCode ?? 502, answer.headers);
	await pipeline(answer, response);
}
