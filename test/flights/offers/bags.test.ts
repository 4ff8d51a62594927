// The whole price with checked bags: a sum of parts in minor units, or not known.
import { describe, expect, it } from "vitest";
import { factsOf } from "../../../src/flights/facts.ts";
import { bagPrice, totalWithBags } from "../../../src/flights/offers/bags.ts";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { money } from "../../../src/money/money.ts";
import { longOffer } from "../../../src/styleguide/samples/sample-offers.ts";

/** There and back for two adults, a child and an infant on a lap: three seats. */
const family: Offer = { ...longOffer, total: money(120_000, "USD"), travelers: { adults: 2, ages: [7, 1] } };
const sold = (bags: Offer["bags"]): Offer => ({ ...family, bags });
const priced = sold({ carryOn: 1, checked: 0, checkedPrice: money(3_500, "USD") });
const withOne = sold({ carryOn: 1, checked: 1 });
const unknown = sold({ carryOn: 1, checked: null });
const unpriced = sold({ carryOn: 1, checked: 0 });

describe("the total with checked bags", () => {
	it.each([
		[0, 120_000],
		[1, 120_000 + 2 * 3_500],
		[3, 120_000 + 3 * 2 * 3_500],
	])("adds the price of %i, each on both ways", (bags, minor) => {
		expect(totalWithBags(priced, bags)).toEqual(money(minor, "USD"));
	});

	it("adds nothing for what is included: one for each seat, none for a lap", () => {
		expect(totalWithBags(withOne, 3)).toEqual(family.total);
	});

	it("is not known for a second bag of anybody, nor where the source does not say", () => {
		expect(totalWithBags(priced, 4)).toBeNull();
		expect(totalWithBags(withOne, 4)).toBeNull();
		for (const offer of [unknown, unpriced]) {
			expect(totalWithBags(offer, 1)).toBeNull();
			expect(totalWithBags(offer, 0)).toEqual(family.total);
		}
	});

	it("refuses what is no number of bags", () => {
		for (const bags of [-1, 0.5, Number.NaN]) expect(() => totalWithBags(priced, bags)).toThrow(RangeError);
	});
});

it("is what the facts of a page add up to, for as many bags as there are seats", () => {
	const offers = [priced, withOne, unknown, unpriced];
	expect(factsOf(offers).map((facts) => facts.bagPrice)).toEqual([7_000, 0, null, null]);
	for (const [index, { total, bagPrice: each }] of factsOf(offers).entries()) {
		const offer = offers[index] ?? expect.fail();
		expect(bagPrice(offer)?.minor ?? null).toBe(each);
		for (const bags of [1, 2, 3]) {
			expect(totalWithBags(offer, bags)?.minor ?? null).toBe(each === null ? null : total + bags * each);
		}
	}
});
