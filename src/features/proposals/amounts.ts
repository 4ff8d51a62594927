// What is agreed to with an option, and how a form says which price its reader saw.
import type { Money } from "../../money/money.ts";
import type { ProposalOption } from "./proposal.ts";

/** Of an exchange what is due, below zero where it comes back; else the whole total. */
export function amountOf({ offer, exchange }: ProposalOption): Money {
	return exchange?.due ?? offer.total;
}

export function priceText({ minor, currency }: Money): string {
	return `${minor} ${currency}`;
}
