// The exchange of a ticketed trip after its traveler accepted it: paid by phone or given back where something is due, then made, once.

import { endOpenChanges } from "../../features/bookings/airline-changes/store.ts";
import type { Booking, BookingEvent } from "../../features/bookings/booking.ts";
import { type BookingStore, changeBooking, findBooking, historyOf } from "../../features/bookings/store.ts";
import { timesOf } from "../../features/bookings/trip-times.ts";
import type { ExchangeTerms } from "../../features/proposals/exchange-terms.ts";
import type { Proposal, ProposalOption } from "../../features/proposals/proposal.ts";
import { proposalsOf } from "../../features/proposals/store.ts";
import { flightsOf } from "../../flights/airline-changes.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import { type Doer, recordOf } from "../record/record.ts";
import { masked } from "./correct-tickets.ts";
import { confirmationOf, type Question } from "./mark.ts";
import { orderChangeOf } from "./order-change.ts";
import { foreignTickets } from "./ticket-prefixes.ts";

/** An exchange that was accepted and is not made yet. */
export interface PendingExchange {
	readonly proposal: Proposal;
	readonly option: ProposalOption;
	readonly terms: ExchangeTerms;
	/** Nothing is due, or it was paid; where money comes back, it was given back. */
	readonly paid: boolean;
}

/** The one of a booking, by its history: the newest; one that was accepted before another was made is no more. */
export function pendingOf(
	proposals: readonly Proposal[],
	history: readonly BookingEvent[],
): PendingExchange | undefined {
	const happened = (event: string, id: string) =>
		history.some((one) => one.event === event && one.detail?.proposal === id);
	const lastMade = history.findLast(({ event }) => event === "exchange")?.at ?? "";
	const [proposal] = proposals
		.filter(({ kind, state, id }) => kind === "exchange" && state === "accepted" && !happened("exchange", id))
		.filter(({ decidedAt }) => (decidedAt ?? "") >= lastMade)
		.toSorted((a, b) => ((a.decidedAt ?? "") < (b.decidedAt ?? "") ? 1 : -1));
	const option = proposal?.options[proposal.accepted?.position ?? -1];
	if (!proposal || !option?.exchange) return undefined;
	const terms = option.exchange;
	return { proposal, option, terms, paid: terms.due.minor === 0 || happened("payExchange", proposal.id) };
}

export type ExchangeAnswer =
	| { readonly kind: "done"; readonly booking: Booking }
	/** Nothing was changed: it is done once this very text comes along. */
	| { readonly kind: "asks"; readonly questions: readonly Question[]; readonly confirm: string }
	/**
	 * `none`: none is accepted that was not made; `unpaid`: it is to be paid first; `tickets`: not one number for each traveler, or one
	 * that is none, or one of before; `sending`: the source was told to make it, and nobody knows what became of that; `stale`: somebody changed the booking meanwhile, or another exchange was accepted than was seen.
	 */
	| { readonly kind: "unknown" | "none" | "unpaid" | "paid" | "tickets" | "sending" | "stale" };

export async function openExchange(store: BookingStore, code: string) {
	const booking = await findBooking(store, code);
	if (!booking) return undefined;
	const [proposals, history] = await Promise.all([
		proposalsOf(store.db, { kind: "booking", id: code }),
		historyOf(store.db, code),
	]);
	return { booking, pending: pendingOf(proposals, history) };
}

/** What is due was paid by phone, or given back. @param seen id of the proposal that whoever took the money read. Throws when the database does. */
export async function payExchange(
	store: BookingStore,
	doer: Doer,
	{ code, seen }: { readonly code: string; readonly seen: string },
	now: Date,
): Promise<ExchangeAnswer> {
	const account = await openExchange(store, code);
	if (!account) return { kind: "unknown" };
	const { booking, pending } = account;
	if (!pending) return { kind: "none" };
	if (pending.proposal.id !== seen) return { kind: "stale" };
	if (pending.paid) return { kind: "paid" };
	const subject = { kind: "booking", id: code } as const;
	const answer = await changeBooking(
		store,
		booking,
		"payExchange",
		{
			...{ actor: "agency", detail: { proposal: pending.proposal.id, total: pending.terms.due } },
			also: (made) => [recordOf(store.db, { ...doer, act: "paidExchange", subject }, now, made)],
		},
		now,
	);
	return answer.kind === "made" ? { kind: "done", booking: answer.booking } : { kind: "stale" };
}

interface Reissued {
	/** Id of the proposal that was read. */
	readonly seen: string;
	/** All of them, "001-1234567890", by passenger. */
	readonly tickets: readonly string[];
	/** The airline's code, where it gave another. */
	readonly pnr?: string;
	readonly confirm?: string | undefined;
	/** The source itself issued them. */
	readonly bySource?: boolean;
}

/** The ways that it leaves alone are as the booking has them: an airline may have moved them since it was proposed. */
function offerOf({ offer: now }: Booking, { option: { offer }, proposal: { former } }: PendingExchange): Offer {
	const slices = offer.slices.map((slice, index) => {
		const stays = flightsOf(slice) === flightsOf(former.slices[index]);
		return (stays && now.slices[index]) || slice;
	});
	return { ...offer, slices };
}

const ticketNumber = /^\d{3}-\d{10}$/;

/** Writes down that it was made: from now on the booking has the new flights and tickets. Throws when the database does. */
export async function reissue(
	store: BookingStore,
	doer: Doer,
	code: string,
	{ seen, tickets, pnr, confirm: given, bySource = false }: Reissued,
	now: Date,
): Promise<ExchangeAnswer> {
	const account = await openExchange(store, code);
	if (!account) return { kind: "unknown" };
	const { booking, pending } = account;
	if (!pending) return { kind: "none" };
	if (pending.proposal.id !== seen) return { kind: "stale" };
	if (!pending.paid) return { kind: "unpaid" };
	// What the source may be making is not made by hand besides.
	if (!bySource && (await orderChangeOf(store.db, seen))?.state === "sending") return { kind: "sending" };
	const former = booking.order.tickets;
	const fit = tickets.every((one) => ticketNumber.test(one) && !former.includes(one));
	// A long trip has several for each.
	if (!fit || new Set(tickets).size < booking.passengers.length) return { kind: "tickets" };
	const { search } = pending.option;
	const offer = offerOf(booking, pending);
	const foreign = bySource ? [] : foreignTickets(offer, tickets);
	const questions: readonly Question[] = foreign.length > 0 ? [{ about: "tickets", foreign }] : [];
	const confirm = await confirmationOf(booking, [...questions, ...tickets]);
	if (questions.length > 0 && given !== confirm) return { kind: "asks", questions, confirm };
	const subject = { kind: "booking", id: code } as const;
	const detail = { tickets: tickets.length, ...(questions.length > 0 && { confirmed: true }) };
	const answer = await changeBooking(
		store,
		booking,
		"exchange",
		{
			actor: "agency",
			detail: {
				...{ proposal: pending.proposal.id, total: pending.terms.due },
				...{ before: booking.offer.slices.map(flightsOf), after: offer.slices.map(flightsOf) },
				tickets: former.map(masked),
			},
			patch: {
				...{ offer, search, total: offer.total, ...timesOf(offer) },
				order: { tickets, ...(pnr && { airlineReference: pnr }) },
			},
			also: (made) => [
				endOpenChanges(store.db, code, made),
				recordOf(store.db, { ...doer, act: "exchanged", subject, detail }, now, made),
			],
		},
		now,
	);
	return answer.kind === "made" ? { kind: "done", booking: answer.booking } : { kind: "stale" };
}
