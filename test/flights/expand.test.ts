// Widening a query by days and airports, within bounds.
import { describe, expect, it } from "vitest";
import { expandQuery, maxPlans, type Plan } from "../../src/flights/expand.ts";
import { type FlightQuery, parseFlightQuery } from "../../src/flights/query.ts";

const now = new Date("2026-11-21T15:00:00Z");

function query(text: string): FlightQuery {
	const parsed = parseFlightQuery(new URLSearchParams(text), { language: "en", now });
	return parsed.kind === "ok" ? parsed.query : expect.fail(`refused: ${text}`);
}

const text = (journey: Plan) =>
	journey.map(({ from, to, date }) => `${from.code}-${to.code} ${date.slice(5)}`).join(", ");
const expand = (search: string, limit?: number) => expandQuery(query(search), now, limit).map(text);

describe("expanding a query", () => {
	it("gives the one journey asked for when nothing is flexible", () => {
		expect(expand("from=JFK&to=MIA&depart=2027-02-10&return=2027-02-17")).toEqual(["JFK-MIA 02-10, MIA-JFK 02-17"]);
	});

	it("puts the wish first, then its nearest variations, each once", () => {
		const journeys = expand("from=JFK&to=MIA&depart=2027-02-10&return=2027-02-17&flex=3");
		expect(journeys[0]).toBe("JFK-MIA 02-10, MIA-JFK 02-17");
		expect(journeys).toContain("JFK-MIA 02-09, MIA-JFK 02-18");
		expect(new Set(journeys).size).toBe(journeys.length);
	});

	it("never exceeds its limit, however much is flexible", () => {
		const wide = "from=NYC&to=LON&depart=2027-02-10&return=2027-02-17&flex=3&nearby=1";
		expect(expand(wide)).toHaveLength(maxPlans);
		expect(expand(wide, 7)).toEqual(expand(wide).slice(0, 7));
		const legs = ["", "2", "3", "4", "5", "6"].map(
			(n, index) => `from${n}=NYC&to${n}=LON&depart${n}=2027-02-1${index}`,
		);
		expect(expand(`trip=multi&flex=3&nearby=1&${legs.join("&")}`)).toHaveLength(maxPlans);
	});

	it("returns between the airports of the outbound flight", () => {
		for (const journey of expandQuery(query("from=NYC&to=LON&depart=2027-02-10&return=2027-02-17&nearby=1"), now)) {
			expect(journey[1]).toMatchObject({ from: journey[0]?.to, to: journey[0]?.from });
		}
	});

	it("adds nearby airports only when asked to", () => {
		const near = expand("trip=oneway&from=MIA&to=BOG&depart=2027-02-10&nearby=1");
		expect(near.some((journey) => journey.startsWith("FLL-"))).toBe(true);
		expect(expand("trip=oneway&from=MIA&to=BOG&depart=2027-02-10")).toHaveLength(1);
	});

	it("never goes into the past or returns before it leaves", () => {
		for (const journey of expandQuery(query("from=JFK&to=MIA&depart=2026-11-22&return=2026-11-23&flex=3"), now)) {
			const [out = expect.fail(), back = expect.fail()] = journey.map(({ date }) => date);
			expect(out >= "2026-11-21" && back >= out, text(journey)).toBe(true);
		}
	});
});
