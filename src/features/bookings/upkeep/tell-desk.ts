// Tells operations what the desk did with bookings: its command line does not run in the Worker, so the cron reads it in the history.
import type { Tell } from "../../../events/events.ts";
import type { BookingChange } from "../states.ts";

/** Of one run; what is left is the next one's. */
const most = 500;

/**
 * Each change once: it is marked in the statement that reads it, so two runs never have the same, and a run that dies in between
 * leaves it untold rather than told twice. The event's time is that of the run. Gives how many it told of.
 */
export async function tellDesk(db: D1Database, tell: Tell): Promise<number> {
	const { results } = await db
		.prepare(
			`UPDATE booking_events SET told = 1 WHERE (booking, version) IN (
				SELECT booking, version FROM booking_events WHERE actor = 'agency' AND told = 0 LIMIT ${most}
			) RETURNING event`,
		)
		.all<{ readonly event: BookingChange }>();
	for (const { event } of results) tell("booking", { what: event, outcome: "made" });
	return results.length;
}
