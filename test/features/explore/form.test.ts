// The form of the page about where to go: what it reads, what it refuses, and the short address of a query.
import { describe, expect, it } from "vitest";
import { exploreForm, exploreParams, typedExplore } from "../../../src/features/explore/form.ts";
import { checkForm, fieldsOf } from "../../../src/forms/form.ts";
import { busiestOrigins, exploreParameters } from "../../../src/parameters.ts";
import { findPlace } from "../../../src/places/airports.ts";
import { placesMeant } from "../../../src/places/resolve.ts";

const now = new Date("2026-11-21T15:00:00Z");

function read(query: string) {
	const reading = checkForm(exploreForm, typedExplore(new URLSearchParams(query)), { now, language: "en" });
	return reading.kind === "ok"
		? { ...reading.value, from: reading.value?.from.code }
		: reading.problems.map(({ field, key }) => `${field} ${key}`);
}

describe("what is asked", () => {
	it("has the parameters of the page's row, and cities to start from that exist", () => {
		expect(fieldsOf(exploreForm)).toEqual(exploreParameters);
		expect(busiestOrigins.map((code) => findPlace(code)?.code)).toEqual(busiestOrigins);
	});

	it("is a round trip of a week in any month where only an airport is named, in whatever way a search takes it", () => {
		const week = { month: undefined, nights: 7, budget: undefined, nonstop: false, region: undefined };
		expect(read("from=IAH")).toEqual({ ...week, from: "IAH" });
		expect(read("from=houston")).toEqual({ ...week, from: "HOUA" });
		expect(read("from=Nueva+York&month=&trip=round&nights=7&budget=&region=")).toEqual({ ...week, from: "NYC" });
	});

	it("may say all of it", () => {
		const all = "from=MIA&month=2027-03&trip=round&nights=10&budget=%241%2C400&nonstop=yes&region=europe";
		const query = { from: "MIA", month: "2027-03", nights: 10, budget: 1_400, nonstop: true, region: "europe" };
		expect(read(all)).toEqual(query);
		expect(read("from=MIA&trip=oneway&nights=zzz")).toMatchObject({ nights: undefined });
	});

	it("is refused beside its field, all of it at once, and nothing that was typed is lost", () => {
		const query = "from=&month=2031-01&trip=both&nights=0&budget=cheap&region=moon";
		expect(read(query)).toEqual([
			...["from problem.fromMissing", "month alert.problem.month", "trip problem.tripUnknown"],
			...["budget explore.problem.budget", "region explore.problem.region"],
		]);
		expect(read("from=MIA&nights=0")).toEqual(["nights explore.problem.nights"]);
		expect(read("from=MIA&nights=61")).toEqual(["nights explore.problem.nights"]);
		expect(typedExplore(new URLSearchParams(query))).toMatchObject({ nights: "0", budget: "cheap", region: "moon" });
	});

	it.each([
		["xyzzyx", "from problem.fromUnknown", []],
		["portland", "from problem.fromAmbiguous", ["PDX", "PWM"]],
		["huston", "from problem.fromAlike", ["HOUA"]],
	])("offers the places that %s may mean", (text, problem, places) => {
		expect(read(`from=${text}`)).toEqual([problem]);
		const offered = placesMeant(text, "en").map(({ code }) => code);
		for (const code of places) expect(offered).toContain(code);
		if (places.length === 0) expect(offered).toEqual([]);
	});

	it("has an address that says no more than it must, and is read as it was written", () => {
		const queries = ["from=NYC", "from=NYC&month=2027-02&region=mexico", "from=NYC&trip=oneway&budget=300&nonstop=yes"];
		for (const query of [...queries, "from=NYC&nights=3"]) {
			const reading = checkForm(exploreForm, typedExplore(new URLSearchParams(query)), { now, language: "es" });
			if (reading.kind !== "ok" || !reading.value) throw new Error(query);
			expect(exploreParams(reading.value).toString()).toBe(query);
		}
	});
});
