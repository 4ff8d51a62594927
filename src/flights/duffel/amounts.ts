// Decimal strings, as Duffel writes amounts, to whole minor units and back; no number with a fraction in between.
import { digitsOf } from "../../money/minor-units.ts";
import { type Money, money } from "../../money/money.ts";

// Twelve and three digits stay below the largest safe integer.
const decimal = /^(\d{1,12})(?:\.(\d{1,6}))?$/;

/** How many decimals the currency has; undefined for what is not a currency. */
function digits(currency: string): number | undefined {
	try {
		return digitsOf(currency);
	} catch {
		return undefined;
	}
}

/** "227.33" in "USD" is 22733. Undefined unless it is exactly so many minor units: decimals beyond them must be zeros. */
export function readAmount(text: string, currency: string): Money | undefined {
	const count = digits(currency);
	const parts = decimal.exec(text);
	if (count === undefined || !parts) return undefined;
	const [, whole = "", fraction = ""] = parts;
	if (/[1-9]/.test(fraction.slice(count))) return undefined;
	const minor = Number(whole + fraction.slice(0, count).padEnd(count, "0"));
	return Number.isSafeInteger(minor) ? money(minor, currency) : undefined;
}

/** The same, which may be below zero: "-30.50". */
export function readSignedAmount(text: string, currency: string): Money | undefined {
	const below = text.startsWith("-");
	const amount = readAmount(below ? text.slice(1) : text, currency);
	// No zero with a sign.
	return amount && below && amount.minor !== 0 ? money(-amount.minor, currency) : amount;
}

/** The reverse: 22733 of "USD" is "227.33", 15000 of "JPY" is "15000". Throws RangeError on a negative amount. */
export function writeAmount({ minor, currency }: Money): string {
	const count = digits(currency);
	if (count === undefined || minor < 0) throw new RangeError(`no amount to send: ${minor} ${currency}`);
	const text = String(minor).padStart(count + 1, "0");
	return count === 0 ? text : `${text.slice(0, -count)}.${text.slice(-count)}`;
}
