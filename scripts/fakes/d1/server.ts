// A fake of D1 for bare workerd: the platform's own client asks it over HTTP, SQLite answers, and it can be slow or down.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { listen } from "../server.ts";

interface FakeD1 {
	/** Origin without a slash. */
	readonly url: string;
	/** How many statements came. */
	readonly statements: () => number;
	/** Milliseconds before each answer. */
	delayMs: number;
	readonly db: DatabaseSync;
	close(): Promise<void>;
}

interface Query {
	readonly sql: string;
	/** Bytes come as lists of numbers. */
	readonly params?: readonly (SQLInputValue | readonly number[])[] | null;
}

/** The platform's own list of what was applied. */
const ledger = `CREATE TABLE d1_migrations (
	id INTEGER PRIMARY KEY, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

/** In memory, with every migration. */
export async function startFakeD1(delayMs = 0): Promise<FakeD1> {
	const db = new DatabaseSync(":memory:");
	const folder = join(import.meta.dirname, "../../../migrations");
	db.exec(ledger);
	for (const file of readdirSync(folder).toSorted()) {
		if (!file.endsWith(".sql")) continue;
		db.exec(readFileSync(join(folder, file), "utf8"));
		db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(file);
	}
	let statements = 0;
	const server = await listen(async ({ url = "" }, response, body) => {
		const format = new URL(url, "http://d1").searchParams.get("resultsFormat");
		const asked: Query | readonly Query[] = JSON.parse(body);
		const queries: readonly Query[] = "sql" in asked ? [asked] : asked;
		statements += queries.length;
		await setTimeout(fake.delayMs);
		// Who asked is gone with the server.
		if (!db.isOpen) return;
		const answers = answerAll(db, queries, format ?? "");
		response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answers));
	});
	const fake: FakeD1 = {
		url: server.url,
		statements: () => statements,
		delayMs,
		db,
		async close() {
			await server.close();
			db.close();
		},
	};
	return fake;
}

/** All of a batch, or nothing. */
function answerAll(db: DatabaseSync, queries: readonly Query[], format: string): unknown {
	try {
		db.exec("BEGIN");
		const answers = queries.map((query) => answer(db, query, format));
		db.exec("COMMIT");
		return answers;
	} catch (error) {
		if (db.isTransaction) db.exec("ROLLBACK");
		return { success: false, error: error instanceof Error ? error.message : String(error) };
	}
}

function answer(db: DatabaseSync, { sql, params }: Query, format: string) {
	const statement = db.prepare(sql);
	const columns = statement.columns().map(({ name }) => name);
	statement.setReturnArrays(true);
	const before = changesOf(db);
	const values = (params ?? []).map((value) => (isBytes(value) ? Uint8Array.from(value) : value));
	const rows = (statement.all(...values) as unknown as unknown[][]).map((row) =>
		row.map((value) => (value instanceof Uint8Array ? [...value] : value)),
	);
	const after = changesOf(db);
	const changes = after.total - before.total;
	const results =
		{
			ROWS_AND_COLUMNS: { columns, rows },
			NONE: [],
		}[format] ?? rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
	const meta = {
		served_by: "fake",
		duration: 0,
		changes,
		last_row_id: after.last,
		changed_db: changes > 0,
		size_after: 0,
		rows_read: rows.length,
		rows_written: changes,
	};
	return { success: true, results, meta };
}

function changesOf(db: DatabaseSync): { readonly total: number; readonly last: number } {
	return db.prepare("SELECT total_changes() AS total, last_insert_rowid() AS last").get() as {
		readonly total: number;
		readonly last: number;
	};
}

const isBytes = (value: unknown): value is readonly number[] => Array.isArray(value);
