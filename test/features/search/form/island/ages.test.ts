import fc from "fast-check";
import { expect, test } from "vitest";
import { isAgeList, parseAges, writeAges } from "../../../../../src/features/search/form/island/ages.ts";
import { maxChildAge } from "../../../../../src/flights/trip/travelers.ts";

test("ages typed with commas, spaces or semicolons are one entry a child", () => {
	expect(parseAges("4, 9")).toEqual(["4", "9"]);
	expect(parseAges(" 4;9  0 ")).toEqual(["4", "9", "0"]);
	expect(parseAges("")).toEqual([]);
});

test("a leading zero is dropped, so that the select finds the age", () => {
	expect(parseAges("04")).toEqual(["4"]);
});

test("what is no age of a child still counts as a child", () => {
	expect(parseAges("x, 18, -1, 9")).toEqual(["", "", "", "9"]);
});

test("a child without an age is sent as a question, not forgotten", () => {
	expect(writeAges(["4", ""])).toBe("4, ?");
	expect(parseAges(writeAges(["4", ""]))).toEqual(["4", ""]);
});

test("whatever ages are written are read back the same", () => {
	const age = fc.oneof(fc.constant(""), fc.integer({ min: 0, max: maxChildAge }).map(String));
	fc.assert(
		fc.property(fc.array(age, { maxLength: 9 }), (ages) => {
			expect(parseAges(writeAges(ages))).toEqual(ages);
		}),
	);
});

test("selects stand for a text only where no word of it is lost", () => {
	for (const text of ["", "4", "0,1", "4, ?", "?, ?", "04 9"]) expect(isAgeList(text), text).toBe(true);
	for (const text of ["x, 9", "18", "-1", "4, ten"]) expect(isAgeList(text), text).toBe(false);
});
