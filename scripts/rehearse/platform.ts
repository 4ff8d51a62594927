// The platform in small: two built versions on one database and one key, behind an address that deals requests to them by share.
import { randomInt, randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { createTestHarness, type WorkerHandle } from "wrangler";

/** A checkout with a build in dist/, and the migrations that it came with. */
export interface Built {
	readonly folder: string;
}

export interface Version {
	readonly id: string;
	/** A copy of its static files, which the platform answers by itself. */
	readonly client: string;
	readonly worker: WorkerHandle;
	/** Asks this version, whatever visitors have. */
	get(target: string, init?: RequestInit): Promise<Response>;
}

export interface Share {
	readonly id: string;
	/** Of a hundred visitors. */
	readonly percentage: number;
}

export interface Platform {
	/** What visitors ask, without a slash. */
	readonly origin: string;
	readonly before: Version;
	readonly now: Version;
	/** Each deployment so far, the last one last. */
	readonly deployments: (readonly Share[])[];
	close(): Promise<void>;
}

const slots = ["before", "now"] as const;
type Slot = (typeof slots)[number];

/** @param vars variables and secrets that both have; `consumer`: which of them sends the mails that queues wake */
export async function startPlatform(
	built: Readonly<Record<Slot, Built>>,
	vars: Readonly<Record<string, string>>,
	{ port = 0, consumer = "before" }: { readonly port?: number; readonly consumer?: Slot } = {},
): Promise<Platform> {
	process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
	const copies = mkdtempSync(join(tmpdir(), "versions-"));
	const ids = { before: randomUUID(), now: randomUUID() };
	const workers = slots.map((slot) => {
		cpSync(join(built[slot].folder, "dist"), join(copies, slot), { recursive: true });
		const configPath = join(copies, slot, "farelark/wrangler.json");
		const migrations = resolve(built[slot].folder, "migrations");
		const config = JSON.parse(readFileSync(configPath, "utf8")) as Configuration;
		writeFileSync(
			configPath,
			JSON.stringify(configured(config, slot, { ids, migrations, consumes: slot === consumer })),
		);
		return { configPath, secrets: vars };
	});
	const harness = createTestHarness({ workers });
	await harness.listen();
	const version = (slot: Slot): Version => {
		const worker = harness.getWorker(slot);
		const get = (target: string, init?: RequestInit) =>
			worker.fetch(`http://localhost${target}`, {
				redirect: "manual",
				...init,
			} as never) as unknown as Promise<Response>;
		return { id: ids[slot], client: join(copies, slot, "client"), worker, get };
	};
	const [before, now] = [version("before"), version("now")];
	const deployments: (readonly Share[])[] = [[{ id: before.id, percentage: 100 }]];
	const server = createServer((request, response) => {
		const id = dealt(request, deployments.at(-1) ?? []);
		answer(id === now.id ? now : before, request, response).catch((error: unknown) => {
			response.writeHead(502).end(String(error));
		});
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		...{ before, now, deployments },
		async close() {
			server.closeAllConnections();
			server.close();
			await harness.close();
			rmSync(copies, { recursive: true, force: true });
		},
	};
}

interface Configuration {
	readonly vars: Readonly<Record<string, unknown>>;
	readonly d1_databases: readonly object[];
	readonly queues: object;
	readonly [other: string]: unknown;
}

interface Own {
	readonly ids: Readonly<Record<Slot, string>>;
	readonly migrations: string;
	readonly consumes: boolean;
}

/** Both bind one database by its id. A queue has one consumer here; on the platform any version that has visitors may be it. */
function configured(config: Configuration, slot: Slot, { ids, migrations, consumes }: Own): object {
	const { version_metadata: _, configPath: __, userConfigPath: ___, ...rest } = config;
	return {
		...rest,
		name: slot,
		vars: { ...config.vars, VERSION: { id: ids[slot], tag: "", timestamp: "" } },
		d1_databases: config.d1_databases.map((one) => ({ ...one, migrations_dir: migrations })),
		queues: consumes ? config.queues : { ...config.queues, consumers: [] },
	};
}

/** As the platform chooses: by the header that asks for a version, by the key of a visitor, else by chance. */
function dealt({ headers }: IncomingMessage, shares: readonly Share[]): string | undefined {
	const wanted = /="([^"]+)"/.exec(String(headers["cloudflare-workers-version-overrides"] ?? ""))?.[1];
	if (wanted && shares.some(({ id }) => id === wanted)) return wanted;
	const key = headers["cloudflare-workers-version-key"];
	let place = key === undefined ? randomInt(100) : bucket(String(key));
	for (const { id, percentage } of shares) {
		if (place < percentage) return id;
		place -= percentage;
	}
	return shares[0]?.id;
}

/** The same of a hundred for the same key; a larger share takes places, and gives none back. */
function bucket(key: string): number {
	let sum = 0;
	for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
	return sum % 100;
}

const types: Readonly<Record<string, string>> = {
	...{ ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml" },
	...{ ".woff2": "font/woff2", ".png": "image/png", ".ico": "image/x-icon", ".txt": "text/plain; charset=utf-8" },
};

/** A file that is there is answered without the Worker, as on the platform. */
async function answer(version: Version, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { url = "/", method = "GET" } = request;
	const path = normalize(new URL(url, "http://localhost").pathname);
	const file = join(version.client, path);
	if (extname(path) && !/\/[._]/.test(path) && existsSync(file)) {
		const keeps = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
		const type = types[extname(path)] ?? "application/octet-stream";
		response.writeHead(200, { "Content-Type": type, "Cache-Control": keeps }).end(readFileSync(file));
		return;
	}
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers))
		if (!["host", "connection", "content-length"].includes(name) && value !== undefined)
			headers.set(name, String(value));
	const body = ["GET", "HEAD"].includes(method) ? undefined : await buffer(request);
	const told = await version.get(url, { method, headers: Object.fromEntries(headers), ...(body && { body }) });
	const cookies = told.headers.getSetCookie();
	const rest = [...told.headers].filter(
		([name]) => !["set-cookie", "content-encoding", "content-length"].includes(name),
	);
	response.writeHead(told.status, {
		...Object.fromEntries(rest),
		...(cookies.length > 0 && { "Set-Cookie": cookies }),
	});
	response.end(Buffer.from(await told.arrayBuffer()));
}
