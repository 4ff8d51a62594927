// Sample fares at home beside what the government's survey says that people paid in June 2026, one direction each.
import { describe, expect, it } from "vitest";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { usFareFactor } from "../../../src/flights/sample/us-fares.ts";
import { findAirport } from "../../../src/places/airports.ts";
import { addDays } from "../../../src/time/iso-date.ts";
import { journey } from "./journey.ts";

/** The survey's medians in dollars: trunk routes, leisure, short hops, small airports and two changes. */
const medians = Object.entries({
	...{ "JFK-LAX": 333, "LGA-ORD": 204, "LAX-LAS": 134, "EWR-MIA": 228, "ORD-LAX": 258, "BOS-DCA": 188, "ATL-MCO": 170 },
	...{ "DAL-HOU": 239, "SFO-LAX": 149, "BTV-TUS": 373, "FLL-EWR": 202, "SEA-PDX": 236, "DFW-LGA": 251, "EWR-SFO": 424 },
	...{ "IAH-MIA": 209, "DEN-PHX": 163, "MSP-DTW": 349, "PHL-BNA": 240, "SLC-BOI": 383, "MCI-MDW": 225, "TPA-BDL": 183 },
	...{ "CLT-RDU": 373, "SAN-SEA": 200, "AUS-SJC": 251, "MSY-LGA": 198, "STL-LAS": 263, "IND-MCO": 225, "PIT-LAX": 234 },
	...{ "CLE-DFW": 207, "OMA-DCA": 272, "JAX-BOS": 198, "SAT-ATL": 272, "ABQ-PHX": 192, "BUF-FLL": 163, "GEG-DEN": 238 },
	...{ "CHS-ORD": 223, "XNA-LGA": 319, "FAT-DFW": 281, "MIA-BOS": 219, "LAX-IAH": 267, "ELP-LAX": 233 },
});
/** A day of each month, of every weekday: a year of ordinary days and one of Christmas. */
const dates = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, "0")}-${10 + month}`);

/** The lowest total in dollars, bought so many days before. */
async function lowest(pair: string, date: string, ahead = 45): Promise<number> {
	const source = createSampleSource({ now: () => new Date(`${addDays(date, -ahead)}T15:00:00Z`) });
	const [found] = (await source.lowest?.(journey(pair, date), [[date]])) ?? [];
	if (!found) return expect.fail(`no flight ${pair} ${date}`);
	return found.minor / 100;
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe(`${medians.length} routes at home`, async () => {
	const years = await Promise.all(
		medians.map(async ([pair, median]) => {
			const year = await Promise.all(dates.map((date) => lowest(pair, date)));
			return { pair, median, ratio: middle(year) / median };
		}),
	);

	it.each(years)("$pair: the year's middle lowest fare is near the survey's median", ({ ratio }) => {
		expect(ratio).toBeGreaterThan(0.6);
		expect(ratio).toBeLessThan(1.6);
	});

	it("are together between the survey's quarter and its median", () => {
		const ratio = middle(years.map((each) => each.ratio));
		expect(ratio).toBeGreaterThan(0.7);
		expect(ratio).toBeLessThan(1);
	});

	it.each([
		["for Thanksgiving", "2027-11-24", 45, 1.25],
		["for Christmas", "2027-12-22", 45, 1.6],
		["bought three days ahead", "2027-11-03", 3, 1.8],
	])("are dearer %s", async (_, date, ahead, times) => {
		const ratios = await Promise.all(
			medians.map(async ([pair]) => (await lowest(pair, date, ahead)) / (await lowest(pair, "2027-11-03"))),
		);
		expect(Math.min(...ratios)).toBeGreaterThan(1);
		expect(middle(ratios)).toBeGreaterThan(times);
	});
});

describe("the factor of a pair of airports", () => {
	const factor = (pair: string) => {
		const [from, to] = pair.split("-").map((code) => findAirport(code) ?? expect.fail(`no airport ${code}`));
		return from && to ? usFareFactor(from, to) : expect.fail(pair);
	};

	it("is the same both ways, and not the same for routes of one length", () => {
		for (const [pair] of medians) expect(factor(pair)).toBe(factor(pair.split("-").reverse().join("-")));
		expect(factor("EWR-SFO")).toBeGreaterThan(factor("JFK-LAX") ?? Number.NaN);
		expect(factor("DAL-HOU")).toBeGreaterThan(factor("LAX-LAS") ?? Number.NaN);
	});

	it("is usual where the survey has too few of a pair, and not known outside its 48 states", () => {
		expect(factor("ACK-FAT")).toBeCloseTo(2.5, 1);
		for (const pair of ["LAX-HNL", "SEA-ANC", "MIA-SJU", "JFK-CUN", "BOG-MDE"])
			expect(factor(pair), pair).toBeUndefined();
	});
});
