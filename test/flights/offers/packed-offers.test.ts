// The offers of a search as its page carries them to the script of the filters.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../../src/flights/facts.ts";
import { isMarked, packMarks, packOffers, unpackOffers } from "../../../src/flights/offers/packed-offers.ts";
import { journey, search } from "../sample/journey.ts";

describe("the offers of a page", () => {
	it.each([
		["NYC-LAX", "economy"],
		["JFK-LHR", "premium_economy"],
		["MIA-LIM", "business"],
	] as const)("come back with what orders and limits measure (%s, %s)", async (pair, cabin) => {
		const facts = factsOf(
			await search(journey(pair, "2027-02-10", { back: "2027-02-17", cabin, adults: 2, ages: [7] })),
		);
		expect(facts.length).toBeGreaterThan(20);
		expect(unpackOffers(JSON.parse(JSON.stringify(packOffers(facts, 100))))).toEqual(
			facts.map(({ row, total, best, minutes, price, slices: [out, back] }) => ({
				...{ row, total, best, minutes },
				ways: [out?.minutes, back?.minutes],
				measures: { price, leave1: out?.leave, arrive1: out?.arrive, leave2: back?.leave, arrive2: back?.arrive },
			})),
		);
	});

	it("are at most 30 bytes an offer where fifty rows have three fares each", async () => {
		const facts = factsOf(await search(journey("NYC-MIA", "2027-02-10", { back: "2027-02-17", adults: 2, ages: [7] })));
		expect(facts).toHaveLength(150);
		expect(JSON.stringify(packOffers(facts, 100)).length / facts.length).toBeLessThan(30);
	});
});

it("marks come back as they were, four in a digit; beyond them nothing is marked", () => {
	fc.assert(
		fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (marks) => {
			const packed = packMarks(marks);
			expect(packed).toHaveLength(Math.ceil(marks.length / 4));
			expect(marks.map((_, index) => isMarked(packed, index))).toEqual(marks);
			expect(isMarked(packed, marks.length + 4)).toBe(false);
		}),
	);
});
