// Writes a picture as a PNG with a palette: less than half the size of one with full colors.
import { PNG } from "pngjs";
import { palettePng } from "../../scripts/pictures/palette-png.ts";

/** The most by which red, green or blue may be off, of 255; the comparison (pictures.ts) overlooks three times that. */
const furthest = 3;

/**
 * Opaque pictures only: transparency is lost. Frequent colors stay as they are; a rare one, from the edge of a letter,
 * becomes one that is hardly different. Where that does not bring them down to 256, all are kept, by pngjs.
 */
export function encode(picture: PNG): Buffer {
	const { width, height } = picture;
	const pixels = Array.from({ length: width * height }, (_, pixel) => picture.data.readUIntBE(pixel * 4, 3));
	const indexOf = indexColors(pixels);
	if (!indexOf) return PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
	// Each line begins with its filter: none, which suits flat areas.
	const lines = Buffer.alloc((width + 1) * height);
	for (const [pixel, color] of pixels.entries()) {
		lines[pixel + Math.floor(pixel / width) + 1] = indexOf.get(color)?.index ?? 0;
	}
	const colors = Buffer.alloc(256 * 3);
	for (const { index, color } of indexOf.values()) colors.writeUIntBE(color, index * 3, 3);
	return palettePng({ width, height, lines, palette: colors }, 9);
}

interface Entry {
	readonly index: number;
	/** 0xrrggbb */
	readonly color: number;
}

/** The palette's entry for each color; nothing when 256 entries are too few. */
function indexColors(pixels: readonly number[]): Map<number, Entry> | undefined {
	const counts = new Map<number, number>();
	for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
	const frequentFirst = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color);
	for (let off = 0; off <= furthest; off++) {
		const palette: Entry[] = [];
		const indexOf = new Map<number, Entry>();
		for (const color of frequentFirst) {
			let entry = palette.find((other) => isNear(color, other.color, off));
			if (!entry) {
				entry = { index: palette.length, color };
				palette.push(entry);
			}
			indexOf.set(color, entry);
		}
		if (palette.length <= 256) return indexOf;
	}
	return undefined;
}

function isNear(one: number, other: number, off: number): boolean {
	return [16, 8, 0].every((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) <= off);
}
