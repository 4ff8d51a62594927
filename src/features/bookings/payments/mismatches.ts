// Keeps what a run of the cron found that only a person can put right, so that the desk can read it at any time, with its age.
import { ago, dayMs } from "../../../time/iso-date.ts";
import type { Reconciled } from "./reconcile.ts";

/** What a provider calls a payment of ours may be anything, where it is none. */
const ours = /^[0-9A-Z]{8}-\d{1,4}$/;

/** What was found before keeps its age, unless it is another mismatch now. What was not found for a day is forgotten. */
export async function keepMismatches(db: D1Database, found: Reconciled["mismatches"], now: Date): Promise<void> {
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
