// Money as whole minor units of one currency: the only form a price has inside the site.

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

interface Format {
	readonly numbers: Intl.NumberFormat;
	readonly digits: number;
}

const formats = new Map<string, Format>();

/** Intl formatters are slow to make, so each language and currency has one for the life of the isolate. */
function formatFor(locale: string, currency: string): Format {
	const key = `${locale} ${currency}`;
	let format = formats.get(key);
	if (!format) {
		const numbers = new Intl.NumberFormat(locale, { style: "currency", currency });
		format = { numbers, digits: numbers.resolvedOptions().maximumFractionDigits ?? 2 };
		formats.set(key, format);
	}
	return format;
}

/**
 * The amount as text with all its decimals, e.g. "$1,234.50" and "$120.00".
 * @param locale a BCP 47 tag, normally a language's `locale`.
 */
export function formatMoney(amount: Money, locale: string): string {
	const { numbers, digits } = formatFor(locale, amount.currency);
	return numbers.format(amount.minor / 10 ** digits);
}
