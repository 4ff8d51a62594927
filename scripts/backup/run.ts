// `npm run backup` and `npm run restore`: what they do with their words, and the status with which the process ends.
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NotUnderstood } from "../agency/not-understood.ts";
import { openLocal } from "../database.ts";
import { guarded, readWords, status } from "../words.ts";
import { writeBackup } from "./file.ts";
import { type BackupKey, readBackupKeys } from "./keys.ts";
import { readDatabase } from "./read-database.ts";
import { exported, readDump } from "./read-export.ts";
import type { BackupRecord, Sums } from "./records.ts";
import { restoreFile } from "./restore-file.ts";

const backupUsage = `npm run backup -- FILE [--remote]      writes the database into FILE, sealed under BACKUP_KEY
npm run backup -- --drill [--remote]   does that in a temporary folder, restores it there and compares

Without --remote it is the database on this machine (LOCAL_STATE: another folder).
Status: 0 done and the same, 1 not the same, 2 not understood, 3 failed.`;

const restoreUsage = `npm run restore -- FILE [--into NAME | --remote]

FILE goes into an empty database on this machine, .wrangler/NAME ("restored" unless NAME is given), or with --remote into
the one that wrangler.toml names, which must be new. It is compared, and what has ended by its date since is erased again.
Status: 0 done and the same, 1 not the same, 2 not understood, 3 failed.`;

const flag = { type: "boolean" } as const;

/** Never throws: whatever happens is said in a sentence. */
export function runBackup(words: readonly string[]): Promise<number> {
	return guarded(backupUsage, async () => {
		const { values, positionals } = readWords(words, { remote: flag, drill: flag, help: flag });
		const { remote = false, drill = false, help } = values;
		const [file, ...rest] = positionals;
		if (help) return tell(backupUsage);
		if (rest.length > 0 || drill === (file !== undefined)) throw new NotUnderstood("One FILE, or --drill.");
		const keys = keysOf(process.env.DATA_KEY);
		if (file !== undefined) {
			await backUp(file, keys, remote);
			console.log(`Only BACKUP_KEY opens it (${keys[0].name}). Keep both off the platform, and apart from each other.`);
			return status.done;
		}
		const folder = await mkdtemp(join(tmpdir(), "drill-"));
		try {
			const path = join(folder, "drill.backup");
			await backUp(path, keys, remote);
			return await restoreFile(path, keys, { state: join(folder, "state"), drill: true });
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	});
}

/** As `runBackup`. */
export function runRestore(words: readonly string[]): Promise<number> {
	return guarded(restoreUsage, async () => {
		const { values, positionals } = readWords(words, { remote: flag, into: { type: "string" }, help: flag });
		const { remote = false, into, help } = values;
		const [file, ...rest] = positionals;
		if (help) return tell(restoreUsage);
		if (file === undefined || rest.length > 0) throw new NotUnderstood("One FILE.");
		if (remote && into !== undefined) throw new NotUnderstood("--into names a database on this machine.");
		if (into !== undefined && !/^[a-z0-9-]{1,40}$/.test(into)) {
			throw new NotUnderstood("A NAME has small letters, digits and hyphens.");
		}
		return restoreFile(
			file,
			keysOf(process.env.DATA_KEY),
			remote ? { remote } : { state: join(".wrangler", into ?? "restored") },
		);
	});
}

function tell(usage: string): number {
	console.log(usage);
	return status.done;
}

type Keys = readonly [BackupKey, ...BackupKey[]];

/** Throws where BACKUP_KEY is missing, malformed, or this key of the database. */
function keysOf(dataKey: string | undefined): Keys {
	return readBackupKeys(process.env.BACKUP_KEY, dataKey);
}

async function backUp(file: string, [key]: Keys, remote: boolean): Promise<void> {
	const began = performance.now();
	const write = (records: AsyncIterable<BackupRecord>) => writeBackup(records, { file, key, now: new Date() });
	const { schema, tables } = await (remote ? write(deployed()) : fromLocal(write));
	const all = Object.values(tables);
	const rows = all.reduce((sum, one) => sum + one.rows, 0);
	const [{ size }, seconds] = [await stat(file), ((performance.now() - began) / 1000).toFixed(1)];
	// Kilobytes, as the system counts them.
	const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
	console.log(
		`${file}: ${rows} rows in ${all.length} tables, schema ${schema || "of no migration"}, ${size} bytes, ${seconds} s, ${megabytes} MB of memory at most.`,
	);
}

function deployed(): AsyncIterable<BackupRecord> {
	return readDump(exported({ binding: "DB", where: "--remote" }), console.error);
}

async function fromLocal(write: (records: AsyncIterable<BackupRecord>) => Promise<Sums>): Promise<Sums> {
	const { env, dispose } = await openLocal();
	try {
		// .dev.vars may have it too.
		const { DB, DATA_KEY } = env as { readonly DB: D1Database; readonly DATA_KEY?: string };
		keysOf(DATA_KEY);
		return await write(readDatabase(DB));
	} finally {
		await dispose();
	}
}
