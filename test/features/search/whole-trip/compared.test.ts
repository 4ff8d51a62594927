// Which itineraries stand side by side: those of the address, others of the same search where it names none or names what is gone.
import { expect, it } from "vitest";
import { searchOffers } from "../../../../src/features/search/results/find-offers.ts";
import { noOffer } from "../../../../src/features/search/whole-trip/carried-form.ts";
import { compareOffers } from "../../../../src/features/search/whole-trip/compared.ts";
import { type Offer, sameFlights } from "../../../../src/flights/offers/offer.ts";
import { rankOffers } from "../../../../src/flights/ranking.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import { journey } from "../../../flights/sample/journey.ts";

const fares = createSampleSource({ now: () => new Date("2026-11-21T15:00:00Z") });
const query = journey("JFK-BOG", "2027-02-10", { back: "2027-02-17" });
const offers = (await searchOffers(fares, query).found).offers;
const nobody = () => Promise.reject(new Error("asked for what the search has"));
const compare = (ids: readonly (string | null)[], ask: Parameters<typeof compareOffers>[1]["ask"] = nobody) =>
	compareOffers(offers, { query, ids, ask });
const idsOf = (list: readonly Offer[]) => list.map(({ id }) => id);

it("are the cheapest, the best and the fastest where nobody chose, each other flights", async () => {
	const { columns, lost } = await compare([null, null, null]);
	expect(columns).toHaveLength(3);
	expect(lost).toEqual([]);
	expect(columns[0]).toBe(rankOffers(offers, "cheapest", 1)[0]);
	for (const one of columns) expect(columns.filter((other) => sameFlights(one, other))).toEqual([one]);
});

it("are those of the address in their places, and the rest is filled with other flights", async () => {
	const wanted = offers.at(-1) ?? expect.fail();
	const proposed = (await compare([null, null, null])).columns;
	const { columns } = await compare([wanted.id, null, null]);
	expect(idsOf(columns)).toEqual(idsOf([wanted, ...proposed.filter((one) => !sameFlights(one, wanted))].slice(0, 3)));
	const placed = await compare([null, null, wanted.id]);
	expect(placed.columns[2]).toBe(wanted);
	expect(placed.columns[0]).toBe(proposed[0]);
});

it("may be two fares of the same flights, but never twice the same", async () => {
	const [one = expect.fail()] = offers;
	const other = offers.find((fare) => fare !== one && sameFlights(fare, one)) ?? expect.fail();
	expect(idsOf((await compare([one.id, other.id, noOffer])).columns)).toEqual([one.id, other.id]);
	const { columns, options } = await compare([one.id, one.id, one.id]);
	expect(new Set(idsOf(columns)).size).toBe(3);
	expect(options).toContain(other);
	expect(options).not.toContain(one);
	expect(options.length).toBeLessThanOrEqual(12);
});

it("are asked for at their source where this search does not have them, and replaced where they are gone", async () => {
	const asked: string[] = [];
	const [sold = expect.fail()] = offers;
	const answer = await compare(["old", "silent", "kept"], async (id) => {
		asked.push(id);
		if (id === "kept") return { kind: "found", offer: { ...sold, id } };
		return { kind: id === "old" ? "gone" : "unknown" };
	});
	expect(asked).toEqual(["old", "silent", "kept"]);
	expect(answer.lost).toEqual(["gone", "unknown"]);
	expect(answer.columns).toHaveLength(3);
	expect(answer.columns[2]?.id).toBe("kept");
});

it("are never for other travelers or days than the search", async () => {
	const [sold = expect.fail()] = offers;
	const others = { ...sold, id: "others", travelers: { adults: 2, ages: [] } };
	const answer = await compare(["others", noOffer, noOffer], async () => ({ kind: "found", offer: others }));
	expect(answer.lost).toEqual(["gone"]);
	expect(answer.columns).toHaveLength(1);
	expect(answer.columns[0]?.travelers.adults).toBe(1);
});

it("are none where the search found none", async () => {
	const answer = await compareOffers([], { query, ids: [null, null, null], ask: nobody });
	expect(answer).toEqual({ columns: [], lost: [], options: [] });
});
