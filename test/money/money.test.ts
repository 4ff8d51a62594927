// Money: whole minor units in, readable text out.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/i18n/languages.ts";
import { clockIn } from "../../src/i18n/plain.ts";
import { add, currencyName, formatMoney, formatTotal, money, times } from "../../src/money/money.ts";

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

	it("shows every cent of any amount, alike in both languages but for the sign", () => {
		fc.assert(
			fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (minor) => {
				const [english, spanish] = [formatMoney(usd(minor), "en-US"), formatMoney(usd(minor), "es-DO")];
				expect(english).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/);
				expect(Number(english.replace(/[^\d-]/g, ""))).toBe(minor);
				expect(spanish.replace("US$", "$")).toBe(english);
				expect(spanish).toContain("US$");
			}),
		);
	});

	it("refuses fractions of a cent, and sums of different currencies", () => {
		expect(() => usd(10.5)).toThrow(RangeError);
		expect(() => usd(Number.NaN)).toThrow(RangeError);
		expect(() => times(usd(101), 0.5)).toThrow(RangeError);
		expect(() => add(usd(1), money(1, "MXN"))).toThrow(RangeError);
	});

	it.each([
		["en", ["$1,234.50", "$120.00", "$0.05"]],
		["es", ["US$1,234.50", "US$120.00", "US$0.05"]],
	] as const)("says whose dollar it is where there are several, always with cents (%s)", (language, texts) => {
		const { money: locale } = languages[language];
		expect([123_450, 12_000, 5].map((minor) => formatMoney(usd(minor), locale))).toEqual(texts);
	});

	it.each([
		["en", "$1,234.50 USD", "US dollars"],
		["es", "US$1,234.50", "dólares estadounidenses"],
	] as const)("says once whose currency a total is in, and its name in a sentence (%s)", (language, total, name) => {
		const { money: locale } = languages[language];
		expect([formatTotal(usd(123_450), locale), currencyName("USD", locale)]).toEqual([total, name]);
	});

	it("is written by no other file than the formatters, and by these in a locale of amounts", () => {
		const source = resolve(import.meta.dirname, "../../src");
		const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
		const having = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(join(source, file), "utf8")));
		expect(having(/style: "currency"/).toSorted()).toEqual(["money/local-rates.ts", "money/money.ts"]);
		expect(having(/(?:formatMoney|formatTotal|formatWholeMoney|wholeMoneyParts|toldPrice)\([^;\n]*\.locale\b/)).toEqual(
			[],
		);
	});

	it("writes the times of a language the same in the locale of its amounts, which is all that the filters' script knows", () => {
		for (const { locale, money: other } of Object.values(languages)) {
			for (let hour = 0; hour < 24; hour++) {
				const local = `2027-02-10T${String(hour).padStart(2, "0")}:05`;
				expect(clockIn(other, local)).toBe(clockIn(locale, local));
			}
		}
	});

	it("follows the currency's own number of decimals", () => {
		expect(formatMoney(money(15_000, "JPY"), "en-US")).toBe("¥15,000");
		expect(formatMoney(money(1_234, "KWD"), "en-US")).toContain("1.234");
	});
});
