// Ends the alerts whose days have passed, and deletes those that are not needed any more.

import { callOff } from "../../mail/outbox.ts";
import { ago, dayMs } from "../../time/instants.ts";
import { today } from "../../time/local-time.ts";
import { endingSql } from "./alert-row.ts";
import { pendingDays } from "./store.ts";

/** Days for which an ended alert stays without its address, so that its last links still say that it has ended. */
const endedDays = 30;
/** Where the day begins last: a date that is past here is past everywhere. */
const lastZone = "Etc/GMT+12";

export interface CleanedAlerts {
	readonly ended: number;
	readonly deleted: number;
}

export async function cleanAlerts(db: D1Database, now: Date): Promise<CleanedAlerts> {
	const before = (days: number) => ago(now, days * dayMs);
	const past = "SELECT id FROM fare_alerts WHERE state != 'ended' AND until < ?";
	const day = today(lastZone, now);
	const unneeded = "state = 'pending' AND created_at < ? OR state = 'ended' AND ended_at < ?";
	const limits = [before(pendingDays), before(endedDays)] as const;
	const [, ended, , , deleted] = await db.batch([
		callOff(db, past, day),
		db.prepare(`UPDATE fare_alerts SET ${endingSql} WHERE id IN (${past})`).bind(now.toISOString(), day),
		callOff(db, `SELECT id FROM fare_alerts WHERE ${unneeded}`, ...limits),
		db
			.prepare(`DELETE FROM fare_alert_links WHERE alert IN (SELECT id FROM fare_alerts WHERE ${unneeded})`)
			.bind(...limits),
		db.prepare(`DELETE FROM fare_alerts WHERE ${unneeded}`).bind(...limits),
	]);
	return { ended: ended?.meta.changes ?? 0, deleted: deleted?.meta.changes ?? 0 };
}
