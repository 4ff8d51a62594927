// The view: a globe seen from a little below, so that a flight over it bows as it does from a window seat.
import { type GeoProjection, geoDistance, geoInterpolate, geoOrthographic } from "d3-geo";
import type { Globe } from "../../../src/maps/drawing.ts";
import type { Spot } from "./simplify.ts";

/** Longitude and latitude in degrees, d3's order. */
export type Position = readonly [longitude: number, latitude: number];

/** Degrees between the middle of a picture and the point of the globe that is nearest to the eye. */
const away = 25;
/** A flight is drawn above its great circle: in its middle as high as this part of its length, in earth radii at most. */
const height = 0.3;
const highest = 0.14;

/** A globe of radius 1 around [0, 0] on paper, north up, seen from the south of a place. */
export function globeOver(place: Position): GeoProjection {
	return globe().rotate([-place[0], away - place[1]]);
}

/**
 * A globe of radius 1 around [0, 0] on paper, seen from below the line between two places. Where north up would make
 * the line steeper than `steepest` degrees, the globe is turned until it is not.
 */
export function globeAlong(from: Position, to: Position, steepest: number): GeoProjection {
	const [longitude, latitude] = geoInterpolate([...from], [...to])(0.5);
	const straight = globe().rotate([-longitude, -latitude]);
	const slope = slopeOf(straight, from, to);
	const below = radians(slope - 90);
	const offset = Math.sin(radians(away));
	const eye = straight.invert?.([offset * Math.cos(below), -offset * Math.sin(below)]);
	if (!eye) throw new Error("No point of the globe is nearest to the eye");
	const seen = globe().rotate([-eye[0], -eye[1]]);
	const wanted = Math.max(-steepest, Math.min(steepest, slope));
	return seen.rotate([-eye[0], -eye[1], wanted - slopeOf(seen, from, to)]);
}

function globe(): GeoProjection {
	return geoOrthographic().scale(1).translate([0, 0]).clipAngle(90);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Degrees from the horizontal of the line between two places on paper: above -90 to 90, rising to the right is positive. */
function slopeOf(projection: GeoProjection, from: Position, to: Position): number {
	const [ax, ay] = spotOf(projection, from);
	const [bx, by] = spotOf(projection, to);
	const slope = (Math.atan2(ay - by, bx - ax) * 180) / Math.PI;
	if (slope > 90) return slope - 180;
	return slope <= -90 ? slope + 180 : slope;
}

/** Where a place comes to lie; throws when it is on the far side. */
export function spotOf(projection: GeoProjection, place: Position): Spot {
	const spot = isSeen(projection, place) && projection([...place]);
	if (!spot) throw new Error(`On the far side of the globe: ${place.join(", ")}`);
	return spot;
}

/** Whether a place is on the near side. */
export function isSeen(projection: GeoProjection, place: Position): boolean {
	const [longitude, latitude] = projection.rotate();
	return geoDistance([...place], [-longitude, -latitude]) < Math.PI / 2;
}

/** Where a flight comes to lie at so many equal parts of its way, both ends included: above its great circle. */
export function flightSpots(projection: GeoProjection, from: Position, to: Position, parts: number): Spot[] {
	const along = geoInterpolate([...from], [...to]);
	const top = Math.min(highest, height * geoDistance([...from], [...to]));
	const [centerX, centerY] = projection.translate();
	return Array.from({ length: parts + 1 }, (_, index) => {
		const part = index / parts;
		const [x, y] = spotOf(projection, along(part));
		// Seen from far away, what is higher above the ground lies farther from the middle of the disc.
		const lifted = 1 + top * 4 * part * (1 - part);
		return [centerX + (x - centerX) * lifted, centerY + (y - centerY) * lifted];
	});
}

/** The part of the paper, in the drawing's units, that must hold the given spots. */
export interface Room {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Enlarges a globe of radius 1 around [0, 0] until the spots fill the room, and moves it there. */
export function enlarge(projection: GeoProjection, spots: readonly Spot[], room: Room, maxRadius: number): void {
	const [left, right] = extent(spots.map(([x]) => x));
	const [top, bottom] = extent(spots.map(([, y]) => y));
	const radius = Math.min(
		(room.right - room.left) / (right - left),
		(room.bottom - room.top) / (bottom - top),
		maxRadius,
	);
	projection
		.scale(radius)
		.translate([
			(room.left + room.right - radius * (left + right)) / 2,
			(room.top + room.bottom - radius * (top + bottom)) / 2,
		]);
}

/** The whole of it on paper. */
export function disc(projection: GeoProjection): Globe {
	const [x, y] = projection.translate();
	return { x: Math.round(x), y: Math.round(y), radius: Math.round(projection.scale()) };
}

function extent(values: readonly number[]): [number, number] {
	return [Math.min(...values), Math.max(...values)];
}
