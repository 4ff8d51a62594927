// What the filters know of an offer: overnight flights, airports, the minutes of the day, the price as it is shown.
import { expect, it } from "vitest";
import { factsOf } from "../../src/flights/facts.ts";
import { money } from "../../src/money/money.ts";
import { nonstopOffer } from "../../src/styleguide/samples/sample-offers.ts";

/** A flight by its clocks, and the minutes between them. */
function flight(departingAt: string, arrivingAt: string, durationMinutes: number) {
	const slices = nonstopOffer.slices.slice(0, 1).map((slice) => ({
		...slice,
		durationMinutes,
		segments: slice.segments.map((segment) => ({ ...segment, departingAt, arrivingAt, durationMinutes })),
	}));
	return factsOf([{ ...nonstopOffer, slices }])[0];
}

it.each([
	["Los Angeles to New York, through the night", "2027-02-10T22:30", "2027-02-11T06:50", 320, true],
	["New York to London: 3 a.m. comes by the clock of London alone", "2027-02-10T19:00", "2027-02-11T07:00", 420, true],
	["New York to Los Angeles, late but not through the night", "2027-02-10T20:00", "2027-02-10T23:20", 380, false],
	["Bogotá to Miami after midnight", "2027-02-10T00:40", "2027-02-10T04:30", 230, true],
	["early, after 3 a.m.", "2027-02-10T03:01", "2027-02-10T06:00", 179, false],
	["by day across the Pacific", "2027-02-10T13:00", "2027-02-11T17:00", 660, false],
	["London to New York by day", "2027-02-10T17:00", "2027-02-10T20:00", 480, false],
] as const)("overnight or not: %s", (_, departingAt, arrivingAt, minutes, redeye) => {
	expect(flight(departingAt, arrivingAt, minutes)?.redeye).toBe(redeye);
});

it("has the airports and the minutes of the day of each direction, and the price in whole units and parts of one", () => {
	expect(flight("2027-02-10T07:05", "2027-02-10T23:59", 100)?.slices).toEqual([
		{ origin: "JFK", destination: "MIA", leave: 425, arrive: 1439, minutes: 100 },
	]);
	const priced = (minor: number) => factsOf([{ ...nonstopOffer, total: money(minor, "USD") }])[0]?.price;
	expect([priced(40_000), priced(40_001)]).toEqual([400, 400.01]);
});

it("counts airlines and airports by the codes of today, under whichever a source gives them", () => {
	const [slice] = nonstopOffer.slices;
	const [segment] = slice?.segments ?? [];
	if (!slice || !segment) throw new Error("no flight");
	const vistara = { ...segment.marketingCarrier, code: "UK" };
	const slices = [{ ...slice, destination: "ISL", segments: [{ ...segment, marketingCarrier: vistara }] }];
	const [facts] = factsOf([{ ...nonstopOffer, slices }]);
	expect(facts).toMatchObject({ airlines: ["AI"], alliance: "Star Alliance", slices: [{ destination: "IST" }] });
});
