// What waits at the desk, in SQL, a row for each kind of task: nothing is queued twice, the rows of what waits are the queue.
import { foundByRuns, seenMs } from "../../features/bookings/payments/mismatches.ts";
import { charged } from "../../features/bookings/payments/states.ts";
import { mismatchSql } from "../../features/bookings/payments/steps.ts";
import { reserved } from "../../features/bookings/states.ts";
import { sqlIn } from "../../states/state-table.ts";
import { ago, dayMs, hourMs, later, minuteMs } from "../../time/iso-date.ts";
import { type TaskKind, taskKinds } from "../task-kinds.ts";

/** Hours before a hold ends in which somebody has to look at it. */
const lapseHours = 24;
/** A refund is asked for within an act: until that is over, nobody has to look. */
const refundMinutes = 2;
/** No airline keeps seats unpaid for as long. */
const formerDays = 60;
/** Days after which an answer that nobody looked at is no news. */
const answeredDays = 7;

interface Waiting {
	/** SQL of `id`, `since`, `due`, `subject` (where it is another than the id) and what else is told of it. Bind `values`. */
	readonly sql: string;
	readonly values: readonly string[];
	/** How its rows are called within `sql`, for a condition on one of them. */
	readonly id: string;
	/** Where several rows are one task. */
	readonly groups?: string;
}

/** When a booking came to the state it is in. */
const reached = `(SELECT max(at) FROM booking_events e WHERE e.booking = b.code AND e.to_state = b.state
	AND e.from_state IS NOT e.to_state)`;
const ofBooking = "b.code AS id, b.code AS subject, b.language";
const openMessages = "FROM messages m WHERE m.handled_at IS NULL AND m.erased_at IS NULL AND m.created_at > ''";

/** Each is bounded by what waits, not by what there is: the conditions that say nothing (`> ''`) lead to an index of just those rows. */
function waitingOf(kind: TaskKind, now: Date): Waiting {
	const none: readonly string[] = [];
	switch (kind) {
		case "callback":
			return {
				sql: `SELECT m.number AS id, m.number AS subject, m.language, m.created_at AS since, m.promised_at AS due, m.sealed
					${openMessages} AND m.kind = 'callback'`,
				...{ values: none, id: "m.number" },
			};
		case "message":
			return {
				sql: `SELECT m.number AS id, m.number AS subject, m.language, m.created_at AS since, NULL AS due
					${openMessages} AND m.kind = 'contact'`,
				...{ values: none, id: "m.number" },
			};
		case "hold":
			return {
				sql: `SELECT ${ofBooking}, ${reached} AS since, b.pay_by AS due FROM bookings b
					WHERE b.state ${sqlIn(["held"])} AND b.pay_by < ?`,
				...{ values: [later(now, lapseHours * hourMs)], id: "b.code" },
			};
		case "request":
			// What a card pays for goes on by itself, or is a matter of money.
			return {
				sql: `SELECT ${ofBooking}, ${reached} AS since, NULL AS due FROM bookings b WHERE b.state ${sqlIn(["requested"])}
					AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.booking = b.code AND p.state ${sqlIn(charged)})`,
				...{ values: none, id: "b.code" },
			};
		case "unticketed":
			return {
				sql: `SELECT ${ofBooking}, ${reached} AS since, NULL AS due FROM bookings b WHERE b.state ${sqlIn(["paid"])}`,
				...{ values: none, id: "b.code" },
			};
		case "moved":
			// The newest of a booking that is not past; one that was accepted waits only where the source would not have it.
			return {
				sql: `SELECT ${ofBooking}, coalesce(c.answered_at, c.found_at) AS since, NULL AS due,
					CASE WHEN c.after IS NULL THEN 'unread' WHEN c.passed = 'refused' THEN 'refused' ELSE c.state END AS told
					FROM airline_changes c JOIN bookings b ON b.code = c.booking
					WHERE (c.state ${sqlIn(["open", "another", "refund"])} AND c.found_at > '' OR c.passed ${sqlIn(["refused"])})
					AND b.state ${sqlIn(reserved)}
					AND c.number = (SELECT max(number) FROM airline_changes n
						WHERE n.booking = c.booking AND n.state NOT IN ('past'))`,
				...{ values: none, id: "b.code" },
			};
		case "exchange":
			return {
				// One that was accepted before another was made is no more.
				sql: `SELECT ${ofBooking}, x.decided_at AS since, NULL AS due,
					(SELECT o.state FROM order_changes o WHERE o.proposal = x.id AND o.state = 'sending') AS told FROM proposals x
					JOIN bookings b ON x.subject_kind = 'booking' AND b.code = x.subject
					WHERE x.kind = 'exchange' AND x.state = 'accepted' AND b.state ${sqlIn(["ticketed"])}
					AND NOT EXISTS (SELECT 1 FROM booking_events e WHERE e.booking = b.code AND e.event IN ('exchange', 'dropExchange')
						AND e.detail ->> 'proposal' = x.id)
					AND x.decided_at >= coalesce((SELECT max(at) FROM booking_events e WHERE e.booking = b.code AND e.event = 'exchange'), '')
					AND NOT EXISTS (SELECT 1 FROM proposals y WHERE y.subject_kind = 'booking' AND y.subject = x.subject
						AND y.kind = 'exchange' AND y.state = 'accepted' AND y.decided_at > x.decided_at)
					AND NOT EXISTS (SELECT 1 FROM proposal_options o WHERE o.proposal = x.id AND o.position = x.accepted
						AND o.exchange ->> '$.asked.minor' IS NOT NULL AND o.exchange ->> '$.due.minor' > 0
						AND julianday(o.offer ->> '$.expiresAt') <= julianday(?)
						AND NOT EXISTS (SELECT 1 FROM booking_events e WHERE e.booking = b.code AND e.event = 'payExchange'
							AND e.detail ->> 'proposal' = x.id))`,
				...{ values: [now.toISOString()], id: "b.code" },
			};
		case "former":
			// Once the new trip has its order, or there is no trip any more; until the airline ends the hold by itself.
			return {
				sql: `SELECT ${ofBooking}, max(e.at) AS since, min(e.detail ->> 'formerUntil') AS due FROM booking_events e
					JOIN bookings b ON b.code = e.booking WHERE e.event = 'accept' AND e.at > ? AND e.detail ->> 'formerUntil' > ?
					AND b.state NOT ${sqlIn(["requested"])}`,
				...{ values: [ago(now, formerDays * dayMs), now.toISOString()], id: "b.code", groups: "GROUP BY b.code" },
			};
		case "answered":
			// What leads to work of its own waits as that: an exchange to be made, a trip that the caller has booked since.
			return {
				sql: `SELECT x.id, x.subject, x.subject_kind AS about, x.language, x.decided_at AS since, NULL AS due, x.state AS told
					FROM proposals x WHERE x.kind IN ('trip', 'exchange') AND x.state IN ('accepted', 'declined') AND x.decided_at > ?
					AND NOT (x.kind = 'exchange' AND x.state = 'accepted')
					AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.quote = x.led_to)
					AND NOT EXISTS (SELECT 1 FROM desk_records r WHERE r.subject_kind = x.subject_kind AND r.subject = x.subject
						AND r.act = 'opened' AND r.at > x.decided_at)`,
				...{ values: [ago(now, answeredDays * dayMs)], id: "x.id" },
			};
		case "money":
			// What the cron found is looked at again: what was put right since is gone at once.
			return {
				sql: `SELECT f.payment AS id, coalesce(p.booking, substr(f.payment, 1, 8)) AS subject, b.language, f.since, NULL AS due,
					coalesce(${mismatchSql}, f.mismatch) AS told FROM money_mismatches f
					LEFT JOIN payments p ON p.id = f.payment LEFT JOIN bookings b ON b.code = p.booking
					WHERE f.since > '' AND f.seen_at > ? AND (${mismatchSql} IS NOT NULL
						OR f.mismatch ${sqlIn(foundByRuns)})`,
				...{ values: [ago(now, seenMs)], id: "f.payment" },
			};
		case "refund":
			return {
				sql: `SELECT r.id, p.booking AS subject, b.language, r.created_at AS since, NULL AS due FROM refunds r
					JOIN payments p ON p.id = r.payment JOIN bookings b ON b.code = p.booking
					WHERE r.state = 'asked' AND r.payment > '' AND r.created_at < ?`,
				...{ values: [ago(now, refundMinutes * minuteMs)], id: "r.id" },
			};
		case "mail":
			return {
				sql: `SELECT o.id, o.id AS subject, o.language, o.dead_at AS since, NULL AS due, o.kind || ': ' || coalesce(o.failed, '') AS told
					FROM outbox o WHERE o.dead_at > ''`,
				...{ values: none, id: "o.id" },
			};
	}
}

/** Of what somebody took: who has it, and since when. What waits anew since it was taken, nobody has. */
const taken = `LEFT JOIN desk_tasks t ON t.kind = ? AND t.subject = w.id AND t.since >= w.since`;

/** A kind's tasks that are not done, the most urgent first, `limit` at most; or the one of this id. */
export function tasksSql(kind: TaskKind, now: Date, of: { readonly limit: number } | { readonly id: string }) {
	const { sql, values, id, groups = "" } = waitingOf(kind, now);
	const one = "id" in of ? ` AND ${id} = ?` : "";
	const { within } = taskKinds[kind];
	const own =
		within === null ? "w.due" : `coalesce(w.due, strftime('%Y-%m-%dT%H:%M:%fZ', w.since, '+${within} minutes'))`;
	return {
		sql: `SELECT w.*, ${own} AS by, t.holder, t.taken_at, t.passed_by FROM (${sql}${one} ${groups}) w ${taken}
			WHERE t.done_at IS NULL ORDER BY by IS NULL, by, w.since LIMIT ?`,
		values: [...values, ...("id" in of ? [of.id] : []), kind, "id" in of ? 1 : of.limit],
	};
}
