// What is agreed to with an option, and how a form says which price its reader saw.
import { priceParts, totalsOf } from "../../flights/quote.ts";
import { languages } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { formatTotal, type Money, money } from "../../money/money.ts";
import type { Fate } from "./pending.ts";
import type { ProposalOption } from "./proposal.ts";
import type { ProposalStanding } from "./states.ts";

/** Of an exchange what is due, below zero where it comes back; else the whole total. */
export function amountOf({ offer, exchange }: ProposalOption): Money {
	return exchange?.due ?? offer.total;
}

/** "$676.40 USD, without bags": what is agreed to, or comes back, where nothing else of the price stands. */
export function agreedText(option: ProposalOption, { t, language }: Words): string {
	const price = formatTotal(absolute(amountOf(option)), languages[language].money);
	return leavesBagsOut(option) ? `${price}, ${t("bags.without")}` : price;
}

/** Bags that were asked for are not in it: they cost besides, or may. */
export function leavesBagsOut({ offer, exchange }: ProposalOption): boolean {
	return !exchange && totalsOf(priceParts(offer)).leavesBagsOut;
}

/** What happens after an exchange was accepted, by what is due: paid, given back, or neither. */
export function nextTextOf(due: number) {
	if (due > 0) return "proposal.accepted.due";
	return due < 0 ? "proposal.accepted.back" : "proposal.accepted.exchange";
}

/** `ahead`: what is due may still be; `settled`: it was paid or given back; `over`: nobody owes it any more. */
export type ExchangeCourse = "ahead" | "settled" | "over";

/** @param fate of one that was accepted */
export function courseOf(standing: ProposalStanding, fate: Fate | undefined): ExchangeCourse {
	if (standing === "open" || (fate?.standing === "due" && !fate.ended)) return "ahead";
	return fate?.standing === "paid" || fate?.standing === "made" ? "settled" : "over";
}

const amountNames = {
	ahead: ["proposal.due", "proposal.back"],
	settled: ["proposal.due.settled", "proposal.back.settled"],
	over: ["proposal.due.over", "proposal.back.over"],
} as const;

/** What the amount of an exchange is called: only what is owed now is said to be. */
export function amountNameOf(due: number, course: ExchangeCourse) {
	return amountNames[course][due < 0 ? 1 : 0];
}

export function absolute({ minor, currency }: Money): Money {
	return money(Math.abs(minor), currency);
}

export function priceText({ minor, currency }: Money): string {
	return `${minor} ${currency}`;
}
