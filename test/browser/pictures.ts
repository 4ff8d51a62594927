// Pictures of examples compared with their baselines: the one place that says how much may differ, and why.
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/**
 * A picture passes when another Chromium draws the same page: edges of letters and curves may come out a shade lighter
 * or darker, and a box may end one pixel later. It fails when a color, a line or a place changes. Without hinting
 * (scripts/launch.ts) Chromium 153 and 156 on Linux draw the same pixels; with it, edges differ in 3 % of a picture and
 * in at most 11 pixels in a row.
 */
const tolerance = {
	/** How far a pixel's color may be off, as pixelmatch counts it, 0 to 1: three hundredths of the way to white. */
	color: 0.03,
	/** Pixels beyond that, anti-aliased ones left out, as a share of the picture: letters drawn with other edges. */
	share: 0.005,
	/** The least that may differ: a small picture has few letters. */
	pixels: 20,
	/** So many in one straight line are a hairline or the edge of a box, however large the picture around it is. */
	run: 24,
	/** Pixels by which width and height may differ. */
	size: 1,
} as const;

export interface Difference {
	/** What exceeds the tolerance, in words. */
	readonly reason: string;
	/** The picture with what differs in red; absent where the sizes are too far apart. */
	readonly drawn?: PNG;
}

/** Nothing when the two are the same within the tolerance. */
export function difference(actual: PNG, baseline: PNG): Difference | undefined {
	if (
		Math.abs(actual.width - baseline.width) > tolerance.size ||
		Math.abs(actual.height - baseline.height) > tolerance.size
	) {
		return { reason: `${sizeOf(actual)} instead of ${sizeOf(baseline)}` };
	}
	const [width, height] = [Math.min(actual.width, baseline.width), Math.min(actual.height, baseline.height)];
	const mask = new PNG({ width, height });
	const [one, other] = [cut(actual, { x: 0, y: 0, width, height }), cut(baseline, { x: 0, y: 0, width, height })];
	const options = { threshold: tolerance.color, diffMask: true };
	const count = pixelmatch(one.data, other.data, mask.data, width, height, options);
	const allowed = Math.max(tolerance.pixels, Math.floor(width * height * tolerance.share));
	const run = count < tolerance.run ? count : longestRun(mask);
	if (count <= allowed && run < tolerance.run) return undefined;
	const drawn = new PNG({ width, height });
	pixelmatch(one.data, other.data, drawn.data, width, height, { threshold: tolerance.color });
	return { reason: `${count} pixels differ (${allowed} may), ${run} of them in one line`, drawn };
}

/** Length of the longest unbroken row or column that the mask marks. */
function longestRun(mask: PNG): number {
	const marked = (x: number, y: number) => (mask.data[(y * mask.width + x) * 4 + 3] ?? 0) > 0;
	let longest = 0;
	const columns = new Uint32Array(mask.width);
	for (let y = 0; y < mask.height; y++) {
		let row = 0;
		for (let x = 0; x < mask.width; x++) {
			const there = marked(x, y);
			row = there ? row + 1 : 0;
			const column = there ? (columns[x] ?? 0) + 1 : 0;
			columns[x] = column;
			longest = Math.max(longest, row, column);
		}
	}
	return longest;
}

export interface Area {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A part of a picture, in whole pixels; what lies outside the picture is left out. */
export function cut(picture: PNG, area: Area): PNG {
	const width = Math.min(area.width, picture.width - area.x);
	const height = Math.min(area.height, picture.height - area.y);
	const part = new PNG({ width, height });
	PNG.bitblt(picture, part, area.x, area.y, width, height, 0, 0);
	return part;
}

function sizeOf({ width, height }: PNG): string {
	return `${width} × ${height} px`;
}
