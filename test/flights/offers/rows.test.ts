// Rows: which offers are fares of the same flights, and which of them are worth showing.
import { describe, expect, it } from "vitest";
import { factsOf } from "../../../src/flights/facts.ts";
import { arrange } from "../../../src/flights/offers/arrange.ts";
import { optionsOf } from "../../../src/flights/offers/choosing.ts";
import { candidatesOf, readChoice } from "../../../src/flights/offers/filters.ts";
import type { Offer, Segment, Slice } from "../../../src/flights/offers/offer.ts";
import { distinctFares, rowNumbers, rowsOf } from "../../../src/flights/offers/rows.ts";
import { money } from "../../../src/money/money.ts";
import { longOffer, nonstopOffer } from "../../../src/styleguide/samples/sample-offers.ts";

function sold(offer: Offer, dollars: number, change: Partial<Offer> = {}, brand: string | null = null): Offer {
	const slices = (change.slices ?? offer.slices).map((slice) => ({ ...slice, fareBrand: brand }));
	return { ...offer, ...change, id: `${offer.id} ${brand} ${dollars}`, total: money(dollars * 100, "USD"), slices };
}

/** The offer with its first segment changed. */
function flown(offer: Offer, change: Partial<Segment>): readonly Slice[] {
	return offer.slices.map((slice, at) => ({
		...slice,
		segments: slice.segments.map((segment, index) => (at + index === 0 ? { ...segment, ...change } : segment)),
	}));
}

describe("a row", () => {
	it("is the same flights on the same days in the same cabin, whatever brand and price", () => {
		const light = sold(longOffer, 100, {}, "Light");
		const full = sold(longOffer, 200, {}, "Full");
		expect(rowNumbers([light, nonstopOffer, full])).toEqual([0, 1, 0]);
		expect(rowsOf(factsOf([light, nonstopOffer, full]))).toEqual([[0, 2], [1]]);
	});

	it.each([
		["number", { slices: flown(longOffer, { flightNumber: "9" }) }],
		["airline", { slices: flown(longOffer, { marketingCarrier: { code: "ZZ", name: "Other" } }) }],
		["day", { slices: flown(longOffer, { departingAt: "2027-02-11T16:40" }) }],
		["airport", { slices: flown(longOffer, { origin: "MDW" }) }],
		["cabin", { cabin: "business" as const }],
		["direction", { slices: longOffer.slices.toReversed() }],
	])("is another one with another %s", (_, change) => {
		expect(rowNumbers([longOffer, { ...longOffer, ...change }])).toEqual([0, 1]);
	});
});

describe("fares of the same flights", () => {
	it("are shown once a brand: the cheaper one counts, in the order in which they came", () => {
		const offers = [
			sold(longOffer, 130, {}, "Light"),
			sold(nonstopOffer, 90, {}, "Light"),
			sold(longOffer, 120, {}, "Light"),
			sold(longOffer, 150, {}, "Full"),
		];
		expect(distinctFares(offers)).toEqual([offers[1], offers[2], offers[3]]);
	});

	it("whose brand is not known are told apart by what they include", () => {
		const bagless = sold(nonstopOffer, 100);
		const withBag = sold(nonstopOffer, 140, { bags: { carryOn: 1, checked: 1 } });
		const dearer = sold(nonstopOffer, 150, { bags: { carryOn: 1, checked: 1 } });
		expect(distinctFares([bagless, withBag, dearer])).toEqual([bagless, withBag]);
	});

	it("are six at most, the cheapest", () => {
		const many = Array.from({ length: 20 }, (_, index) => sold(nonstopOffer, 300 - index, {}, `Brand ${index}`));
		expect(distinctFares(many)).toEqual(many.slice(-6));
	});
});

describe("a row behind filters", () => {
	const light = sold(nonstopOffer, 100, { bags: { carryOn: 1, checked: 0 } }, "Light");
	const full = sold(nonstopOffer, 160, { bags: { carryOn: 1, checked: 1 } }, "Full");
	const other = sold(longOffer, 120, { bags: { carryOn: 1, checked: 0 } }, "Light");
	const candidates = candidatesOf(factsOf([light, other, full]));
	const ask = (text: string) => ({ ranking: "cheapest" as const, choice: readChoice(new URLSearchParams(text)) });

	it("stands once, at its cheapest fare that passes", () => {
		expect(arrange(candidates, ask(""))).toEqual([0, 1]);
		expect(arrange(candidates, ask("bag=checked"))).toEqual([2]);
		expect(arrange(candidates, ask("airline=ZZ"))).toEqual([]);
	});

	it("is counted once, at the price of the fare that passes", () => {
		const [, checked] = optionsOf("bag", candidates, new Map());
		expect(checked).toMatchObject({ value: "checked", count: 1, lowest: 16_000 });
		const [carryOn] = optionsOf("bag", candidates, new Map());
		expect(carryOn).toMatchObject({ value: "carryOn", count: 2, lowest: 10_000 });
	});
});
