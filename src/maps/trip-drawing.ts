// A trip on a map of the world: which part of the sheet is shown, the great circles on it, and the names of the stops.

import type { Localized } from "../i18n/languages.ts";
import type { Point } from "../places/great-circle.ts";
import type { Label, MapFrame, Stop } from "./drawing.ts";
import { greatCircleLine, nearestTurn } from "./great-circle-line.ts";
import { poleY, projectX, projectY, unitsPerDegree, worldWidth } from "./projection.ts";

/** A point of the drawing, or of the sheet. */
interface Spot {
	readonly x: number;
	readonly y: number;
}

/** Where a stop has its point; its name stands beside it, where it covers no other point or name. */
interface NamedSpot extends Spot {
	readonly code: string;
	readonly name: string;
}

interface Box {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** Three capital letters, each other letter, and their height at the largest they are drawn, in units, and the room around a point. */
const codeWidth = 58;
const letterWidth = 17;
const textHeight = 30;
const pointSize = 18;
const gap = 16;

const placements = [
	{ dx: gap, dy: 0, anchor: "start" },
	{ dx: -gap, dy: 0, anchor: "end" },
	{ dx: 0, dy: -(gap + 10), anchor: "middle" },
	{ dx: 0, dy: gap + 10, anchor: "middle" },
] as const;

/** A stop whose name has no room keeps its point alone: the text beside the map names them all. */
function labelStops(spots: readonly NamedSpot[], frame: MapFrame): NamedStop[] {
	const taken = spots.map(({ x, y }) => around(x, y, pointSize, pointSize));
	const middle = spots.reduce((sum, { x }) => sum + x, 0) / spots.length;
	return spots.map((spot) => {
		const own = around(spot.x, spot.y, pointSize, pointSize);
		// Away from the line first: names of western stops stand to the west.
		const inOrder = spot.x < middle ? [1, 0, 2, 3] : [0, 1, 2, 3];
		for (const index of inOrder) {
			const placement = placements[index];
			if (!placement) continue;
			const label: Label = { x: spot.x + placement.dx, y: spot.y + placement.dy, anchor: placement.anchor };
			const box = boxOf(label, spot.name);
			const inside = box.left >= 0 && box.right <= frame.width && box.top >= 0 && box.bottom <= frame.height;
			if (!inside || taken.some((other) => overlap(box, other) && !same(other, own))) continue;
			taken.push(box);
			return { ...spot, label };
		}
		return { ...spot, label: null };
	});
}

function around(x: number, y: number, width: number, height: number): Box {
	return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function boxOf({ x, y, anchor }: Label, name: string): Box {
	const textWidth = name.length > 3 ? name.length * letterWidth : codeWidth;
	const shift = anchor === "start" ? textWidth / 2 : anchor === "end" ? -textWidth / 2 : 0;
	return around(x + shift, y, textWidth, textHeight);
}

function overlap(a: Box, b: Box): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function same(a: Box, b: Box): boolean {
	return a.left === b.left && a.top === b.top;
}

export interface MapStop extends Point {
	/** An airport's or a city's code. */
	readonly code: string;
	/** What stands beside its point instead of the code. An airport has a name of its own, which would be too long. */
	readonly text?: string;
	/** Where it is not that of our table. */
	readonly city?: Localized;
}

/** One flight, or one direction of a search. */
export interface MapLeg {
	readonly from: MapStop;
	readonly to: MapStop;
}

export interface TripDrawing {
	/** SVG transforms that bring the sheet of the world into the frame: one, or two and more across the date line. */
	readonly sheets: readonly string[];
	/** Path data, one for each different leg. */
	readonly lines: readonly string[];
	readonly stops: readonly NamedStop[];
}

export interface NamedStop extends Stop {
	readonly code: string;
	/** What stands beside it, where there is room. */
	readonly name: string;
}

export const tripFrame: MapFrame = { width: 640, height: 320 };

/** Room around the stops for their names, in units of the drawing. */
const padding = 64;
/** A short hop is shown with this much of the land around it, in degrees. */
const minDegrees = 14;
/** MapFrame units between two points of a line. */
const step = 10;

/**
 * Draws the legs one after the other, each from where the one before it ended, and their stops once. Names are placed in the
 * order of the legs, so the first find the most room. Nothing for no legs.
 */
export function drawTrip(legs: readonly MapLeg[], frame: MapFrame = tripFrame): TripDrawing | undefined {
	const lines = unwrapped(distinct(legs));
	const spots = lines.flat();
	if (spots.length === 0) return undefined;
	const view = viewOf(spots, frame);
	const place = ({ x, y }: Spot): Spot => ({ x: x * view.scale + view.x, y: y * view.scale + view.y });
	const ends = new Map<string, NamedSpot>();
	for (const [index, line] of lines.entries()) {
		const leg = distinct(legs)[index];
		for (const [stop, spot] of [[leg?.from, line[0]] as const, [leg?.to, line.at(-1)] as const]) {
			if (!stop || !spot) continue;
			const { x, y } = rounded(place(spot));
			ends.set(`${stop.code} ${x} ${y}`, { code: stop.code, name: stop.text ?? stop.code, x, y });
		}
	}
	return {
		sheets: sheetsOf(view, frame),
		lines: lines.map((line) => lineData(line.map(place))),
		stops: labelStops([...ends.values()], frame),
	};
}

/** Places without lines between them, each named where the ones before it left room. Nothing for no places. */
export function drawPlaces(places: readonly MapStop[], frame: MapFrame): TripDrawing | undefined {
	if (places.length === 0) return undefined;
	const spots = places.map(({ latitude, longitude }) => ({ x: projectX(longitude), y: projectY(latitude) }));
	const view = viewOf(spots, frame);
	const named = places.map(({ code, text }, index): NamedSpot => {
		const { x = 0, y = 0 } = spots[index] ?? {};
		return { code, name: text ?? code, ...rounded({ x: x * view.scale + view.x, y: y * view.scale + view.y }) };
	});
	return { sheets: sheetsOf(view, frame), lines: [], stops: labelStops(named, frame) };
}

/** A way back is the way out on a map. */
function distinct(legs: readonly MapLeg[]): MapLeg[] {
	const seen = new Map<string, MapLeg>();
	for (const leg of legs) {
		const { from, to } = leg;
		const key = [from.code, to.code].toSorted().join(" ");
		if (from.code !== to.code && !seen.has(key)) seen.set(key, leg);
	}
	return [...seen.values()];
}

/** The legs on the sheet, moved by whole turns around the world until each begins where the one before ended. */
function unwrapped(legs: readonly MapLeg[]): Spot[][] {
	const known = new Map<string, number>();
	let last: number | undefined;
	return legs.map(({ from, to }) => {
		const line = greatCircleLine(from, to);
		const [first, end] = [line[0]?.longitude ?? 0, line.at(-1)?.longitude ?? 0];
		const start = known.get(from.code);
		const goal = known.get(to.code);
		const shift =
			start !== undefined ? start - first : goal !== undefined ? goal - end : nearestTurn(first, last ?? first) - first;
		if (start === undefined) known.set(from.code, first + shift);
		if (goal === undefined) known.set(to.code, end + shift);
		last = end + shift;
		return line.map(({ latitude, longitude }) => ({ x: projectX(longitude + shift), y: projectY(latitude) }));
	});
}

/** MapFrame = sheet × scale + [x, y]. */
interface View extends Spot {
	readonly scale: number;
}

/** The largest scale at which all spots lie within the padding; not beyond the poles without need. */
function viewOf(spots: readonly Spot[], { width, height }: MapFrame): View {
	const [left, right] = extent(spots.map(({ x }) => x));
	const [top, bottom] = extent(spots.map(({ y }) => y));
	const scale = Math.min(
		(width - 2 * padding) / Math.max(right - left, minDegrees * unitsPerDegree),
		(height - 2 * padding) / Math.max(bottom - top, (minDegrees * unitsPerDegree) / 2),
	);
	// Where a flight comes close to a pole, there is a little nothing beyond it, so that its line is not cut.
	const edge = Math.max(poleY, Math.max(-top, bottom) + padding / 2 / scale);
	const farthest = edge - height / 2 / scale;
	const middle = Math.max(-farthest, Math.min(farthest, (top + bottom) / 2));
	return {
		scale: round(scale, 4),
		x: Math.round(width / 2 - ((left + right) / 2) * scale),
		y: Math.round(height / 2 - (farthest > 0 ? middle : 0) * scale),
	};
}

/** Land that crosses the date line is drawn whole on one side, at most so far beyond it. */
const overhang = 40 * unitsPerDegree;

/** Every copy of the world that reaches into the frame. */
function sheetsOf({ scale, x, y }: View, { width }: MapFrame): string[] {
	const half = worldWidth / 2 + overhang;
	const first = Math.ceil((-x / scale - half) / worldWidth);
	const last = Math.floor(((width - x) / scale + half) / worldWidth);
	return Array.from({ length: last - first + 1 }, (_, index) => {
		const across = Math.round(x + (first + index) * worldWidth * scale);
		return `translate(${across} ${y})scale(${scale})`;
	});
}

/** Points closer together than a step are left out; tenths of a unit, or a gentle bow would show its corners. */
function lineData(line: readonly Spot[]): string {
	const kept: Spot[] = [];
	for (const [index, spot] of line.entries()) {
		const before = kept.at(-1);
		const isLast = index === line.length - 1;
		if (before && !isLast && Math.hypot(spot.x - before.x, spot.y - before.y) < step) continue;
		kept.push(spot);
	}
	return `M${kept.map(({ x, y }) => `${round(x, 1)} ${round(y, 1)}`).join("L")}`;
}

function rounded({ x, y }: Spot): Spot {
	return { x: Math.round(x), y: Math.round(y) };
}

function round(value: number, digits: number): number {
	return Math.round(value * 10 ** digits) / 10 ** digits;
}

function extent(values: readonly number[]): [number, number] {
	return [Math.min(...values), Math.max(...values)];
}
