// Corrects the ticket numbers of a booking that has some: with a reason, and with what they were as far as that names nobody.
import type { Booking } from "../../features/bookings/booking.ts";
import { type BookingState, outcomeOf } from "../../features/bookings/states.ts";
import { type BookingStore, changeBooking, findBooking } from "../../features/bookings/store.ts";
import type { Worker } from "../queue/take.ts";
import { recordOf } from "../record/record.ts";
import { confirmationOf, type Mark, type MarkAnswer, possibleMarks } from "./mark.ts";
import { foreignTickets } from "./ticket-prefixes.ts";

export const ticketReasons = ["mistyped", "reissued", "order-of-travelers"] as const;
type TicketReason = (typeof ticketReasons)[number];

export interface TicketCorrection {
	/** All of them, "001-1234567890", by passenger. */
	readonly tickets: readonly string[];
	readonly reason: TicketReason;
	readonly confirm?: string | undefined;
}

export type TicketAnswer =
	| { readonly kind: "done"; readonly booking: Booking }
	| Extract<MarkAnswer, { readonly kind: "asks" }>
	/** `same`: they are so already; `unfit`: none, or one that is no ticket number. */
	| { readonly kind: "unknown" | "stale" | "same" | "unfit" }
	/** Somebody else wrote them: a lead corrects what others did. */
	| { readonly kind: "notLead" }
	| { readonly kind: "illegal"; readonly state: BookingState; readonly possible: readonly Mark[] };

const ticketNumber = /^\d{3}-\d{10}$/;

/**
 * A ticket number opens a trip at its airline, so it is sealed, and the history, which is not, has no more of the former ones than
 * helps who holds a receipt against it: whose they were, and their last three digits. Throws when the database does.
 */
export async function correctTickets(
	store: BookingStore,
	worker: Worker,
	code: string,
	{ tickets, reason, confirm: given }: TicketCorrection,
	now: Date,
): Promise<TicketAnswer> {
	if (tickets.length === 0 || !tickets.every((ticket) => ticketNumber.test(ticket))) return { kind: "unfit" };
	const booking = await findBooking(store, code);
	if (!booking) return { kind: "unknown" };
	const { state, order, offer } = booking;
	if (!outcomeOf("tickets", state)) return { kind: "illegal", state, possible: possibleMarks(state) };
	if (!(await mayCorrect(store.db, worker, code))) return { kind: "notLead" };
	if (order.tickets.join() === tickets.join()) return { kind: "same" };
	const foreign = foreignTickets(offer, tickets);
	const questions = foreign.length > 0 ? [{ about: "tickets", foreign } as const] : [];
	const confirm = await confirmationOf(booking, [...questions, ...tickets]);
	if (questions.length > 0 && given !== confirm) return { kind: "asks", questions, confirm, booking };
	const { agent, via } = worker;
	const doer = { agent, ...(via && { via }) };
	const subject = { kind: "booking", id: code } as const;
	const detail = { tickets: tickets.length, ...(questions.length > 0 && { confirmed: true }) };
	const answer = await changeBooking(
		store,
		booking,
		"tickets",
		{
			...{ actor: "agency", detail: { reason, before: order.tickets.map(masked) }, patch: { order: { tickets } } },
			also: (made) => [recordOf(store.db, { ...doer, act: "correctedTickets", subject, detail }, now, made)],
		},
		now,
	);
	return answer.kind === "made" ? { kind: "done", booking: answer.booking } : { kind: "stale" };
}

/** An agent what they wrote themselves, a lead whatever anybody did; who looks after the record changes nothing. */
async function mayCorrect(db: D1Database, { agent, role }: Worker, code: string): Promise<boolean> {
	if (role !== "agent") return role === "lead";
	const last = await db
		.prepare(
			`SELECT agent FROM desk_records WHERE subject_kind = 'booking' AND subject = ? AND detail ->> 'tickets' > 0
			ORDER BY at DESC, id DESC LIMIT 1`,
		)
		.bind(code)
		.first<{ readonly agent: string }>();
	return last?.agent === agent;
}

/** "001-…890" */
export function masked(ticket: string): string {
	return `${ticket.slice(0, 3)}-…${ticket.slice(-3)}`;
}
