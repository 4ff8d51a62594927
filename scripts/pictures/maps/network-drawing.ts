// The map of many routes at once: each place once, with its code, and all flights between them.
import { geoCentroid } from "d3-geo";
import { type NetworkDrawing, networkFrame, networkTextSize } from "../../../src/maps/drawing.ts";
import { disc, enlarge, flightSpots, globeOver, type Position, type Room, spotOf } from "./globe.ts";
import { placeText, type Side } from "./labels.ts";
import { outlines } from "./outline.ts";
import { curveData } from "./path-data.ts";

/** Characters of path data. */
const limit = 3000;
/** Units a radian. */
const maxBytes = 2000;
const room: Room = { left: 90, right: networkFrame.width - 90, top: 70, bottom: networkFrame.height - 60 };
/** Three bold capitals. */
const code = { width: networkTextSize * 2.4, height: networkTextSize * 0.73, gap: 18 };
const around: readonly Side[] = [
	[1, 0],
	[-1, 0],
	[0, 1],
	[0, -1],
	[1, 1],
	[-1, 1],
	[1, -1],
	[-1, -1],
];
/** A dot and a little air. */
const dot = 10;

/** `positions` by place code; every route is between two of them. */
export function drawNetwork(
	routes: readonly { readonly from: string; readonly to: string }[],
	positions: ReadonlyMap<string, Position>,
): NetworkDrawing {
	const all = [...positions.values()];
	const globe = globeOver(geoCentroid({ type: "MultiPoint", coordinates: all.map((position) => [...position]) }));
	const ends = routes.map(({ from, to }) => [find(positions, from), find(positions, to)] as const);
	const flights = () => ends.map(([from, to]) => flightSpots(globe, from, to, 40));
	enlarge(globe, flights().flat(), room, maxBytes);

	const spots = flights().flat();
	const points = [...positions].map(([name, position]) => ({ name, spot: spotOf(globe, position) }));
	const rooms: Room[] = points.map(({ spot: [x, y] }) => ({
		left: x - dot,
		right: x + dot,
		top: y - dot,
		bottom: y + dot,
	}));
	return {
		globe: disc(globe),
		land: outlines(globe, networkFrame, limit, false).land,
		lines: ends.map(([from, to]) => curveData(flightSpots(globe, from, to, 3))),
		stops: points.map(({ name, spot }, index) => {
			const others = rooms.filter((_, other) => other !== index);
			const placed = placeText(spot, code, around, { spots, rooms: others }, networkFrame);
			if (placed) rooms.push(placed.room);
			return { code: name, x: Math.round(spot[0]), y: Math.round(spot[1]), label: placed?.label ?? null };
		}),
	};
}

function find(positions: ReadonlyMap<string, Position>, code: string): Position {
	const position = positions.get(code);
	if (!position) throw new Error(`No position of ${code}`);
	return position;
}
