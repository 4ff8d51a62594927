// Journeys on the map: great circles without jumps, at the date line, over the poles and between antipodes.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { greatCircleLine } from "../../src/maps/great-circle-line.ts";
import { poleY, projectX, projectY } from "../../src/maps/projection.ts";
import { drawPlaces, drawTrip, type MapLeg, tripFrame } from "../../src/maps/trip-drawing.ts";
import { findAirport } from "../../src/places/airports.ts";
import { distanceKm, type Point } from "../../src/places/great-circle.ts";

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const point: fc.Arbitrary<Point> = fc.record({ latitude, longitude });

const lengthOf = (line: readonly Point[]) =>
	line.slice(1).reduce((sum, next, index) => sum + distanceKm(line[index] ?? next, next), 0);

function stop(code: string) {
	const airport = findAirport(code);
	if (!airport) throw new Error(`No airport ${code}`);
	return airport;
}
const leg = (from: string, to: string): MapLeg => ({ from: stop(from), to: stop(to) });
const numbers = (data: string) => data.match(/-?[\d.]+/g)?.map(Number) ?? [];

/** The points of path data of M and L. */
function spots(data: string): [number, number][] {
	const values = numbers(data);
	return Array.from({ length: values.length / 2 }, (_, index) => [values[2 * index] ?? 0, values[2 * index + 1] ?? 0]);
}

describe("a great circle", () => {
	it("is as long as the distance, and begins and ends where it should", () => {
		fc.assert(
			fc.property(point, point, (from, to) => {
				const line = greatCircleLine(from, to);
				expect(lengthOf(line)).toBeCloseTo(distanceKm(from, to), 0);
				expect(line[0]).toEqual(from);
				expect(line.at(-1)?.latitude).toBe(to.latitude);
				expect(Math.abs((((line.at(-1)?.longitude ?? 0) - to.longitude) / 360) % 1)).toBeCloseTo(0, 9);
			}),
		);
	});

	it("goes in steps of a degree at most, which never jump by more than half a turn", () => {
		fc.assert(
			fc.property(point, point, (from, to) => {
				const line = greatCircleLine(from, to);
				for (const [index, next] of line.slice(1).entries()) {
					const before = line[index] ?? next;
					expect(distanceKm(before, next)).toBeLessThan(111.3);
					expect(Math.abs(next.longitude - before.longitude)).toBeLessThan(180.000001);
					expect(Number.isFinite(next.latitude + next.longitude)).toBe(true);
				}
			}),
		);
	});

	it("runs on past the date line", () => {
		const line = greatCircleLine({ latitude: 10, longitude: 170 }, { latitude: -10, longitude: -170 });
		expect(line.at(-1)?.longitude).toBeCloseTo(190, 9);
		const back = greatCircleLine({ latitude: 10, longitude: -170 }, { latitude: -10, longitude: 170 });
		expect(back.at(-1)?.longitude).toBeCloseTo(-190, 9);
	});

	it("goes over the pole where the meridian does", () => {
		const line = greatCircleLine({ latitude: 60, longitude: -90 }, { latitude: 60, longitude: 90 });
		expect(Math.max(...line.map(({ latitude }) => latitude))).toBeGreaterThan(89);
		expect(lengthOf(line)).toBeCloseTo(distanceKm(line[0] as Point, line.at(-1) as Point), 0);
	});

	it.each([
		[
			{ latitude: 0, longitude: 0 },
			{ latitude: 0, longitude: 180 },
		],
		[
			{ latitude: 35, longitude: 20 },
			{ latitude: -35, longitude: -160 },
		],
		[
			{ latitude: 90, longitude: 0 },
			{ latitude: -90, longitude: 0 },
		],
	])("between antipodes is half the way around the earth, not nothing (%j to %j)", (from, to) => {
		const line = greatCircleLine(from, to);
		expect(lengthOf(line)).toBeCloseTo(Math.PI * 6371.0088, 0);
		expect(line.length).toBeGreaterThan(170);
	});

	it("from a place to itself is that place", () => {
		const here = { latitude: 40, longitude: -73 };
		expect(greatCircleLine(here, here)).toEqual([here, here]);
	});
});

describe("the sheet", () => {
	it("reaches to both poles and grows northward and eastward", () => {
		expect(Number.isFinite(poleY)).toBe(true);
		expect(projectY(-90)).toBeCloseTo(poleY, 6);
		fc.assert(
			fc.property(latitude, latitude, (one, other) => {
				if (one > other + 1e-6) expect(projectY(one)).toBeLessThan(projectY(other));
				expect(Math.abs(projectY(one))).toBeLessThanOrEqual(poleY + 1e-6);
			}),
		);
		expect(projectX(190)).toBeGreaterThan(projectX(180));
	});
});

describe("a journey's drawing", () => {
	const inFrame = ([x, y]: readonly [number, number]) =>
		x >= 0 && x <= tripFrame.width && y >= 0 && y <= tripFrame.height;

	it("holds every point of any journey, and land under all of the frame", () => {
		fc.assert(
			fc.property(fc.array(point, { minLength: 2, maxLength: 7 }), (points) => {
				const stops = points.map((place, index) => ({ ...place, code: `S${index}` }));
				const legs = stops.slice(1).flatMap((to, index) => {
					const from = stops[index];
					return from ? [{ from, to }] : [];
				});
				const drawing = drawTrip(legs);
				if (!drawing) throw new Error("a journey has a drawing");
				expect(drawing.lines).toHaveLength(legs.length);
				for (const line of drawing.lines) expect(spots(line).every(inFrame), line).toBe(true);
				for (const [index, line] of drawing.lines.entries()) {
					const [x, y] = spots(line)[0] ?? [];
					const [endX, endY] = spots(drawing.lines[index - 1] ?? "").at(-1) ?? [x, y];
					// Each flight begins where the one before ended, however often the journey crosses the date line.
					expect(Math.hypot((x ?? 0) - (endX ?? 0), (y ?? 0) - (endY ?? 0))).toBeLessThan(0.5);
				}
				const [[across = 0, , scale = 0] = []] = drawing.sheets.map(numbers);
				const width = 7200 * scale;
				expect(across - width / 2 - 800 * scale).toBeLessThanOrEqual(0);
				expect(across + width * (drawing.sheets.length - 0.5)).toBeGreaterThanOrEqual(tripFrame.width - 800 * scale);
			}),
		);
	});

	it("crosses the date line in one line, on two copies of the sheet", () => {
		const drawing = drawTrip([leg("LAX", "SYD")]);
		expect(drawing?.lines).toHaveLength(1);
		expect(drawing?.sheets).toHaveLength(2);
		const xs = spots(drawing?.lines[0] ?? "").map(([x]) => x);
		expect(xs).toEqual(xs.toSorted((a, b) => b - a));
	});

	it("shows one sheet where one is enough", () => {
		expect(drawTrip([leg("JFK", "MIA")])?.sheets).toHaveLength(1);
	});

	it("draws the way back on the way out, and each stop once", () => {
		const drawing = drawTrip([leg("JFK", "MIA"), leg("MIA", "BOG"), leg("BOG", "MIA"), leg("MIA", "JFK")]);
		expect(drawing?.lines).toHaveLength(2);
		expect(drawing?.stops.map(({ code }) => code)).toEqual(["JFK", "MIA", "BOG"]);
	});

	it("names stops without covering another's point or name", () => {
		const drawing = drawTrip([leg("JFK", "LHR"), leg("LHR", "CDG"), leg("CDG", "FRA")]);
		const labels = drawing?.stops.flatMap(({ label }) => label ?? []) ?? [];
		expect(labels.length).toBeGreaterThan(1);
		for (const [index, one] of labels.entries()) {
			for (const other of labels.slice(index + 1)) {
				expect(Math.abs(one.x - other.x) > 20 || Math.abs(one.y - other.y) > 20).toBe(true);
			}
		}
	});

	it("is nothing for no flight", () => {
		expect(drawTrip([])).toBeUndefined();
		expect(drawTrip([leg("JFK", "JFK")])).toBeUndefined();
	});
});

describe("names of cities", () => {
	const named = (code: string, text: string) => ({ ...stop(code), text });
	const frame = { width: 640, height: 480 };
	const legs = [named("ATL", "Atlanta"), named("MEX", "Ciudad de México"), named("MIA", "Miami")].map((to) => ({
		from: named("IAH", "Houston"),
		to,
	}));

	it("stand in place of codes within the frame, and cover neither each other nor another's point", () => {
		const drawing = drawTrip(legs, frame) ?? expect.fail();
		const boxes = drawing.stops.flatMap(({ name, label }) => {
			if (!label) return [];
			const width = 9 * name.length;
			const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - width : label.x - width / 2;
			return [{ name, left, right: left + width, top: label.y - 8, bottom: label.y + 8 }];
		});
		expect(drawing.stops.map(({ name }) => name)).toEqual(["Houston", "Atlanta", "Ciudad de México", "Miami"]);
		expect(boxes.length).toBeGreaterThan(2);
		for (const box of boxes) {
			expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
			expect(box.right).toBeLessThanOrEqual(frame.width);
			expect(box.bottom).toBeLessThanOrEqual(frame.height);
			const covers = (left: number, right: number, top: number, bottom: number) =>
				box.left < right && left < box.right && box.top < bottom && top < box.bottom;
			for (const { x, y } of drawing.stops) expect(covers(x - 7, x + 7, y - 7, y + 7), box.name).toBe(false);
			for (const other of boxes.filter((one) => one !== box)) {
				expect(covers(other.left, other.right, other.top, other.bottom), `${box.name} ${other.name}`).toBe(false);
			}
		}
	});

	it("are left out where there is no room, those of the last legs first", () => {
		const crowd = ["EWR", "LGA", "JFK", "HPN"].map((code) => ({
			from: named("LAX", "Los Angeles"),
			to: named(code, "New York"),
		}));
		const drawing = drawTrip(crowd, frame) ?? expect.fail();
		const shown = drawing.stops.map(({ code, label }) => [code, label !== null]);
		expect(shown.filter(([, is]) => is).length).toBeLessThan(5);
		expect(drawing.stops[0]?.label).not.toBeNull();
	});

	it("stand beside places without lines too, one point each, the first with the most room", () => {
		const cities = ["LAX", "EWR", "LGA", "JFK"].map((code) => named(code, code === "LAX" ? "Los Angeles" : "New York"));
		const { lines, stops, sheets } = drawPlaces(cities, frame) ?? expect.fail();
		expect([lines, stops.map(({ code }) => code)]).toEqual([[], ["LAX", "EWR", "LGA", "JFK"]]);
		expect(sheets).toHaveLength(1);
		expect(stops.slice(0, 2).every(({ label }) => label !== null)).toBe(true);
		expect(stops.at(-1)?.label).toBeNull();
		expect(drawPlaces([], frame)).toBeUndefined();
	});
});
