// Money: whole minor units in, readable text out.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, formatMoney, money, times } from "../../src/flights/money.ts";

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
