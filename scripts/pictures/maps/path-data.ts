// SVG path data, as short as it gets: whole numbers, relative commands, no separator that is not needed.
import type { Spot } from "./simplify.ts";

/** Each line as one subpath, `closed` ones end with z. Points that fall together after rounding are left out. */
export function pathData(lines: readonly (readonly Spot[])[], closed: boolean): string {
	return lines.map((line) => subpath(line, closed)).join("");
}

function subpath(line: readonly Spot[], closed: boolean): string {
	const whole = line.map(([x, y]): Spot => [Math.round(x), Math.round(y)]);
	const steps = whole.flatMap(([x, y], index) => {
		const [fromX, fromY] = whole[index - 1] ?? [0, 0];
		return index > 0 && x === fromX && y === fromY ? [] : [x - fromX, y - fromY];
	});
	if (steps.length < 4) return "";
	return `M${numbers(steps.slice(0, 2))}l${numbers(steps.slice(2))}${closed ? "z" : ""}`;
}

/** The cubic Bézier curve through four points at thirds of its way. */
export function curveData(points: readonly Spot[]): string {
	const [start, first, second, end] = points;
	if (!start || !first || !second || !end) throw new Error("A curve needs four points");
	const before = [0, 1].map((axis) => control(start, first, second, end, axis));
	const after = [0, 1].map((axis) => control(end, second, first, start, axis));
	return `M${numbers(start)}C${numbers([...before, ...after, ...end])}`;
}

/** On one axis, the control point on the side of `near`. */
function control(near: Spot, next: Spot, further: Spot, far: Spot, axis: number): number {
	const [a = 0, b = 0, c = 0, d = 0] = [near, next, further, far].map((spot) => spot[axis]);
	return (-5 * a + 18 * b - 9 * c + 2 * d) / 6;
}

/** "12 5-3": a minus sign parts two numbers by itself. */
function numbers(values: readonly number[]): string {
	return values.map(Math.round).join(" ").replaceAll(" -", "-");
}
