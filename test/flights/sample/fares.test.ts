// Sample fares: they follow the advice the site's guides give.
import { describe, expect, it } from "vitest";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { leadFactor } from "../../../src/flights/sample/fares.ts";
import { addDays, weekday } from "../../../src/time/iso-date.ts";
import { journey, search } from "./journey.ts";

const cheapest = (offers: readonly Offer[]) => Math.min(...offers.map((offer) => offer.total.minor));

describe("sample fares", () => {
	it("are higher on Friday and Sunday than on Tuesday, Wednesday and Saturday", async () => {
		const average = { dear: 0, cheap: 0 };
		for (let week = 0; week < 6; week += 1) {
			for (let day = 0; day < 7; day += 1) {
				const date = addDays("2027-01-10", week * 7 + day);
				const lowest = cheapest(await search(journey("JFK-MIA", date)));
				if ([0, 5].includes(weekday(date))) average.dear += lowest / 12;
				if ([2, 3, 6].includes(weekday(date))) average.cheap += lowest / 18;
			}
		}
		expect(average.dear).toBeGreaterThan(average.cheap * 1.1);
	});

	it("are lowest one to three months ahead at home, two to eight abroad", () => {
		for (const domestic of [true, false]) {
			const factors = Array.from({ length: 331 }, (_, days) => ({ days, factor: leadFactor(days, domestic) }));
			const lowest = Math.min(...factors.map(({ factor }) => factor));
			const sweet = factors.filter(({ factor }) => factor === lowest).map(({ days }) => days);
			expect([sweet.at(0), sweet.at(-1)]).toEqual(domestic ? [30, 92] : [60, 243]);
		}
	});

	it("rise in the last three weeks and with the cabin", async () => {
		const soon = cheapest(await search(journey("JFK-LAX", "2026-11-25")));
		const planned = cheapest(await search(journey("JFK-LAX", "2027-01-20")));
		const business = cheapest(await search(journey("JFK-LAX", "2027-01-20", { cabin: "business" })));
		expect(soon).toBeGreaterThan(planned * 1.3);
		expect(business).toBeGreaterThan(planned * 2);
	});

	it("charge every traveler: adults alike, children less abroad, lap infants least", async () => {
		const abroad = async (ages: number[], adults = 1) =>
			cheapest(await search(journey("JFK-MAD", "2027-03-10", { adults, ages })));
		const one = await abroad([]);
		expect(await abroad([], 2)).toBe(2 * one);
		const child = (await abroad([8])) - one;
		const infant = (await abroad([1])) - one;
		expect(child).toBeLessThan(one);
		expect(infant).toBeLessThan(child);
		expect(infant).toBeGreaterThan(0);
		const home = async (ages: number[]) => cheapest(await search(journey("JFK-MIA", "2027-03-10", { ages })));
		expect(await home([1])).toBe(await home([]));
	});
});
