// Counts what the platform bills, of everything that one site in this process does.
import { DatabaseSync } from "node:sqlite";
import { charge, giveBack } from "../../src/effects/ledger.ts";
import { sqlite } from "../effects/store.ts";

/** What the platform bills by, besides requests and processor time. */
export interface Counted {
	/** Rows of the database. */
	read: number;
	written: number;
	/** Calls of budget objects, and rows that they write. */
	objects: number;
	objectRows: number;
	/** Messages of queues. */
	messages: number;
	/** Lines of the log, and their bytes. */
	lines: number;
	bytes: number;
}

export const nothingYet = (): Counted => ({
	read: 0,
	written: 0,
	objects: 0,
	objectRows: 0,
	messages: 0,
	lines: 0,
	bytes: 0,
});

/** The same database; each statement's rows are counted as the platform counts them. */
export function countedDatabase(db: D1Database, count: Counted): D1Database {
	const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
	const add = <T>(result: D1Result<T>): D1Result<T> => {
		count.read += result.meta.rows_read;
		count.written += result.meta.rows_written;
		return result;
	};
	function wrap(statement: D1PreparedStatement): D1PreparedStatement {
		const wrapped = {
			bind: (...values: unknown[]) => wrap(statement.bind(...values)),
			run: async () => add(await statement.run()),
			all: async () => add(await statement.all()),
			// The platform tells no rows of it, so it is asked for all.
			first: async (column?: string) => {
				const [row] = add(await statement.all<Record<string, unknown>>()).results;
				return row === undefined ? null : column === undefined ? row : row[column];
			},
		} as unknown as D1PreparedStatement;
		originals.set(wrapped, statement);
		return wrapped;
	}
	const prepare = (sql: string) => wrap(db.prepare(sql));
	return {
		prepare,
		// A read at a copy is billed as one of the primary.
		withSession: () => ({ prepare }),
		batch: async (all: D1PreparedStatement[]) => (await db.batch(all.map((one) => originals.get(one) ?? one))).map(add),
	} as unknown as D1Database;
}

/** Budget objects as a binding: each call is one request, and what it changes are rows. */
export function countedObjects(count: Counted): DurableObjectNamespace {
	const books = new Map<string, DatabaseSync>();
	const getByName = (name: string) => {
		const file = books.get(name) ?? new DatabaseSync(":memory:");
		books.set(name, file);
		const book = sqlite(file);
		const changes = () => Number(file.prepare("SELECT total_changes() AS rows").get()?.rows);
		const counted = <T>(work: () => T): T => {
			const before = changes();
			const done = work();
			count.objects++;
			count.objectRows += changes() - before;
			return done;
		};
		return {
			charge: async (wanted: Parameters<typeof charge>[1]) => counted(() => charge(book, wanted, Date.now())),
			giveBack: async (refund: Parameters<typeof giveBack>[1]) => counted(() => giveBack(book, refund)),
		};
	};
	return { getByName } as unknown as DurableObjectNamespace;
}

/** A queue whose messages wait in a list. */
export function countedQueue(waiting: string[], count: Counted): Queue<string> {
	const send = async (body: string) => {
		count.messages++;
		waiting.push(body);
	};
	return { send } as unknown as Queue<string>;
}
