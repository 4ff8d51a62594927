// When a price is called low, usual or high, and when nothing is said.
import { describe, expect, it } from "vitest";
import type { PastPrice } from "../../src/flights/price-history.ts";
import { insightOf } from "../../src/flights/price-insight.ts";
import { money } from "../../src/money/money.ts";

/** In dollars, each on a day of its own unless told. */
const found = (dollars: readonly number[], days = dollars.length, currency = "USD"): PastPrice[] =>
	dollars.map((each, index) => ({
		minor: each * 100,
		currency,
		seenOn: `2026-11-${String(3 + (index % days)).padStart(2, "0")}`,
	}));

const spread = [612, 455, 540, 462, 480, 498, 510, 531, 548, 555, 560, 575, 590, 600];
const judged = (dollars: number, past = found(spread), fee = 0) =>
	insightOf({ total: money(dollars * 100, "USD"), fee }, past);

describe("a price", () => {
	it("comes with its evidence: how many searches, since when, from what to what, what is usual", () => {
		expect(judged(461)).toEqual({
			level: "low",
			price: money(46_100, "USD"),
			lowest: money(45_500, "USD"),
			usual: money(54_000, "USD"),
			highest: money(61_200, "USD"),
			searches: 14,
			days: 14,
			since: "2026-11-03",
		});
	});

	it("is low within the lowest quarter, high within the highest, usual between", () => {
		const levels = [300, 498, 499, 540, 574, 575, 900].map((dollars) => judged(dollars)?.level);
		expect(levels).toEqual(["low", "low", "usual", "usual", "usual", "high", "high"]);
	});

	it("is neither where it hardly differs from what is usual", () => {
		const close = found([500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511]);
		expect([495, 500, 511, 515].map((dollars) => judged(dollars, close)?.level)).toEqual(Array(4).fill("usual"));
		expect(judged(489, close)?.level).toBe("low");
		expect(judged(521, close)?.level).toBe("high");
		const same = found(Array(12).fill(500));
		expect([485, 500, 515].map((dollars) => judged(dollars, same)?.level)).toEqual(["low", "usual", "high"]);
	});

	it("is compared with our fee of today on both sides", () => {
		expect(judged(481, found(spread), 2_000)).toMatchObject({ level: "low", lowest: { minor: 47_500 } });
	});
});

describe("nothing is said", () => {
	it("of fewer than twelve searches, or of fewer than five days", () => {
		expect(judged(461, found(spread.slice(0, 12)))).toBeDefined();
		expect(judged(461, found(spread.slice(0, 11)))).toBeUndefined();
		expect(judged(461, found(spread, 5))).toMatchObject({ days: 5 });
		expect(judged(461, found(spread, 4))).toBeUndefined();
	});

	it("by prices in another currency", () => {
		expect(judged(461, found(spread, 14, "EUR"))).toBeUndefined();
		expect(judged(461, [...found(spread), ...found([1, 2, 3], 3, "EUR")])).toMatchObject({ searches: 14 });
	});
});
