// Exchanges that nobody paid before their source's offer ended: their travelers are told, and no card pays for them any more; run by the cron.

import { sqlIn } from "../../states/state-table.ts";
import { ago, dayMs, minuteMs } from "../../time/iso-date.ts";
import { accounted } from "../bookings/payments/states.ts";
import { endExchangePayments, stillDue } from "../bookings/payments/store.ts";
import { type BookingStore, changeBooking, findBooking, historyOf } from "../bookings/store.ts";
import { acceptedOf } from "./pending.ts";
import { proposalsOf } from "./store.ts";

/** Minutes after the end: a card that was authorized before it is taken or let go by then. */
const graceMinutes = 5;
/** Days after the acceptance in which it is news; no source keeps an offer for as long. */
const newsDays = 7;

export interface LapsedExchanges {
	readonly lapsed: number;
	/** Could not be written, and were passed by; the next run tries again. */
	readonly failed: number;
}

/** Each once: what is written down is not found again. @param limit of those that one run looks at */
export async function lapseExchanges(store: BookingStore, now: Date, limit = 50): Promise<LapsedExchanges> {
	const count = { lapsed: 0, failed: 0 };
	for (const { id, subject } of await overdue(store.db, now, limit)) {
		try {
			if (await lapse(store, subject, id, now)) count.lapsed++;
		} catch {
			// The error may quote what somebody typed.
			count.failed++;
		}
	}
	return count;
}

interface Overdue {
	readonly id: string;
	/** The booking's code. */
	readonly subject: string;
}

/** SQL that no card's money was moved for an exchange, nor may be. @param code of its booking, and the proposal's id, in SQL */
const noMoney = (code: string, id: string) =>
	`NOT EXISTS (SELECT 1 FROM payments p WHERE p.booking = ${code} AND p.exchange = ${id} AND p.state ${sqlIn(accounted)})`;

/** Those with money on a card are somebody's matter: it is let go first, or was taken and is an agent's. */
async function overdue(db: D1Database, now: Date, limit: number): Promise<readonly Overdue[]> {
	const { results } = await db
		.prepare(
			`SELECT x.id, x.subject FROM proposals x JOIN proposal_options o ON o.proposal = x.id AND o.position = x.accepted
			JOIN bookings b ON x.subject_kind = 'booking' AND b.code = x.subject
			WHERE x.kind = 'exchange' AND x.state = 'accepted' AND x.decided_at > ? AND b.state ${sqlIn(["ticketed"])}
			AND o.exchange ->> '$.asked.minor' IS NOT NULL AND o.exchange ->> '$.due.minor' > 0
			AND julianday(o.offer ->> '$.expiresAt') <= julianday(?)
			AND NOT EXISTS (SELECT 1 FROM booking_events e WHERE e.booking = x.subject
				AND e.event IN ('payExchange', 'exchange', 'dropExchange', 'lapseExchange') AND e.detail ->> 'proposal' = x.id)
			AND NOT EXISTS (SELECT 1 FROM proposals y WHERE y.subject_kind = 'booking' AND y.subject = x.subject AND y.kind = 'exchange'
				AND y.state = 'accepted' AND y.decided_at > x.decided_at)
			AND ${noMoney("x.subject", "x.id")}
			ORDER BY x.decided_at LIMIT ?`,
		)
		.bind(ago(now, newsDays * dayMs), ago(now, graceMinutes * minuteMs), limit)
		.all<Overdue>();
	return results;
}

/** By the same rule that its page is told by; on the condition that it is still due, and that no card was told of meanwhile. */
async function lapse(store: BookingStore, code: string, id: string, now: Date): Promise<boolean> {
	const booking = await findBooking(store, code);
	const [proposals, history] = await Promise.all([
		proposalsOf(store.db, { kind: "booking", id: code }),
		historyOf(store.db, code),
	]);
	const last = acceptedOf(proposals, history, now);
	if (!booking || last?.proposal.id !== id || last.standing !== "lapsed") return false;
	const due = stillDue(code, id);
	const answer = await changeBooking(
		store,
		booking,
		"lapseExchange",
		{
			...{ actor: "system", detail: { proposal: id } },
			onlyIf: { sql: `${due.sql} AND ${noMoney("?", "?")}`, values: [...due.values, code, id] },
			also: (made) => [endExchangePayments(store.db, code, now, made)],
		},
		now,
	);
	return answer.kind === "made";
}
