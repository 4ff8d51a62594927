// The line of those who are past their network's part: who has a place, and whose turn it is. Pure but for its SQL.
import type { Line, Sql } from "./ledger.ts";
import { startOf } from "./windows.ts";

export type Turn =
	| { readonly kind: "turn"; readonly ticket: string }
	| { readonly kind: "wait"; readonly ticket: string; readonly readyAt: number };

/** What is told of a turn that is given back. */
export interface TakenTurn {
	readonly line: Line;
	/** What was brought for it. */
	readonly ticket: string;
}

/** Nobody waits longer for a turn, as long as nobody else of the network is faster. */
export const longestWaitMs = 10 * 60_000;
/** How long a place lasts. */
const ticketMs = 40 * 60_000;
/** All who come within this time get one place: a flood of requests makes no flood of places. */
const sliceMs = 5_000;
/** So many turns a day, and the next ones take twice as long. */
const turnsOfAPace = 30;

export function createLineTables(sql: Sql): void {
	sql.exec(`CREATE TABLE IF NOT EXISTS tickets (
		id TEXT PRIMARY KEY, line TEXT NOT NULL, given_at INTEGER NOT NULL) WITHOUT ROWID`);
	sql.exec(`CREATE TABLE IF NOT EXISTS turns (
		line TEXT PRIMARY KEY, last_at INTEGER NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL) WITHOUT ROWID`);
	// A row for each who had a turn, so no more of them than there are turns.
	sql.exec(`CREATE TABLE IF NOT EXISTS served (
		line TEXT NOT NULL, who TEXT NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL,
		PRIMARY KEY (line, who)) WITHOUT ROWID`);
	// A row for each who was shown to be a person: `used` is 1 once it was a turn.
	sql.exec(`CREATE TABLE IF NOT EXISTS passes (
		id TEXT PRIMARY KEY, given_at INTEGER NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID`);
	// One row a line, whoever asks.
	sql.exec(`CREATE TABLE IF NOT EXISTS asked (
		line TEXT PRIMARY KEY, who TEXT NOT NULL, had INTEGER NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID`);
}

/**
 * The turn of whoever brings a place and has waited; a place and the time to wait for all others. Turns follow each other
 * at the pace of the day, however many places there are: whoever does not come back stands in nobody's way. Who had more
 * turns today than somebody else who asks leaves that one the next, and takes it where it is left for as long again.
 */
export function takeTurn(sql: Sql, line: Line, tickets: readonly string[], now: number): Turn {
	const pass = tickets.find((ticket) => usePass(sql, ticket, now));
	if (pass !== undefined) return { kind: "turn", ticket: pass };
	const day = startOf("day", now);
	const [turns] = sql.exec("SELECT last_at, day, count FROM turns WHERE line = ?", line.key).toArray();
	const count = Number(turns?.day) === day ? Number(turns?.count) : 0;
	const pace = Math.min(longestWaitMs, line.seconds * 1000 * 2 ** Math.floor(count / turnsOfAPace));
	const had = line.whose.reduce((sum, who) => sum + servedTo(sql, line.key, who, day), 0);
	const steps = leavesNext(sql, line, had, { now, pace }) ? 2 : 1;
	const free = Number(turns?.last_at ?? 0) + pace * steps;
	const place = tickets
		.map((ticket) => ({ ticket, givenAt: givenTo(sql, ticket, line.key, now) }))
		.find(({ givenAt }) => givenAt !== undefined);
	const readyAt = Math.max((place?.givenAt ?? now) + pace, free);
	if (!place || now < readyAt) {
		return { kind: "wait", ticket: place?.ticket ?? placeOf(sql, line.key, now), readyAt };
	}
	sql.exec("INSERT OR REPLACE INTO turns VALUES (?, ?, ?, ?)", line.key, now, day, count + 1);
	for (const who of line.whose) {
		const before = servedTo(sql, line.key, who, day);
		sql.exec("INSERT OR REPLACE INTO served VALUES (?, ?, ?, ?)", line.key, who, day, before + 1);
	}
	// Whoever was served is no longer the one who waits.
	sql.exec("DELETE FROM asked WHERE line = ? AND who = ?", line.key, whoOf(line));
	return { kind: "turn", ticket: place.ticket };
}

/** Gives who was shown to be a person one turn of any line, beside all others. The same proof again opens nothing more. */
export function openPass(sql: Sql, id: string, now: number): void {
	sql.exec("INSERT OR IGNORE INTO passes VALUES (?, ?, 0)", id, now);
}

function usePass(sql: Sql, id: string, now: number): boolean {
	const valid = "id = ? AND used = 0 AND given_at > ?";
	if (sql.exec(`SELECT 1 FROM passes WHERE ${valid}`, id, now - ticketMs).toArray().length === 0) return false;
	sql.exec("UPDATE passes SET used = 1 WHERE id = ?", id);
	return true;
}

/** A turn that came to nothing was none. @param at when it was taken */
export function returnTurn(sql: Sql, { line, ticket }: TakenTurn, at: number): void {
	if (sql.exec("SELECT 1 FROM passes WHERE id = ?", ticket).toArray().length > 0) {
		sql.exec("UPDATE passes SET used = 0 WHERE id = ?", ticket);
		return;
	}
	const { key, whose } = line;
	sql.exec(
		"UPDATE turns SET last_at = CASE last_at WHEN ? THEN 0 ELSE last_at END, count = max(0, count - 1) WHERE line = ?",
		...[at, key],
	);
	for (const who of whose) {
		sql.exec("UPDATE served SET count = max(0, count - 1) WHERE line = ? AND who = ?", key, who);
	}
}

/** Forgets places and turns that are over. @param before the beginning of the oldest day that counts */
export function forgetLine(sql: Sql, now: number, before: number): void {
	sql.exec("DELETE FROM tickets WHERE given_at < ?", now - ticketMs);
	sql.exec("DELETE FROM passes WHERE given_at < ?", now - ticketMs);
	sql.exec("DELETE FROM asked WHERE at < ?", now - ticketMs);
	for (const table of ["turns", "served"]) sql.exec(`DELETE FROM ${table} WHERE day < ?`, before);
}

/** The narrowest name of who asks. */
const whoOf = ({ whose }: Line) => whose[0] ?? "";

/**
 * Whether somebody else asked lately who had less; else who asks now is kept in mind, where nobody had less. Only one is
 * kept, so a flood fills nothing, and it delays others by one turn at most, however often it asks. Nor does a flood write much: who
 * had no less than somebody who asked a moment ago changes nothing.
 */
function leavesNext(sql: Sql, line: Line, had: number, { now, pace }: { now: number; pace: number }): boolean {
	const who = whoOf(line);
	const [row] = sql.exec("SELECT who, had, at FROM asked WHERE line = ?", line.key).toArray();
	// Whoever was told to come waits a turn at most, and comes back within another.
	const other = row && row.who !== who && now < Number(row.at) + 2 * pace ? Number(row.had) : undefined;
	const fresh = row && had >= Number(row.had) && now < Number(row.at) + sliceMs;
	if (!fresh && (other === undefined || had <= other)) {
		sql.exec("INSERT OR REPLACE INTO asked VALUES (?, ?, ?, ?)", line.key, who, had, now);
	}
	return other !== undefined && other < had;
}

function servedTo(sql: Sql, line: string, who: string, day: number): number {
	const [row] = sql.exec("SELECT count FROM served WHERE line = ? AND who = ? AND day = ?", line, who, day).toArray();
	return Number(row?.count ?? 0);
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
