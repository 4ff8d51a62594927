// Reads a deployed database by wrangler's export: of one moment, through a pipe, so that nothing of it lies plain on this disk.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { type Made, newestTable, quoted } from "./read-database.ts";
import type { BackupRecord, Row } from "./records.ts";
import { statementsOf } from "./statements.ts";

/** Rows that stand in memory at once. */
const atOnce = 1000;

/**
 * Records of a dump. SQLite itself reads the statements, a table's rows in turn, and gives what they wrote.
 * @param complain hears of rows that such a dump cannot tell for sure
 */
export async function* readDump(
	chunks: AsyncIterable<string>,
	complain: (text: string) => void,
): AsyncGenerator<BackupRecord> {
	// One table's rows are gone before the next one's come.
	const sqlite = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
	const afterwards: string[] = [];
	let table = "";
	let held = 0;
	let broken = 0;
	function* rows(): Generator<Row> {
		if (held === 0) return;
		const all = sqlite.prepare(`SELECT * FROM ${table}`);
		all.setReturnArrays(true);
		yield* all.all() as unknown as Row[];
		sqlite.exec(`DELETE FROM ${table}`);
		held = 0;
	}
	try {
		for await (const statement of statementsOf(chunks)) {
			if (/^INSERT INTO /.test(statement)) {
				// SQLite reads a statement to its first NUL, which a text may hold.
				sqlite.exec(statement.replaceAll("\0", "'||char(0)||'"));
				held += 1;
				if (/[(,]replace\(/.test(statement)) broken += 1;
				if (held >= atOnce) yield* rows();
			} else if (/^CREATE TABLE /.test(statement)) {
				yield* rows();
				sqlite.exec(statement);
				const { name, sql } = sqlite.prepare(newestTable).get() as unknown as Made;
				table = quoted(name);
				const columns = sqlite.prepare("SELECT name FROM pragma_table_info(?)").all(name);
				yield { table: name, sql, columns: columns.map((column) => String(column.name)) };
			} else if (/^CREATE /.test(statement)) {
				afterwards.push(statement);
			} else if (!/^(PRAGMA |DELETE FROM sqlite_sequence|ANALYZE )/.test(statement)) {
				throw new Error("The dump has a statement that is not known");
			}
		}
		yield* rows();
		for (const sql of afterwards) yield { afterwards: sql };
	} finally {
		sqlite.close();
	}
	if (broken > 0) {
		complain(
			`${broken} rows have line breaks: wrangler's export writes a break and a written "\\n" of one text alike.`,
		);
	}
}

interface Export {
	/** The database's binding in wrangler.toml. */
	readonly binding: string;
	/** `--remote`; tests have `--local` and a folder with a configuration of its own. */
	readonly where: "--remote" | "--local";
	readonly folder?: string;
}

/** The dump's text as it comes. While it is made, the deployed database answers nothing else. Throws when wrangler fails. */
export async function* exported({ binding, where, folder = process.cwd() }: Export): AsyncGenerator<string> {
	const own = await mkdtemp(join(tmpdir(), "backup-"));
	const pipe = join(own, "dump");
	try {
		await promisify(execFile)("mkfifo", ["-m", "600", pipe]);
		// It may wait for a writer that never comes, and can be ended then.
		const reader = spawn("cat", [pipe], { stdio: ["ignore", "pipe", "inherit"] });
		const words = ["d1", "export", binding, where, "--skip-confirmation", "--output", pipe];
		const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" };
		// What it writes has a link to the plain dump, good for an hour: nobody is shown it.
		const wrangler = spawn("wrangler", words, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
		const ended = once(wrangler, "exit").finally(() => wrangler.exitCode !== 0 && reader.kill());
		ended.catch(() => {});
		try {
			yield* reader.stdout.setEncoding("utf8") as AsyncIterable<string>;
			await ended;
			if (wrangler.exitCode !== 0) throw new Error(`wrangler d1 export ended with ${wrangler.exitCode}`);
		} finally {
			reader.kill();
			wrangler.kill();
		}
	} finally {
		await rm(own, { recursive: true, force: true });
	}
}
