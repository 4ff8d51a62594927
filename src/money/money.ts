// Money as whole minor units of one currency: the only form a price has inside the site.
import { machineLocale } from "../i18n/languages.ts";
import { once } from "../i18n/once.ts";

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

const formatFor = once((locale: string, currency: string) => {
	return new Intl.NumberFormat(locale, { style: "currency", currency });
});

/** How many decimals a currency has (ISO 4217, through Intl). Throws RangeError on what cannot be a currency's code. */
export const digitsOf = once((currency: string) => {
	return formatFor(machineLocale, currency).resolvedOptions().maximumFractionDigits ?? 2;
});

/** The amount in the currency's own unit, for showing alone: cents become a fraction. */
export function inUnits({ minor, currency }: Money): number {
	return minor / 10 ** digitsOf(currency);
}

export function sameMoney(a: Money, b: Money): boolean {
	return a.minor === b.minor && a.currency === b.currency;
}

/**
 * The amount as text with all its decimals, e.g. "$1,234.50" and "$120.00".
 * @param locale a BCP 47 tag, normally a language's `locale`.
 */
export function formatMoney(amount: Money, locale: string): string {
	return formatFor(locale, amount.currency).format(inUnits(amount));
}
