// Where a text beside a point goes: inside the frame, clear of lines, points and other texts.
import type { Label, MapFrame } from "../../../src/maps/drawing.ts";
import type { Room } from "./globe.ts";
import type { Spot } from "./simplify.ts";

export interface Text {
	/** Widest it may come out, in units. */
	readonly width: number;
	/** Of its capitals. */
	readonly height: number;
	/** Between the point and the text. */
	readonly gap: number;
}

/** What a text must not cover. */
export interface Taken {
	readonly spots: readonly Spot[];
	readonly rooms: readonly Room[];
}

export interface Placed {
	readonly label: Label;
	readonly room: Room;
	/** How many spots it covers; a room counts `roomWeight`. */
	readonly covers: number;
}

export type Side = readonly [right: -1 | 0 | 1, down: -1 | 0 | 1];

/** Two texts over each other count as much as so many spots of a line behind one. */
export const roomWeight = 20;

/** Units kept free between a text and the frame. */
const margin = 12;

/** On the first side where nothing is covered, else on the one that covers least; undefined when none is in the frame. */
export function placeText(
	spot: Spot,
	text: Text,
	sides: readonly Side[],
	taken: Taken,
	frame: MapFrame,
): Placed | undefined {
	const inside = sides
		.map((side) => placed(spot, text, side, taken))
		.filter(
			({ room }) =>
				room.left >= margin &&
				room.top >= margin &&
				room.right <= frame.width - margin &&
				room.bottom <= frame.height - margin,
		);
	return inside.reduce<Placed | undefined>(
		(best, next) => (best && best.covers <= next.covers ? best : next),
		undefined,
	);
}

function placed([x, y]: Spot, { width, height, gap }: Text, [right, down]: Side, taken: Taken): Placed {
	// Beside its point a text keeps the gap; above or below, half the text stands on either side.
	const toSide = down === 0 ? gap : gap * 0.4;
	const left = right === 0 ? x - width / 2 : right > 0 ? x + toSide : x - toSide - width;
	const middle = y + down * (gap * (right === 0 ? 0.9 : 0.6) + height / 2);
	const room = { left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 };
	const anchor = right === 0 ? "middle" : right > 0 ? "start" : "end";
	const anchorX = right === 0 ? x : right > 0 ? room.left : room.right;
	return {
		label: { x: Math.round(anchorX), y: Math.round(middle), anchor },
		room,
		covers:
			taken.spots.filter((other) => holds(room, other)).length +
			roomWeight * taken.rooms.filter((other) => overlap(room, other)).length,
	};
}

/** Units kept free between a text and what it must not cover. */
const clear = 6;

function holds(room: Room, [x, y]: Spot): boolean {
	return x > room.left - clear && x < room.right + clear && y > room.top - clear && y < room.bottom + clear;
}

function overlap(a: Room, b: Room): boolean {
	return a.left < b.right + clear && b.left < a.right + clear && a.top < b.bottom + clear && b.top < a.bottom + clear;
}
