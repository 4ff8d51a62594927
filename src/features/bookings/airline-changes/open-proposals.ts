// Ends what is open about a booking's flights once it has others: proposals that nobody answered, and an accepted exchange.
import type { OnlyIf } from "../../../mail/outbox.ts";
import { type Money, money } from "../../../money/money.ts";
import type { Booking } from "../booking.ts";
import { furtherChange } from "../further-change.ts";
import { besides } from "../payments/refunds.ts";
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
	/** An accepted exchange for which no money moved either way, and of which its source was told nothing: it can end by itself. */
	readonly exchange: { readonly id: string; readonly due: Money } | undefined;
}

export function isOpen({ proposals, exchange }: OpenAbout): boolean {
	return proposals > 0 || exchange !== undefined;
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

interface Ending extends Pick<Withdrawal, "by" | "except"> {
	/** The accepted exchange that is called off; the mail of the same batch tells its traveler. */
	readonly exchange?: OpenAbout["exchange"];
}

/**
 * The statements that end what is open about flights that a booking does not have any more; what a card kept for an exchange is let
 * go. They stand last in their batch: calling off an exchange gives the booking another version.
 * @param booking as it was read
 */
export function endOpenAbout(
	db: D1Database,
	{ code, version, state }: Pick<Booking, "code" | "version" | "state">,
	{ exchange, ...withdrawal }: Ending,
	now: Date,
	made: OnlyIf,
): D1PreparedStatement[] {
	const detail = exchange && { proposal: exchange.id, total: exchange.due, why: "airlineChanged" };
	const changed = { code, version: version + 1, state };
	return [
		withdrawOpen(db, { subject: { kind: "booking", id: code }, ...withdrawal }, now, made),
		endExchangePayments(db, code, now, made),
		...(detail ? furtherChange(db, changed, { change: "dropExchange", actor: "system", detail }, now, made) : []),
	];
}

const openSql = "x.subject_kind = 'booking' AND x.subject = ? AND x.state = 'open' AND x.valid_until > ?";

/** SQL on `proposals x`: since it was accepted money of its booking went back, or is on its way, that may be what the exchange gives back. */
const givingBack = `EXISTS (SELECT 1 FROM payments p LEFT JOIN refunds r ON r.payment = p.id
	WHERE p.booking = x.subject AND NOT ${besides}
	AND (r.updated_at >= x.decided_at AND r.state IN ('asked', 'done') OR p.state = 'refunded' AND p.updated_at >= x.decided_at))`;

const endingSql = `FROM proposals x JOIN proposal_options o ON o.proposal = x.id AND o.position = x.accepted
	WHERE x.subject_kind = 'booking' AND x.subject = ? AND x.kind = 'exchange' AND ${unsettledExchange}
	AND NOT EXISTS (SELECT 1 FROM order_changes c WHERE c.proposal = x.id AND c.state <> 'refused')
	AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.booking = x.subject AND p.exchange = x.id AND p.state = 'captured')
	AND NOT (o.exchange ->> '$.due.minor' < 0 AND ${givingBack})
	LIMIT 1`;
