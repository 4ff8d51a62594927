// Which of a few amounts is the least, and by how much.
import { expect, it } from "vitest";
import { costGaps } from "../../src/flights/cost-gaps.ts";
import { type Money, money } from "../../src/money/money.ts";

const dollars = (...amounts: (number | null)[]): (Money | null)[] =>
	amounts.map((amount) => (amount === null ? null : money(amount * 100, "USD")));
const told = (...amounts: (number | null)[]) => {
	const gaps = costGaps(dollars(...amounts));
	return gaps && [gaps.least, gaps.others.map(({ index, gap }) => [index, gap.minor / 100]), gaps.unknown];
};

it("names the least and how much more each of the others costs, the nearest first", () => {
	expect(told(434, 400, 460)).toEqual([
		[1],
		[
			[0, 34],
			[2, 60],
		],
		[],
	]);
	expect(told(460, 400, 434)).toEqual([
		[1],
		[
			[2, 34],
			[0, 60],
		],
		[],
	]);
});

it("names all that cost the same, and those of which nothing is known", () => {
	expect(told(400, 434, 400)).toEqual([[0, 2], [[1, 34]], []]);
	expect(told(0, 0, 0)).toEqual([[0, 1, 2], [], []]);
	expect(told(400, null, 434)).toEqual([[0], [[2, 34]], [1]]);
});

it("compares nothing with what is alone, unknown or of another currency", () => {
	for (const amounts of [[], [400], [400, null], [null, null]]) expect(told(...amounts)).toBeUndefined();
	expect(costGaps([money(400, "USD"), money(1, "COP"), money(500, "USD")])).toBeUndefined();
});
