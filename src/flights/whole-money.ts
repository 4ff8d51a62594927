// Prices in whole units, short enough for a day of a calendar: "$183", "$1,235", "$13K".
import type { Money } from "./money.ts";

/** An amount of this size or more is shortened: a day of a calendar has no room for every digit. */
const short = 10_000;

interface Format {
	readonly whole: Intl.NumberFormat;
	readonly compact: Intl.NumberFormat;
	readonly digits: number;
}

const formats = new Map<string, Format>();

function formatFor(locale: string, currency: string): Format {
	const key = `${locale} ${currency}`;
	let format = formats.get(key);
	if (!format) {
		const style = { style: "currency", currency } as const;
		// Rounding is up, never to the nearest: a price must not read lower than it is (14 CFR 399.84).
		const rounding = { maximumFractionDigits: 0, roundingMode: "ceil" } as const;
		format = {
			whole: new Intl.NumberFormat(locale, { ...style, ...rounding }),
			compact: new Intl.NumberFormat(locale, { ...style, ...rounding, notation: "compact" }),
			digits: new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2,
		};
		formats.set(key, format);
	}
	return format;
}

/**
 * The amount rounded up to whole units, in parts, so that a narrow place can leave out the currency's sign.
 * @param locale a BCP 47 tag, normally a language's `locale`.
 */
export function wholeMoneyParts(amount: Money, locale: string): Intl.NumberFormatPart[] {
	const { whole, compact, digits } = formatFor(locale, amount.currency);
	const value = amount.minor / 10 ** digits;
	return (value < short ? whole : compact).formatToParts(value);
}

/** The amount rounded up to whole units, e.g. "$183" for $182.40. */
export function formatWholeMoney(amount: Money, locale: string): string {
	return wholeMoneyParts(amount, locale)
		.map(({ value }) => value)
		.join("");
}
