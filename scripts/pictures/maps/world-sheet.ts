// The land of the whole world as one SVG file, which the pages' route maps show parts of.
import { nearestTurn } from "../../../src/maps/great-circle-line.ts";
import { projectX, projectY } from "../../../src/maps/projection.ts";
import { pathData } from "./path-data.ts";
import { ringArea, type Spot, thinnedRing } from "./simplify.ts";
import { readWorld } from "./world.ts";

/** Units of the sheet, a twentieth of a degree: no point left out is farther from the coast that stays. */
const tolerance = 1.6;
/** Square units: islands below are specks. */
const minSize = 5;

type Coast = readonly (readonly number[])[];

/** The file. `vector-effect` is no style that a `<use>` could pass on, so it stands on the path itself. */
export function worldSheet(): string {
	const shores = readWorld()
		.land.coordinates.flat()
		// The atlas leaves a hole at the south pole.
		.filter((coast) => coast.some(([, latitude = 0]) => latitude > -89))
		.map((coast) => unrolled(coast).map(([longitude, latitude]): Spot => [projectX(longitude), projectY(latitude)]))
		.filter((ring) => ringArea(ring) >= minSize)
		.map((ring) => thinnedRing(ring, tolerance))
		.filter((ring) => ring.length > 2);
	const land = pathData(shores, true);
	return `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" vector-effect="non-scaling-stroke" d="${land}"/></svg>\n`;
}

/** Without the jump at the date line: longitudes run on. A coast all around the earth, Antarctica's, is closed below the pole. */
function unrolled(coast: Coast): (readonly [longitude: number, latitude: number])[] {
	const ring: [number, number][] = [];
	for (const [longitude = 0, latitude = 0] of coast) {
		ring.push([nearestTurn(longitude, ring.at(-1)?.[0] ?? longitude), latitude]);
	}
	const middle =
		(Math.min(...ring.map(([longitude]) => longitude)) + Math.max(...ring.map(([longitude]) => longitude))) / 2;
	const turn = nearestTurn(middle, 0) - middle;
	for (const point of ring) point[0] += turn;
	const [first, last] = [ring[0], ring.at(-1)];
	if (first && last && Math.abs(last[0] - first[0]) > 180) return [...ring, [last[0], -90], [first[0], -90]];
	// The first point of a ring is repeated at its end.
	return ring.slice(0, -1);
}
