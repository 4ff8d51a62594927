// The book of one budget object: what was spent by whom in which window, and the line of those who wait. Pure but for its SQL.
import type { Limits } from "./effects.ts";
import { createLineTables, forgetLine, returnTurn, type TakenTurn, takeTurn } from "./line.ts";
import { endOf, limited, startOf, type Window } from "./windows.ts";

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
	/** Budgets in which the turn of a line counts too: past one of them nobody waits for a turn. */
	readonly ceilings?: readonly Entry[];
	/** How much is wanted, and the least that is worth having. */
	readonly units: number;
	readonly least: number;
	/** Places in lines that this visitor was given before; looked at only where the budgets are spent. */
	readonly tickets?: readonly string[];
	/** Names what is done: the same again within an hour (a second click, a reload) is no second effect. */
	readonly once?: string | undefined;
	/** How places are given; without it nobody waits. */
	readonly line?: Line | undefined;
}

export interface Line {
	readonly key: string;
	/** Between two turns, and the units of one. */
	readonly seconds: number;
	readonly units: number;
	/** Names of who asks, the narrowest first: who had fewer turns goes first. */
	readonly whose: readonly string[];
}

/** Times are milliseconds since 1970. */
export type Charged =
	| {
			readonly kind: "charged";
			readonly units: number;
			/** When it was taken, or done before: what is given back goes to the windows of then. */
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

/** What is older than any window is nobody's. */
const keptMs = 2 * 24 * 60 * 60_000;

export function createTables(sql: Sql): void {
	sql.exec(`CREATE TABLE IF NOT EXISTS spent (
		key TEXT NOT NULL, window TEXT NOT NULL, starts INTEGER NOT NULL, units INTEGER NOT NULL,
		PRIMARY KEY (key, window)) WITHOUT ROWID`);
	sql.exec("CREATE TABLE IF NOT EXISTS done (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID");
	createLineTables(sql);
}

/** Takes what is wanted from every budget, or as much of it as the least of them has; all of them, or none. */
export function charge(sql: Sql, wanted: Charge, now: number): Charged {
	const { once, units } = wanted;
	const before = once === undefined ? undefined : doneAt(sql, once, now);
	if (before !== undefined) return { kind: "charged", units, at: before, again: true, before: 0, after: 0 };
	const charged = take(sql, wanted, now);
	if (once !== undefined && charged.kind === "charged") {
		sql.exec("INSERT OR REPLACE INTO done VALUES (?, ?)", once, now);
	}
	return charged;
}

const onceMs = 60 * 60_000;

function doneAt(sql: Sql, id: string, now: number): number | undefined {
	const [row] = sql.exec("SELECT at FROM done WHERE id = ? AND at > ?", id, now - onceMs).toArray();
	return row && Number(row.at);
}

interface Counted {
	readonly key: string;
	readonly window: Window;
	readonly limit: number;
	readonly spent: number;
}

function take(sql: Sql, wanted: Charge, now: number): Charged {
	const counted = (entries: readonly Entry[]): Counted[] =>
		entries.flatMap(({ key, limits }) =>
			limited(limits).map(([window, limit]) => ({ key, window, limit, spent: spentBy(sql, key, window, now) })),
		);
	const ceilings = counted(wanted.ceilings ?? []);
	const rows = [...counted(wanted.entries), ...ceilings];
	const units = leftOf(rows, wanted.units);
	if (units < wanted.least) {
		const turn = leftOf(ceilings, wanted.units) < wanted.least ? undefined : turnOf(sql, wanted, ceilings, now);
		const lacking = rows.filter(({ limit, spent }) => limit - spent < wanted.least);
		return turn ?? { kind: "drained", until: Math.max(...lacking.map(({ window }) => endOf(window, now))) };
	}
	add(sql, rows, units, now);
	const share = (more: number) => Math.max(0, ...rows.map(({ limit, spent }) => (spent + more) / limit));
	return { kind: "charged", units, at: now, before: share(0), after: share(units) };
}

/** Gives back what was not spent, to the windows that it was taken from while they last. */
export function giveBack(sql: Sql, { entries, units, at, turn, once }: Refund): void {
	// What was named did not happen: the same again is the first.
	if (once !== undefined) sql.exec("DELETE FROM done WHERE id = ?", once);
	if (turn) returnTurn(sql, turn, at);
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
	/** Those that it was taken from: of a turn, the ceilings alone. */
	readonly entries: readonly Entry[];
	readonly units: number;
	/** When it was taken. */
	readonly at: number;
	/** It was a turn of a line, of which nothing was used. */
	readonly turn?: TakenTurn | undefined;
	readonly once?: string | undefined;
}

function spentBy(sql: Sql, key: string, window: Window, now: number): number {
	const [row] = sql
		.exec("SELECT units FROM spent WHERE key = ? AND window = ? AND starts = ?", key, window, startOf(window, now))
		.toArray();
	return Number(row?.units ?? 0);
}

/** As much as all of these have, of what is wanted. */
function leftOf(rows: readonly Counted[], wanted: number): number {
	return Math.min(wanted, ...rows.map(({ limit, spent }) => limit - spent));
}

function add(sql: Sql, rows: readonly Counted[], units: number, now: number): void {
	for (const { key, window, spent } of rows) {
		sql.exec("INSERT OR REPLACE INTO spent VALUES (?, ?, ?, ?)", key, window, startOf(window, now), spent + units);
	}
}

function turnOf(
	sql: Sql,
	{ line, tickets = [], units: wanted }: Charge,
	ceilings: readonly Counted[],
	now: number,
): Charged | undefined {
	if (!line) return undefined;
	const turn = takeTurn(sql, line, tickets, now);
	if (turn.kind === "wait") return turn;
	const { ticket } = turn;
	const units = leftOf(ceilings, Math.min(wanted, line.units));
	add(sql, ceilings, units, now);
	return { kind: "charged", units, at: now, ticket, before: 0, after: 0 };
}

/** Forgets what no window holds any more. True when nothing is left. */
export function forget(sql: Sql, now: number): boolean {
	sql.exec("DELETE FROM spent WHERE starts < ?", now - keptMs);
	sql.exec("DELETE FROM done WHERE at < ?", now - onceMs);
	forgetLine(sql, now, now - keptMs);
	const [row] = sql
		.exec(
			"SELECT (SELECT count(*) FROM spent) + (SELECT count(*) FROM tickets) + (SELECT count(*) FROM passes) AS rows",
		)
		.toArray();
	return Number(row?.rows) === 0;
}
