// The book of one budget object: what was spent by whom in which window, and the line of those who wait. Pure but for its SQL.
import type { Limits } from "./effects.ts";
import { endOf, limited, startOf } from "./windows.ts";

/** What is used of a Durable Object's SqlStorage; every call is synchronous, so nothing happens in between. */
export interface Sql {
	exec(query: string, ...bindings: (string | number)[]): { toArray(): Record<string, unknown>[] };
}

export interface Entry {
	/** Whose budget, of which effect. */
	readonly key: string;
	readonly limits: Limits;
}

export interface Charge {
	readonly entries: readonly Entry[];
	/** How much is wanted, and the least that is worth having. */
	readonly units: number;
	readonly least: number;
	/** A place in the line that this visitor was given before; looked at only where the budgets are spent. */
	readonly ticket?: string | undefined;
	/** Names what is done: the same again within an hour (a second click, a reload) is no second effect. */
	readonly once?: string | undefined;
	/** How places are given; without it nobody waits. */
	readonly line?: { readonly key: string; readonly seconds: number; readonly units: number } | undefined;
}

/** Times are milliseconds since 1970. */
export type Charged =
	| {
			readonly kind: "charged";
			readonly units: number;
			/** When it was taken: what is given back goes to the windows of then. */
			readonly at: number;
			/** The ticket that paid for it. */
			readonly ticket?: string;
			/** It was paid for before. */
			readonly again?: true;
			/** The share of the fullest budget that is spent now, before and after: 0 to 1. */
			readonly before: number;
			readonly after: number;
	  }
	| { readonly kind: "wait"; readonly ticket: string; readonly readyAt: number }
	| { readonly kind: "drained"; readonly until: number };

/** Nobody waits longer for a turn, as long as nobody else of the network is faster. */
export const longestWaitMs = 10 * 60_000;
/** How long a place lasts. */
const ticketMs = 40 * 60_000;
/** All who come within this time get one place: a flood of requests makes no flood of places. */
const sliceMs = 5_000;
/** So many turns a day, and the next ones take twice as long. */
const turnsOfAPace = 30;
/** What is older than any window is nobody's. */
const keptMs = 2 * 24 * 60 * 60_000;

export function createTables(sql: Sql): void {
	sql.exec(`CREATE TABLE IF NOT EXISTS spent (
		key TEXT NOT NULL, window TEXT NOT NULL, starts INTEGER NOT NULL, units INTEGER NOT NULL,
		PRIMARY KEY (key, window)) WITHOUT ROWID`);
	sql.exec(`CREATE TABLE IF NOT EXISTS tickets (
		id TEXT PRIMARY KEY, line TEXT NOT NULL, given_at INTEGER NOT NULL) WITHOUT ROWID`);
	sql.exec("CREATE TABLE IF NOT EXISTS done (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID");
	sql.exec(`CREATE TABLE IF NOT EXISTS turns (
		line TEXT PRIMARY KEY, last_at INTEGER NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL) WITHOUT ROWID`);
}

/** Takes what is wanted from every budget, or as much of it as the least of them has; all of them, or none. */
export function charge(sql: Sql, wanted: Charge, now: number): Charged {
	const { once, units } = wanted;
	if (once !== undefined && wasDone(sql, once, now))
		return { kind: "charged", units, at: now, again: true, before: 0, after: 0 };
	const charged = take(sql, wanted, now);
	if (once !== undefined && charged.kind === "charged") {
		sql.exec("INSERT OR REPLACE INTO done VALUES (?, ?)", once, now);
	}
	return charged;
}

const onceMs = 60 * 60_000;

function wasDone(sql: Sql, id: string, now: number): boolean {
	return sql.exec("SELECT 1 FROM done WHERE id = ? AND at > ?", id, now - onceMs).toArray().length > 0;
}

function take(sql: Sql, wanted: Charge, now: number): Charged {
	const rows = wanted.entries.flatMap(({ key, limits }) =>
		limited(limits).map(([window, limit]) => ({ key, window, limit, spent: spentBy(sql, key, window, now) })),
	);
	const units = Math.min(wanted.units, ...rows.map(({ limit, spent }) => limit - spent));
	if (units < wanted.least) {
		const until = Math.max(
			...rows.filter(({ limit, spent }) => limit - spent < wanted.least).map(({ window }) => endOf(window, now)),
		);
		return takeTurn(sql, wanted, now) ?? { kind: "drained", until };
	}
	for (const { key, window, spent } of rows) {
		sql.exec("INSERT OR REPLACE INTO spent VALUES (?, ?, ?, ?)", key, window, startOf(window, now), spent + units);
	}
	const share = (more: number) => Math.max(0, ...rows.map(({ limit, spent }) => (spent + more) / limit));
	return { kind: "charged", units, at: now, before: share(0), after: share(units) };
}

/** Gives back what was not spent, to the windows that it was taken from while they last. */
export function giveBack(sql: Sql, { entries, units, at, ticket, once }: Refund): void {
	// What was named did not happen: the same again is the first.
	if (once !== undefined) sql.exec("DELETE FROM done WHERE id = ?", once);
	if (ticket) {
		// A turn that came to nothing was none.
		sql.exec(
			`UPDATE turns SET last_at = CASE last_at WHEN ? THEN 0 ELSE last_at END, count = max(0, count - 1)
			WHERE line = (SELECT line FROM tickets WHERE id = ?)`,
			...[at, ticket],
		);
		return;
	}
	for (const { key, limits } of entries) {
		for (const [window] of limited(limits)) {
			sql.exec(
				"UPDATE spent SET units = max(0, units - ?) WHERE key = ? AND window = ? AND starts = ?",
				...[units, key, window, startOf(window, at)],
			);
		}
	}
}

export interface Refund {
	readonly entries: readonly Entry[];
	readonly units: number;
	/** When it was taken. */
	readonly at: number;
	readonly ticket?: string | undefined;
	readonly once?: string | undefined;
}

function spentBy(sql: Sql, key: string, window: Parameters<typeof startOf>[0], now: number): number {
	const [row] = sql
		.exec("SELECT units FROM spent WHERE key = ? AND window = ? AND starts = ?", key, window, startOf(window, now))
		.toArray();
	return Number(row?.units ?? 0);
}

/**
 * The turn of whoever brings a place and has waited; a place and the time to wait for all others. Turns follow each other
 * at the pace of the day, however many places there are: whoever does not come back stands in nobody's way.
 */
function takeTurn(sql: Sql, { line, ticket, units }: Charge, now: number): Charged | undefined {
	if (!line) return undefined;
	const day = startOf("day", now);
	const [turns] = sql.exec("SELECT last_at, day, count FROM turns WHERE line = ?", line.key).toArray();
	const count = Number(turns?.day) === day ? Number(turns?.count) : 0;
	const pace = Math.min(longestWaitMs, line.seconds * 1000 * 2 ** Math.floor(count / turnsOfAPace));
	const free = Number(turns?.last_at ?? 0) + pace;
	const givenAt = ticket === undefined ? undefined : givenTo(sql, ticket, line.key, now);
	if (ticket !== undefined && givenAt !== undefined) {
		const readyAt = Math.max(givenAt + pace, free);
		if (now < readyAt) return { kind: "wait", ticket, readyAt };
		sql.exec("INSERT OR REPLACE INTO turns VALUES (?, ?, ?, ?)", line.key, now, day, count + 1);
		return { kind: "charged", units: Math.min(units, line.units), at: now, ticket, before: 0, after: 0 };
	}
	return { kind: "wait", ticket: placeOf(sql, line.key, now), readyAt: Math.max(now + pace, free) };
}

function givenTo(sql: Sql, ticket: string, line: string, now: number): number | undefined {
	const [row] = sql.exec("SELECT given_at FROM tickets WHERE id = ? AND line = ?", ticket, line).toArray();
	return row && now < Number(row.given_at) + ticketMs ? Number(row.given_at) : undefined;
}

function placeOf(sql: Sql, line: string, now: number): string {
	const [given] = sql.exec("SELECT id FROM tickets WHERE line = ? AND given_at > ?", line, now - sliceMs).toArray();
	if (given) return String(given.id);
	const id = crypto.randomUUID();
	sql.exec("INSERT INTO tickets VALUES (?, ?, ?)", id, line, now);
	return id;
}

/** Forgets what no window holds any more. True when nothing is left. */
export function forget(sql: Sql, now: number): boolean {
	sql.exec("DELETE FROM spent WHERE starts < ?", now - keptMs);
	sql.exec("DELETE FROM tickets WHERE given_at < ?", now - ticketMs);
	sql.exec("DELETE FROM done WHERE at < ?", now - onceMs);
	sql.exec("DELETE FROM turns WHERE day < ?", now - keptMs);
	const [row] = sql.exec("SELECT (SELECT count(*) FROM spent) + (SELECT count(*) FROM tickets) AS rows").toArray();
	return Number(row?.rows) === 0;
}
