// What "Accept" and "No" do: the proposal, its booking and the booking's history in one batch, so that of two at once one wins.
import { headCount } from "../../flights/quote.ts";
import { enqueue } from "../../mail/outbox.ts";
import { ago, hourMs } from "../../time/iso-date.ts";
import { endOpenAbout } from "../bookings/airline-changes/open-proposals.ts";
import type { Booking, BookingOrder } from "../bookings/booking.ts";
import { endOpenChanges } from "../bookings/kept-changes.ts";
import { tellingHours } from "../bookings/payments/states.ts";
import { noPayment } from "../bookings/payments/steps.ts";
import { createQuote } from "../bookings/quotes/quotes.ts";
import { type BookingStore, type ChangeOptions, changeBooking, findBooking } from "../bookings/store.ts";
import { otherTrip } from "../bookings/trip-times.ts";
import { answerMail } from "./answer-mail.ts";
import type { AcceptedBy, Proposal, ProposalOption } from "./proposal.ts";
import { standingOf } from "./states.ts";
import { findProposal, moveProposal, type ProposalStore, stillOpen } from "./store.ts";

export interface Acceptance {
	readonly position: number;
	/** As it was agreed to: with the price of now. */
	readonly option: ProposalOption;
	readonly by: AcceptedBy;
	/** The source of the new trip can keep its seats unpaid (`canHold`). */
	readonly holds?: boolean;
}

export type BookingAnswer =
	/** The booking after it. */
	| { readonly kind: "accepted"; readonly booking: Booking }
	/** Somebody decided it before, or its time is over: read again, it says what happened. */
	| { readonly kind: "decided" }
	/** The booking is no longer what it was made for. Nothing was changed. */
	| { readonly kind: "unfit" };

const noOrder: BookingOrder = {
	...{ state: "none", type: null, startedAt: null, id: null, airlineReference: null, tickets: [] },
	...{ payBy: null, guaranteedUntil: null },
};

/** Would this booking take that trip, or that exchange, as it stands? Whether a card is behind it, only the database knows. */
export function fits(booking: Booking, { exchange, offer }: ProposalOption): boolean {
	if (exchange) return booking.contact !== null && booking.state === "ticketed";
	return wouldFit(booking) && headCount(offer.travelers) === booking.passengers.length;
}

/** Would it take any other trip for its passengers? */
export function wouldFit({ state, order, contact }: Booking): boolean {
	if (!contact) return false;
	// An order that is being asked for, or of which nobody knows, may be made of the former trip.
	return state === "held" || (state === "requested" && (order.state === "none" || order.state === "refused"));
}

/**
 * Accepts a proposal about a booking. A trip takes the place of the former one, whose seats nobody keeps from now on; an exchange
 * is only written down, and made by an agent. Throws when the database does.
 */
export async function acceptForBooking(
	store: BookingStore,
	proposal: Proposal,
	acceptance: Acceptance,
	now: Date,
): Promise<BookingAnswer> {
	for (let attempt = 0; attempt < 5; attempt++) {
		const booking = await findBooking(store, proposal.subject.id);
		if (!booking || !fits(booking, acceptance.option)) return { kind: "unfit" };
		const change = acceptance.option.exchange ? "acceptExchange" : "accept";
		const answer = await changeBooking(
			store,
			booking,
			change,
			optionsOf(store, proposal, booking, acceptance, now),
			now,
		);
		if (answer.kind === "made") return { kind: "accepted", booking: answer.booking };
		const read = await findProposal(store.db, proposal.id);
		if (!read || standingOf(read, now) !== "open") return { kind: "decided" };
		if (!(await mayChange(store, booking.code, acceptance.option, now))) return { kind: "unfit" };
	}
	throw new Error("a proposal could not be accepted in five attempts");
}

function optionsOf(
	{ db }: BookingStore,
	proposal: Proposal,
	booking: Booking,
	{ position, option, by, holds = false }: Acceptance,
	now: Date,
): ChangeOptions {
	const { exchange, offer } = option;
	const open = stillOpen(proposal.id, now);
	const paid = unpaid(now);
	// Who typed digits out of its mail can be reached by it.
	const proven = by === "code" && !booking.proven ? { proven: { at: now.toISOString(), by: "mail" } as const } : {};
	const trip = { ...otherTrip(option), order: noOrder, reviewedAt: now.toISOString() };
	return {
		actor: "traveler",
		detail: {
			...{ option: position + 1, by, why: "proposal" },
			...(exchange ? { total: exchange.due } : { before: booking.total, total: offer.total }),
			// Until then the airline may keep the former seats, which an agent can let go.
			...(booking.state === "held" && booking.order.payBy && { formerUntil: booking.order.payBy }),
		},
		patch: { ...proven, ...(!exchange && trip) },
		holds,
		// Of another trip the booking's own mail says all; of an exchange nothing is made yet.
		mails: exchange && booking.contact ? [answerMail(proposal, option, booking.contact.email, now)] : [],
		onlyIf: exchange
			? { ...open, sql: `${open.sql} AND ${noneUnmade}` }
			: { sql: `${open.sql} AND ${paid.sql}`, values: [...open.values, ...paid.values] },
		also: (made) => [
			...moveProposal(db, proposal.id, "accept", { accepted: { position, by }, offer, onlyIf: made }, now).statements,
			...(exchange ? [] : [endOpenChanges(db, booking.code, made)]),
			// What else was proposed was made from a trip that is no more, and nothing is taken for what was accepted before.
			...endOpenAbout(db, booking, { by: "accepted", except: proposal.id }, now, made),
		],
	};
}

/** SQL on bookings: no card is behind it, whose money would be for the former trip. */
function unpaid(now: Date) {
	return { sql: noPayment, values: [ago(now, tellingHours * hourMs)] };
}

/** As far as only the database knows: a card behind the booking, or an exchange before that is paid and not made. */
export async function mayChange(
	{ db }: Pick<BookingStore, "db">,
	code: string,
	option: ProposalOption,
	now: Date,
): Promise<boolean> {
	if (option.exchange) return mayExchange(db, code);
	const { sql, values } = unpaid(now);
	return (
		(await db
			.prepare(`SELECT 1 FROM bookings WHERE code = ? AND ${sql}`)
			.bind(code, ...values)
			.first()) !== null
	);
}

/**
 * SQL on bookings: no exchange was paid that is not made yet, whose money another one would leave behind; and of none the source was
 * told (one that costs nothing is not paid before), whose outcome nobody would ask for any more.
 */
const noneUnmade = `NOT EXISTS (SELECT 1 FROM booking_events p WHERE p.booking = code AND p.event = 'payExchange'
	AND NOT EXISTS (SELECT 1 FROM booking_events m WHERE m.booking = code AND m.event IN ('exchange', 'dropExchange') AND m.version > p.version))
	AND NOT EXISTS (SELECT 1 FROM order_changes o WHERE o.booking = code AND o.state <> 'refused'
	AND NOT EXISTS (SELECT 1 FROM booking_events m WHERE m.booking = code AND m.event = 'exchange' AND m.detail ->> 'proposal' = o.proposal))`;

/** May an exchange of it be proposed and accepted, as far as those before go? */
export async function mayExchange(db: D1Database, code: string): Promise<boolean> {
	return (await db.prepare(`SELECT 1 FROM bookings WHERE code = ? AND ${noneUnmade}`).bind(code).first()) !== null;
}

export type QuoteAnswer =
	/** The reference that the option has from now on. */
	{ readonly kind: "accepted"; readonly code: string } | { readonly kind: "decided" };

/** Accepts a proposal about a quote: the option gets a reference of its own, from which it is booked as any quote. It costs nothing. */
export async function acceptForQuote(
	db: D1Database,
	{ id, language }: Proposal,
	{ position, option: { offer, search }, by }: Acceptance,
	now: Date,
): Promise<QuoteAnswer> {
	const code = await createQuote(db, { offer, search, language }, now);
	const accepted = { position, by, ledTo: code };
	const [moved] = await db.batch([...moveProposal(db, id, "accept", { accepted, offer }, now).statements]);
	return moved?.meta.changes ? { kind: "accepted", code } : { kind: "decided" };
}

/** False: it was decided before, or its time is over. @param to the address of the booking that it is about, which is told */
export async function declineProposal(
	{ db, vault }: ProposalStore,
	proposal: Proposal,
	to: string | undefined,
	now: Date,
): Promise<boolean> {
	const { statements, made } = moveProposal(db, proposal.id, "decline", {}, now);
	const told =
		to === undefined ? [] : [await enqueue({ db, vault }, answerMail(proposal, undefined, to, now), now, made)];
	const [moved] = await db.batch([...statements, ...told]);
	return (moved?.meta.changes ?? 0) > 0;
}
