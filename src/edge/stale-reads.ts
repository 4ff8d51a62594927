// THE table of reads that may be a little old: a copy of the database near the visitor answers them, where the account has copies.

/**
 * What else is read is asked of the primary: a booking's own state, quotes, payments, alerts, mail, what was erased. Whoever has just
 * written one of those reads it on the next page, and would be told that it is not there.
 */
export const staleReads = {
	fares: "Prices on pages say when they were seen, hours ago; the pages themselves are kept for minutes.",
	seenPrices: "Prices of other days, seen within a day; a search has those that it found itself in hand.",
	priceHistory: "Evidence of two months: what was seen a second ago changes nothing of it.",
} as const satisfies Readonly<Record<string, string>>;

/** What a read needs of a database. */
export type Readable = Pick<D1Database, "prepare">;

const nearest = new WeakMap<D1Database, Readable>();

/** Says by what a database's copies are asked. */
export function readsNear(db: D1Database, near: Readable): void {
	nearest.set(db, near);
}

/** Where a read of the table is asked: at the nearest copy, or in the database itself where it has none. */
export function mayBeStale(db: D1Database, _read: keyof typeof staleReads): Readable {
	return nearest.get(db) ?? db;
}
