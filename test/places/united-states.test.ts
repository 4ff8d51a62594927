// Territories of the United States are at home there.
import { expect, it } from "vitest";
import { ruledBy } from "../../src/places/united-states.ts";

it("counts the territories as the United States, and every other country as itself", () => {
	expect(["PR", "VI", "GU", "AS", "MP", "US"].map(ruledBy)).toEqual(Array(6).fill("US"));
	expect(ruledBy("CO")).toBe("CO");
});
