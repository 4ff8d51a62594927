// Prices in whole units, short enough for a day of a calendar: "$183", "$1,235", "$13K".
import { once } from "../i18n/once.ts";
import { inUnits, type Money } from "./money.ts";

/** An amount of this size or more is shortened: a day of a calendar has no room for every digit. */
const short = 10_000;

/** Rounding is up, never to the nearest: a price must not read lower than it is (14 CFR 399.84). */
const rounding = { maximumFractionDigits: 0, roundingMode: "ceil" } as const;

const formatFor = once((locale: string, currency: string, notation: "standard" | "compact") => {
	return new Intl.NumberFormat(locale, { style: "currency", currency, notation, ...rounding });
});

/**
 * The amount rounded up to whole units, in parts, so that a narrow place can leave out the currency's sign.
 * @param locale a BCP 47 tag, normally a language's `locale`.
 */
export function wholeMoneyParts(amount: Money, locale: string): Intl.NumberFormatPart[] {
	const value = inUnits(amount);
	return formatFor(locale, amount.currency, value < short ? "standard" : "compact").formatToParts(value);
}

/** The amount rounded up to whole units, e.g. "$183" for $182.40. */
export function formatWholeMoney(amount: Money, locale: string): string {
	return wholeMoneyParts(amount, locale)
		.map(({ value }) => value)
		.join("");
}
