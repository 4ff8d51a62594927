// Money: whole minor units in, readable text out.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, formatMoney, money, times } from "../../src/money/money.ts";

const usd = (minor: number) => money(minor, "USD");

describe("money", () => {
	it("adds and multiplies in whole minor units, in any order", () => {
		const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
		fc.assert(
			fc.property(cents, cents, fc.integer({ min: 0, max: 9 }), (a, b, count) => {
				expect(add(usd(a), usd(b))).toEqual(add(usd(b), usd(a)));
				expect(times(add(usd(a), usd(b)), count)).toEqual(add(times(usd(a), count), times(usd(b), count)));
			}),
		);
	});

	it("sums as many amounts as there are without losing a cent, as integers of any size do", () => {
		const cents = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { maxLength: 60 });
		fc.assert(
			fc.property(cents, (amounts) => {
				const sum = amounts.map(usd).reduce(add, usd(0));
				expect(Number.isSafeInteger(sum.minor)).toBe(true);
				expect(BigInt(sum.minor)).toBe(amounts.reduce((total, minor) => total + BigInt(minor), 0n));
			}),
		);
		// 0.1 + 0.2 dollars, the sum that floats get wrong.
		expect(add(usd(10), usd(20))).toEqual(usd(30));
		expect(() => add(usd(Number.MAX_SAFE_INTEGER), usd(1))).toThrow(RangeError);
	});

	it("multiplies as adding again and again does", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 9 }), (minor, count) => {
				expect(times(usd(minor), count)).toEqual(Array.from({ length: count }, () => usd(minor)).reduce(add, usd(0)));
			}),
		);
	});

	it("shows every cent of any amount, alike in both languages", () => {
		fc.assert(
			fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (minor) => {
				const [english, spanish] = [formatMoney(usd(minor), "en-US"), formatMoney(usd(minor), "es-US")];
				expect(english).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/);
				expect(Number(english.replace(/[^\d-]/g, ""))).toBe(minor);
				expect(spanish).toBe(english);
			}),
		);
	});

	it("refuses fractions of a cent, and sums of different currencies", () => {
		expect(() => usd(10.5)).toThrow(RangeError);
		expect(() => usd(Number.NaN)).toThrow(RangeError);
		expect(() => times(usd(101), 0.5)).toThrow(RangeError);
		expect(() => add(usd(1), money(1, "MXN"))).toThrow(RangeError);
	});

	it("shows dollars the same way in both languages, always with cents", () => {
		for (const locale of ["en-US", "es-US"]) {
			expect(formatMoney(usd(123_450), locale), locale).toBe("$1,234.50");
			expect(formatMoney(usd(12_000), locale), locale).toBe("$120.00");
			expect(formatMoney(usd(5), locale), locale).toBe("$0.05");
		}
	});

	it("follows the currency's own number of decimals", () => {
		expect(formatMoney(money(15_000, "JPY"), "en-US")).toBe("¥15,000");
		expect(formatMoney(money(1_234, "KWD"), "en-US")).toContain("1.234");
	});
});
