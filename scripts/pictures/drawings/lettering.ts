// Capital letters and figures as single strokes, like those of a station sign: no font is loaded for a drawing.
import { joined, tag } from "./shapes.ts";

/** Start, width, and the way of the pen from there; capitals are 20 high, the base line is y = 20. */
type Glyph = readonly [x: number, y: number, width: number, way: string];

const glyphs: Readonly<Record<string, Glyph>> = {
	A: [0, 20, 14, "l7-20 7 20m-2-7h-10"],
	B: [0, 10, 12, "h7a5 5 0 0 0 0-10h-7v20h7a5 5 0 0 0 0-10"],
	C: [12, 5, 12, "a6 6 0 0 0-12 1v8a6 6 0 0 0 12 1"],
	D: [0, 0, 12, "h5a7 7 0 0 1 7 7v6a7 7 0 0 1-7 7h-5z"],
	E: [10, 0, 10, "h-10v20h10m-1-10h-9"],
	F: [10, 0, 10, "h-10v20m0-10h9"],
	G: [12, 5, 12, "a6 6 0 0 0-12 1v8a6 6 0 0 0 12 0v-3h-5"],
	H: [0, 0, 12, "v20m12-20v20m0-10h-12"],
	I: [0, 0, 0, "v20"],
	J: [10, 0, 10, "v15a5 5 0 0 1-10 0"],
	K: [0, 0, 12, "v20m11-20l-11 12m4-4l8 12"],
	L: [0, 0, 10, "v20h10"],
	M: [0, 20, 14, "v-20l7 12 7-12v20"],
	N: [0, 20, 12, "v-20l12 20v-20"],
	O: [0, 6, 12, "a6 6 0 0 1 12 0v8a6 6 0 0 1-12 0z"],
	P: [0, 20, 12, "v-20h6a6 6 0 0 1 0 12h-6"],
	Q: [0, 6, 12, "a6 6 0 0 1 12 0v8a6 6 0 0 1-12 0zm8 9l5 5"],
	R: [0, 20, 12, "v-20h7a5.5 5.5 0 0 1 0 11h-7m6 0l6 9"],
	S: [11, 5, 12, "c-1-7-11-6-11 0 0 7 12 3 12 10 0 7-11 7-12 1"],
	T: [0, 0, 12, "h12m-6 0v20"],
	U: [0, 0, 12, "v14a6 6 0 0 0 12 0v-14"],
	V: [0, 0, 14, "l7 20 7-20"],
	W: [0, 0, 18, "l4 20 5-16 5 16 4-20"],
	X: [0, 0, 12, "l12 20m0-20l-12 20"],
	Y: [0, 0, 14, "l7 10 7-10m-7 10v10"],
	Z: [0, 0, 12, "h12l-12 20h12"],
	"0": [0, 6, 12, "a6 6 0 0 1 12 0v8a6 6 0 0 1-12 0z"],
	"1": [1, 4, 6, "l5-4v20"],
	"2": [0, 5, 11, "c0-7 11-7 11 0 0 5-7 9-11 15h11"],
	"3": [0, 0, 11, "h10l-6 8c9 0 9 12 0 12-3 0-4-2-5-4"],
	"4": [8, 20, 11, "v-20l-8 15h11"],
	"5": [9, 0, 11, "h-8l-1 9c4-3 11-1 11 5 0 7-10 8-11 2"],
	"6": [8, 0, 12, "c-6 4-8 9-8 14a6 6 0 0 0 12 0 6 6 0 0 0-12 0"],
	"7": [0, 0, 11, "h11l-7 20"],
	"8": [6, 9, 12, "a4 4 0 0 1 0-9 4 4 0 0 1 0 9 5 5 0 0 0 0 11 5 5 0 0 0 0-11"],
	"9": [4, 20, 12, "c6-4 8-9 8-14a6 6 0 0 0-12 0 6 6 0 0 0 12 0"],
};

/** Height of a capital, and the room between two letters: a stroke of 4 and air. */
export const capital = 20;
const gap = 7;

/** Width of a text in the glyphs' units, strokes not counted. */
export function widthOf(text: string): number {
	const letters = [...text].map(glyphOf);
	return letters.reduce((sum, [, , width]) => sum + width, 0) + gap * Math.max(0, letters.length - 1);
}

/** Width of a text in pixels whose capitals are so many high. */
export function lettersWidth(text: string, height: number): number {
	return Math.round((widthOf(text) * height) / capital);
}

/** Path data of a text, its top left corner at x, y, in the glyphs' units. */
export function letters(text: string, x = 0, y = 0): string {
	let left = Math.round(x);
	return [...text]
		.map((letter) => {
			const [startX, startY, width, way] = glyphOf(letter);
			const start = `M${joined([left + startX, Math.round(y) + startY])}`;
			left += width + gap;
			return start + way;
		})
		.join("");
}

/** A line of lettering: `x` is its left edge (or middle, or right), `y` the top of its capitals, `height` theirs, in pixels. */
export function lettering(
	classes: string,
	text: string,
	{
		x,
		y,
		height,
		weight = 4,
		anchor = 0,
	}: { x: number; y: number; height: number; weight?: number; anchor?: 0 | 0.5 | 1 },
): string {
	const scale = Math.round((height / capital) * 100) / 100;
	const left = Math.round(x - widthOf(text) * scale * anchor);
	return tag("path", classes, {
		transform: `translate(${left} ${Math.round(y)})scale(${scale})`,
		"stroke-width": weight,
		d: letters(text),
	});
}

function glyphOf(letter: string): Glyph {
	const glyph = glyphs[letter];
	if (!glyph) throw new Error(`No glyph for ${letter}`);
	return glyph;
}
