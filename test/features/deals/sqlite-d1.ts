// D1's interface on Node's own SQLite: the same answers, limits and failures a hundred times faster (database.test.ts holds it to D1).
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setImmediate as laterOn } from "node:timers/promises";

/** What the platform allows a statement (workerd's own limits of SQLite). */
const limits = {
	sqlLength: 100_000,
	column: 100,
	exprDepth: 100,
	compoundSelect: 5,
	functionArg: 32,
	likePatternLength: 50,
	variableNumber: 100,
} as const;

/** Names of SQLite's results, as D1 puts them behind a message; of a constraint also which one. */
const names: Readonly<Record<number, string>> = {
	1: "SQLITE_ERROR",
	19: "SQLITE_CONSTRAINT",
	20: "SQLITE_MISMATCH",
	275: "SQLITE_CONSTRAINT_CHECK",
	787: "SQLITE_CONSTRAINT_FOREIGNKEY",
	1299: "SQLITE_CONSTRAINT_NOTNULL",
	1555: "SQLITE_CONSTRAINT_PRIMARYKEY",
	2067: "SQLITE_CONSTRAINT_UNIQUE",
};

/** This Node has them, its types do not yet. */
interface Serializable extends DatabaseSync {
	serialize(): Uint8Array;
	deserialize(bytes: Uint8Array): void;
}

interface Statement {
	readonly sql: string;
	readonly values: readonly SQLInputValue[];
}

export interface SqliteD1 {
	readonly db: D1Database;
	/** The whole database as it is now. */
	bytes(): Uint8Array;
	close(): void;
}

/** A database in memory: empty, or with what `bytes` of another gave. */
export function sqliteD1(bytes?: Uint8Array): SqliteD1 {
	const sqlite = new DatabaseSync(":memory:") as Serializable;
	if (bytes) sqlite.deserialize(bytes);
	Object.assign((sqlite as unknown as { limits: Record<string, number> }).limits, limits);
	const statements = new WeakMap<object, Statement>();

	/** Reading a statement takes longer than running it, and most come again and again. */
	const prepared = new Map<string, StatementSync>();
	function prepare(sql: string): StatementSync {
		const statement = prepared.get(sql) ?? sqlite.prepare(sql);
		prepared.set(sql, statement);
		return statement;
	}

	const totals = sqlite.prepare("SELECT total_changes() AS changes, last_insert_rowid() AS row");
	function runNow({ sql, values }: Statement) {
		if (wanted(sql) !== values.length) throw new Error("D1_ERROR: Wrong number of parameter bindings for SQL query.");
		try {
			const before = totals.get()?.changes;
			const results = prepare(sql).all(...values);
			const after = totals.get();
			const changes = Number(after?.changes) - Number(before);
			return { success: true as const, results, meta: { changes, last_row_id: Number(after?.row) } };
		} catch (error) {
			throw asD1(error);
		}
	}

	/** Others come between any two statements, as they do over a network. */
	async function run(statement: Statement) {
		await laterOn();
		return runNow(statement);
	}

	function wrap(statement: Statement): object {
		const wrapped = {
			bind: (...values: unknown[]) => wrap({ ...statement, values: values.map(bound) }),
			run: () => run(statement),
			all: () => run(statement),
			async first(column?: string) {
				const [row = null] = (await run(statement)).results;
				return row && column !== undefined ? row[column] : row;
			},
			async raw() {
				return (await run(statement)).results.map((row) => Object.values(row));
			},
		};
		statements.set(wrapped, statement);
		return wrapped;
	}

	const db: object = {
		prepare: (sql: string) => wrap({ sql, values: [] }),
		/** There are no copies: a session is the database. */
		withSession: () => db,
		/** Each line is a statement. */
		async exec(sql: string) {
			const lines = sql.split("\n").filter((line) => line.trim());
			for (const line of lines) await run({ sql: line, values: [] });
			return { count: lines.length, duration: 0 };
		},
		/** All of them or none, with nobody in between. */
		async batch(all: readonly object[]) {
			await laterOn();
			sqlite.exec("BEGIN");
			try {
				const results = all.map((one) => {
					const statement = statements.get(one);
					if (!statement) throw new TypeError("A batch takes statements of this database");
					return runNow(statement);
				});
				sqlite.exec("COMMIT");
				return results;
			} catch (error) {
				sqlite.exec("ROLLBACK");
				throw error;
			}
		},
	};
	return { db: db as unknown as D1Database, bytes: () => sqlite.serialize(), close: () => sqlite.close() };
}

/** How many values a statement needs: as many as it has question marks, or as its highest number says. */
function wanted(sql: string): number {
	const marks = sql.replace(/'[^']*'|"[^"]*"|--.*/g, "").match(/\?\d*/g) ?? [];
	return marks.reduce((most, mark) => (mark === "?" ? most + 1 : Math.max(most, Number(mark.slice(1)))), 0);
}

/** D1 stores a truth value as a number, and refuses what SQL has no value for. */
function bound(value: unknown): SQLInputValue {
	if (typeof value === "boolean") return value ? 1 : 0;
	if (value === null || typeof value === "number" || typeof value === "string") return value;
	if (value instanceof ArrayBuffer) return new Uint8Array(value);
	if (value instanceof Uint8Array) return value;
	throw new Error(`D1_TYPE_ERROR: Type '${typeof value}' not supported for value '${String(value)}'`);
}

function asD1(error: unknown): Error {
	const { message, errcode = 1 } = error as { readonly message: string; readonly errcode?: number };
	const name = (code: number) => names[code] ?? `SQLITE_${code}`;
	const extended = errcode > 0xff ? ` (extended: ${name(errcode)})` : "";
	return new Error(`D1_ERROR: ${message}: ${name(errcode & 0xff)}${extended}`);
}
