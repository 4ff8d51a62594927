// Thinning of lines: what is left out is never missed by more than the tolerance.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	distanceToSegment,
	ringArea,
	type Spot,
	thinned,
	thinnedRing,
} from "../../../../scripts/pictures/maps/simplify.ts";

const spot: fc.Arbitrary<Spot> = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }));

function distanceToLine(from: Spot, line: readonly Spot[]): number {
	return Math.min(...line.slice(1).map((end, index) => distanceToSegment(from, line[index] ?? end, end)));
}

describe("thinned", () => {
	it("keeps both ends and every point within the tolerance of what stays", () => {
		fc.assert(
			fc.property(
				fc.array(spot, { minLength: 2, maxLength: 40 }),
				fc.integer({ min: 0, max: 10 }),
				(line, tolerance) => {
					const kept = thinned(line, tolerance);
					expect([kept[0], kept.at(-1)]).toEqual([line[0], line.at(-1)]);
					for (const point of line) expect(distanceToLine(point, kept)).toBeLessThanOrEqual(tolerance + 1e-9);
				},
			),
		);
	});

	it("makes a straight line of points on it", () => {
		expect(
			thinned(
				[
					[0, 0],
					[1, 1],
					[2, 2],
					[5, 5],
				],
				0.1,
			),
		).toEqual([
			[0, 0],
			[5, 5],
		]);
	});
});

describe("thinnedRing", () => {
	it("keeps the corners of a square and drops what lies on its sides", () => {
		const ring: Spot[] = [
			[0, 0],
			[5, 0],
			[10, 0],
			[10, 5],
			[10, 10],
			[0, 10],
			[0, 4],
		];
		expect(thinnedRing(ring, 0.5)).toEqual([
			[0, 0],
			[10, 0],
			[10, 10],
			[0, 10],
		]);
	});
});

describe("ringArea", () => {
	it("is the same whichever way round the ring runs", () => {
		const ring: Spot[] = [
			[0, 0],
			[4, 0],
			[4, 3],
		];
		expect([ringArea(ring), ringArea(ring.toReversed())]).toEqual([6, 6]);
	});
});
