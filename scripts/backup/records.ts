// What a backup is made of, one JSON value a line: the head of a table, its rows, and at the end what is made of them and the sums.
import { hash } from "node:crypto";

export type Cell = string | number | null;

export interface TableHead {
	readonly table: string;
	/** The statement that makes it. */
	readonly sql: string;
	readonly columns: readonly string[];
}

/** A statement for when all rows are there: an index. */
interface Afterwards {
	readonly afterwards: string;
}

/** A row belongs to the table whose head came last; its cells stand in the order of the head's columns. */
export type Row = readonly Cell[];
export type BackupRecord = TableHead | Row | Afterwards;

interface TableSum {
	readonly rows: number;
	/** 64 hexadecimal digits: the sum of the rows' SHA-256, so that it is the same in whatever order they are read. */
	readonly hash: string;
}

export interface Sums {
	/** The migration that was applied last, by its file's name; empty where none is noted. */
	readonly schema: string;
	readonly tables: Readonly<Record<string, TableSum>>;
}

export function isRow(record: BackupRecord): record is Row {
	return Array.isArray(record);
}

/** Wrangler's own list of what it applied. */
const ledger = "d1_migrations";
const modulus = 1n << 256n;

/** Passes records on, and knows their sums once all have passed. */
export function summing() {
	const tables = new Map<string, { rows: number; sum: bigint }>();
	let head: TableHead | undefined;
	let schema = "";
	function add(record: BackupRecord): void {
		if (isRow(record)) {
			const table = head && tables.get(head.table);
			if (!head || !table) throw new Error("A row without its table");
			table.rows += 1;
			table.sum = (table.sum + digest(record)) % modulus;
			const name = head.table === ledger ? String(record[head.columns.indexOf("name")]) : "";
			if (name > schema) schema = name;
		} else if ("table" in record) {
			head = record;
			tables.set(head.table, { rows: 0, sum: digest(head.columns) });
		}
	}
	return {
		add,
		async *through(records: AsyncIterable<BackupRecord>): AsyncGenerator<BackupRecord> {
			for await (const record of records) {
				add(record);
				yield record;
			}
		},
		sums: (): Sums => ({
			schema,
			tables: Object.fromEntries(
				[...tables].map(([name, { rows, sum }]) => [name, { rows, hash: sum.toString(16).padStart(64, "0") }]),
			),
		}),
	};
}

function digest(cells: Row): bigint {
	return BigInt(`0x${hash("sha256", JSON.stringify(cells), "hex")}`);
}

export async function sumsOf(records: AsyncIterable<BackupRecord>): Promise<Sums> {
	const sum = summing();
	for await (const record of records) sum.add(record);
	return sum.sums();
}
