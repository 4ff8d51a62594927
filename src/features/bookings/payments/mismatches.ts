// Keeps what a run of the cron found that only a person can put right, so that the desk can read it at any time, with its age.
import { sqlIn } from "../../../states/state-table.ts";
import { ago, dayMs, hourMs } from "../../../time/iso-date.ts";
import { countMismatches, type Mismatch } from "./steps.ts";

/** With what a provider alone can tell: it has money of a payment that we do not have. */
export type AnyMismatch = Mismatch | "unknownPayment";

/** Those that no column tells: a run of the cron finds them by what is configured, or at a provider. */
export const foundByRuns = ["noSource", "noProvider", "unknownPayment"] as const satisfies readonly AnyMismatch[];

/** What no run has found again for so long is over: they come every five minutes, and may fail. */
export const seenMs = hourMs;

export interface FoundMismatch {
	readonly kind: AnyMismatch;
	/** Nothing personal. */
	readonly payment: string;
}

/** What a provider calls a payment of ours may be anything, where it is none. */
const ours = /^[0-9A-Z]{8}-\d{1,4}$/;

/** What was found before keeps its age, unless it is another mismatch now. What was not found for a day is forgotten. */
export async function keepMismatches(db: D1Database, found: readonly FoundMismatch[], now: Date): Promise<void> {
	const rows = found.filter(({ payment }) => ours.test(payment));
	await db.batch([
		db
			.prepare(
				`INSERT INTO money_mismatches (payment, mismatch, since, seen_at)
				SELECT value ->> 'payment', value ->> 'kind', ?1, ?1 FROM json_each(?2) WHERE true
				ON CONFLICT (payment) DO UPDATE SET mismatch = excluded.mismatch, seen_at = excluded.seen_at,
					since = CASE WHEN mismatch = excluded.mismatch THEN since ELSE excluded.since END`,
			)
			.bind(now.toISOString(), JSON.stringify(rows)),
		db.prepare("DELETE FROM money_mismatches WHERE seen_at < ?").bind(ago(now, dayMs)),
	]);
}

/** How many bookings only a person can put right, by what is wrong. */
export async function countAll(db: D1Database, now: Date): Promise<ReadonlyMap<AnyMismatch, number>> {
	const { results } = await db
		.prepare(
			`SELECT mismatch, count(DISTINCT substr(payment, 1, 8)) AS bookings FROM money_mismatches
			WHERE mismatch ${sqlIn(foundByRuns)} AND seen_at > ? GROUP BY mismatch`,
		)
		.bind(ago(now, seenMs))
		.all<{ readonly mismatch: AnyMismatch; readonly bookings: number }>();
	return new Map([
		...(await countMismatches(db)),
		...results.map(({ mismatch, bookings }) => [mismatch, bookings] as const),
	]);
}
