// Opens the site's database from Node: the one on this machine, or with `remote` the deployed one, through wrangler.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseEnv as readVariables } from "node:util";
import { type Env, parseEnv, parseSecrets } from "../src/env.ts";
import type { BookingStore } from "../src/features/bookings/store.ts";
import { createVault } from "../src/privacy/vault.ts";
import { patient } from "./patient-database.ts";

const config = "wrangler.toml";

export interface OpenDatabase {
	readonly store: BookingStore;
	close(): Promise<void>;
}

/**
 * `LOCAL_STATE` names another folder than the developer's, as in vite.config.ts. The key comes from `DATA_KEY` in the
 * environment, and only for this machine's database also from .dev.vars: a deployment's key stands in no file.
 * Throws an Error that says what is missing, without the value of any secret.
 */
export async function openDatabase({ remote }: { readonly remote: boolean }): Promise<OpenDatabase> {
	if (remote && !process.env.DATA_KEY) throw new Error(keyWanted);
	const { env, dispose } = await (remote ? openRemote() : openLocal());
	try {
		const { DATA_KEY, REFERENCE_KEY } = process.env;
		const all = { ...env, ...(DATA_KEY && { DATA_KEY }), ...(REFERENCE_KEY && { REFERENCE_KEY }) } as Env;
		const { dataKeys, keysApart } = parseSecrets(all);
		if (dataKeys.length === 0)
			throw new Error(remote ? keyWanted : "No DATA_KEY: `npm run build` makes one in .dev.vars");
		if (!all.DB) throw new Error(`No database: ${config} binds none as DB`);
		const { agency, deskKey } = parseEnv(all);
		const write = (line: string) => console.error(line);
		const vault = createVault(dataKeys, keysApart, deskKey);
		return { store: { db: all.DB, vault, inbox: agency.inbox, write }, close: dispose };
	} catch (error) {
		await dispose();
		throw error;
	}
}

const keyWanted = "Set DATA_KEY in the environment to the deployment's key: its database cannot be read without it";

/** The database on this machine, as DB, also while `npm start` writes to it, with what .dev.vars has; close it by `dispose`. @param state the folder it is in */
export async function openLocal(state = process.env.LOCAL_STATE ?? ".wrangler/state") {
	const path = resolve(state, "v3");
	const vars = existsSync(".dev.vars") ? readVariables(readFileSync(".dev.vars", "utf8")) : {};
	const options = { persist: { path }, remoteBindings: false };
	const { env, dispose } = await openOnly<WithDatabase>("d1_databases", { vars, remote: false, options });
	return { env: { ...env, DB: patient(env.DB) }, dispose };
}

/** The deployed database, as DB. No secret of this machine's .dev.vars comes near it. */
export function openRemote() {
	return openOnly<WithDatabase>("d1_databases", { remote: true, options: { persist: false } });
}

/** The platform's mail, as EMAIL: what is sent by it leaves. */
export function openMail() {
	return openOnly<{ readonly EMAIL: SendEmail }>("send_email", { remote: true, options: { persist: false } });
}

/** The plain variables of wrangler.toml. */
export async function configured(): Promise<Readonly<Record<string, unknown>>> {
	const { unstable_readConfig } = await import("wrangler");
	return unstable_readConfig({ config }).vars;
}

interface WithDatabase {
	readonly DB: D1Database;
}

interface Opening {
	readonly vars?: object;
	readonly remote: boolean;
	/** Of wrangler's proxy. */
	readonly options: object;
}

/** A configuration with one kind of bindings alone: the others need the Worker's own code. */
async function openOnly<Bound extends object>(kind: Kind, { vars = {}, remote, options }: Opening) {
	// What it would say goes to the standard output, among what was asked for.
	process.env.WRANGLER_LOG ??= "error";
	process.env.WRANGLER_SEND_METRICS ??= "false";
	const { getPlatformProxy, unstable_readConfig } = await import("wrangler");
	// This machine's stands at the top of the file; a deployment's database is its environment's (docs/deployment.md).
	const env = remote ? (process.env.CLOUDFLARE_ENV ?? "production") : "";
	const read = unstable_readConfig({ config, ...(env && { env }) });
	const { name, account_id, compatibility_date, vars: own, [kind]: bindings } = read;
	const folder = mkdtempSync(join(tmpdir(), "agency-"));
	try {
		const bound = bindings.map((binding: object) => ({ ...binding, ...(remote && { remote }) }));
		const only = { name, account_id, compatibility_date, vars: { ...own, ...vars }, [kind]: bound };
		writeFileSync(join(folder, "wrangler.json"), JSON.stringify(only));
		const configPath = join(folder, "wrangler.json");
		return await getPlatformProxy<Bound>({ configPath, ...options });
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

type Kind = "d1_databases" | "send_email";
