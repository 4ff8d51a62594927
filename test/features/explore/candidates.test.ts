// Where one can go: what the schedules reach, each city once, our own destinations besides, and what of a city is priced.
import { describe, expect, it } from "vitest";
import { bestKnown, candidatesFrom, endsTo, within } from "../../../src/features/explore/candidates.ts";
import { tabledSchedule } from "../../../src/flights/sample/schedule.ts";
import { airportsOf, findPlace } from "../../../src/places/airports.ts";
import { distanceKm } from "../../../src/places/distance.ts";
import { worldRegion } from "../../../src/places/world-regions.ts";

const place = (code: string) => findPlace(code) ?? expect.fail(code);
const from = (code: string, nonstop = true) => candidatesFrom(place(code), tabledSchedule, nonstop);
const codesOf = (list: ReturnType<typeof from>) => list.map((one) => one.place.code);

describe("the places to go", () => {
	it("are those that somebody flies to nonstop from any airport of the city, each city once, with who flies", () => {
		const houston = from("HOUA");
		expect(new Set(codesOf(houston)).size).toBe(houston.length);
		expect(codesOf(houston)).toEqual(expect.arrayContaining(["NYC", "MEXA", "GUA", "SAL", "LON"]));
		expect(codesOf(houston)).not.toContain("HOUA");
		expect(codesOf(houston).filter((code) => ["JFK", "DAL", "IAH", "HOU"].includes(code))).toEqual([]);
		expect(houston.find((one) => one.place.code === "GUA")?.nonstop).toContain("United Airlines");
		const both = new Set([...codesOf(from("IAH")), ...codesOf(from("HOU"))]);
		expect(new Set(codesOf(houston))).toEqual(both);
	});

	it("are our own destinations as well where planes may be changed, unless one would drive", () => {
		const [nonstop, all] = [from("SAT"), from("SAT", false)];
		expect(codesOf(all)).toEqual(expect.arrayContaining(codesOf(nonstop)));
		expect(all.length).toBeGreaterThan(nonstop.length);
		for (const one of all.filter((other) => !codesOf(nonstop).includes(other.place.code))) {
			const [airport = expect.fail()] = airportsOf(one.place);
			expect(distanceKm(airportsOf(place("SAT"))[0] ?? expect.fail(), airport)).toBeGreaterThan(250);
			expect(one.nonstop).toEqual([]);
		}
	});

	it("can be those of one part of the world", () => {
		const mexico = within(from("IAH"), "mexico");
		expect(mexico.length).toBeGreaterThan(5);
		for (const one of mexico) expect(worldRegion(one.place)).toBe("mexico");
		expect(within(from("IAH"), undefined)).toHaveLength(from("IAH").length);
	});
});

describe("the best known places", () => {
	it("are from all over the world, or all of them from the part of it that is asked", () => {
		const all = bestKnown(from("HOUA"), undefined, 24);
		const counts = Object.groupBy(all, ({ place }) => worldRegion(place));
		expect(all).toHaveLength(24);
		for (const places of Object.values(counts)) expect(places.length).toBeLessThanOrEqual(5);
		expect(Object.keys(counts)).toEqual(expect.arrayContaining(["united-states", "mexico", "central-america"]));
		const home = within(from("HOUA"), "united-states");
		expect(bestKnown(home, "united-states", 24)).toEqual(home.slice(0, 24));
	});

	it("fill the list with what there is where few parts of the world are reached", () => {
		const few = from("BIS");
		expect(few.length).toBeGreaterThan(5);
		expect(new Set(bestKnown(few, undefined, 24))).toEqual(new Set(few));
	});
});

describe("what is priced of a place", () => {
	const ends = (origin: string, target: string) => {
		const found = endsTo(place(origin), { place: place(target), nonstop: [] }, tabledSchedule);
		return `${found.from.code}-${found.to.code}`;
	};

	it("is the whole of both cities where they have few airports", () => {
		expect(ends("HOUA", "GUA")).toBe("HOUA-GUA");
		expect(ends("IAH", "MIAA")).toBe("IAH-MIAA");
	});

	it("is else between the two airports that most airlines connect", () => {
		expect(ends("NYC", "LON")).toBe("JFK-LHR");
		const [origin, target] = ends("LAXA", "SFOA").split("-").map(place);
		expect([origin?.kind, target?.kind]).toEqual(["airport", "airport"]);
	});
});
