// What counts as news: a drop, or a price that reaches what was asked for.
import { describe, expect, it } from "vitest";
import { judge } from "../../../src/features/alerts/verdict.ts";
import { money } from "../../../src/money/money.ts";

const usd = (dollars: number) => money(dollars * 100, "USD");
const at = (dollars: number, day = "2027-03-01", complete = true) => ({ price: usd(dollars), day, complete });
const last = (dollars: number, day = "2027-03-01") => ({ price: usd(dollars), day });

describe("without a threshold", () => {
	it.each([
		["a first price", at(200), null, false],
		["the same price", at(200), last(200), false],
		["a higher price", at(210), last(200), false],
		["a lower price", at(199), last(200), true],
	] as const)("%s", (_, now, before, news) => {
		expect(judge(now, before, null)).toEqual({ news, next: { price: now.price, day: now.day } });
	});
});

describe("with a threshold", () => {
	it.each([
		["a first price above it", at(301), null, false],
		["a first price at it", at(300), null, true],
		["a drop above it", at(310), last(400), false],
		["a drop to below it", at(290), last(400), true],
		["a price that stays below it", at(290), last(290), false],
		["a price that rises below it", at(295), last(290), false],
		["a price that falls further below it", at(280), last(290), true],
	] as const)("%s", (_, now, before, news) => {
		expect(judge(now, before, usd(300)).news).toBe(news);
	});
});

describe("one day of a month", () => {
	it("keeps the lowest price seen until its own day is looked at again", () => {
		expect(judge(at(300, "2027-03-02", false), last(200), null)).toEqual({ news: false, next: last(200) });
		expect(judge(at(300, "2027-03-01", false), last(200), null)).toEqual({ news: false, next: last(300) });
		expect(judge(at(190, "2027-03-02", false), last(200), null)).toEqual({ news: true, next: last(190, "2027-03-02") });
	});
});

it("never compares two currencies", () => {
	const pesos = { price: money(100, "MXN"), day: "2027-03-01" };
	expect(judge(at(200), pesos, null)).toEqual({ news: false, next: last(200) });
	expect(judge({ ...pesos, complete: true }, last(200), usd(300))).toEqual({ news: false, next: pesos });
});
