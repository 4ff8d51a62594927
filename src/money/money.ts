// Money as whole minor units of one currency, the only form a price has inside the site; and how it is written.

import { once } from "../i18n/once.ts";
import { digitsOf, unitOf } from "./minor-units.ts";

/** An amount of money. `minor` is an integer count of the currency's minor unit (cents for USD). */
export interface Money {
	readonly minor: number;
	/** ISO 4217 code, e.g. "USD". */
	readonly currency: string;
}

/** Makes an amount. Throws RangeError unless `minor` is a safe integer: money never floats. */
export function money(minor: number, currency: string): Money {
	if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole number of minor units: ${minor}`);
	// -0 would be shown as "-$0.00".
	return { minor: minor || 0, currency };
}

/** Sum of two amounts of the same currency. Throws RangeError when the currencies differ. */
export function add(a: Money, b: Money): Money {
	if (a.currency !== b.currency) throw new RangeError(`cannot add ${a.currency} and ${b.currency}`);
	return money(a.minor + b.minor, a.currency);
}

/** The amount times a whole number, e.g. a fare times the travelers. Throws RangeError when the result is not whole. */
export function times(amount: Money, count: number): Money {
	return money(amount.minor * count, amount.currency);
}

/** Where people write whole units, as with Colombian pesos, decimals are left out when all of them are zeros, and never else. */
const formatFor = once((locale: string, currency: string) => {
	const digits = digitsOf(currency);
	const usual = new Intl.NumberFormat(locale, { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
	return new Intl.NumberFormat(locale, {
		...{ style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
		trailingZeroDisplay: (usual ?? digits) < digits ? "stripIfInteger" : "auto",
	});
});

/** The amount in the currency's own unit, for showing alone: cents become a fraction. */
function inUnits({ minor, currency }: Money): number {
	return minor / unitOf(currency);
}

export function sameMoney(a: Money, b: Money): boolean {
	return a.minor === b.minor && a.currency === b.currency;
}

/**
 * The amount as text with all its decimals, e.g. "$1,234.50" and "$120.00"; of a currency that is written in whole units,
 * decimals only where they are not zeros.
 * @param locale a BCP 47 tag, a language's `money`
 */
export function formatMoney(amount: Money, locale: string): string {
	return formatFor(locale, amount.currency).format(inUnits(amount));
}

/**
 * What somebody is asked to pay: with the currency's code behind it where the sign is several countries', "$1,234.50 USD"; a sign
 * with letters says whose it is, "US$1,234.50". A line may end before the code: together they are wider than a narrow column,
 * which would break the number.
 * @param locale a BCP 47 tag, a language's `money`
 */
export function formatTotal(amount: Money, locale: string): string {
	const told = formatMoney(amount, locale);
	return /\p{L}/u.test(told) ? told : `${told} ${amount.currency}`;
}

/** A currency as it is said of more than one: "US dollars", "dólares estadounidenses". */
export function currencyName(currency: string, locale: string): string {
	const parts = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "name" }).formatToParts(
		2,
	);
	return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** An amount of this size or more is shortened: a day of a calendar has no room for every digit. */
const short = 10_000;

/** Rounding is up, never to the nearest: a price must not read lower than it is (14 CFR 399.84). */
const rounding = { maximumFractionDigits: 0, roundingMode: "ceil" } as const;

const wholeFormatFor = once(
	(locale: string, currency: string, notation: "standard" | "compact") =>
		new Intl.NumberFormat(locale, { style: "currency", currency, notation, ...rounding }),
);

/**
 * The amount as a place for a few digits has it, rounded up to whole units and from ten thousand to thousands ("$13K"): in
 * parts, so that it can leave out the currency's sign too.
 * @param locale a BCP 47 tag, a language's `money`
 */
export function wholeMoneyParts(amount: Money, locale: string): Intl.NumberFormatPart[] {
	const value = inUnits(amount);
	return wholeFormatFor(locale, amount.currency, value < short ? "standard" : "compact").formatToParts(value);
}

/**
 * The same in one text, for places as narrow as a day of a calendar: a sign of several letters is left out, and said once
 * above.
 * @param locale a BCP 47 tag, a language's `money`
 */
export function formatShortMoney(amount: Money, locale: string): string {
	const parts = wholeMoneyParts(amount, locale);
	return parts
		.filter(({ type, value }) => type !== "currency" || value.length === 1)
		.map(({ value }) => value)
		.join("")
		.trim();
}

/** The amount rounded up to whole units, all of its digits: "$183" for $182.40, "$12,346" for $12,345.10. */
export function formatWholeMoney(amount: Money, locale: string): string {
	return wholeFormatFor(locale, amount.currency, "standard").format(inUnits(amount));
}

/** The same without decimals where they are zeros, and with all of them where one is not: "$120", "$120.50". */
export function formatTrimmedMoney(amount: Money, locale: string): string {
	const whole = amount.minor % unitOf(amount.currency) === 0;
	return whole ? formatWholeMoney(amount, locale) : formatMoney(amount, locale);
}
