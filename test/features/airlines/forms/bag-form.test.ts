// The bag somebody has: how its sides are read, what is refused, and who lets it into the cabin.
import { describe, expect, it } from "vitest";
import { bagForm } from "../../../../src/features/airlines/forms/bag-form.ts";
import { blank, checkForm, fieldsOf } from "../../../../src/forms/form.ts";
import { bagParameters } from "../../../../src/parameters.ts";
import { type BagSize, fitsIn } from "../../../../src/places/airlines/airline-facts.ts";

const read = (typed: object) => checkForm(bagForm, blank(bagForm, typed), {} as never);

describe("a bag", () => {
	it("has the fields of its page's address, and begins in centimeters", () => {
		expect(fieldsOf(bagForm)).toEqual(bagParameters);
		expect(blank(bagForm)).toEqual({ long: "", wide: "", high: "", unit: "cm" });
	});

	it.each([
		[{ long: "55", wide: "40", high: "20" }, [55, 40, 20]],
		[{ long: "21,5", wide: "14", high: "9.25", unit: "in" }, [54.61, 35.56, 23.495]],
	])("%o is read", (typed, sides) => {
		const reading = read(typed);
		expect(reading.kind).toBe("ok");
		const value = reading.kind === "ok" ? reading.value : undefined;
		expect(value?.map((side) => Math.round(side * 1_000) / 1_000)).toEqual(sides);
	});

	it.each([
		[{ wide: "40", high: "20" }, ["long"]],
		[{ long: "0", wide: "-4", high: "1e2" }, ["long", "wide", "high"]],
		[{ long: "201", wide: "40", high: "20" }, ["long"]],
		[{ long: "99", wide: "40", high: "20", unit: "in" }, ["long"]],
		[{ long: "55", wide: "40", high: "20", unit: "m" }, ["unit"]],
	])("%o is refused by name", (typed, fields) => {
		const reading = read(typed);
		expect(reading.kind === "invalid" ? reading.problems.map(({ field }) => field) : []).toEqual(fields);
	});

	it("is let in turned as it fits best, by half a centimeter, and not by more", () => {
		const size = (sides: number[], unit: "cm" | "in") =>
			({ kind: "carry-on", value: { sides }, unit }) as unknown as BagSize;
		expect(fitsIn(size([55, 35, 25], "cm"), [25, 55, 35])).toBe(true);
		expect(fitsIn(size([55, 35, 25], "cm"), [55.4, 35, 25])).toBe(true);
		expect(fitsIn(size([55, 35, 25], "cm"), [56, 35, 20])).toBe(false);
		expect(fitsIn(size([22, 14, 9], "in"), [55, 35, 22])).toBe(true);
		expect(fitsIn(size([22, 14, 9], "in"), [55, 40, 20])).toBe(false);
	});
});
