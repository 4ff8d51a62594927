// The map of a destination: the city's place in its region, and flights to it from where our travelers leave.
import { type GeoProjection, geoCentroid, geoDistance } from "d3-geo";
import { type DestinationDrawing, destinationTextSize, destinationFrame as frame } from "../../../src/maps/drawing.ts";
import { shownCode } from "../../../src/places/place.ts";
import { disc, enlarge, flightSpots, globeOver, isSeen, type Position, type Room, spotOf } from "./globe.ts";
import { placeText, roomWeight, type Side, type Text } from "./labels.ts";
import { type Outlines, outlines } from "./outline.ts";
import { curveData } from "./path-data.ts";
import type { Spot } from "./simplify.ts";

/** Characters of path data for coasts and borders. */
const limit = 4300;
/** So many departure cities, the nearest, have a line; and so many of them must lie in the frame. */
const drawn = 5;
const inFrame = 3;
/** Of the globe, in units of the drawing. */
const maxRadius = 2000;
const room: Room = { left: 180, right: frame.width - 180, top: 130, bottom: frame.height - 120 };

/** Widest letter on average, in ems: bold, in a fallback font too. */
const letter = 0.6;
const text = (letters: number, gap: number): Text => ({
	width: letters * letter * destinationTextSize,
	height: 0.73 * destinationTextSize,
	gap,
});

const around: readonly Side[] = [
	[1, 0],
	[-1, 0],
	[1, 1],
	[-1, 1],
	[0, 1],
	[1, -1],
	[-1, -1],
	[0, -1],
];

/** Before its land is a file. */
export type DrawnDestination = Omit<DestinationDrawing, "sheet"> & Outlines;

export interface City {
	readonly code: string;
	readonly position: Position;
}

/** `nameLength`: letters of the city's name, in the language where it is longest. */
export function drawDestination(city: City, nameLength: number, departures: readonly City[]): DrawnDestination {
	const near = departures.toSorted((a, b) => apart(a, city) - apart(b, city)).slice(0, drawn);
	const globe = viewOf([city, ...near.slice(0, inFrame)]);
	const flights = near.filter(({ position }) => isSeen(globe, position));
	const spots = flights.flatMap(({ position }) => flightSpots(globe, position, city.position, 60));

	const center = spotOf(globe, city.position);
	const starts = flights.map(({ position }) => spotOf(globe, position));
	const name = placeText(center, text(nameLength, 36), around, { spots, rooms: starts.map(dot) }, frame);
	const rooms = [dot(center), ...(name ? [name.room] : [])];
	return {
		globe: disc(globe),
		...outlines(globe, frame, limit, true),
		city: { x: Math.round(center[0]), y: Math.round(center[1]), label: name?.label ?? null },
		departures: flights.map(({ code, position }, index) => {
			const others = starts.filter((_, other) => other !== index).map(dot);
			const start = spotOf(globe, position);
			// A line behind a code does no harm; another text or point does.
			const placed = placeText(
				start,
				text(shownCode(code).length, 22),
				around,
				{ spots, rooms: [...rooms, ...others] },
				frame,
			);
			const shown = placed && placed.covers < roomWeight ? placed : undefined;
			if (shown) rooms.push(shown.room);
			return {
				code,
				line: curveData(flightSpots(globe, position, city.position, 3)),
				stop: isInside(start)
					? { x: Math.round(start[0]), y: Math.round(start[1]), label: shown?.label ?? null }
					: null,
			};
		}),
	};
}

function viewOf(cities: readonly City[]): GeoProjection {
	const positions = cities.map(({ position }) => position);
	const globe = globeOver(geoCentroid({ type: "MultiPoint", coordinates: positions.map((position) => [...position]) }));
	const spots = positions.map((position) => spotOf(globe, position));
	enlarge(globe, spots, room, maxRadius);
	return globe;
}

function apart(a: City, b: City): number {
	return geoDistance([...a.position], [...b.position]);
}

function dot([x, y]: Spot): Room {
	return { left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 };
}

function isInside([x, y]: Spot): boolean {
	return x > 16 && x < frame.width - 16 && y > 16 && y < frame.height - 16;
}
