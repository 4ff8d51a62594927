// Where the names of a map's stops stand: beside their point, where they cover no other point or name.
import type { Label, MapFrame, Stop } from "./drawing.ts";

interface Spot {
	readonly code: string;
	readonly x: number;
	readonly y: number;
}

interface Box {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** Three capital letters and their height at the largest they are drawn, in units, and the room around a point. */
const textWidth = 58;
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
export function labelStops(spots: readonly Spot[], frame: MapFrame): (Stop & { readonly code: string })[] {
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
			const box = boxOf(label);
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

function boxOf({ x, y, anchor }: Label): Box {
	const shift = anchor === "start" ? textWidth / 2 : anchor === "end" ? -textWidth / 2 : 0;
	return around(x + shift, y, textWidth, textHeight);
}

function overlap(a: Box, b: Box): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function same(a: Box, b: Box): boolean {
	return a.left === b.left && a.top === b.top;
}
