// Great circles as lines on a sheet: points along the shortest way, with longitudes that never jump at the date line.
import type { Point } from "../places/great-circle.ts";

type Vector = readonly [x: number, y: number, z: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

function vectorOf({ latitude, longitude }: Point): Vector {
	const [phi, lambda] = [radians(latitude), radians(longitude)];
	return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The longitude, plus or minus whole turns, that is nearest to another. */
export function nearestTurn(longitude: number, to: number): number {
	return longitude + 360 * Math.round((to - longitude) / 360);
}

/**
 * Points from one place to another, both included, about a degree apart. Longitudes run on past 180 and -180, each
 * within half a turn of the one before; the first is that of `from`. Between antipodes every way is as short: it goes
 * over the north pole (or, from a pole, along the meridian of its longitude).
 */
export function greatCircleLine(from: Point, to: Point): Point[] {
	const [a, b] = [vectorOf(from), vectorOf(to)];
	const along = dot(a, b);
	const across = perpendicular(a, b, along);
	// Between antipodes it can come out slightly below zero, which would be the way around the other side.
	const angle = Math.atan2(Math.max(0, dot(b, across)), along);
	const parts = Math.max(1, Math.ceil(degrees(angle)));
	const line: Point[] = [from];
	for (let part = 1; part < parts; part += 1) {
		const turned = (angle * part) / parts;
		const at = (axis: 0 | 1 | 2) => a[axis] * Math.cos(turned) + across[axis] * Math.sin(turned);
		line.push(pointOf([at(0), at(1), at(2)], line.at(-1) ?? from));
	}
	line.push({ ...to, longitude: nearestTurn(to.longitude, (line.at(-1) ?? from).longitude) });
	return line;
}

/** Gives the vector of length 1 at a right angle to `a`, on the side of `b`. */
function perpendicular(a: Vector, b: Vector, along: number): Vector {
	const rest: Vector = [b[0] - along * a[0], b[1] - along * a[1], b[2] - along * a[2]];
	const length = Math.hypot(...rest);
	if (length > 1e-9) return [rest[0] / length, rest[1] / length, rest[2] / length];
	const pole: Vector = Math.abs(a[2]) > 0.9999 ? [1, 0, 0] : [0, 0, 1];
	return perpendicular(a, pole, dot(a, pole));
}

function pointOf([x, y, z]: Vector, before: Point): Point {
	const latitude = degrees(Math.asin(Math.max(-1, Math.min(1, z))));
	return { latitude, longitude: nearestTurn(degrees(Math.atan2(y, x)), before.longitude) };
}
