// How many decimals the currencies of ISO 4217 have. Intl answers another question: it follows CLDR, which gives a currency as
// many as its country writes, so Colombian pesos and Hungarian forints would have none, and Iraqi dinars none instead of three.
//
// Source: list one of ISO 4217 as of 2024-06-25 (SIX Group, which maintains it), read in the npm package currency-codes 2.2.0.

/** All others have two. */
const digits = decimalsByCode([
	[0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"],
	[3, "BHD IQD JOD KWD LYD OMR TND"],
	[4, "CLF UYW"],
]);

/** Codes for gold, for tests, for no currency: the standard gives them no minor unit, and nothing is priced in them. */
const without = new Set("XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX".split(" "));

/** A table of decimals, each with the codes that have so many. */
export function decimalsByCode(
	rows: readonly (readonly [decimals: number, codes: string])[],
): ReadonlyMap<string, number> {
	return new Map(rows.flatMap(([decimals, codes]) => codes.split(" ").map((code) => [code, decimals] as const)));
}

/** How many decimals a currency has by ISO 4217. Throws RangeError on what cannot be a currency's code. */
export function digitsOf(currency: string): number {
	if (!/^[A-Z]{3}$/.test(currency) || without.has(currency)) throw new RangeError(`not a currency: ${currency}`);
	return digits.get(currency) ?? 2;
}

/** How many minor units make a whole one: 100 cents a dollar. Throws as `digitsOf` does. */
export function unitOf(currency: string): number {
	return 10 ** digitsOf(currency);
}
