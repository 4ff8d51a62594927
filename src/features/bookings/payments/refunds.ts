// Money that is given back on a card: the port to who does it, and its rows. Only the desk gives back.
import type { BookingEvent } from "../booking.ts";
import type { Payment } from "./store.ts";

interface RefundRequest {
	/** Our own id of it: the same one, asked again, is the same refund. */
	readonly refund: string;
	/** As the payment has it: the provider's name of the money. */
	readonly charge: string;
	/** In the payment's currency. */
	readonly minor: number;
	readonly currency: string;
}

/**
 * `pending`: the provider has it, and the money is on its way or waits for something: it may still fail. `other`: it has another
 * refund under this id, of so much, which we do not know of (any more): a database that was restored counts anew.
 */
export type GivenBack = "done" | "refused" | "pending" | { readonly other: number };

export interface Refunds {
	/** As `Checkout.name`. */
	readonly name: string;
	/**
	 * Gives back once however often it is asked. `refused`: the provider answered, and nothing was given back. Throws CheckoutError
	 * where it gives no answer: whether it was done is found by asking again.
	 */
	giveBack(request: RefundRequest): Promise<GivenBack>;
}

export interface Refund {
	/** "KKMW2R47-1-r1" */
	readonly id: string;
	readonly payment: string;
	readonly minor: number;
	readonly state: "asked" | "done" | "refused";
	/** ISO 8601 in UTC. */
	readonly createdAt: string;
	readonly updatedAt: string;
}

/** A payment's refunds, oldest first. */
export async function refundsOf(db: D1Database, payment: string): Promise<readonly Refund[]> {
	const { results } = await db
		.prepare(
			`SELECT id, payment, minor, state, created_at AS createdAt, updated_at AS updatedAt FROM refunds
			WHERE payment = ? ORDER BY created_at, id`,
		)
		.bind(payment)
		.all<Refund>();
	return results;
}

/** What is not given back, and not being given back either. */
export function leftOf({ minor }: Pick<Payment, "minor">, refunds: readonly Refund[]): number {
	return refunds.reduce((left, refund) => (refund.state === "refused" ? left : left - refund.minor), minor);
}

/** Was its money taken besides, and never said to be what the booking is paid with? The SQL below says the same. */
export function wasBesides({ id, surplus }: Payment, history: readonly BookingEvent[]): boolean {
	const isTold = (what: "surplus" | "kept") =>
		history.some(({ detail }) => detail?.payment === id && Boolean(detail[what]));
	return surplus === 1 || (isTold("surplus") && !isTold("kept"));
}

/** SQL of `payments p` whose money was taken besides, and never said to be what the booking is paid with: its refund is nothing of the trip's. */
export const besides = `(p.surplus = 1 OR (${told("surplus")} AND NOT ${told("kept")}))`;

function told(what: "surplus" | "kept"): string {
	return `EXISTS (SELECT 1 FROM booking_events e
		WHERE e.booking = p.booking AND e.detail ->> 'payment' = p.id AND e.detail ->> '${what}')`;
}

/**
 * What was given back on a booking's cards since then, in minor units; of what was refunded at the provider, all that was left. What was
 * taken besides is not among it.
 * @param only ids of payments: then on these alone
 */
export async function refundedOf(
	db: D1Database,
	booking: string,
	since: string,
	only?: readonly string[],
): Promise<number> {
	const row = await db
		.prepare(
			`SELECT coalesce(sum(max(done, CASE WHEN state = 'refunded' AND since > ?2 THEN minor - before ELSE 0 END)), 0) AS minor FROM (
				SELECT p.state, p.minor, p.updated_at AS since, (SELECT coalesce(sum(r.minor), 0) FROM refunds r
					WHERE r.payment = p.id AND r.state = 'done' AND r.updated_at > ?2) AS done,
					(SELECT coalesce(sum(r.minor), 0) FROM refunds r
					WHERE r.payment = p.id AND r.state = 'done' AND r.updated_at <= ?2) AS before
				FROM payments p WHERE p.booking = ?1 AND (?3 IS NULL OR p.id IN (SELECT value FROM json_each(?3))) AND NOT ${besides})`,
		)
		.bind(booking, since, only ? JSON.stringify(only) : null)
		.first<{ readonly minor: number }>();
	return row?.minor ?? 0;
}
