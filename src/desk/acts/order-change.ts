// What the source of a trip was told to change, as its row has it.
import type { OnlyIf } from "../../mail/outbox.ts";
import { sqlIn } from "../../states/state-table.ts";
import { minuteMs } from "../../time/iso-date.ts";

export interface OrderChange {
	/** Id of the exchange's proposal. */
	readonly proposal: string;
	/** What the source calls it. */
	readonly sealed: string;
	/** `sending`: it was told, and nobody knows yet whether it is made; `refused`: it is known not to be. */
	readonly state: "sending" | "made" | "refused";
	/** ISO 8601 in UTC. */
	readonly sentAt: string;
}

/** Null where the source was told nothing. */
export function orderChangeOf(db: D1Database, proposal: string): Promise<OrderChange | null> {
	return db
		.prepare("SELECT proposal, sealed, state, sent_at AS sentAt FROM order_changes WHERE proposal = ?")
		.bind(proposal)
		.first<OrderChange>();
}

/** Longer than a source takes to answer what it was told, or it never does. */
const answerMs = 2 * minuteMs;

/** May the answer of its source still be on its way here? Then nobody says in its place what became of it. */
export function isBeingTold({ state, sentAt }: Pick<OrderChange, "state" | "sentAt">, now: Date): boolean {
	return state === "sending" && now.getTime() < Date.parse(sentAt) + answerMs;
}

/** SQL that it is the same telling still, in one of these states: a later one is another. */
export function sameTelling(
	{ proposal, sentAt }: Pick<OrderChange, "proposal" | "sentAt">,
	...states: readonly OrderChange["state"][]
): OnlyIf {
	return {
		sql: `EXISTS (SELECT 1 FROM order_changes o WHERE o.proposal = ? AND o.sent_at = ? AND o.state ${sqlIn(states)})`,
		values: [proposal, sentAt],
	};
}

/** SQL that the source was not told, or what it was told is in none of these states. */
export function notAtSource(proposal: string, ...states: readonly OrderChange["state"][]): OnlyIf {
	return {
		sql: `NOT EXISTS (SELECT 1 FROM order_changes WHERE proposal = ? AND state ${sqlIn(states)})`,
		values: [proposal],
	};
}
