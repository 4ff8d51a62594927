import { expect, test } from "vitest";
import { move } from "../../../../../src/features/search/form/island/use-suggestions.ts";

const place = (code: string) => ({ code, label: code, detail: "" });
const list = (active: number) => ({ places: [place("MIA"), place("MCO")], active });

test("down goes from the text through the places and back to the text", () => {
	expect([-1, 0, 1].map((active) => move(list(active), 1).active)).toEqual([0, 1, -1]);
});

test("up goes the other way round", () => {
	expect([-1, 1, 0].map((active) => move(list(active), -1).active)).toEqual([1, 0, -1]);
});
