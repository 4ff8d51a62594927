// The globe: a flight lies above its great circle, begins and ends on the ground, and fills the room it is given.
import { geoInterpolate } from "d3-geo";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	enlarge,
	flightSpots,
	globeAlong,
	globeOver,
	isSeen,
	type Position,
	spotOf,
} from "../../../../scripts/pictures/maps/globe.ts";

const position = fc.tuple(fc.integer({ min: -110, max: -40 }), fc.integer({ min: -30, max: 55 }));
const apart = ([a, b]: [Position, Position]): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) > 2;
const route = fc.tuple(position, position).filter(apart);
const steepest = 46;

function slope(globe: ReturnType<typeof globeAlong>, from: Position, to: Position): number {
	const [ax, ay] = spotOf(globe, from);
	const [bx, by] = spotOf(globe, to);
	return (Math.atan2(Math.abs(by - ay), Math.abs(bx - ax)) * 180) / Math.PI;
}

describe("a globe along a route", () => {
	it("never shows the route steeper than asked for", () => {
		fc.assert(
			fc.property(route, ([from, to]) => {
				expect(slope(globeAlong(from, to, steepest), from, to)).toBeLessThan(steepest + 0.001);
			}),
		);
	});

	it("shows both ends of a flight on the ground and all between straight above the great circle", () => {
		fc.assert(
			fc.property(route, ([from, to]) => {
				const globe = globeAlong(from, to, steepest);
				const spots = flightSpots(globe, from, to, 8);
				for (const axis of [0, 1]) {
					expect(spots[0]?.[axis]).toBeCloseTo(spotOf(globe, from)[axis] ?? Number.NaN, 9);
					expect(spots[8]?.[axis]).toBeCloseTo(spotOf(globe, to)[axis] ?? Number.NaN, 9);
				}
				const along = geoInterpolate([...from], [...to]);
				for (const [index, [x, y]] of spots.entries()) {
					const [groundX, groundY] = spotOf(globe, along(index / 8) as Position);
					// The middle of the disc is at 0, 0: what is straight above a place lies farther out on the same ray.
					expect(x * groundY - y * groundX).toBeCloseTo(0, 9);
					expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(Math.hypot(groundX, groundY) - 1e-9);
				}
			}),
		);
	});

	it("bows the flight upward", () => {
		const newYork: Position = [-73.8, 40.6];
		const bogota: Position = [-74.1, 4.7];
		const globe = globeAlong(newYork, bogota, steepest);
		const [start, middle, end] = flightSpots(globe, newYork, bogota, 2);
		expect(middle?.[1]).toBeLessThan(((start?.[1] ?? 0) + (end?.[1] ?? 0)) / 2);
	});
});

describe("a globe over a place", () => {
	it("has north up, and knows what lies on its far side", () => {
		const globe = globeOver([-80, 25]);
		const [x, y] = spotOf(globe, [-80, 25]);
		const [northX, northY] = spotOf(globe, [-80, 30]);
		expect(northX).toBeCloseTo(x, 9);
		expect(northY).toBeLessThan(y);
		expect([isSeen(globe, [-80, 25]), isSeen(globe, [100, -25])]).toEqual([true, false]);
		expect(() => spotOf(globe, [100, -25])).toThrow("far side");
	});
});

describe("enlarge", () => {
	it("fills the room in one direction, stays in it in the other, and never exceeds the largest scale", () => {
		const room = { left: 100, top: 50, right: 500, bottom: 200 };
		const globe = globeOver([-80, 25]);
		const ends: Position[] = [
			[-118, 34],
			[-74, 41],
		];
		enlarge(
			globe,
			ends.map((end) => spotOf(globe, end)),
			room,
			5000,
		);
		const xs = ends.map((end) => spotOf(globe, end)[0]);
		const ys = ends.map((end) => spotOf(globe, end)[1]);
		expect(Math.min(...xs)).toBeCloseTo(100, 6);
		expect(Math.max(...xs)).toBeCloseTo(500, 6);
		expect(Math.min(...ys)).toBeGreaterThan(50);
		expect(Math.max(...ys)).toBeLessThan(200);
		const small = globeOver([-80, 25]);
		enlarge(
			small,
			ends.map((end) => spotOf(small, end)),
			room,
			90,
		);
		expect(small.scale()).toBe(90);
	});
});
