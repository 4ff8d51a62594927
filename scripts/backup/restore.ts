// Writes a backup's records into an empty database, and compares what then is there.
import { made, quoted, readDatabase } from "./read-database.ts";
import { type BackupRecord, isRow, type Row, type Sums, sumsOf, type TableHead } from "./records.ts";

/** Characters of rows that are written at once: a value that is sent may have two million bytes. */
const atOnce = 300_000;

/** Throws where anything is there. */
export async function refuseFilled(db: D1Database): Promise<void> {
	const [first, ...more] = await made(db, "type = 'table'");
	if (!first) return;
	const rest = more.length > 0 ? ` and ${more.length} more` : "";
	throw new Error(`The database is not empty: it has ${first.name}${rest}. A backup goes into a new one only`);
}

/** The database must be empty. Throws when it refuses a row; what was written by then stays in it. */
export async function writeRecords(db: D1Database, records: AsyncIterable<BackupRecord>): Promise<void> {
	let table: ReturnType<typeof writerOf> | undefined;
	for await (const record of records) {
		if (isRow(record)) {
			if (!table) throw new Error("A row without its table");
			await table.write(record);
			continue;
		}
		await table?.flush();
		table = undefined;
		await db.prepare("table" in record ? record.sql : record.afterwards).run();
		if ("table" in record) table = writerOf(db, record);
	}
	await table?.flush();
}

/** Many rows by one statement, as JSON: a statement for each takes many times as long. */
function writerOf(db: D1Database, { table, columns }: TableHead) {
	const cells = columns.map((_, index) => `value ->> ${index}`).join(", ");
	const insert = db.prepare(
		`INSERT INTO ${quoted(table)} (${columns.map(quoted).join(", ")}) SELECT ${cells} FROM json_each(?)`,
	);
	let rows: string[] = [];
	let length = 0;
	async function flush(): Promise<void> {
		if (rows.length > 0) await insert.bind(`[${rows.join(",")}]`).run();
		[rows, length] = [[], 0];
	}
	return {
		flush,
		async write(row: Row): Promise<void> {
			const json = JSON.stringify(row);
			rows.push(json);
			length += json.length;
			if (length >= atOnce) await flush();
		},
	};
}

interface Comparison {
	readonly table: string;
	readonly rows: number;
	/** In the copy. */
	readonly copied: number;
	readonly same: boolean;
}

/** Every table of either, by count and hash. */
export async function compare({ tables }: Sums, db: D1Database): Promise<readonly Comparison[]> {
	const { tables: copies } = await sumsOf(readDatabase(db));
	return [...new Set([...Object.keys(tables), ...Object.keys(copies)])].toSorted().map((table) => {
		const [was, is] = [tables[table], copies[table]];
		return {
			table,
			rows: was?.rows ?? 0,
			copied: is?.rows ?? 0,
			same: was?.hash === is?.hash && was?.rows === is?.rows,
		};
	});
}
