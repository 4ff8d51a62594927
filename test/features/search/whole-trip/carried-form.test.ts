// How many carry-ons go along: one a seat where nothing is said, and no more than there are seats.
import { expect, it } from "vitest";
import { readCarried } from "../../../../src/features/search/whole-trip/carried-form.ts";

const read = (text: string) => readCarried(new URLSearchParams(text), 3);

it("reads one carry-on a seat where the address says nothing", () => {
	expect(read("")).toMatchObject({ carryOns: 3, typed: { carryon: "3", bags: "0" } });
	expect(read("").problems).toBeUndefined();
});

it.each([0, 2, 3])("reads %i", (count) => {
	expect(read(`carryon=${count}&bags=2`)).toMatchObject({ carryOns: count, typed: { carryon: `${count}`, bags: "2" } });
});

it.each(["4", "x", "-1", "1.5", "1e0"])("says beside its field that %s is none, and counts as usual", (text) => {
	const { carryOns, typed, problems } = read(`carryon=${text}`);
	expect([carryOns, typed.carryon]).toEqual([3, text]);
	expect(problems).toMatchObject([{ field: "carryon", key: "whole.problem.carryOn" }]);
});
