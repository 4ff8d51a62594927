// Fills every column of every table of a database, whatever migrations have made of them, with texts that are meant to break something.
import { made } from "../../../scripts/backup/read-database.ts";

export const hostile: readonly string[] = [
	"",
	"plain",
	"'; DROP TABLE bookings; --",
	"\"quoted\" and ''doubled''; `ticks`",
	"a\nb\r\nc\td",
	"written \\n and \\u0000",
	"before\u0000after",
	"line\u2028and\u2029paragraph",
	"\u202eright to left",
	"María José 東京 👩‍👩‍👧 e\u0301",
	'{"end":{"schema":"","tables":{}}}',
	'["a row"]',
	"-- comment",
	"/* not closed",
	"9007199254740993",
	"x".repeat(3_000),
];

interface Column {
	readonly name: string;
	readonly type: string;
	readonly pk: number;
}

interface Reference {
	readonly from: string;
	readonly table: string;
	readonly to: string;
}

/** @param count rows of each table, or of those named. Each is another one in every key. */
export async function fill(db: D1Database, count: number, only?: readonly string[]): Promise<void> {
	for (const { name, sql } of await made(db, "type = 'table'")) {
		if (only && !only.includes(name)) continue;
		const columns = (await db.prepare("SELECT name, type, pk FROM pragma_table_info(?)").bind(name).all<Column>())
			.results;
		const references = (
			await db.prepare(`SELECT "from", "table", "to" FROM pragma_foreign_key_list(?)`).bind(name).all<Reference>()
		).results;
		const marks = columns.map(() => "?").join(", ");
		const insert = db.prepare(
			`INSERT INTO ${name} (${columns.map((one) => `"${one.name}"`).join(", ")}) VALUES (${marks})`,
		);
		for (let start = 0; start < count; start += 500) {
			const rows = Array.from({ length: Math.min(500, count - start) }, (_, index) => start + index);
			await db.batch(
				rows.map((row) => insert.bind(...columns.map((column) => cell(row, name, column, { sql, references })))),
			);
		}
	}
}

function cell(
	row: number,
	table: string,
	{ name, type }: Column,
	{ sql, references }: { readonly sql: string; readonly references: readonly Reference[] },
): string | number {
	const parent = references.find(({ from }) => from === name);
	if (parent) return text(row, parent.table, parent.to);
	const allowed = new RegExp(`CHECK \\(${name} IN \\(([^)]*)\\)`).exec(sql)?.[1]?.split(", ");
	const chosen = allowed?.[row % allowed.length];
	if (chosen) return chosen.startsWith("'") ? chosen.slice(1, -1) : Number(chosen);
	return type === "INTEGER" ? row * 1_000_003 + 1 : text(row, table, name);
}

function text(row: number, table: string, column: string): string {
	return `${row} ${table}.${column} ${hostile[row % hostile.length]}`;
}
