// What is agreed to with an option, and how a form says which price its reader saw.
import { type Money, money } from "../../money/money.ts";
import type { ProposalOption } from "./proposal.ts";

/** Of an exchange what is due, below zero where it comes back; else the whole total. */
export function amountOf({ offer, exchange }: ProposalOption): Money {
	return exchange?.due ?? offer.total;
}

/** What happens after an exchange was accepted, by what is due: paid, given back, or neither. */
export function nextTextOf(due: number) {
	if (due > 0) return "proposal.accepted.due";
	return due < 0 ? "proposal.accepted.back" : "proposal.accepted.exchange";
}

export function absolute({ minor, currency }: Money): Money {
	return money(Math.abs(minor), currency);
}

export function priceText({ minor, currency }: Money): string {
	return `${minor} ${currency}`;
}
