import { expect, test } from "vitest";
import { move, withReached } from "../../../../../src/features/search/form/island/use-suggestions.ts";

const place = (code: string) => ({ code, label: code, detail: "" });
const list = (active: number) => ({ places: [place("MIA"), place("MCO")], active });

test("down goes from the text through the places and back to the text", () => {
	expect([-1, 0, 1].map((active) => move(list(active), 1).active)).toEqual([0, 1, -1]);
});

test("up goes the other way round", () => {
	expect([-1, 1, 0].map((active) => move(list(active), -1).active)).toEqual([1, 0, -1]);
});

test("several steps at once are those steps one after the other, in both directions", () => {
	for (const steps of [0, 2, 3, 7, -2, -4, -7]) {
		let each: ReturnType<typeof move> = list(0);
		for (let taken = 0; taken < Math.abs(steps); taken++) each = move(each, Math.sign(steps));
		expect(move(list(0), steps), String(steps)).toEqual(each);
	}
	expect(move({ places: [], active: -1 }, 3).active).toBe(-1);
});

test("a place that the arrow keys have reached stays so in the next answer, if it is there", () => {
	const [miami, minsk, milan] = ["MIA", "MSQ", "MIL"].map((code) => ({ code, label: code, detail: "" }));
	if (!miami || !minsk || !milan) throw new Error("no places");
	const list = { places: [miami, minsk], active: 1 };
	expect(withReached(list, [milan, miami, minsk])).toEqual({ places: [milan, miami, minsk], active: 2 });
	expect(withReached(list, [milan]).active).toBe(-1);
	expect(withReached({ ...list, active: -1 }, [milan]).active).toBe(-1);
});
