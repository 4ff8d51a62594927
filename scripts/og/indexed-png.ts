// Writes a PNG with a palette of at most 256 colours: a quarter of the bytes of one with true colour.
import { palettePng } from "../pictures/palette-png.ts";

/** `pixels` are RGBA and opaque, rows from the top. A drawing of few colours loses nothing but steps between shades. */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
	const colours = new Uint32Array(width * height);
	for (let i = 0; i < colours.length; i++) {
		colours[i] = ((pixels[4 * i] ?? 0) << 16) | ((pixels[4 * i + 1] ?? 0) << 8) | (pixels[4 * i + 2] ?? 0);
	}
	const { palette, places } = paletteOf(colours);
	const rows = Buffer.alloc((width + 1) * height);
	eachRun(colours, (colour, from, to) => {
		const place = places.get(colour) ?? 0;
		for (let i = from; i < to; i++) rows[i + Math.floor(i / width) + 1] = place;
	});
	const colors = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
	// Level 9 takes ten times as long for a tenth fewer bytes.
	return palettePng({ width, height, lines: rows, palette: Buffer.from(colors) }, 7);
}

/** Most pixels are like the one before: tells each stretch of one colour. */
function eachRun(colours: Uint32Array, tell: (colour: number, from: number, to: number) => void): void {
	for (let from = 0, to = 0; from < colours.length; from = to) {
		const colour = colours[from] ?? 0;
		while (to < colours.length && colours[to] === colour) to++;
		tell(colour, from, to);
	}
}

/** The most frequent colours, and for every colour the place of the nearest of them. */
function paletteOf(colours: Uint32Array): { palette: number[]; places: Map<number, number> } {
	const counts = new Map<number, number>();
	eachRun(colours, (colour, from, to) => counts.set(colour, (counts.get(colour) ?? 0) + to - from));
	const byCount = [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour);
	const palette = byCount.slice(0, 256);
	const places = new Map(palette.map((colour, place) => [colour, place]));
	for (const colour of byCount.slice(256)) places.set(colour, nearest(palette, colour));
	return { palette, places };
}

function nearest(palette: readonly number[], colour: number): number {
	let best = 0;
	let least = Number.POSITIVE_INFINITY;
	for (const [place, other] of palette.entries()) {
		const red = (colour >> 16) - (other >> 16);
		const green = ((colour >> 8) & 255) - ((other >> 8) & 255);
		const blue = (colour & 255) - (other & 255);
		const distance = red * red + green * green + blue * blue;
		if (distance < least) [best, least] = [place, distance];
	}
	return best;
}
