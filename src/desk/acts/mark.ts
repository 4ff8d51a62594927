// What the agency did for a booking, written down once, by the site's own rules: the same for the desk and the command line.
import type { Booking } from "../../features/bookings/booking.ts";
import { paidMail } from "../../features/bookings/mails/paid-notice.ts";
import { leftOf, refundsOf } from "../../features/bookings/payments/refunds.ts";
import { paymentsOf } from "../../features/bookings/payments/store.ts";
import { type PhonePayment, paidByPhone } from "../../features/bookings/phone-payment.ts";
import { type BookingChange, type BookingState, outcomeOf } from "../../features/bookings/states.ts";
import {
	type BookingStore,
	type ChangeOptions,
	changeBooking,
	findBooking,
	historyOf,
} from "../../features/bookings/store.ts";
import { acceptedOf } from "../../features/proposals/pending.ts";
import { proposalsOf } from "../../features/proposals/store.ts";
import { defaultLanguage } from "../../i18n/languages.ts";
import { type Money, sameMoney } from "../../money/money.ts";
import { sha256 } from "../../privacy/hash.ts";
import { type Doer, recordOf } from "../record/record.ts";
import { type ComesBack, comesBack, type ExchangeLeft } from "./comes-back.ts";
import { orderChangeOf } from "./order-change.ts";
import { type ForeignTicket, foreignTickets } from "./ticket-prefixes.ts";

/** What the agency may say of a booking, and the change it is. */
export const marks = {
	paid: "pay",
	ticketed: "ticket",
	cancelled: "cancel",
	failed: "fail",
} as const satisfies Partial<Record<BookingState, BookingChange>>;
export type Mark = keyof typeof marks;

export interface Marking {
	readonly as: Mark;
	readonly pnr?: string;
	/** "001-1234567890" */
	readonly tickets: readonly string[];
	/** One word for the history: nothing personal. */
	readonly reason?: string;
	readonly total?: Money;
	/** Of what is marked as paid. */
	readonly payment?: PhonePayment;
}

/** What is asked before it is done: whoever answers sends `confirm` along. */
export type Question =
	| ({ readonly about: "cancel" } & ComesBack)
	/** As it was agreed to. */
	| { readonly about: "paid"; readonly owed: Money }
	| { readonly about: "failed" | "ticketed" }
	| { readonly about: "tickets"; readonly foreign: readonly ForeignTicket[] };

export type MarkAnswer =
	/** `asked`: what was confirmed with it. */
	| { readonly kind: "done"; readonly booking: Booking; readonly before: Booking; readonly asked: readonly Question[] }
	/** Nothing was changed: it is done once this very text comes along. */
	| {
			readonly kind: "asks";
			readonly questions: readonly Question[];
			readonly confirm: string;
			/** What it is asked of. */
			readonly booking: Booking;
	  }
	| { readonly kind: "unknown" }
	/** What the state allows instead. */
	| { readonly kind: "illegal"; readonly state: BookingState; readonly possible: readonly Mark[] }
	/** Somebody else changed it meanwhile. */
	| { readonly kind: "stale" }
	/** Tickets need the airline's code. */
	| { readonly kind: "noLocator" }
	/** What was paid is not said, or another amount than is owed, without the price being another. */
	| { readonly kind: "payment"; readonly owed: Money }
	/** Another price is in the booking's own currency. */
	| { readonly kind: "currency"; readonly currency: string };

export interface MarkSetting {
	readonly now: Date;
	/** Of `FeeTerms`. */
	readonly returnedHours: number | null;
	/** As an answer gave it; `true`: the words themselves say so, as they do on the command line. */
	readonly confirm?: string | true | undefined;
}

/** Nothing is written unless it is `done`. Throws when the database does. */
export async function markBooking(
	store: BookingStore,
	doer: Doer,
	code: string,
	marking: Marking,
	setting: MarkSetting,
): Promise<MarkAnswer> {
	const booking = await findBooking(store, code);
	if (!booking) return { kind: "unknown" };
	const problem = problemOf(booking, marking);
	if (problem) return problem;
	const questions = await questionsOf(store.db, booking, marking, setting);
	const confirm =
		questions.length > 0 ? await confirmationOf(booking, [questions, marking.pnr ?? "", marking.tickets]) : undefined;
	if (confirm !== undefined && setting.confirm !== true && setting.confirm !== confirm) {
		return { kind: "asks", questions, confirm, booking };
	}
	const owed = marking.total ?? booking.total;
	if (marking.as === "paid" && (!marking.payment || !sameMoney(marking.payment.amount, owed))) {
		return { kind: "payment", owed };
	}
	const options = optionsOf(store, doer, booking, marking);
	const answer = await changeBooking(
		store,
		booking,
		marks[marking.as],
		{ ...options, also: (made) => [recordOf(store.db, entryOf(doer, booking, marking, questions), setting.now, made)] },
		setting.now,
	);
	if (answer.kind !== "made") return { kind: "stale" };
	return { kind: "done", booking: answer.booking, before: booking, asked: questions };
}

/** What may be said of a booking in this state. */
export function possibleMarks(state: BookingState): readonly Mark[] {
	return (Object.keys(marks) as Mark[]).filter((mark) => outcomeOf(marks[mark], state));
}

function problemOf({ state, order, total: agreed }: Booking, { as, pnr, total }: Marking): MarkAnswer | undefined {
	if (!outcomeOf(marks[as], state)) return { kind: "illegal", state, possible: possibleMarks(state) };
	if (as === "ticketed" && !pnr && !order.airlineReference) return { kind: "noLocator" };
	if (total && total.currency !== agreed.currency) return { kind: "currency", currency: agreed.currency };
	return undefined;
}

async function questionsOf(
	db: D1Database,
	booking: Booking,
	{ as, tickets }: Marking,
	{ returnedHours, now }: MarkSetting,
): Promise<readonly Question[]> {
	const foreign = foreignTickets(booking.offer, tickets);
	return [
		...(as === "cancelled" ? [{ about: "cancel", ...(await backIfCanceled()) } as const] : []),
		...(as === "paid" ? [{ about: "paid", owed: booking.total } as const] : []),
		...(as === "failed" || as === "ticketed" ? [{ about: as } as const] : []),
		...(foreign.length > 0 ? [{ about: "tickets", foreign } as const] : []),
	];

	async function backIfCanceled(): Promise<ComesBack> {
		const [payments, exchange] = [await paymentsOf(db, booking.code), await exchangeLeft(db, booking, now)];
		const cards = payments.map(async (one) => ({ payment: one, left: leftOf(one, await refundsOf(db, one.id)) }));
		const paid = paidByPhone(await historyOf(db, booking.code), booking.total).filter(({ back }) => !back);
		return comesBack(booking, await Promise.all(cards), { returnedHours, exchange, paid }, now);
	}
}

async function exchangeLeft(db: D1Database, { code, state }: Booking, now: Date): Promise<ExchangeLeft | null> {
	if (state !== "ticketed") return null;
	const proposals = await proposalsOf(db, { kind: "booking", id: code });
	const last = acceptedOf(proposals, await historyOf(db, code), now);
	if (last?.standing !== "due" && last?.standing !== "paid") return null;
	const { standing, terms, proposal } = last;
	return { due: terms.due, standing, sending: (await orderChangeOf(db, proposal.id))?.state === "sending" };
}

/** What was said yes to: of the booking as it was then, and of what was told of it. */
export async function confirmationOf(
	{ code, version }: Pick<Booking, "code" | "version">,
	questions: readonly unknown[],
): Promise<string> {
	return (await sha256(JSON.stringify([code, version, questions]))).slice(0, 24);
}

function optionsOf(
	{ inbox }: BookingStore,
	{ agent }: Doer,
	booking: Booking,
	{ pnr, tickets, reason, total, payment }: Marking,
): ChangeOptions {
	const order = { ...(pnr && { airlineReference: pnr }), ...(tickets.length > 0 && { tickets }) };
	const detail = {
		...(reason && { reason }),
		...(total && { before: booking.total, total }),
		...(payment && { total: payment.amount, means: payment.means, reference: payment.reference }),
	};
	const to = { inbox, language: defaultLanguage, after: booking.version + 1 };
	return {
		actor: "agency",
		mails: payment ? [paidMail(booking, to, { ...payment, agent, exchange: false })] : [],
		...(Object.keys(detail).length > 0 && { detail }),
		patch: { order, ...(total && { total }) },
	};
}

function entryOf(doer: Doer, { code }: Booking, { as, tickets, total, payment }: Marking, asked: readonly Question[]) {
	const detail = {
		as,
		...(asked.length > 0 && { confirmed: true }),
		...(total && { repriced: true }),
		...(payment && { means: payment.means, minor: payment.amount.minor }),
		...(tickets.length > 0 && { tickets: tickets.length }),
	};
	return { ...doer, act: "marked", subject: { kind: "booking", id: code }, detail } as const;
}
