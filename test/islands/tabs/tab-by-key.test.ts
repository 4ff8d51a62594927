import { expect, test } from "vitest";
import { tabByKey } from "../../../src/islands/tabs/tab-by-key.ts";

test("arrows lead around, Home and End to the ends", () => {
	expect(tabByKey("ArrowRight", 2, 3)).toBe(0);
	expect(tabByKey("ArrowLeft", 0, 3)).toBe(2);
	expect(tabByKey("Home", 2, 3)).toBe(0);
	expect(tabByKey("End", 0, 3)).toBe(2);
});

test("any other key is left to the browser", () => {
	for (const key of ["ArrowDown", "Enter", "a", "Unidentified"]) expect(tabByKey(key, 1, 3), key).toBeUndefined();
});
