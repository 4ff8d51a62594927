// Writes a PNG with a palette of at most 256 colors: a quarter of the bytes of one with true color.
import { palettePng } from "../pictures/palette-png.ts";

/** `pixels` are RGBA and opaque, rows from the top. A drawing of few colors loses nothing but steps between shades. */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
	const colors = new Uint32Array(width * height);
	for (let i = 0; i < colors.length; i++) {
		colors[i] = ((pixels[4 * i] ?? 0) << 16) | ((pixels[4 * i + 1] ?? 0) << 8) | (pixels[4 * i + 2] ?? 0);
	}
	const { palette, places } = paletteOf(colors);
	const rows = Buffer.alloc((width + 1) * height);
	eachRun(colors, (color, from, to) => {
		const place = places.get(color) ?? 0;
		for (let i = from; i < to; i++) rows[i + Math.floor(i / width) + 1] = place;
	});
	const paletteBytes = palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]);
	// Level 9 takes ten times as long for a tenth fewer bytes.
	return palettePng({ width, height, lines: rows, palette: Buffer.from(paletteBytes) }, 7);
}

/** Most pixels are like the one before: tells each stretch of one color. */
function eachRun(colors: Uint32Array, tell: (color: number, from: number, to: number) => void): void {
	for (let from = 0, to = 0; from < colors.length; from = to) {
		const color = colors[from] ?? 0;
		while (to < colors.length && colors[to] === color) to++;
		tell(color, from, to);
	}
}

/** The most frequent colors, and for every color the place of the nearest of them. */
function paletteOf(colors: Uint32Array): { palette: number[]; places: Map<number, number> } {
	const counts = new Map<number, number>();
	eachRun(colors, (color, from, to) => counts.set(color, (counts.get(color) ?? 0) + to - from));
	const byCount = [...counts].toSorted(([, a], [, b]) => b - a).map(([color]) => color);
	const palette = byCount.slice(0, 256);
	const places = new Map(palette.map((color, place) => [color, place]));
	for (const color of byCount.slice(256)) places.set(color, nearest(palette, color));
	return { palette, places };
}

function nearest(palette: readonly number[], color: number): number {
	let best = 0;
	let least = Number.POSITIVE_INFINITY;
	for (const [place, other] of palette.entries()) {
		const red = (color >> 16) - (other >> 16);
		const green = ((color >> 8) & 255) - ((other >> 8) & 255);
		const blue = (color & 255) - (other & 255);
		const distance = red * red + green * green + blue * blue;
		if (distance < least) [best, least] = [place, distance];
	}
	return best;
}
