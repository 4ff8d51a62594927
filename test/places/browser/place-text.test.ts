import { expect, test } from "vitest";
import { codeInLabel } from "../../../src/places/browser/place-text.ts";

test("a chosen place's label holds its code", () => {
	expect(codeInLabel("Miami (MIA)")).toBe("MIA");
	expect(codeInLabel("Bogotá (BOG) ")).toBe("BOG");
	expect(codeInLabel("Santa Cruz (Bolivia) (VVI)")).toBe("VVI");
});

test("anything else that was typed holds none", () => {
	for (const text of ["", "Miami", "MIA", "(mia)", "Miami (MIAM)", "(MIA) Miami"]) {
		expect(codeInLabel(text), text).toBeUndefined();
	}
});
