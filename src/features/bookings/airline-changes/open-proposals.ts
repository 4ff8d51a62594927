// Ends what is open about a booking's trip once the trip is another one: proposals that nobody answered, and an accepted exchange.
import type { OnlyIf } from "../../../mail/outbox.ts";
import { type Money, money } from "../../../money/money.ts";
import { endExchangePayments, unsettledExchange } from "../payments/store.ts";

/** Why a proposal counts no more: an agent took it back, another one was accepted, or the airline changed the trip. */
export type WithdrawnBy = "agent" | "accepted" | "airline";

interface Withdrawal {
	readonly subject: { readonly kind: "quote" | "booking"; readonly id: string };
	/** Id of one that stays as it is. */
	readonly except?: string;
	readonly by: WithdrawnBy;
}

/** The statement that withdraws what is open about a quote or a booking. */
export function withdrawOpen(
	db: D1Database,
	{ subject, except = "", by }: Withdrawal,
	now: Date,
	made: OnlyIf,
): D1PreparedStatement {
	return db
		.prepare(
			`UPDATE proposals SET state = 'withdrawn', withdrawn_by = ?, change = ?, decided_at = ?
			WHERE subject_kind = ? AND subject = ? AND id <> ? AND state = 'open' AND ${made.sql}`,
		)
		.bind(by, crypto.randomUUID(), now.toISOString(), subject.kind, subject.id, except, ...made.values);
}

/** What a booking's next trip would leave behind. */
export interface OpenAbout {
	/** How many proposals can still be accepted. */
	readonly proposals: number;
	/** An accepted exchange by which no money moved, and of which its source was told nothing: it can end by itself. */
	readonly exchange: { readonly id: string; readonly due: Money } | undefined;
}

/** An exchange that was paid, is being given back or that its source was told is left to an agent. Read the booking first. Throws when the database does. */
export async function openAbout(db: D1Database, code: string, now: Date): Promise<OpenAbout> {
	const [open, accepted] = await db.batch<{ readonly open: number; readonly id: string; readonly due: string }>([
		db.prepare(`SELECT count(*) AS open FROM proposals x WHERE ${openSql}`).bind(code, now.toISOString()),
		db.prepare(`SELECT x.id, o.exchange ->> '$.due' AS due ${endingSql}`).bind(code),
	]);
	const [found] = accepted?.results ?? [];
	const due = found && (JSON.parse(found.due) as Money);
	return {
		proposals: open?.results[0]?.open ?? 0,
		exchange: found && due && { id: found.id, due: money(due.minor, due.currency) },
	};
}

/** SQL that nothing of it was opened, accepted or told to a source since it was read. */
export function stillOpenAbout(code: string, { proposals, exchange }: OpenAbout, now: Date): OnlyIf {
	return {
		sql: `(SELECT count(*) FROM proposals x WHERE ${openSql}) = ? AND coalesce((SELECT x.id ${endingSql}), '') = ?`,
		values: [code, now.toISOString(), proposals, code, exchange?.id ?? ""],
	};
}

/** The statements that end it because of the airline; what a card kept for the exchange is let go. */
export function endOpenAbout(db: D1Database, code: string, now: Date, made: OnlyIf): D1PreparedStatement[] {
	return [
		withdrawOpen(db, { subject: { kind: "booking", id: code }, by: "airline" }, now, made),
		endExchangePayments(db, code, now, made),
	];
}

const openSql = "x.subject_kind = 'booking' AND x.subject = ? AND x.state = 'open' AND x.valid_until > ?";

const endingSql = `FROM proposals x JOIN proposal_options o ON o.proposal = x.id AND o.position = x.accepted
	WHERE x.subject_kind = 'booking' AND x.subject = ? AND x.kind = 'exchange' AND ${unsettledExchange}
	AND o.exchange ->> '$.due.minor' >= 0
	AND NOT EXISTS (SELECT 1 FROM order_changes c WHERE c.proposal = x.id AND c.state <> 'refused')
	AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.booking = x.subject AND p.exchange = x.id AND p.state = 'captured')
	LIMIT 1`;
