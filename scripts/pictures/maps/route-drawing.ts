// The tiny map of a route: both ends, the flight between them and the coasts around.
import { type RouteDrawing, routeFrame, routeTextSize, type Stop } from "../../../src/maps/drawing.ts";
import { disc, enlarge, flightSpots, globeAlong, type Position, type Room, spotOf } from "./globe.ts";
import { type Placed, placeText, type Side } from "./labels.ts";
import { outlines } from "./outline.ts";
import { curveData } from "./path-data.ts";
import type { Spot } from "./simplify.ts";

/** Characters of path data. */
const limit = 1700;
/** Degrees: a steeper line would leave the sides of a wide frame empty. */
const steepest = 46;
/** Of the globe, in units of the drawing: a short hop stays short, so that a coast is in sight. */
const maxRadius = 1500;
/** Leaves room for a code on either side. */
const room: Room = { left: 124, right: routeFrame.width - 124, top: 40, bottom: routeFrame.height - 40 };
/** Three bold capitals. */
const code = { width: routeTextSize * 2.4, height: routeTextSize * 0.73, gap: 20 };

/** Between two places less than a quarter of the way around the earth apart. */
export function drawRoute(from: Position, to: Position): RouteDrawing {
	const globe = globeAlong(from, to, steepest);
	enlarge(globe, flightSpots(globe, from, to, 24), room, maxRadius);
	const start = spotOf(globe, from);
	const end = spotOf(globe, to);
	const spots = flightSpots(globe, from, to, 60);
	const fromText = placeText(start, code, sides(start, end), { spots, rooms: [] }, routeFrame);
	const toText = placeText(end, code, sides(end, start), { spots, rooms: fromText ? [fromText.room] : [] }, routeFrame);
	return {
		globe: disc(globe),
		land: outlines(globe, routeFrame, limit, false).land,
		line: curveData(flightSpots(globe, from, to, 3)),
		from: stop(start, fromText),
		to: stop(end, toText),
	};
}

function stop([x, y]: Spot, text: Placed | undefined): Stop {
	return { x: Math.round(x), y: Math.round(y), label: text && text.covers === 0 ? text.label : null };
}

/** Away from the other end first, then below, where the line does not bow to. */
function sides([x]: Spot, [otherX]: Spot): Side[] {
	const out = x < otherX ? -1 : 1;
	return [
		[out, 0],
		[out, 1],
		[0, 1],
		[out, -1],
		[0, -1],
		[out === 1 ? -1 : 1, 1],
	];
}
