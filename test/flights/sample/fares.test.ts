// Sample fares: they follow the advice the site's guides give.
import { describe, expect, it } from "vitest";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { leadFactor } from "../../../src/flights/sample/fares.ts";
import { peakFactor } from "../../../src/flights/sample/peaks.ts";
import { maxDaysAhead } from "../../../src/flights/trip/limits.ts";
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

	it("are dearest at Christmas: a week from New York to Cancún", async () => {
		const week = async (date: string) => cheapest(await search(journey("JFK-CUN", date, { back: addDays(date, 7) })));
		const [soon, early, christmas, newYear, summer, winter] = await Promise.all(
			["2026-11-28", "2026-12-05", "2026-12-19", "2026-12-26", "2027-07-03", "2027-01-23"].map(week),
		);
		for (const ordinary of [soon, early, summer, winter]) {
			expect(christmas).toBeGreaterThan(ordinary ?? Number.NaN);
			expect(newYear).toBeGreaterThan(ordinary ?? Number.NaN);
		}
		expect(summer).toBeGreaterThan(winter ?? Number.NaN);
		expect(soon).toBeGreaterThan((winter ?? Number.NaN) * 1.3);
	});

	it("are dearer in the seasons and on the holidays of either end", () => {
		const dearer = (date: string, than: string, ...countries: readonly string[]) =>
			expect(peakFactor(date, countries), `${date} ${countries}`).toBeGreaterThan(peakFactor(than, countries));
		dearer("2027-07-10", "2027-09-14", "US");
		dearer("2027-03-25", "2027-04-14", "MX", "MX");
		dearer("2026-11-25", "2026-11-18", "US", "US");
		dearer("2026-11-29", "2026-11-26", "US");
		dearer("2027-01-20", "2027-03-03", "AR");
		dearer("2027-09-16", "2027-09-14", "US", "MX");
		dearer("2027-05-10", "2027-05-12", "CO");
		dearer("2027-02-06", "2027-02-16", "KR");
		dearer("2026-12-24", "2027-07-10", "FI");
		expect(peakFactor("2027-09-14", ["US", "MX"])).toBe(1);
		expect(peakFactor("2027-11-25", ["FI"])).toBe(1);
	});

	it("know the peaks of every day that can be searched for three years", () => {
		const last = addDays("2029-11-22", maxDaysAhead);
		for (let day = "2026-12-24"; day <= last; day = addDays(day, 1)) {
			if (day.endsWith("12-24")) expect(peakFactor(day, ["US"]), day).toBe(peakFactor("2026-12-24", ["US"]));
		}
	});

	it("are three to six times as high in business as in economy on a long flight", async () => {
		for (const pair of ["JFK-LHR", "MIA-MAD", "LAX-NRT", "BOG-MAD", "JFK-GRU", "SFO-SYD", "MEX-CDG"]) {
			for (const date of ["2027-02-10", "2027-05-07", "2027-07-18"]) {
				const trip = { back: addDays(date, 8) };
				const economy = cheapest(await search(journey(pair, date, trip)));
				const business = cheapest(await search(journey(pair, date, { ...trip, cabin: "business" })));
				expect(business / economy, `${pair} ${date}`).toBeGreaterThan(3);
				expect(business / economy, `${pair} ${date}`).toBeLessThan(6);
			}
		}
	});
});
