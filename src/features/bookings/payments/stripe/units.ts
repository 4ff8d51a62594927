// Amounts as Stripe counts them. Its decimals are not those of ISO 4217, in which the site counts: it takes Icelandic krónur and
// Ugandan shillings with two more digits, which are zeros, and Malagasy ariary without any.
//
// Source: https://docs.stripe.com/currencies, "Zero-decimal currencies" and "Special cases", as stored in public copies of
// 2026-09-03; UGX stands in both there, and the special case is what its API enforces. "Three-decimal currencies" as the page had
// it until 2022-12-31 (https://web.archive.org/web/20221231002856/https://stripe.com/docs/currencies): their last digit must be 0.
// Forints and Taiwan dollars have special cases for payouts only.
import { decimalsByCode, digitsOf } from "../../../../money/minor-units.ts";
import type { Money } from "../../../../money/money.ts";

const decimals = decimalsByCode([
	[0, "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF"],
	[2, "ISK UGX"],
	[3, "BHD JOD KWD OMR TND"],
]);

/** How many of Stripe's units, and how many of ours, make a whole one; undefined where Stripe does not say how it counts. */
function unitsOf(currency: string): readonly [theirs: number, ours: number] | undefined {
	try {
		const ours = digitsOf(currency);
		const theirs = decimals.get(currency) ?? (ours === 2 ? 2 : undefined);
		return theirs === undefined ? undefined : [10 ** theirs, 10 ** ours];
	} catch {
		// A code of no currency.
		return undefined;
	}
}

/** Undefined where a card cannot be asked for exactly this. */
export function toStripe({ minor, currency }: Money): number | undefined {
	const [theirs, ours] = unitsOf(currency) ?? [];
	const amount = theirs && ours ? (minor * theirs) / ours : Number.NaN;
	if (!Number.isSafeInteger(amount)) return undefined;
	return decimals.get(currency) === 3 && amount % 10 !== 0 ? undefined : amount;
}

/** @param currency in either case; undefined where its amount is none of ours */
export function fromStripe(amount: number, currency: string): Money | undefined {
	const code = currency.toUpperCase();
	const [theirs, ours] = unitsOf(code) ?? [];
	const minor = theirs && ours ? (amount * ours) / theirs : Number.NaN;
	return Number.isSafeInteger(minor) ? { minor, currency: code } : undefined;
}
