// The exchange of a ticketed trip after its traveler accepted it: what is due is paid by phone or given back, or it is called off.

import type { Booking, BookingEvent } from "../../features/bookings/booking.ts";
import { paidMail } from "../../features/bookings/mails/paid-notice.ts";
import { refundedOf, wasBesides } from "../../features/bookings/payments/refunds.ts";
import { isIn } from "../../features/bookings/payments/states.ts";
import { endExchangePayments, paymentsOf } from "../../features/bookings/payments/store.ts";
import type { PhonePayment } from "../../features/bookings/phone-payment.ts";
import { type BookingStore, changeBooking, findBooking, historyOf } from "../../features/bookings/store.ts";
import { type AcceptedExchange, acceptedOf } from "../../features/proposals/pending.ts";
import type { Proposal } from "../../features/proposals/proposal.ts";
import { proposalsOf } from "../../features/proposals/store.ts";
import { defaultLanguage } from "../../i18n/languages.ts";
import { type Money, money, sameMoney } from "../../money/money.ts";
import { type Doer, recordOf } from "../record/record.ts";
import type { Question } from "./mark.ts";
import { notAtSource, orderChangeOf } from "./order-change.ts";

/** An exchange that was accepted, and is neither made nor called off nor over. */
export interface PendingExchange extends AcceptedExchange {
	/** Nothing is due, or it was paid; where money comes back, it was given back. */
	readonly paid: boolean;
}

/** The one of a booking, by its history. */
export function pendingOf(
	proposals: readonly Proposal[],
	history: readonly BookingEvent[],
	now: Date,
): PendingExchange | undefined {
	const found = acceptedOf(proposals, history, now);
	if (found?.standing !== "due" && found?.standing !== "paid") return undefined;
	return { ...found, paid: found.standing === "paid" };
}

export type ExchangeAnswer =
	| { readonly kind: "done"; readonly booking: Booking }
	/** Nothing was changed: it is done once this very text comes along. */
	| {
			readonly kind: "asks";
			readonly questions: readonly Question[];
			readonly confirm: string;
			readonly booking: Booking;
	  }
	/**
	 * `payment`: what was paid is not said, or is another amount than is due; `none`: none is accepted that was not made; `unpaid`: it is to be paid first; `tickets`: not one number for each traveler, or one
	 * that is none, or one of before; `unrefunded`: what comes back was not given back on the card yet; `sending`: the source was told to make it, and nobody knows what became of that; `stale`: somebody changed the booking meanwhile, or another exchange was accepted than was seen.
	 */
	| {
			readonly kind:
				| "unknown"
				| "none"
				| "unpaid"
				| "paid"
				| "payment"
				| "tickets"
				| "unrefunded"
				| "sending"
				| "stale";
	  };

export async function openExchange(store: BookingStore, code: string, now: Date) {
	const booking = await findBooking(store, code);
	if (!booking) return undefined;
	const [proposals, history] = await Promise.all([
		proposalsOf(store.db, { kind: "booking", id: code }),
		historyOf(store.db, code),
	]);
	return { booking, history, pending: pendingOf(proposals, history, now) };
}

type Opened = NonNullable<Awaited<ReturnType<typeof openExchange>>> & { readonly pending: PendingExchange };

/** The same for who acts on it, who must have seen the one that is pending. Throws when the database does. */
export async function openAsSeen(
	store: BookingStore,
	code: string,
	seen: string,
	now: Date,
): Promise<(Opened & { readonly kind: "open" }) | { readonly kind: "unknown" | "none" | "stale" }> {
	const account = await openExchange(store, code, now);
	if (!account) return { kind: "unknown" };
	const { pending } = account;
	if (!pending) return { kind: "none" };
	if (pending.proposal.id !== seen) return { kind: "stale" };
	return { ...account, pending, kind: "open" };
}

/** How money came back that no refund at the card's provider tells of: words of ours. */
export const otherWays = ["phoneCard", "transfer", "cash", "airline"] as const;
export type OtherWay = (typeof otherWays)[number];

/** What of an exchange was to come back on a card, and how much of it did since. */
export interface GivenBackSoFar {
	readonly owed: Money;
	readonly done: Money;
}

/** Undefined where nothing is to come back, or no card paid for the booking: then nobody but the agent knows. */
export async function givenBackOf(
	{ db }: Pick<BookingStore, "db">,
	code: string,
	{ proposal, terms: { due }, paidAt, paidBy }: PendingExchange,
): Promise<GivenBackSoFar | undefined> {
	const owed = Math.abs(due.minor);
	const since = due.minor < 0 ? proposal.decidedAt : paidAt;
	const [payments, history] = await Promise.all([paymentsOf(db, code), historyOf(db, code)]);
	const made = (id: string) => history.some(({ event, detail }) => event === "exchange" && detail?.proposal === id);
	// What is called off after it was paid comes back on the card that paid for it; else on what the trip was paid with: no other's refund is
	// meant, nor that of one taken besides, or for an exchange that was never made.
	const cards = payments.filter((card) => {
		const { id, exchange } = card;
		if (due.minor >= 0) return id === paidBy;
		return !wasBesides(card, history) && (exchange === null || made(exchange));
	});
	if (owed === 0 || since === null || !cards.some((card) => isIn(["captured", "refunded"], card))) return undefined;
	const ids = cards.map(({ id }) => id);
	return { owed: money(owed, due.currency), done: money(await refundedOf(db, code, since, ids), due.currency) };
}

interface Paid {
	readonly code: string;
	/** Id of the proposal that whoever took the money, or gave it back, read. */
	readonly seen: string;
	/** It came back otherwise than on the card. */
	readonly otherwise?: OtherWay | undefined;
	/** Of what is due, and was paid by phone. */
	readonly payment?: PhonePayment | undefined;
}

/** What is due was paid by phone, or given back: on a card only once that is so. Throws when the database does. */
export async function payExchange(
	store: BookingStore,
	doer: Doer,
	{ code, seen, otherwise, payment }: Paid,
	now: Date,
): Promise<ExchangeAnswer> {
	const account = await openAsSeen(store, code, seen, now);
	if (account.kind !== "open") return account;
	const { booking, pending } = account;
	if (pending.paid) return { kind: "paid" };
	const { due } = pending.terms;
	if (due.minor > 0 && !(payment && sameMoney(payment.amount, due))) return { kind: "payment" };
	const told = due.minor > 0 ? payment : undefined;
	const back = pending.terms.due.minor < 0 ? await givenBackOf(store, code, pending) : undefined;
	if (back && back.done.minor < back.owed.minor && !otherwise) return { kind: "unrefunded" };
	const how = otherwise ?? (back ? ("card" as const) : undefined);
	const subject = { kind: "booking", id: code } as const;
	const detail = { ...(how && { back: how }), ...(told && { means: told.means, minor: told.amount.minor }) };
	const to = { inbox: store.inbox, language: defaultLanguage, after: booking.version + 1 };
	const answer = await changeBooking(
		store,
		booking,
		"payExchange",
		{
			actor: "agency",
			detail: {
				...{ proposal: pending.proposal.id, total: due, ...(how && { back: how }) },
				...(told && { means: told.means, reference: told.reference }),
			},
			mails: told ? [paidMail(booking, to, { ...told, agent: doer.agent, exchange: true })] : [],
			also: (made) => [
				endExchangePayments(store.db, code, now, made),
				recordOf(store.db, { ...doer, act: "paidExchange", subject, detail }, now, made),
			],
		},
		now,
	);
	return answer.kind === "made" ? { kind: "done", booking: answer.booking } : { kind: "stale" };
}

/**
 * Calls off an exchange that was accepted: the tickets stay as they are, and its traveler is told. What was paid for it is given back
 * first; one by which money came back already, or that its source may be making, is not called off any more.
 */
export async function dropExchange(
	store: BookingStore,
	doer: Doer,
	{ code, seen, otherwise }: Paid,
	now: Date,
): Promise<ExchangeAnswer> {
	const account = await openAsSeen(store, code, seen, now);
	if (account.kind !== "open") return account;
	const { booking, pending } = account;
	const told = await orderChangeOf(store.db, seen);
	if (told && told.state !== "refused") return { kind: "sending" };
	const { terms, paidAt } = pending;
	if (paidAt !== null && terms.due.minor < 0) return { kind: "paid" };
	const back = paidAt === null ? undefined : await givenBackOf(store, code, pending);
	const unknown = paidAt !== null && (!back || back.done.minor < back.owed.minor);
	if (unknown && !otherwise) return { kind: "unrefunded" };
	const how = paidAt === null ? undefined : (otherwise ?? "card");
	const subject = { kind: "booking", id: code } as const;
	const answer = await changeBooking(
		store,
		booking,
		"dropExchange",
		{
			actor: "agency",
			detail: { proposal: pending.proposal.id, total: terms.due, ...(how && { back: how }) },
			// The source was told nothing in between.
			onlyIf: notAtSource(pending.proposal.id, "sending", "made"),
			also: (made) => [
				endExchangePayments(store.db, code, now, made),
				recordOf(
					store.db,
					{ ...doer, act: "droppedExchange", subject, ...(how && { detail: { back: how } }) },
					now,
					made,
				),
			],
		},
		now,
	);
	return answer.kind === "made" ? { kind: "done", booking: answer.booking } : { kind: "stale" };
}
