// Serves a built Worker in bare workerd: no Miniflare and no proxy in the path, so that what is measured is the Worker.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join, relative, resolve } from "node:path";
import { createInterface } from "node:readline";

/** `await using` stops it, also when what was measured fails: one left behind would keep its port from the next bench. */
interface Host extends AsyncDisposable {
	readonly url: string;
	readonly pid: number;
}

interface HostOptions {
	/** Its own messages, e.g. of every visitor who leaves early, are not printed. */
	readonly quiet?: boolean;
	/** Gets each line that the Worker logs and each message of workerd's own. */
	readonly hear?: (line: string) => void;
	/** It has its budget objects, in its own folder. */
	readonly budgets?: boolean;
	/** The port, on this machine, of the Chrome DevTools protocol. */
	readonly inspector?: number;
	/** Origin of a server that speaks D1's protocol: the database, which is absent without. */
	readonly database?: string;
	/** Origin of a server that takes the queues' messages; without, there are no queues. */
	readonly queues?: string;
}

const kinds: Readonly<Record<string, string>> = { ".js": "esModule", ".mjs": "esModule", ".wasm": "wasm" };

/**
 * `directory` holds the modules, `main` the entry. The static files that its wrangler.json names are bound as they are
 * on Cloudflare: pages read their texts from them. D1 and queues are servers of this machine, where they are given. Rate
 * limits are absent, as pages do without them. The Worker reaches this machine only (a fake provider).
 */
export async function host(
	directory: string,
	main: string,
	port: number,
	vars: Readonly<Record<string, unknown>>,
	{ quiet = false, hear, budgets = false, inspector, database, queues }: HostOptions = {},
): Promise<Host> {
	const folder = mkdtempSync(join(tmpdir(), "bench-"));
	symlinkSync(directory, join(folder, "worker"));
	const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
		.filter((file) => kinds[extname(file)])
		.sort((a, b) => Number(b === main) - Number(a === main));
	const bindings = Object.entries(vars).map(
		([name, value]) => `(name = ${quote(name)}, text = ${quote(String(value))})`,
	);
	if (budgets) bindings.push(`(name = "BUDGETS", durableObjectNamespace = "EffectBudget")`);
	const objects = `
    durableObjectNamespaces = [(className = "EffectBudget", uniqueKey = "budgets", enableSql = true)],
    durableObjectStorage = (localDisk = "objects"),`;
	const assets = assetsOf(directory);
	if (assets) bindings.push(`(name = ${quote(assets.binding)}, service = "assets")`);
	const outside = [...server("database", database), ...server("queues", queues)].join("");
	if (database) {
		const inner = `innerBindings = [(name = "fetcher", service = "database")]`;
		bindings.push(`(name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api", ${inner}))`);
	}
	if (queues) bindings.push(...queueNames(directory).map((name) => `(name = ${quote(name)}, queue = "queues")`));
	const kept = budgets ? `(name = "objects", disk = (path = ${quote(folder)}, writable = true)), ` : "";
	const disk = assets ? `(name = "assets", disk = (path = ${quote(assets.directory)})), ` : "";
	writeFileSync(
		join(folder, "config.capnp"),
		`using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "internet", network = (allow = ["private"])), ${outside}${kept}${disk}(name = "main", worker = (
    modules = [${files.map((file) => `(name = ${quote(relative(".", file))}, ${kinds[extname(file)]} = embed ${quote(`worker/${file}`)})`).join(", ")}],
    compatibilityDate = ${quote(compatibilityDate())},${budgets ? objects : ""}
    bindings = [${bindings.join(", ")}]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
`,
	);
	const inspected = inspector ? [`--inspector-addr=127.0.0.1:${inspector}`] : [];
	const child = spawn(workerd(), ["serve", join(folder, "config.capnp"), ...inspected], {
		stdio: ["ignore", hear ? "pipe" : "ignore", hear ? "pipe" : quiet ? "ignore" : "inherit"],
	});
	for (const output of [child.stdout, child.stderr]) {
		if (output && hear) createInterface({ input: output }).on("line", hear);
	}
	const url = `http://127.0.0.1:${port}`;
	await answered(url, child).catch((error: unknown) => {
		child.kill("SIGTERM");
		throw error;
	});
	return {
		url,
		pid: child.pid ?? 0,
		[Symbol.asyncDispose]: () =>
			new Promise((resolve) => {
				child.once("exit", () => {
					rmSync(folder, { recursive: true, force: true });
					resolve();
				});
				child.kill("SIGTERM");
			}),
	};
}

/** The workerd that wrangler pins. */
function workerd(): string {
	const wrangler = createRequire(import.meta.url).resolve("wrangler/package.json");
	return join(createRequire(wrangler).resolve("workerd/package.json"), "..", "bin", "workerd");
}

async function answered(url: string, child: ChildProcess): Promise<void> {
	for (let attempt = 0; attempt < 100; attempt++) {
		if (child.exitCode !== null) throw new Error(`workerd ended with ${child.exitCode}`);
		try {
			// The cheapest answer: starting up is not rendering.
			await (await fetch(`${url}/robots.txt`)).arrayBuffer();
			return;
		} catch {
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	}
	throw new Error(`${url} did not answer`);
}

/** The Worker's own. */
function compatibilityDate(): string {
	const [, date] =
		/^compatibility_date = "(.+)"$/m.exec(readFileSync(join(import.meta.dirname, "../../wrangler.toml"), "utf8")) ?? [];
	if (!date) throw new Error("wrangler.toml has no compatibility date");
	return date;
}

function quote(text: string): string {
	return JSON.stringify(text);
}

/** A service of the configuration that is a server of this machine. */
function server(name: string, origin: string | undefined): string[] {
	return origin ? [`(name = ${quote(name)}, external = (address = ${quote(new URL(origin).host)}, http = ())), `] : [];
}

interface BuiltConfiguration {
	readonly vars: Record<string, unknown>;
	readonly queues?: { readonly producers?: readonly { readonly binding: string }[] };
	/** The folder is relative to the configuration's own. */
	readonly assets?: { readonly binding: string; readonly directory: string };
}

function configuration(directory: string): BuiltConfiguration {
	return JSON.parse(readFileSync(join(directory, "wrangler.json"), "utf8"));
}

/** The variables of the built Worker's configuration. */
export function builtVars(directory: string): Record<string, unknown> {
	return configuration(directory).vars;
}

function queueNames(directory: string): readonly string[] {
	return (configuration(directory).queues?.producers ?? []).map(({ binding }) => binding);
}

/** The static files beside a built Worker; a Worker made for the bench has neither a configuration nor files. */
function assetsOf(directory: string): BuiltConfiguration["assets"] {
	if (!existsSync(join(directory, "wrangler.json"))) return undefined;
	const { assets } = configuration(directory);
	return assets && { ...assets, directory: resolve(directory, assets.directory) };
}
