// The exchange of a booking that was accepted last, and how it stands: told from its proposals and its history, and kept nowhere else.
import type { Booking, BookingEvent } from "../bookings/booking.ts";
import { refundedOf } from "../bookings/payments/refunds.ts";
import type { ExchangeStanding, Exchanges } from "../bookings/ports.ts";
import { type BookingChange, isEnded } from "../bookings/states.ts";
import { historyOf } from "../bookings/store.ts";
import type { ExchangeTerms } from "./exchange-terms.ts";
import type { Proposal, ProposalOption } from "./proposal.ts";
import { proposalsOf } from "./store.ts";
import { madeOf, sumsOf } from "./sums.ts";

export interface AcceptedExchange {
	readonly proposal: Proposal;
	readonly option: ProposalOption;
	readonly terms: ExchangeTerms;
	readonly standing: ExchangeStanding;
	/** When what is due was paid or given back: ISO 8601 in UTC. */
	readonly paidAt: string | null;
	/** Id of the card payment that paid it; null: it was paid otherwise, or not yet. */
	readonly paidBy: string | null;
	/** The airline changed the flights after it was accepted, or its new ones were taken. */
	readonly flightsChanged: boolean;
}

/** The flights are others after these than those that an exchange was accepted for. */
const overtaking = ["airlineChanged", "acceptChange"] as const satisfies readonly BookingChange[];

/** Undefined where none was accepted since one was made. One that was accepted before another is no more. */
export function acceptedOf(
	proposals: readonly Proposal[],
	history: readonly BookingEvent[],
	now: Date,
): AcceptedExchange | undefined {
	const lastMade = history.findLast(({ event }) => event === "exchange")?.at ?? "";
	const entry = (event: string, id: string) =>
		history.find((one) => one.event === event && one.detail?.proposal === id);
	const when = (event: string, id: string) => entry(event, id)?.at ?? null;
	const [proposal] = proposals
		.filter(({ kind, state, id }) => kind === "exchange" && state === "accepted" && !when("exchange", id))
		.filter(({ decidedAt }) => (decidedAt ?? "") >= lastMade)
		.toSorted((a, b) => ((a.decidedAt ?? "") < (b.decidedAt ?? "") ? 1 : -1));
	const option = proposal?.options[proposal.accepted?.position ?? -1];
	if (!proposal || !option?.exchange) return undefined;
	const [terms, payment] = [option.exchange, entry("payExchange", proposal.id)];
	const [paidAt, card] = [payment?.at ?? null, payment?.detail?.payment];
	const paid = terms.due.minor === 0 || paidAt !== null;
	const ended = endOf(option);
	const over = ended !== null && Date.parse(ended) <= now.getTime();
	const dropped = entry("dropExchange", proposal.id);
	const end = dropped && (dropped.detail?.why === "airlineChanged" ? "overtaken" : "dropped");
	const since = proposal.decidedAt ?? "";
	const flightsChanged = history.some(({ event, at }) => overtaking.some((one) => one === event) && at > since);
	return {
		...{ proposal, option, terms, paidAt, flightsChanged },
		standing: end ?? (paid ? "paid" : over ? "lapsed" : "due"),
		paidBy: typeof card === "string" ? card : null,
	};
}

/** What became of a proposal about a booking after it was accepted. */
export interface Fate {
	/** Of an exchange how it stands; `replaced`: another one was accepted after it; `booked`: the trip is the booking's. */
	readonly standing: ExchangeStanding | "made" | "replaced" | "booked";
	/** The booking has come to an end since: whatever was still to be done is not done any more. */
	readonly ended: boolean;
	/** As in `AcceptedExchange`, of an exchange that stands accepted all the same. */
	readonly flightsChanged: boolean;
}

/** Throws when the database does. */
export async function fateOf(db: D1Database, proposal: Proposal, now: Date): Promise<Fate> {
	const [proposals, history] = await Promise.all([
		proposalsOf(db, proposal.subject),
		historyOf(db, proposal.subject.id),
	]);
	const state = history.at(-1)?.to;
	const last = acceptedOf(proposals, history, now);
	return {
		standing: standingAfter(proposal, proposals, history, last),
		ended: state !== undefined && isEnded(state),
		flightsChanged: last?.proposal.id === proposal.id && last.flightsChanged,
	};
}

function standingAfter(
	{ id, kind, decidedAt }: Proposal,
	proposals: readonly Proposal[],
	history: readonly BookingEvent[],
	last: AcceptedExchange | undefined,
): Fate["standing"] {
	if (kind === "trip") {
		const later = (one: Proposal) => one.kind === kind && one.accepted && (one.decidedAt ?? "") > (decidedAt ?? "");
		return proposals.some(later) ? "replaced" : "booked";
	}
	if (history.some(({ event, detail }) => event === "exchange" && detail?.proposal === id)) return "made";
	return last?.proposal.id === id ? last.standing : "replaced";
}

/**
 * Until when its source makes the change at this price; null where an agent makes it by hand, at the price of then. Nor does one end by
 * itself by which money comes back: that may be on its way already, and an agent says what becomes of it.
 */
function endOf({ offer, exchange }: ProposalOption): string | null {
	return exchange?.asked && exchange.due.minor >= 0 ? offer.expiresAt : null;
}

/** What a booking's own pages say of them. Throws when the database does. */
export async function exchangesOf(db: D1Database, booking: Booking, now: Date): Promise<Exchanges> {
	if (booking.state !== "ticketed") return {};
	const proposals = await proposalsOf(db, { kind: "booking", id: booking.code });
	if (!proposals.some(({ kind, state }) => kind === "exchange" && state === "accepted")) return {};
	const history = await historyOf(db, booking.code);
	const found = acceptedOf(proposals, history, now);
	const made = madeOf(proposals, history);
	// Also of one before those that was paid, called off and given back.
	const [since] = proposals.flatMap((one) => (one.kind === "exchange" && one.accepted && one.decidedAt) || []).sort();
	const sums = since ? sumsOf(booking, made, history, await refundedOf(db, booking.code, since)) : undefined;
	if (!found) return { sums };
	const { proposal, option, terms, standing, flightsChanged } = found;
	const { penalty, fareDifference, fee, due } = terms;
	const until = endOf(option);
	return {
		sums,
		last: {
			proposal: proposal.id,
			offer: option.offer,
			standing,
			until,
			penalty,
			fareDifference,
			fee,
			due,
			flightsChanged,
		},
	};
}
