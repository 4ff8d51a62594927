// The PNG file of pixels that are numbers of a palette's colors.
import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface PalettePicture {
	readonly width: number;
	readonly height: number;
	/** One byte a pixel, each line after a byte for its filter: 0, none, which suits flat areas. */
	readonly lines: Buffer;
	/** At most 256 colors, three bytes each: red, green, blue. */
	readonly palette: Buffer;
}

/** `level` is zlib's, 0 to 9. */
export function palettePng({ width, height, lines, palette }: PalettePicture, level: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	// Eight bits a pixel, color type 3: by palette.
	header.set([8, 3], 8);
	return Buffer.concat([
		signature,
		chunk("IHDR", header),
		chunk("PLTE", palette),
		chunk("IDAT", deflateSync(lines, { level })),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function chunk(type: string, data: Buffer): Buffer {
	const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(typed));
	return Buffer.concat([length, typed, sum]);
}
