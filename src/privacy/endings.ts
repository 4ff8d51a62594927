// What a browser has ended: a copy of its cookies that was made before opens it no more.
import type { Cookies } from "./cookies.ts";
import { sha256 } from "./hash.ts";
import { type Asking, type Entry, readList, type SignedList } from "./signed-list.ts";
import { visitorOf } from "./visitor.ts";

/** Of entries that are rightly signed, those that this browser has not ended since. Throws when the database does. */
export async function stillOpen(
	db: D1Database,
	{ visit }: Pick<Asking, "visit">,
	entries: readonly Entry[],
): Promise<readonly Entry[]> {
	const visitor = visitorOf(visit);
	if (!visitor || entries.length === 0) return [];
	const [all, ...names] = await Promise.all([
		nameOf(visitor),
		...entries.map(({ column, value }) => nameOf(visitor, column, value)),
	]);
	const { results } = await db
		.prepare("SELECT name, ended_at AS at FROM endings WHERE name IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify([all, ...names]))
		.all<{ readonly name: string; readonly at: string }>();
	const endedAt = new Map(results.map(({ name, at }) => [name, at]));
	// A browser that ended all has another secret since: nothing of this one counts any more, whenever it was signed.
	if (endedAt.has(all)) return [];
	// What was opened again later is open, and its copies from before are not.
	return entries.filter(({ issued }, index) => issued.toISOString() > (endedAt.get(names[index] ?? "") ?? ""));
}

/** What these lists have that counts, or only one value of it. Throws when the database does. */
export async function openEntries(
	db: D1Database,
	asking: Asking,
	lists: readonly SignedList[],
	only?: string,
): Promise<readonly Entry[]> {
	const listed = await Promise.all(lists.map((list) => readList(asking, list, only)));
	return stillOpen(db, asking, listed.flat());
}

/** Has this browser ended everything? Its secret is then in a copy's hands, or on its way out. Throws when the database does. */
export async function hasEndedAll(db: D1Database, visitor: string): Promise<boolean> {
	const row = await db
		.prepare("SELECT 1 FROM endings WHERE name = ?")
		.bind(await nameOf(visitor))
		.first();
	return row !== null;
}

/**
 * What a browser brings, or nothing where it has ended that: whose answer to "forget" was lost, or whose profile came back from a
 * backup, gets another secret by what it is given next, since with this one nothing opens any more. Throws when the database does.
 */
export async function cookiesSince(db: D1Database, visit: Cookies): Promise<Cookies> {
	const visitor = visitorOf(visit);
	const ended = visitor !== undefined && (await hasEndedAll(db, visitor));
	return ended ? { cookie: () => undefined, secure: visit.secure } : visit;
}

/**
 * Ends what these lists have of a value, or everything that is tied to this browser; gives what it ended. What a browser made up
 * ends nothing, and writes nothing. Throws when the database does.
 */
export async function endHere(
	db: D1Database,
	asking: Asking,
	lists: readonly SignedList[],
	value?: string,
): Promise<readonly Entry[]> {
	const { visit, now } = asking;
	const visitor = visitorOf(visit);
	const listed = await Promise.all(lists.map(async (list) => ({ list, entries: await readList(asking, list, value) })));
	const found = listed.filter(({ entries }) => entries.length > 0);
	const column = found[0]?.list.column;
	if (!visitor || !column) return [];
	const name = await (value === undefined ? nameOf(visitor) : nameOf(visitor, column, value));
	// The longest that one of its entries can live from now on.
	const until = new Date(now.getTime() + Math.max(...lists.map(({ life }) => life)));
	await endingOf(db, name, now, until).run();
	return found.flatMap(({ entries }) => entries);
}

/** Ends one thing that no list has for this browser, such as the way to an object. Throws when the database does. */
export async function endValue(
	db: D1Database,
	visitor: string,
	{ column, value }: Pick<Entry, "column" | "value">,
	{ now, until }: { readonly now: Date; readonly until: Date },
): Promise<void> {
	await endingOf(db, await nameOf(visitor, column, value), now, until).run();
}

function endingOf(db: D1Database, name: string, now: Date, until: Date): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO endings VALUES (?, ?, ?)
			ON CONFLICT (name) DO UPDATE SET ended_at = max(ended_at, excluded.ended_at), until = max(until, excluded.until)`,
		)
		.bind(name, now.toISOString(), until.toISOString());
}

/** Deletes what no entry can live past any more; gives how many. Throws when the database does. */
export async function pruneEndings(db: D1Database, now: Date): Promise<number> {
	const { meta } = await db.prepare("DELETE FROM endings WHERE until < ?").bind(now.toISOString()).run();
	return meta.changes;
}

/**
 * Names what a browser ended, or without a value that it ended all. The secret is random, so nobody who reads the database
 * finds the browser, what it ended, or two that are of one browser; and no change of keys makes it unfindable.
 */
function nameOf(visitor: string, ...what: readonly string[]): Promise<string> {
	return sha256([visitor, ...what].join("\n"));
}
