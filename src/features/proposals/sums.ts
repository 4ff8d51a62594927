// What was paid and given back for a trip in all, once its tickets were changed: told from its history and the exchanges made of it.
import { add, type Money, money } from "../../money/money.ts";
import type { Booking, BookingEvent } from "../bookings/booking.ts";
import type { ExchangeSums } from "../bookings/ports.ts";
import type { ExchangeTerms } from "./exchange-terms.ts";
import type { Proposal } from "./proposal.ts";

export interface MadeExchange {
	readonly proposal: Proposal;
	readonly terms: ExchangeTerms;
}

/** Those that were made, the first one first; none where one of them is not known any more. */
export function madeOf(proposals: readonly Proposal[], history: readonly BookingEvent[]): readonly MadeExchange[] {
	const events = history.filter(({ event }) => event === "exchange");
	const made = events.flatMap(({ detail }) => {
		const proposal = proposals.find(({ id }) => id === detail?.proposal);
		const terms = proposal?.options[proposal.accepted?.position ?? -1]?.exchange;
		return proposal && terms ? [{ proposal, terms }] : [];
	});
	return made.length === events.length ? made : [];
}

/**
 * Undefined where none was made, or amounts are in different currencies.
 * @param refunded what was given back on cards since the first exchange was accepted, made or not, for whatever reason
 */
export function sumsOf(
	{ total }: Pick<Booking, "total">,
	made: readonly MadeExchange[],
	history: readonly BookingEvent[],
	refunded: number,
): ExchangeSums | undefined {
	const [first] = made;
	const { currency } = total;
	if (!first || made.some(({ terms }) => terms.due.currency !== currency)) return undefined;
	const none = money(0, currency);
	const sum = (amounts: readonly Money[]) => amounts.reduce(add, none);
	const { former } = first.proposal;
	// Also of one that was paid, and then called off.
	const settled = history.flatMap(({ event, detail }) =>
		event === "payExchange" || event === "dropExchange" ? [{ event, minor: minorOf(detail), back: detail?.back }] : [],
	);
	const paid = settled.filter(({ event, minor }) => event === "payExchange" && minor > 0);
	// What came back on a card is among the refunds.
	const otherwise = settled.filter(
		({ event, minor, back }) =>
			back !== "card" && (event === "payExchange" ? minor < 0 : back !== undefined && minor > 0),
	);
	return {
		fare: total,
		fees: sum([former.fee ?? none, ...made.map(({ terms }) => terms.fee)]),
		penalties: sum(made.map(({ terms }) => terms.penalty)),
		paid: sum([former.total, ...paid.map(({ minor }) => money(minor, currency))]),
		back: sum([money(refunded, currency), ...otherwise.map(({ minor }) => money(Math.abs(minor), currency))]),
	};
}

function minorOf(detail: BookingEvent["detail"]): number {
	const total = detail?.total;
	const minor = typeof total === "object" && total !== null && "minor" in total ? total.minor : 0;
	return typeof minor === "number" ? minor : 0;
}
