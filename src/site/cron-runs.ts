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
	readonly outcome: Outcome | null;
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
			"UPDATE cron_runs SET ended_at = ?, took_ms = ?, outcome = ?, detail = ? WHERE duty = ? AND started_at = ?",
		)
		.bind(ended, tookMs, outcome, detail, duty, began.toISOString())
		.run();
}

/** Of every duty that there is, in their order. */
export async function lastRuns(db: D1Database, now: Date): Promise<LastRun[]> {
	const { results } = await db.prepare("SELECT duty, started_at, ended_at, outcome FROM cron_runs").all<Row>();
	return dutyNames.map((duty) => {
		const row = results.find((one) => one.duty === duty);
		if (!row) return { duty, outcome: "never" };
		const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(row.started_at)) / 1_000));
		const ended = row.ended_at !== null && row.outcome;
		return { duty, seconds, outcome: ended || (seconds > duties[duty].seconds ? "cut" : "running") };
	});
}
