// The whole price with checked bags: a sum of parts in minor units, or not known.
import { describe, expect, it } from "vitest";
import { factsOf } from "../../../src/flights/facts.ts";
import { askedWith, bagPrice, totalWithBags, wholePrice } from "../../../src/flights/offers/bags.ts";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { toldPrice } from "../../../src/flights/offers/told-price.ts";
import { priceParts, totalOf, totalsOf } from "../../../src/flights/quote.ts";
import { rankOffers } from "../../../src/flights/ranking.ts";
import { lowestByDates } from "../../../src/flights/seen-prices.ts";
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

describe("where bags are asked for", () => {
	const asked = (offer: Offer, bags = 3) => askedWith(offer, bags);

	it("the whole price has them, and nobody who did not ask pays for any", () => {
		expect(wholePrice(asked(priced))).toEqual(money(120_000 + 3 * 7_000, "USD"));
		expect(wholePrice(asked(withOne))).toEqual(family.total);
		expect(wholePrice(asked(unknown))).toBeNull();
		expect(asked(priced, 0)).toBe(priced);
		expect(wholePrice(priced)).toEqual(family.total);
	});

	it("what is not known comes after all that is, the cheapest of it first, and is no day's lowest price", () => {
		const cheap = { ...unknown, id: "cheap", total: money(60_000, "USD") };
		const offers = [unknown, cheap, priced, withOne].map((offer) => asked(offer));
		for (const ranking of ["cheapest", "best"] as const) {
			const order = rankOffers(offers, ranking, 4).map(({ bags, total }) => [bags.checked, total.minor]);
			expect(order).toEqual([
				[1, 120_000],
				[0, 120_000],
				[null, 60_000],
				[null, 120_000],
			]);
		}
		expect(lowestByDates(offers).map(({ total }) => total.minor)).toEqual([120_000]);
		expect(lowestByDates([asked(cheap)])).toEqual([]);
		expect(toldPrice(factsOf([asked(cheap)])[0]?.total ?? 0, "USD", "en-US")).toBe("–");
	});

	it("is not known in the currency of another price", () => {
		expect(wholePrice(asked(sold({ carryOn: 1, checked: 0, checkedPrice: money(3_500, "EUR") })))).toBeNull();
	});

	it("the parts of the price are what is charged, and the bags beside it", () => {
		const parts = priceParts(asked({ ...priced, fee: money(6_000, "USD") }));
		expect(totalOf(parts)).toEqual(family.total);
		expect(parts.bags).toEqual({ count: 3, price: money(3 * 7_000, "USD") });
		expect(priceParts(asked(unknown)).bags).toEqual({ count: 3, price: null });
		expect(priceParts(priced).bags).toBeUndefined();
	});
});

it("a total that was agreed to later is not shown with the parts of another", () => {
	const fare = { base: money(40_000, "USD"), taxes: money(5_000, "USD") };
	const agreed = { ...family, fare, fee: money(2_000, "USD"), total: money(47_500, "USD") };
	expect(totalsOf(priceParts({ ...agreed, total: money(47_000, "USD") })).booking).toEqual(money(47_000, "USD"));
	expect(priceParts({ ...agreed, total: money(47_000, "USD") }).taxes).toEqual(money(5_000, "USD"));
	expect(totalsOf(priceParts(agreed)).booking).toEqual(money(47_500, "USD"));
	expect(priceParts(agreed)).toMatchObject({ fare: money(45_500, "USD"), taxes: null });
});
