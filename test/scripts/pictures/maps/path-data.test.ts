// Path data: whole numbers, relative steps, nothing that is not needed.
import { expect, test } from "vitest";
import { curveData, pathData } from "../../../../scripts/pictures/maps/path-data.ts";

test("a line is written in steps, a minus sign instead of a space", () => {
	expect(
		pathData(
			[
				[
					[10.4, 20],
					[12, 18.6],
					[9, 30],
				],
			],
			false,
		),
	).toBe("M10 20l2-1-3 11");
});

test("each closed line ends with z and the next begins anew", () => {
	const square = [
		[0, 0],
		[4, 0],
		[4, 4],
	] as const;
	expect(pathData([square, square], true)).toBe("M0 0l4 0 0 4zM0 0l4 0 0 4z");
});

test("points that fall together are written once, and a line of one point not at all", () => {
	expect(
		pathData(
			[
				[
					[0, 0],
					[0.3, 0.2],
					[5, 5],
				],
			],
			false,
		),
	).toBe("M0 0l5 5");
	expect(
		pathData(
			[
				[
					[3, 3],
					[3.2, 3.1],
				],
			],
			true,
		),
	).toBe("");
});

test("a curve through four points of a straight line has its control points on it", () => {
	expect(
		curveData([
			[0, 0],
			[30, 60],
			[60, 120],
			[90, 180],
		]),
	).toBe("M0 0C30 60 60 120 90 180");
});

test("a curve needs four points", () => {
	expect(() => curveData([[0, 0]])).toThrow("four points");
});
