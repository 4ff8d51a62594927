// The exchange itself, once it is paid: the booking has the new flights and tickets from then on.

import { endOpenAbout } from "../../features/bookings/airline-changes/open-proposals.ts";
import type { Booking } from "../../features/bookings/booking.ts";
import { endOpenChanges } from "../../features/bookings/kept-changes.ts";
import { type BookingStore, changeBooking } from "../../features/bookings/store.ts";
import { timesOf } from "../../features/bookings/trip-times.ts";
import { flightsOf, sameSlice } from "../../flights/airline-changes.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import { type Doer, recordOf } from "../record/record.ts";
import { masked } from "./correct-tickets.ts";
import { type ExchangeAnswer, openAsSeen, type PendingExchange } from "./exchange.ts";
import { confirmationOf, type Question } from "./mark.ts";
import { notAtSource, orderChangeOf } from "./order-change.ts";
import { foreignTickets } from "./ticket-prefixes.ts";

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
		const stays = sameSlice(slice, former.slices[index]);
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
	const account = await openAsSeen(store, code, seen, now);
	if (account.kind !== "open") return account;
	const { booking, pending } = account;
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
	// What the source issued is so, whoever asks.
	if (!bySource && given !== confirm) return { kind: "asks", questions, confirm, booking };
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
			// Nor was it told so in between.
			...(!bySource && { onlyIf: notAtSource(pending.proposal.id, "sending") }),
			patch: {
				...{ offer, search, total: offer.total, ...timesOf(offer) },
				order: { tickets, ...(pnr && { airlineReference: pnr }) },
			},
			also: (made) => [
				endOpenChanges(store.db, code, made),
				recordOf(store.db, { ...doer, act: "exchanged", subject, detail }, now, made),
				...endOpenAbout(store.db, booking, { by: "accepted" }, now, made),
			],
		},
		now,
	);
	return answer.kind === "made" ? { kind: "done", booking: answer.booking } : { kind: "stale" };
}
