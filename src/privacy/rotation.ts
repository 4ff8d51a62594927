// Rotates the key of personal data: whatever an older key sealed is opened and sealed again under the first one.
import { type Column, rowKey, sealedPrefix, type Vault } from "./vault.ts";

/** A column that holds sealed texts, and the keyed hashes beside it. */
export interface SealedColumn {
	readonly table: string;
	/** The columns of its primary key. */
	readonly keys: readonly string[];
	readonly column: Column;
	/** Columns of the same row that are hashes of the opened text, made anew under the first key. `row`: its primary key. */
	hashes?(opened: string, vault: Vault, row: Values): Promise<Readonly<Record<string, string | null>>>;
	/** SQL of rows that an older version of the site wrote: they are made anew, whatever key sealed them. It has an index. */
	readonly old?: string;
}

export interface Rotated {
	/** Sealed again under the first key. */
	readonly resealed: number;
	/** Changed or erased by the site in the meantime: it is as the site left it. */
	readonly changed: number;
	/** Sealed under a key that is not here, or altered: left as it is. */
	readonly unreadable: number;
}

export interface RotateOptions {
	/** Rows of a batch. */
	readonly size?: number;
	/** It ends once as many rows were sealed again. */
	readonly limit?: number;
	/** Rows whose key is another, unless said: only what an older version of the site wrote, or all, for the hashes in them. */
	readonly only?: "old" | "all";
}

type Values = Readonly<Record<string, string | number>>;

/**
 * Reseals one column, in batches of `size`. It may be stopped at any time and run again: what is done is not done twice.
 * The site may run at the same time: a row is written only if it still holds what was read. Throws when the database does.
 */
export async function rotateColumn(
	{ db, vault }: { readonly db: D1Database; readonly vault: Vault },
	spec: SealedColumn,
	{ size = 50, limit = Number.POSITIVE_INFINITY, only }: RotateOptions = {},
): Promise<Rotated> {
	const [first = ""] = await vault.keyNames();
	const count = { resealed: 0, changed: 0, unreadable: 0 };
	let after: Values | undefined;
	for (;;) {
		const rows = await nextRows(db, spec, only ?? sealedPrefix(first), after, size);
		const statements = (await Promise.all(rows.map((row) => reseal(db, vault, spec, row)))).filter(
			(one) => one !== null,
		);
		count.unreadable += rows.length - statements.length;
		const results = statements.length > 0 ? await db.batch(statements) : [];
		const written = results.filter(({ meta }) => meta.changes > 0).length;
		count.resealed += written;
		count.changed += results.length - written;
		if (rows.length < size || count.resealed >= limit) return count;
		after = rows.at(-1);
	}
}

/** The next rows, in the order of their keys, that are old, or begin with another prefix: another key sealed them. */
async function nextRows(
	db: D1Database,
	{ table, keys, column, old = "0" }: SealedColumn,
	which: "old" | "all" | `v${string}`,
	after: Values | undefined,
	size: number,
): Promise<readonly Values[]> {
	const name = nameOf(column);
	const list = keys.join(", ");
	const prefix = which === "old" || which === "all" ? undefined : which;
	const wanted = prefix ? `(${old} OR substr(${name}, 1, ?) != ?)` : which === "old" ? old : "1";
	const past = after ? `AND (${list}) > (${keys.map(() => "?").join(", ")})` : "";
	const { results } = await db
		.prepare(
			`SELECT ${list}, ${name} FROM ${table} WHERE ${name} IS NOT NULL AND ${wanted} ${past}
			ORDER BY ${list} LIMIT ?`,
		)
		.bind(...(prefix ? [prefix.length, prefix] : []), ...(after ? keys.map((key) => after[key]) : []), size)
		.all<Values>();
	return results;
}

/** The statement for one row, or null where it cannot be opened. */
async function reseal(db: D1Database, vault: Vault, spec: SealedColumn, row: Values) {
	const name = nameOf(spec.column);
	const sealed = String(row[name]);
	const key = rowKey(...spec.keys.map((one) => row[one] ?? ""));
	const values = await vault
		.open(sealed, spec.column, key)
		.then(async (text) => ({
			[name]: await vault.seal(text, spec.column, key),
			...(await spec.hashes?.(text, vault, row)),
		}))
		.catch(() => null);
	if (!values) return null;
	const sets = Object.keys(values).map((column) => `${column} = ?`);
	const wheres = [...spec.keys, name].map((column) => `${column} = ?`);
	return db
		.prepare(`UPDATE ${spec.table} SET ${sets.join(", ")} WHERE ${wheres.join(" AND ")}`)
		.bind(...Object.values(values), ...spec.keys.map((key) => row[key]), sealed);
}

/** How many texts of a column each key sealed, by the key's name. */
export async function keyUse(
	db: D1Database,
	{ table, column }: Pick<SealedColumn, "table" | "column">,
): Promise<ReadonlyMap<string, number>> {
	const name = nameOf(column);
	const { results } = await db
		.prepare(`SELECT substr(${name}, 4, 8) AS "key", count(*) AS n FROM ${table} WHERE ${name} IS NOT NULL GROUP BY 1`)
		.all<{ readonly key: string; readonly n: number }>();
	return new Map(results.map(({ key, n }) => [key, n]));
}

/** "bookings.sealed" names the column "sealed". */
function nameOf(column: Column): string {
	return column.slice(column.indexOf(".") + 1);
}
