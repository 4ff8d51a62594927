// An exchange made by the source that sold the trip: told once, and asked again for as long as nobody knows what became of it.
import { type BookingStore, findBooking, historyOf } from "../../features/bookings/store.ts";
import type { OrderChanges } from "../../flights/order-changes.ts";
import { FareSourceError } from "../../flights/source.ts";
import type { OnlyIf } from "../../mail/outbox.ts";
import { sameMoney } from "../../money/money.ts";
import type { Column } from "../../privacy/vault.ts";
import { type Doer, recordOf } from "../record/record.ts";
import { masked } from "./correct-tickets.ts";
import { type ExchangeAnswer, openAsSeen, type PendingExchange } from "./exchange.ts";
import { type OrderChange, orderChangeOf, sameTelling } from "./order-change.ts";
import { reissue } from "./reissue.ts";

export interface ChangeStore {
	readonly store: BookingStore;
	readonly changes: OrderChanges;
	readonly now: () => Date;
}

export type ChangedAnswer =
	| ExchangeAnswer
	/**
	 * `ticketless`: made, and the source has no new tickets yet; `unsure`: it was told, and nobody knows whether it is made; `refused`: it
	 * was not; `over`: its offer has ended; `price`: it asks for another amount than was agreed to; `silent`: it gives no answer, and was
	 * told nothing; `byHand`: this one is not made by the source.
	 */
	| { readonly kind: "ticketless" | "unsure" | "refused" | "over" | "price" | "silent" | "byHand" };

const column: Column = "order_changes.sealed";

/**
 * Goes on with the change of a trip, however far it came; can be pressed at any time, by several at once, and again after any failure.
 * @param seen id of the proposal that whoever pressed read. Throws when the database does: what was told is then asked again.
 */
export async function changeAtSource(
	desk: ChangeStore,
	doer: Doer,
	{ code, seen }: { readonly code: string; readonly seen: string },
): Promise<ChangedAnswer> {
	const { store, changes } = desk;
	const account = await openAsSeen(store, code, seen, desk.now());
	if (account.kind !== "open") return account;
	const { booking, pending } = account;
	if (!pending.paid) return { kind: "unpaid" };
	if (!pending.terms.asked || changes.name !== booking.offer.source) return { kind: "byHand" };
	try {
		const before = await orderChangeOf(store.db, pending.proposal.id);
		if (!before || (before.state === "refused" && !(await wasMade(desk, doer, code, before)))) {
			const told = await tell(desk, doer, booking.version, pending);
			if (typeof told === "string") return { kind: told };
		} else if (before.state === "sending") {
			await look(desk, doer, code, before);
		}
		const after = await orderChangeOf(store.db, pending.proposal.id);
		if (after?.state !== "made") return { kind: after?.state === "refused" ? "refused" : "unsure" };
		const answer = await keepTickets(desk, doer, code, pending);
		if (answer.kind !== "ticketless") return answer;
		// An agent may have said that it is made: its source knows when it is not.
		return (await look(desk, doer, code, after)) === "over" ? { kind: "refused" } : answer;
	} catch (error) {
		if (!(error instanceof FareSourceError)) throw error;
		const standing = await orderChangeOf(store.db, pending.proposal.id);
		if (standing?.state === "made") return { kind: "ticketless" };
		return { kind: standing?.state === "sending" ? "unsure" : "silent" };
	}
}

/** Makes it ready, writes down that it is told, tells it once. Undefined once it was told, whatever came of it. */
async function tell(
	desk: ChangeStore,
	doer: Doer,
	version: number,
	{ proposal, terms }: PendingExchange,
): Promise<"over" | "price" | "stale" | undefined> {
	const { store, changes, now } = desk;
	const ready = await changes.prepare(terms.change);
	if (!ready) return "over";
	const { asked } = terms;
	if (!asked || !sameMoney(ready.asked, asked)) return "price";
	const code = proposal.subject.id;
	const at = now().toISOString();
	const insert = store.db
		.prepare(
			`INSERT INTO order_changes (proposal, booking, source, sealed, state, sent_at, updated_at)
			SELECT ?1, ?2, ?3, ?4, 'sending', ?5, ?5 WHERE EXISTS (SELECT 1 FROM bookings WHERE code = ?2 AND version = ?6 AND state = 'ticketed')
			ON CONFLICT (proposal) DO UPDATE SET sealed = excluded.sealed, state = 'sending', sent_at = excluded.sent_at,
				updated_at = excluded.updated_at WHERE order_changes.state = 'refused'`,
		)
		.bind(proposal.id, code, changes.name, await store.vault.seal(ready.change, column, proposal.id), at, version);
	const [told] = await store.db.batch([insert, recorded(desk, doer, code, "asked", lastChanged)]);
	// Of two at once one tells it; what became of it, the other reads.
	if (!told?.meta.changes) return (await orderChangeOf(store.db, proposal.id)) ? undefined : "stale";
	const telling = { proposal: proposal.id, sentAt: at };
	let outcome: Awaited<ReturnType<OrderChanges["confirm"]>>;
	try {
		outcome = await changes.confirm(ready.change, ready.asked);
	} catch (error) {
		// Nothing was sent, so that it may be told again.
		await keep(desk, doer, code, telling, "refused");
		throw error;
	}
	// An earlier telling may be why it is refused now: how it stands is what counts.
	const made = outcome === "made" || (outcome === "refused" && (await changes.standing(ready.change)) === "made");
	if (made || outcome === "refused") await keep(desk, doer, code, telling, made ? "made" : "refused");
	return undefined;
}

/**
 * Asks what became of one that was told before, and writes it down. It is never told again: only one that is over was not made. Throws
 * FareSourceError where its source cannot be asked, or knows no such change.
 */
export async function look(desk: ChangeStore, doer: Doer, code: string, before: OrderChange) {
	const change = await desk.store.vault.open(before.sealed, column, before.proposal);
	const standing = await desk.changes.standing(change);
	const known = standing === "made" || standing === "over";
	if (known) await keep(desk, doer, code, before, standing === "made" ? "made" : "refused", ["sending", "made"]);
	return standing;
}

/**
 * Was one made after all that is down as not made? Asked before it is told anew or called off: the airline's word, by an agent, may have
 * been wrong. False where its source has no such change (any more); throws FareSourceError where it cannot be asked.
 */
async function wasMade(desk: ChangeStore, doer: Doer, code: string, before: OrderChange): Promise<boolean> {
	try {
		return before.state === "refused" && (await look(desk, doer, code, before)) === "made";
	} catch (error) {
		if (!(error instanceof FareSourceError) || error.failure !== "refused") throw error;
		return false;
	}
}

/** The same before it is called off, as far as its source says: what was made after all is then no longer down as refused. */
export async function lookBeforeDrop(
	desk: ChangeStore,
	doer: Doer,
	{ code, seen }: { readonly code: string; readonly seen: string },
) {
	const [booking, before] = [await findBooking(desk.store, code), await orderChangeOf(desk.store.db, seen)];
	if (!before || booking?.offer.source !== desk.changes.name) return;
	try {
		await wasMade(desk, doer, code, before);
	} catch (error) {
		if (!(error instanceof FareSourceError)) throw error;
	}
}

const lastChanged: OnlyIf = { sql: "changes() > 0", values: [] };

function recorded(
	{ store, now }: ChangeStore,
	doer: Doer,
	code: string,
	outcome: "asked" | "made" | "refused",
	onlyIf: OnlyIf,
) {
	const subject = { kind: "booking", id: code } as const;
	return recordOf(store.db, { ...doer, act: "changedOrder", subject, detail: { outcome } }, now(), onlyIf);
}

/** That it is made counts also where somebody wrote down meanwhile that it is not; a later telling is another. */
async function keep(
	desk: ChangeStore,
	doer: Doer,
	code: string,
	telling: Pick<OrderChange, "proposal" | "sentAt">,
	state: "made" | "refused",
	refusedFrom: readonly OrderChange["state"][] = ["sending"],
): Promise<void> {
	const { db } = desk.store;
	const from = state === "made" ? (["sending", "refused"] as const) : refusedFrom;
	const same = sameTelling(telling, ...from);
	const moved = db
		.prepare(`UPDATE order_changes SET state = ?, updated_at = ? WHERE proposal = ? AND ${same.sql}`)
		.bind(state, desk.now().toISOString(), telling.proposal, ...same.values);
	await db.batch([moved, recorded(desk, doer, code, state, lastChanged)]);
}

/** The new tickets, once the source has them: with them the exchange is made here too. */
async function keepTickets(
	{ store, changes, now }: ChangeStore,
	doer: Doer,
	code: string,
	{ proposal }: PendingExchange,
): Promise<ChangedAnswer> {
	const booking = await findBooking(store, code);
	if (!booking?.order.id) return { kind: "ticketless" };
	const order = await changes.order(booking.order.id);
	const digits = (ticket: string) => ticket.replace(/\D/g, "");
	// Those of the exchanges before it, too, which its order may go on listing: of them the history has no more than this.
	const earlier = (await historyOf(store.db, code)).flatMap(({ event, detail }) =>
		event === "exchange" && Array.isArray(detail?.tickets) ? detail.tickets : [],
	);
	const former = new Set(booking.order.tickets.map(digits));
	const tickets = (order?.tickets ?? []).filter((one) => !former.has(digits(one)) && !earlier.includes(masked(one)));
	if (!order || tickets.length < booking.passengers.length) return { kind: "ticketless" };
	const issued = { seen: proposal.id, tickets, pnr: order.airlineReference };
	const answer = await reissue(store, doer, code, { ...issued, bySource: true }, now());
	// Numbers that are none of ours to read are typed by hand.
	return answer.kind === "tickets" ? { kind: "ticketless" } : answer;
}
