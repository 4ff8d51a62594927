// What the cron's last runs came to, a row for each duty: written as one begins and ends, read by /api/health.

import { type Duty, duties, dutyNames } from "./duties.ts";

export type Outcome = "ok" | "failed" | "late";

/** One that began and never ended was cut off by the platform, once its time is over. */
export type LastRun = {
	readonly duty: Duty;
	/** Since the last one began. */
	readonly seconds?: number;
	readonly outcome: Outcome | "running" | "cut" | "never";
};

interface Row {
	readonly duty: string;
	readonly started_at: string;
	readonly ended_at: string | null;
	readonly took_ms: number | null;
	readonly outcome: Outcome | null;
	readonly ok_at: string | null;
}

export async function beginRun(db: D1Database, duty: Duty, at: Date): Promise<void> {
	await db
		.prepare(
			`INSERT INTO cron_runs (duty, started_at) VALUES (?, ?)
			ON CONFLICT (duty) DO UPDATE SET started_at = excluded.started_at, ended_at = NULL`,
		)
		.bind(duty, at.toISOString())
		.run();
}

/** The clock of a Worker stands still between two answers from outside: `tookMs` is how long it waited for those. */
export async function endRun(
	db: D1Database,
	duty: Duty,
	{ began, tookMs, outcome, detail }: { began: Date; tookMs: number; outcome: Outcome; detail: string | null },
): Promise<void> {
	const ended = new Date(began.getTime() + tookMs).toISOString();
	await db
		.prepare(
			`UPDATE cron_runs SET ended_at = ?1, took_ms = ?2, outcome = ?3, detail = ?4,
			ok_at = CASE ?3 WHEN 'ok' THEN ?1 ELSE ok_at END WHERE duty = ?5 AND started_at = ?6`,
		)
		.bind(ended, tookMs, outcome, detail, duty, began.toISOString())
		.run();
}

/** Of every duty that there is, in their order. */
export async function lastRuns(db: D1Database, now: Date): Promise<LastRun[]> {
	return (await readRuns(db)).map(({ duty, row }) => lastRunOf(duty, row, now));
}

export interface DutyAge {
	readonly last: LastRun;
	/** Of the last run that ended. */
	readonly tookMs: number | null;
	/** Since a run ended well; since the last migration where none did: what is new has had no time yet. */
	readonly okSeconds: number;
}

/** Of every duty that there is, in their order. */
export async function dutyAges(db: D1Database, now: Date): Promise<DutyAge[]> {
	const migrated = await db.prepare("SELECT max(applied_at) AS at FROM d1_migrations").first<{ at: string | null }>();
	// SQLite's own clock writes "2026-11-26 00:00:00", in UTC.
	const since = migrated?.at ? `${migrated.at.replace(" ", "T")}Z` : new Date(0).toISOString();
	return (await readRuns(db)).map(({ duty, row }) => ({
		last: lastRunOf(duty, row, now),
		tookMs: row?.took_ms ?? null,
		okSeconds: secondsSince(row?.ok_at ?? since, now),
	}));
}

async function readRuns(db: D1Database) {
	const { results } = await db.prepare("SELECT * FROM cron_runs").all<Row>();
	return dutyNames.map((duty) => ({ duty, row: results.find((one) => one.duty === duty) }));
}

function lastRunOf(duty: Duty, row: Row | undefined, now: Date): LastRun {
	if (!row) return { duty, outcome: "never" };
	const seconds = secondsSince(row.started_at, now);
	const ended = row.ended_at !== null && row.outcome;
	return { duty, seconds, outcome: ended || (seconds > duties[duty].seconds ? "cut" : "running") };
}

function secondsSince(at: string, now: Date): number {
	return Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 1_000));
}
