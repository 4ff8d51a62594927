// The world on one sheet: a file light enough for a phone, with every part of the land once.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { worldSheet } from "../../../../scripts/pictures/maps/world-sheet.ts";
import { poleY, projectX, projectY, worldWidth } from "../../../../src/maps/projection.ts";

const sheet = worldSheet();
const data = / d="([^"]+)"/.exec(sheet)?.[1] ?? "";

/** The rings of relative path data in whole units. */
const rings = data
	.split("z")
	.filter(Boolean)
	.map((ring) => {
		const [x = 0, y = 0, ...steps] = ring.match(/-?\d+/g)?.map(Number) ?? [];
		let at: [number, number] = [x, y];
		const spots = [at];
		for (let index = 0; index < steps.length; index += 2) {
			at = [at[0] + (steps[index] ?? 0), at[1] + (steps[index + 1] ?? 0)];
			spots.push(at);
		}
		return spots;
	});

function isLand(longitude: number, latitude: number): boolean {
	const y = projectY(latitude);
	return [0, worldWidth, -worldWidth].some((turn) => {
		const x = projectX(longitude) + turn;
		let inside = 0;
		for (const ring of rings) {
			for (const [index, [ax, ay]] of ring.entries()) {
				const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
				if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside += by > ay ? 1 : -1;
			}
		}
		return inside !== 0;
	});
}

describe("the sheet of the world", () => {
	it("is at most 40 KB compressed", () => {
		expect(gzipSync(sheet, { level: 9 }).length / 1024).toBeLessThanOrEqual(40);
	});

	it.each([
		["Kansas", -98, 39],
		["Chukotka beyond the date line", -175, 67],
		["Siberia before it", 175, 67],
		["Fiji", 178, -17.8],
		["Antarctica at the date line", 180, -86],
		["the south pole's surroundings", 20, -88],
		["Puerto Rico", -66.4, 18.2],
	])("has land at %s", (_, longitude, latitude) => {
		expect(isLand(longitude, latitude)).toBe(true);
	});

	it.each([
		["the Atlantic", -40, 30],
		["the Pacific at the date line", 180, 30],
		["the Arctic Ocean", 0, 88],
		["the Caspian Sea", 51, 41],
	])("has water at %s", (_, longitude, latitude) => {
		expect(isLand(longitude, latitude)).toBe(false);
	});

	it("has no coast that jumps across the sheet, and none below the pole", () => {
		for (const ring of rings) {
			for (const [index, [x, y]] of ring.slice(1).entries()) {
				const [beforeX, beforeY] = ring[index] ?? [x, y];
				expect(Math.abs(y)).toBeLessThanOrEqual(Math.ceil(poleY));
				// Only the edge under Antarctica runs around the earth.
				if (Math.max(y, beforeY) < poleY - 1) expect(Math.abs(x - beforeX)).toBeLessThan(worldWidth / 8);
			}
		}
	});
});
