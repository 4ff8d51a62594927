// What the change of a ticketed trip costs, worked out part by part; and which flights it may have.
import { describe, expect, it } from "vitest";
import { flightsOf } from "../../src/flights/airline-changes.ts";
import {
	airlineValue,
	exchangeOffers,
	exchangeRules,
	exchangeTotals,
	withoutOwnFee,
} from "../../src/flights/exchange.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import { withFee } from "../../src/flights/with-fee.ts";
import { money } from "../../src/money/money.ts";
import { chosen, now } from "../features/bookings/sample-choice.ts";

const usd = (minor: number) => money(minor, "USD");

describe("the totals of an exchange", () => {
	it.each([
		// old, new, penalty, fee, what is left over; difference, due, lost
		["a dearer fare with a penalty", 30_000, 42_000, 7_500, 2_500, "kept", 12_000, 22_000, 0],
		["the same fare, no penalty, no fee", 30_000, 30_000, 0, 0, "kept", 0, 0, 0],
		["the same fare and our fee alone", 30_000, 30_000, 0, 2_500, "kept", 0, 2_500, 0],
		["a cheaper fare that pays a part of the penalty", 30_000, 25_000, 7_500, 2_500, "kept", -5_000, 5_000, 0],
		["a cheaper fare that pays the penalty to the cent", 30_000, 22_500, 7_500, 0, "kept", -7_500, 0, 0],
		["a much cheaper fare whose rest the airline keeps", 30_000, 10_000, 7_500, 2_500, "kept", -7_500, 2_500, 12_500],
		[
			"a much cheaper fare whose rest comes back, our fee taken out",
			30_000,
			10_000,
			7_500,
			2_500,
			"returned",
			-20_000,
			-10_000,
			0,
		],
		["a rest as large as our fee", 30_000, 27_500, 0, 2_500, "returned", -2_500, 0, 0],
		["no penalty, all of the rest kept", 30_000, 10_000, 0, 0, "kept", 0, 0, 20_000],
	] as const)("of %s", (_, oldValue, newValue, penalty, fee, residual, difference, due, lost) => {
		const totals = exchangeTotals({
			...{ oldValue: usd(oldValue), newValue: usd(newValue), penalty: usd(penalty), fee: usd(fee), residual },
		});
		expect(totals).toEqual({ fareDifference: usd(difference), due: usd(due), lost: usd(lost) });
		// The traveler never pays for what the airline keeps, and nothing is made of nothing.
		expect(due).toBe(newValue - oldValue + penalty + fee + lost);
	});

	it("are none where currencies differ or an amount is below zero", () => {
		const parts = { oldValue: usd(1), newValue: usd(1), penalty: usd(0), fee: usd(0), residual: "kept" } as const;
		expect(() => exchangeTotals({ ...parts, newValue: money(1, "EUR") })).toThrow(RangeError);
		expect(() => exchangeTotals({ ...parts, penalty: money(1, "EUR") })).toThrow(RangeError);
		expect(() => exchangeTotals({ ...parts, penalty: usd(-1) })).toThrow(RangeError);
	});
});

it("take from the fare what it says, and nothing from one that says nothing", () => {
	const change = { allowed: true, penalty: usd(7_500) };
	const refund = { allowed: false, penalty: null };
	expect(exchangeRules({ conditions: { change, refund } })).toEqual({
		allowed: true,
		penalty: usd(7_500),
		residual: "kept",
	});
	const free = { change: { allowed: false, penalty: null }, refund: { allowed: true, penalty: null } };
	expect(exchangeRules({ conditions: free })).toEqual({ allowed: false, penalty: null, residual: "returned" });
	const unsaid = { change: null, refund: null };
	expect(exchangeRules({ conditions: unsaid })).toEqual({ allowed: null, penalty: null, residual: null });
});

it("finds other flights for one way on another day, the other way as it is, without our fee in their worth", async () => {
	const fares = withFee(createSampleSource({ now: () => now }), usd(1_000));
	const { offer } = await chosen();
	const found = await exchangeOffers(fares, offer, { way: 1, date: "2027-02-20" }, now);
	expect(found?.offers.length).toBeGreaterThan(0);
	for (const other of found?.offers ?? []) {
		expect(flightsOf(other.slices[0])).toBe(flightsOf(offer.slices[0]));
		expect(other.slices[1]?.segments[0]?.departingAt).toMatch(/^2027-02-20T/);
		expect(withoutOwnFee(other)).toMatchObject({ total: usd(other.total.minor - 2_000) });
		expect(airlineValue(withoutOwnFee(other))).toEqual(usd(other.total.minor - 2_000));
		// An agent brought the whole below our fee: the tickets are not worth less than nothing.
		expect(airlineValue({ ...other, total: usd(1_500) })).toEqual(usd(0));
	}
	const first = await exchangeOffers(fares, offer, { way: 0, date: "2027-02-12" }, now);
	expect(first?.offers[0]?.slices[0]?.segments[0]?.departingAt).toMatch(/^2027-02-12T/);
	expect(await exchangeOffers(fares, offer, { way: 0, date: "2020-01-01" }, now)).toBeUndefined();
});
