import { describe, expect, it } from "vitest";
import { topOf } from "../../../../src/features/search/prices/price-graph.tsx";
import { pricedDays } from "../../../../src/features/search/prices/shown-days.ts";
import { formatShortMoney, formatWholeMoney, money } from "../../../../src/money/money.ts";

const day = (number: number) => `2027-02-${String(number).padStart(2, "0")}`;
const levels = (...dollars: number[]) =>
	pricedDays("2027-02", Object.fromEntries(dollars.map((each, index) => [day(index + 1), money(each * 100, "USD")])));

describe("the level of a price", () => {
	it("is the third of the month's range in which it lies", () => {
		expect(levels(100, 200, 201, 299, 300, 400).map(({ level }) => level)).toEqual([
			...["low", "low", "middle", "middle", "high", "high"],
		]);
	});

	it("is cheapest on every day that has the lowest price", () => {
		expect(levels(100, 150, 100).map(({ cheapest }) => cheapest)).toEqual([true, false, true]);
	});

	it("says nothing where all prices are the same", () => {
		expect(levels(100, 100).map(({ level, cheapest }) => [level, cheapest])).toEqual([
			["middle", false],
			["middle", false],
		]);
	});

	it("counts only the days of the month, in order", () => {
		const prices = { "2027-03-01": money(1, "USD"), [day(9)]: money(200, "USD"), [day(2)]: money(300, "USD") };
		expect(pricedDays("2027-02", prices).map((price) => price.day)).toEqual([day(2), day(9)]);
	});
});

describe("a price in whole units", () => {
	it.each([
		[18_240, "USD", "$183"],
		[18_300, "USD", "$183"],
		[123_401, "USD", "$1,235"],
		[1_234_510, "USD", "$12,346", "$13K"],
		[1_500, "JPY", "¥1,500"],
	])(
		"of %i %s is %s: never lower than it is, and short only where a day has no room",
		(minor, currency, text, short = text) => {
			const amount = money(minor, currency);
			expect([formatWholeMoney(amount, "en-US"), formatShortMoney(amount, "en-US")]).toEqual([text, short]);
		},
	);
});

describe("the top of a graph", () => {
	it.each([
		[31_400, 40_000],
		[40_000, 40_000],
		[40_001, 60_000],
		[20_100, 24_000],
		[99_900, 100_000],
		[7, 8],
		[0, 1],
	])("over %i is %i", (highest, top) => {
		expect(topOf(highest, 4)).toBeCloseTo(top, 6);
		expect(topOf(highest, 4)).toBeGreaterThanOrEqual(highest);
	});
});
