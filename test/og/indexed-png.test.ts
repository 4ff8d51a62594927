// The PNG writer, read back by another reader.
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { indexedPng } from "../../scripts/og/indexed-png.ts";

it("keeps every pixel of a drawing of up to 256 colors", () => {
	const pixels = new Uint8Array(16 * 17 * 4);
	for (let i = 0; i < pixels.length / 4; i++) pixels.set([(i * 7) % 256, i % 16, 200, 255], i * 4);
	const read = PNG.sync.read(indexedPng(pixels, 17, 16));
	expect([read.width, read.height]).toEqual([17, 16]);
	const colors = new Set(Array.from({ length: 272 }, (_, i) => `${(i * 7) % 256} ${i % 16}`));
	expect(colors.size).toBeLessThanOrEqual(256);
	expect([...read.data]).toEqual([...pixels]);
});

it("gives a color too many the nearest of the frequent ones", () => {
	const pixels = new Uint8Array(20 * 20 * 4);
	// 200 pixels of each of two colors, less 300 rare shades that are hardly seen.
	for (let i = 0; i < 400; i++)
		pixels.set(i < 300 ? [i % 150, Math.floor(i / 150), 0, 255] : [255, 255, 255, 255], i * 4);
	const { data } = PNG.sync.read(indexedPng(pixels, 20, 20));
	const worst = Math.max(...data.map((value, i) => Math.abs(value - (pixels[i] ?? 0))));
	expect(worst).toBe(1);
	expect([...data.slice(-4)]).toEqual([255, 255, 255, 255]);
});
