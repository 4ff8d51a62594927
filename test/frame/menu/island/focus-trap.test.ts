import { describe, expect, it } from "vitest";
import { trapped } from "../../../../src/frame/menu/island/use-menu.ts";

describe("the focus trap", () => {
	it("goes from the last stop to the first, and back", () => {
		expect(trapped(8, 9, false)).toBe(0);
		expect(trapped(0, 9, true)).toBe(8);
	});

	it("leaves the steps between to the browser", () => {
		for (let stop = 0; stop < 8; stop++) expect(trapped(stop, 9, false), `forward from ${stop}`).toBeUndefined();
		for (let stop = 1; stop < 9; stop++) expect(trapped(stop, 9, true), `back from ${stop}`).toBeUndefined();
	});

	it("fetches a focus that is outside", () => {
		expect(trapped(-1, 9, false)).toBe(0);
		expect(trapped(-1, 9, true)).toBe(8);
	});
});
