// A list that ends: of very many offers the best, and whatever leads another order.
import { expect, it } from "vitest";
import type { Offer, Slice } from "../../src/flights/offers/offer.ts";
import { rowNumbers } from "../../src/flights/offers/rows.ts";
import { mostWanted } from "../../src/flights/ranking.ts";
import { datesOf } from "../../src/flights/seen-prices.ts";
import { money } from "../../src/money/money.ts";
import { journey, search } from "./sample/journey.ts";

const found = await search(journey("JFK-MIA", "2027-02-10"));
const [first] = found;
if (!first) throw new Error("nothing found");
/** The trip with other flight numbers, so that it is another row. */
const flown = (number: number, change: Partial<Slice> = {}) =>
	first.slices.map((slice) => ({
		...slice,
		...change,
		segments: slice.segments.map((segment) => ({ ...segment, flightNumber: `${number}` })),
	}));
/** The same trip but for its flight numbers, dearer each time. */
const many = Array.from({ length: 400 }, (_, index) => ({
	...first,
	id: `${index}`,
	total: money(50_000 + index, "USD"),
	slices: flown(index),
}));
const slow = flown(9_001, { durationMinutes: 3_000 });
const quick = flown(9_002, { durationMinutes: 30 });
const cheapest = { ...first, id: "cheapest", total: money(100, "USD"), slices: slow };
const fastest = { ...first, id: "fastest", total: money(9_000_000, "USD"), slices: quick };

it("lists a hundred of many, the cheapest and the fastest among them, best first", () => {
	const wanted = mostWanted([fastest, ...many, cheapest], 1);
	expect(wanted.length).toBeLessThanOrEqual(100);
	expect(wanted.length).toBeGreaterThan(97);
	expect(wanted.map(({ id }) => id)).toEqual(expect.arrayContaining(["cheapest", "fastest", "0", "1", "50"]));
	expect(wanted.findIndex(({ id }) => id === "0")).toBeLessThan(wanted.findIndex(({ id }) => id === "50"));
	expect(wanted.at(-1)?.id).toBe("fastest");
});

it("counts rows, not offers: every fare of the flights that it lists is there", () => {
	const brands = ["Light", "Classic", "Plus"] as const;
	const fares = many.flatMap((offer) =>
		brands.map((fareBrand, dearer) => ({
			...offer,
			id: `${offer.id} ${fareBrand}`,
			total: money(offer.total.minor + 5_000 * dearer, "USD"),
			slices: offer.slices.map((slice) => ({ ...slice, fareBrand })),
		})),
	);
	const wanted = mostWanted(fares, 1);
	expect(new Set(rowNumbers(wanted)).size).toBeLessThanOrEqual(100);
	expect(wanted.length).toBeGreaterThan(3 * 97);
	for (const brand of brands) {
		expect(wanted.filter(({ id }) => id.endsWith(brand))).toHaveLength(wanted.length / 3);
	}
});

it("leaves a list that is short as it is, but for its order", () => {
	expect(
		mostWanted(found, 1)
			.map(({ id }) => id)
			.toSorted(),
	).toEqual(found.map(({ id }) => id).toSorted());
});

it("lists with flexible days all that the exact search lists, and of each other choice of days the cheapest", async () => {
	const exact = journey("JFK-MIA", "2027-02-10", { back: "2027-02-17" });
	const asked = ["2027-02-10", "2027-02-17"];
	const flexible = await search({ ...exact, flex: 3 });
	const dearer = flexible.map((offer) => ({
		...offer,
		id: `${offer.id} again`,
		total: money(offer.total.minor + 1, "USD"),
	}));
	const other = flexible.filter((offer) => datesOf(offer).join() !== asked.join());
	const ids = (offers: readonly Offer[]) => offers.map(({ id }) => id);
	const wanted = mostWanted([...other, ...dearer, ...flexible], 1, asked);
	const listed = ids(wanted);
	expect(listed).toEqual(
		expect.arrayContaining(
			ids(
				mostWanted([...(await search(exact)), ...dearer], 1, asked).filter(
					(offer) => datesOf(offer).join() === asked.join(),
				),
			),
		),
	);
	expect(listed).toEqual(expect.arrayContaining(ids(other)));
	expect(new Set(rowNumbers(wanted)).size).toBeLessThanOrEqual(150);
});
