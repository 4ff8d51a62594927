// The words of our data as a reader says them: details of a history or of the record, kinds of mails, what does not match.
import { type DeskTranslate, isDeskKey } from "./texts.ts";

/** Details whose values have texts elsewhere, by the beginning of their keys; those of all others begin with `word` and their name. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
	answer: ["moved"],
	as: ["mark"],
	back: ["exchange.way"],
	reason: ["paid.reason", "tickets.reason", "money.reason"],
	state: ["payments"],
	stays: ["money.reason"],
	task: ["task"],
};

/** What is called the same in every language. */
const properNames: Readonly<Record<string, string>> = { duffel: "Duffel", resend: "Resend", stripe: "Stripe" };

/** Of whom we buy flights, have cards charged or send mails by. */
export const properName = (provider: string): string => properNames[provider] ?? provider;

/** The key of a word's text; undefined where it has none, as what a provider says. */
export function wordKey(name: string, value: string) {
	return [...(elsewhere[name] ?? []), `word.${name}`].map((prefix) => `${prefix}.${value}`).find(isDeskKey);
}

/** What a detail is called. */
export function detailName(name: string, d: DeskTranslate): string {
	const key = `detail.${name}`;
	return isDeskKey(key) ? d(key) : name;
}

/** A value in words; as it is where there are none. */
export function wordFor(name: string, value: string, d: DeskTranslate): string {
	const key = wordKey(name, value);
	return key ? d(key) : properName(value);
}
