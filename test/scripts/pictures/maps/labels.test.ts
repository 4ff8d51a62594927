// Texts beside points: the first side that is free, inside the frame.
import { expect, test } from "vitest";
import { placeText, type Side } from "../../../../scripts/pictures/maps/labels.ts";

const frame = { width: 400, height: 200 };
const text = { width: 80, height: 26, gap: 20 };
const sides: readonly Side[] = [
	[1, 0],
	[-1, 0],
	[0, 1],
];
const free = { spots: [], rooms: [] };

test("the first side is taken when nothing is in the way", () => {
	expect(placeText([200, 100], text, sides, free, frame)).toEqual({
		label: { x: 220, y: 100, anchor: "start" },
		room: { left: 220, right: 300, top: 87, bottom: 113 },
		covers: 0,
	});
});

test("a side that would leave the frame is no side", () => {
	expect(placeText([330, 100], text, sides, free, frame)?.label.anchor).toBe("end");
	expect(placeText([330, 100], text, [[1, 0]], free, frame)).toBeUndefined();
});

test("a side with a line on it gives way to a free one", () => {
	expect(placeText([200, 100], text, sides, { spots: [[260, 100]], rooms: [] }, frame)?.label.anchor).toBe("end");
});

test("where every side covers something, it is a line rather than another text", () => {
	const taken = {
		spots: [
			[260, 100],
			[270, 100],
		] as const,
		rooms: [{ left: 100, top: 90, right: 300, bottom: 160 }],
	};
	const left = { left: 100, top: 90, right: 150, bottom: 110 };
	const placed = placeText(
		[200, 100],
		text,
		[
			[-1, 0],
			[1, 0],
		],
		{ ...taken, rooms: [left] },
		frame,
	);
	expect(placed).toMatchObject({ covers: 2, label: { anchor: "start" } });
});
