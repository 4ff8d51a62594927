// What card payments of bookings work with, and their rows: each is written only together with a change of its booking.
import type { FareSource } from "../../../flights/source.ts";
import type { Localized } from "../../../i18n/languages.ts";
import type { Messages } from "../../../i18n/messages.ts";
import type { OnlyIf } from "../../../mail/outbox.ts";
import { sqlIn } from "../../../states/state-table.ts";
import type { Booking } from "../booking.ts";
import type { Checkout, CheckoutPage, Checkouts } from "../checkout.ts";
import type { BookingChange } from "../states.ts";
import { type BookingStore, type ChangeOptions, changeBooking, findBooking } from "../store.ts";
import { isIn, type PaymentChange, type PaymentState, paymentAfter, paymentChanges, waiting } from "./states.ts";

export interface PaymentStore {
	readonly store: BookingStore;
	/** Where new payments are made; undefined where cards are not taken (any more). */
	readonly checkout: Checkout | undefined;
	/** Who is asked about a payment: the one that it was made with. */
	readonly checkouts: Checkouts;
	readonly fares: FareSource | undefined;
	/** Scheme and host of the public site, without a slash: where the provider's page leads back to. */
	readonly origin: string;
	readonly messages: Localized<Messages>;
	readonly now: () => Date;
}

interface Site extends Pick<PaymentStore, "checkout" | "checkouts" | "fares" | "messages" | "now"> {
	readonly bookings: BookingStore | undefined;
	readonly config: { readonly origin: string };
}

/** Undefined where nothing can be booked. Without a provider too there may be payments of one that was here before. */
export function paymentStore({
	bookings,
	config,
	checkout,
	checkouts,
	fares,
	messages,
	now,
}: Site): PaymentStore | undefined {
	return bookings && { store: bookings, checkout, checkouts, fares, origin: config.origin, messages, now };
}

export interface Payment {
	/** Confirmation code and attempt, "KKMW2R47-1". */
	readonly id: string;
	readonly booking: string;
	readonly attempt: number;
	/** Name of the provider that it was made with: nobody else knows of it. */
	readonly provider: string;
	readonly state: PaymentState;
	readonly minor: number;
	readonly currency: string;
	/** The provider's names of its page and of the money behind it. */
	readonly page: string | null;
	readonly charge: string | null;
	/** 1: its money was taken though its booking did not wait for it (any more), and no agent has said yet that it stays. */
	readonly surplus: 0 | 1;
	/** Why what was not given back of it stays, once its booking has ended and a lead agent said so. */
	readonly restStays: string | null;
	/** Id of the accepted exchange that it pays for; null: it pays for the booking. */
	readonly exchange: string | null;
	/** Of such a one: when the source's offer ends, after which its money is not taken; null where it does not. */
	readonly wantedUntil: string | null;
	/** This and all times: ISO 8601 in UTC. */
	readonly expiresAt: string;
	readonly createdAt: string;
	readonly updatedAt: string;
}

/** Is the source's offer that it is for over? */
export function isOver({ wantedUntil }: Pick<Payment, "wantedUntil">, now: Date): boolean {
	return wantedUntil !== null && Date.parse(wantedUntil) <= now.getTime();
}

/** Of `payments p`. */
export const paymentColumns = `p.id, p.booking, p.attempt, p.provider, p.state, p.minor, p.currency,
	p.session_id AS page, p.intent_id AS charge, p.surplus, p.rest_stays AS restStays,
	p.exchange, p.wanted_until AS wantedUntil, p.expires_at AS expiresAt, p.created_at AS createdAt,
	p.updated_at AS updatedAt`;

/** A booking's payments, oldest first. */
export async function paymentsOf(db: D1Database, booking: string): Promise<readonly Payment[]> {
	const { results } = await db
		.prepare(`SELECT ${paymentColumns} FROM payments p WHERE booking = ? ORDER BY attempt`)
		.bind(booking)
		.all<Payment>();
	return results;
}

interface Named {
	readonly payment: string | null;
	readonly page: string | null;
	readonly charge: string | null;
}

/** The payment that something of a provider's is about, by whatever it names; of another provider's it knows nothing. */
export function paymentOf(db: D1Database, provider: string, { payment, page, charge }: Named): Promise<Payment | null> {
	return db
		.prepare(
			`SELECT ${paymentColumns} FROM payments p
			WHERE provider = ?4 AND (id = ?1 OR session_id = ?2 OR intent_id = ?3) ORDER BY id = ?1 DESC`,
		)
		.bind(payment, page, charge, provider)
		.first<Payment>();
}

/** The statement of a new attempt. */
export function insertPayment(db: D1Database, payment: Payment, made: OnlyIf): D1PreparedStatement {
	const { id, booking, attempt, provider, state, minor, currency, expiresAt, createdAt, exchange, wantedUntil } =
		payment;
	return db
		.prepare(
			`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, expires_at, created_at, updated_at,
				exchange, wanted_until)
			SELECT ?, ?, ?, ?, ?, ?, ?, language, ?, ?, ?, ?, ? FROM bookings WHERE code = ? AND ${made.sql}`,
		)
		.bind(
			...[id, booking, attempt, provider, state, minor, currency, expiresAt, createdAt, createdAt],
			...[exchange, wantedUntil, booking],
			...made.values,
		);
}

interface Moved {
	/** As the provider has it now, where it was asked. */
	readonly page?: CheckoutPage | undefined;
	readonly surplus?: boolean;
	readonly now: Date;
	readonly made: OnlyIf;
}

/** The statement of a change, with what the provider calls the payment. Throws where its state does not allow it. */
export function movePayment(
	db: D1Database,
	{ id, state }: Pick<Payment, "id" | "state">,
	change: PaymentChange,
	{ page, surplus = false, now, made }: Moved,
): D1PreparedStatement {
	const after = paymentAfter(change, state);
	if (!after) throw new Error(`${change} is not for a payment that is ${state}`);
	return db
		.prepare(
			`UPDATE payments SET state = ?, session_id = COALESCE(?, session_id), intent_id = COALESCE(?, intent_id),
			surplus = ?, updated_at = ? WHERE id = ? AND ${made.sql}`,
		)
		.bind(
			...[after, page?.id ?? null, page?.charge ?? null],
			...[surplus ? 1 : 0, now.toISOString(), id],
			...made.values,
		);
}

/** SQL on `proposals x` of a booking: it was accepted last, and is neither paid nor made nor called off nor said to be over. */
export const unsettledExchange = `x.state = 'accepted'
	AND NOT EXISTS (SELECT 1 FROM proposals y WHERE y.subject_kind = 'booking' AND y.subject = x.subject AND y.kind = 'exchange'
		AND y.state = 'accepted' AND y.decided_at > x.decided_at)
	AND NOT EXISTS (SELECT 1 FROM booking_events e WHERE e.booking = x.subject
		AND e.event IN ('payExchange', 'exchange', 'dropExchange', 'lapseExchange') AND e.detail ->> 'proposal' = x.id)`;

/** The same of one exchange. */
export function stillDue(code: string, proposal: string): OnlyIf {
	return {
		sql: `EXISTS (SELECT 1 FROM proposals x WHERE x.id = ? AND x.subject_kind = 'booking' AND x.subject = ? AND ${unsettledExchange})`,
		values: [proposal, code],
	};
}

/** The statement by which nothing of an exchange is wanted on a card any more: what is open is over, what is kept is let go. */
export function endExchangePayments(db: D1Database, code: string, now: Date, made: OnlyIf): D1PreparedStatement {
	return db
		.prepare(
			`UPDATE payments SET state = CASE WHEN state ${sqlIn(waiting)} THEN 'expired' ELSE 'unwanted' END, updated_at = ?
			WHERE booking = ? AND exchange IS NOT NULL AND state ${sqlIn([...waiting, ...paymentChanges.withdraw.from])} AND ${made.sql}`,
		)
		.bind(now.toISOString(), code, ...made.values);
}

/** A booking and its payments: both change only together, so the booking's version stands for all of it. */
export interface PaymentsOfBooking {
	readonly booking: Booking;
	readonly payments: readonly Payment[];
}

export async function readAccount({ store }: PaymentStore, code: string): Promise<PaymentsOfBooking | undefined> {
	// The booking first: whatever changes the payments afterwards makes its version an old one.
	const booking = await findBooking(store, code);
	return booking && { booking, payments: await paymentsOf(store.db, code) };
}

export interface Step {
	readonly change: BookingChange;
	readonly options: ChangeOptions;
}

/**
 * Reads an account, decides, writes, and does it anew where somebody was faster. `decide` says undefined where nothing
 * is to be done. Gives the account as it is afterwards; undefined where there is no such booking.
 */
export async function changeAccount(
	cards: PaymentStore,
	code: string,
	decide: (account: PaymentsOfBooking) => Step | undefined,
): Promise<PaymentsOfBooking | undefined> {
	for (let attempt = 0; attempt < 8; attempt++) {
		const account = await readAccount(cards, code);
		const step = account && decide(account);
		if (!account || !step) return account;
		const answer = await changeBooking(cards.store, account.booking, step.change, step.options, cards.now());
		if (answer.kind === "made") return { booking: answer.booking, payments: await paymentsOf(cards.store.db, code) };
		if (answer.kind === "illegal") throw new Error(`${step.change} is not for a booking that is ${answer.state}`);
	}
	throw new Error("a payment could not be written in eight attempts");
}

/** Ends an attempt as unpaid, if it is in one of these states still; says whether it was. */
export async function expirePayment(
	cards: PaymentStore,
	{ id, booking }: Payment,
	from: readonly PaymentState[],
	actor: "payment" | "system",
): Promise<boolean> {
	let expires = false;
	await changeAccount(cards, booking, ({ payments }) => {
		const row = payments.find((one) => one.id === id);
		expires = row !== undefined && isIn(from, row);
		if (!row || !expires) return undefined;
		return {
			change: "payment",
			options: {
				...{ actor, detail: { payment: id, state: "expired" } },
				also: (made) => [movePayment(cards.store.db, row, "expire", { now: cards.now(), made })],
			},
		};
	});
	return expires;
}
