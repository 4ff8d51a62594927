// Reads a whole database by its binding, a page at a time: tables in the order they were made, so that what is pointed at comes first.
import type { BackupRecord, Cell, Row } from "./records.ts";

/** About 4 MB of bookings. */
const pageSize = 1000;

/** SQL: what belongs to the database's own machinery is no part of it. */
const ours = "substr(name, 1, 7) <> 'sqlite_' AND substr(name, 1, 4) <> '_cf_' AND sql IS NOT NULL";

/** SQL of the table that was made last. */
export const newestTable = `SELECT name, sql FROM sqlite_master WHERE type = 'table' AND ${ours} ORDER BY rowid DESC LIMIT 1`;

export interface Made {
	readonly name: string;
	readonly sql: string;
}

/** What was made of a kind, oldest first. */
export async function made(db: D1Database, where: "type = 'table'" | "type <> 'table'"): Promise<readonly Made[]> {
	const { results } = await db
		.prepare(`SELECT name, sql FROM sqlite_master WHERE ${where} AND ${ours} ORDER BY rowid`)
		.all<Made>();
	return results;
}

/** Not of one moment: what is written meanwhile may be in it or not. Throws when the database does. */
export async function* readDatabase(db: D1Database): AsyncGenerator<BackupRecord> {
	for (const { name, sql } of await made(db, "type = 'table'")) {
		const columns = await db
			.prepare(`SELECT name, pk FROM pragma_table_info(?)`)
			.bind(name)
			.all<{ readonly name: string; readonly pk: number }>();
		const names = columns.results.map((column) => column.name);
		yield { table: name, sql, columns: names };
		const keys = columns.results.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
		yield* rowsOf(db, { name, columns: names, keys: keys.map((column) => column.name) });
	}
	for (const { sql } of await made(db, "type <> 'table'")) yield { afterwards: sql };
}

interface Readable {
	readonly name: string;
	readonly columns: readonly string[];
	readonly keys: readonly string[];
}

async function* rowsOf(db: D1Database, { name, columns, keys }: Readable): AsyncGenerator<Row> {
	if (keys.length === 0) throw new Error(`Table ${name} has no primary key: it cannot be read page by page`);
	const key = keys.map(quoted).join(", ");
	const after = `WHERE (${key}) > (${keys.map(() => "?").join(", ")})`;
	const page = (where: string) =>
		db.prepare(
			`SELECT ${columns.map(quoted).join(", ")} FROM ${quoted(name)} ${where} ORDER BY ${key} LIMIT ${pageSize}`,
		);
	const at = keys.map((one) => columns.indexOf(one));
	for (let statement = page(""); ; ) {
		const rows = (await statement.raw()) as unknown[][];
		for (const row of rows) yield cellsOf(row, name);
		const last = rows.at(-1);
		if (!last || rows.length < pageSize) return;
		statement = page(after).bind(...at.map((index) => last[index]));
	}
}

/** Nothing is written as something else than it is. */
function cellsOf(row: readonly unknown[], table: string): Row {
	for (const cell of row) {
		const whole = typeof cell !== "number" || !Number.isInteger(cell) || Number.isSafeInteger(cell);
		if (!["string", "number"].includes(typeof cell) && cell !== null) throw new Error(`${table} holds more than text`);
		if (!whole) throw new Error(`${table} holds a number that is too large to be read`);
	}
	return row as readonly Cell[];
}

export function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
