// What a projection makes of a shape on the globe: lines on paper, cut a little outside the frame and thinned.
import { type GeoProjection, geoDistance, geoPath } from "d3-geo";
import type { MapFrame } from "../../../src/maps/drawing.ts";
import { pathData } from "./path-data.ts";
import { ringArea, type Spot, thinned, thinnedRing } from "./simplify.ts";
import { landAround, readWorld } from "./world.ts";

/** Outside the frame by so many units runs the edge of what is cut off: its stroke does not show. */
const bleed = 12;

/** Units: what is left out at first, and by how much more at every try that comes out too long. */
const finest = 1.2;
const coarser = 1.15;

export interface Outlines {
	readonly land: string;
	/** Empty unless asked for. */
	readonly borders: string;
}

/** Path data of what lies in the frame, in as much detail as `limit` characters hold. */
export function outlines(projection: GeoProjection, frame: MapFrame, limit: number, withBorders: boolean): Outlines {
	const rings = projected(landAround(...viewOf(projection, frame)), projection, frame);
	const lines = withBorders ? projected(readWorld().borders, projection, frame) : [];
	for (let tolerance = finest; ; tolerance *= coarser) {
		// An island smaller than this is a speck.
		const smallest = 8 * tolerance * tolerance;
		const shores = rings.filter((ring) => ringArea(ring) >= smallest).map((ring) => thinnedRing(ring, tolerance));
		const land = pathData(
			shores.filter((ring) => ring.length > 2),
			true,
		);
		const borders = pathData(
			lines.map((line) => thinned(line, tolerance)),
			false,
		);
		if (land.length + borders.length <= limit) return { land, borders };
	}
}

/** The place in the middle of the frame, and how far the farthest corner is: half around the earth if it is in the sky. */
function viewOf(projection: GeoProjection, { width, height }: MapFrame): [center: [number, number], radius: number] {
	const invert = (x: number, y: number) => projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN];
	const center = invert(width / 2, height / 2);
	const corners = [invert(0, 0), invert(width, 0), invert(0, height), invert(width, height)];
	return [center, Math.max(...corners.map((corner) => geoDistance(center, corner) || Math.PI))];
}

function projected(
	shape: Parameters<ReturnType<typeof geoPath>>[0],
	projection: GeoProjection,
	frame: MapFrame,
): Spot[][] {
	const found: Spot[][] = [];
	let current: Spot[] = [];
	const pen = {
		beginPath() {},
		moveTo(x: number, y: number) {
			current = [[x, y]];
			found.push(current);
		},
		lineTo: (x: number, y: number) => void current.push([x, y]),
		closePath() {},
		arc() {},
	};
	projection.clipExtent([
		[-bleed, -bleed],
		[frame.width + bleed, frame.height + bleed],
	]);
	geoPath(projection, pen)(shape);
	projection.clipExtent(null);
	return found;
}
