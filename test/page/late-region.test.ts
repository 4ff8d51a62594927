// Where a shell is cut, and that what is kept as bytes is not made text again.
import { describe, expect, it } from "vitest";
import { cutAtLateRegion } from "../../src/page/late-region.tsx";
import { keptHtml } from "../../src/page/pieces.ts";

const [start, progress, late] = [
	'<div class="late-fallback">',
	'<template id="late-progress"></template>',
	'<template id="late"></template>',
];

describe("a shell with a late region", () => {
	it("is cut at its marks, wherever they stand among its pieces, and what is kept stays kept", () => {
		const [header, skeleton, footer] = [keptHtml("<header>"), keptHtml("<i>"), keptHtml("<footer>")];
		expect(cutAtLateRegion(["a", header, `b${start}c`, skeleton, `d${progress}e</div>${late}f`, footer, "g"])).toEqual({
			before: ["a", header, "b"],
			fallback: [[`${start}c`, skeleton, "d"], [`${progress}e</div>`]],
			after: ["f", footer, "g"],
		});
	});

	it("is refused where its view forgot the region", () => {
		expect(() => cutAtLateRegion(["a", keptHtml("b")])).toThrow("no LateRegion");
	});
});
