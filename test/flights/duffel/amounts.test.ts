// Decimal strings to minor units and back, exactly.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmount, writeAmount } from "../../../src/flights/duffel/amounts.ts";
import { money } from "../../../src/money/money.ts";

/** How many decimals each has, in ISO 4217 and in CLDR, which do not agree on all (Colombian pesos). */
const decimals = { USD: 2, EUR: 2, MXN: 2, CAD: 2, JPY: 0, CLP: 0, KWD: 3, TND: 3 } as const;
const currencies = Object.keys(decimals) as (keyof typeof decimals)[];

describe("amounts", () => {
	it("read what was written, for any amount of any currency", () => {
		const minor = fc.integer({ min: 0, max: 999_999_999_999 });
		fc.assert(
			fc.property(minor, fc.constantFrom(...currencies), (count, currency) => {
				expect(readAmount(writeAmount(money(count, currency)), currency)).toEqual(money(count, currency));
			}),
		);
	});

	it("take digits for what they are: whole units, then as many decimals as the currency has", () => {
		const units = fc.bigInt({ min: 0n, max: 999_999_999_999n });
		fc.assert(
			fc.property(units, fc.integer({ min: 0, max: 999 }), fc.constantFrom(...currencies), (whole, part, currency) => {
				const digits = decimals[currency];
				const fraction = String(part).padStart(3, "0").slice(0, digits);
				const expected = BigInt(`${whole}${fraction}`);
				const text = fraction ? `${whole}.${fraction}` : String(whole);
				expect(readAmount(text, currency)).toEqual(money(Number(expected), currency));
				// Zeros beyond the currency's decimals change nothing; anything else there is not of this currency.
				expect(readAmount(`${whole}.${fraction.padEnd(digits, "0")}000`, currency)).toEqual(
					money(Number(expected), currency),
				);
				expect(readAmount(`${whole}.${fraction.padEnd(digits, "0")}001`, currency)).toBeUndefined();
			}),
		);
	});

	it.each([
		["0.1", 10],
		["0.29", 29],
		["1.15", 115],
		["4.35", 435],
		["90071992547.99", 9_007_199_254_799],
		["007.50", 750],
	])("read %s dollars as %i cents, where a float would not", (text, cents) => {
		expect(readAmount(text, "USD")).toEqual(money(cents, "USD"));
	});

	it.each([
		["", "USD"],
		["-1.00", "USD"],
		["1e3", "USD"],
		["1,000.00", "USD"],
		["12.345", "USD"],
		["1.", "USD"],
		[".5", "USD"],
		["٣.٠٠", "USD"],
		["9999999999999.00", "USD"],
		["10.5", "JPY"],
		["10.00", "usd"],
		["10.00", "US"],
		["10.00", ""],
	])("refuse %j of %j", (text, currency) => {
		expect(readAmount(text, currency)).toBeUndefined();
	});

	it("refuse to send what is no amount", () => {
		expect(() => writeAmount(money(-1, "USD"))).toThrow(RangeError);
		expect(() => writeAmount(money(1, "dollars"))).toThrow(RangeError);
	});
});
