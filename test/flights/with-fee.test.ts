// Our fee is in every price that a source gives, and in nothing that the source is asked for.
import { describe, expect, it } from "vitest";
import { priceParts, totalOf } from "../../src/flights/quote.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import type { OrderRequest } from "../../src/flights/source.ts";
import { withFee } from "../../src/flights/with-fee.ts";
import { money } from "../../src/money/money.ts";
import { journey, now } from "./sample/journey.ts";
import { describeFareSource, orderFor } from "./source-contract.ts";

const plain = createSampleSource({ now: () => now });
const priced = withFee(plain, money(2_000, "USD"));

describeFareSource({
	create: () => priced,
	served: journey("JFK-MIA", "2027-02-10", { back: "2027-02-17" }),
	unserved: journey("JFK-LGA", "2027-02-10"),
});

describe("our fee", () => {
	const family = journey("JFK-MIA", "2027-02-10", { adults: 2, ages: [9, 1] });

	it("is counted for each traveler with a seat, and shown apart", async () => {
		const [before] = await Array.fromAsync(plain.search(family));
		const [offer] = await Array.fromAsync(priced.search(family));
		if (!before || !offer) throw new Error("no offers");
		expect(offer.fee).toEqual(money(6_000, "USD"));
		expect(offer.total.minor - before.total.minor).toBe(6_000);
		expect(totalOf(priceParts(offer))).toEqual(offer.total);
		expect(priceParts({ ...offer, fare: undefined }).fare).toEqual(before.total);
		const again = await priced.offer(offer.id);
		expect(again.kind === "found" && again.offer.total).toEqual(offer.total);
		expect(await priced.lowest?.(family, [["2027-02-10"]])).toEqual([
			money(((await plain.lowest?.(family, [["2027-02-10"]]))?.[0]?.minor ?? 0) + 6_000, "USD"),
		]);
	});

	it("is in what is remembered, which stays one list", async () => {
		const offers = await Array.fromAsync(plain.search(family));
		const remembering = withFee({ ...plain, known: () => offers }, money(2_000, "USD"));
		expect(remembering.known?.(family)).toEqual(await Array.fromAsync(priced.search(family)));
		expect(remembering.known?.(family)).toBe(remembering.known?.(family));
		expect(priced.known).toBeUndefined();
	});

	it("is in the cheapest offer of several days, as it is in their lowest totals", async () => {
		const days = [["2027-02-10"], ["2027-02-12"], ["2027-02-14"]];
		const totals = (await priced.lowest?.(family, days)) ?? [];
		const offer = await priced.cheapest?.(family, days);
		expect(offer?.fee).toEqual(money(6_000, "USD"));
		expect(offer?.total.minor).toBe(Math.min(...totals.map((total) => total?.minor ?? 0)));
		const choice = new Map([["stops", ["0"]]] as const);
		const nonstop = await priced.cheapest?.(family, days, undefined, choice);
		const filtered = (await priced.lowest?.(family, days, undefined, choice)) ?? [];
		expect(nonstop?.slices.map(({ stops }) => stops)).toEqual([0]);
		expect(nonstop?.total.minor).toBe(Math.min(...filtered.map((total) => total?.minor ?? 0)));
		expect(await priced.cheapest?.(journey("JFK-LGA", "2027-02-10"), [["2027-02-10"]])).toBeUndefined();
	});

	it("counts against a limit on the price", async () => {
		const days = [["2027-02-10"]];
		const [total] = (await priced.lowest?.(family, days)) ?? [];
		const capped = (dollars: number) =>
			priced.lowest?.(family, days, undefined, new Map([["price", [String(dollars)]]] as const));
		const cap = Math.ceil((total?.minor ?? 0) / 100);
		expect(await capped(cap)).toEqual([total]);
		expect(await capped(cap - 1)).toEqual([null]);
		expect(await priced.cheapest?.(family, days, undefined, new Map([["price", [String(cap - 1)]]]))).toBeUndefined();
	});

	it("is not in what the source is asked to order", async () => {
		const asked: OrderRequest[] = [];
		const watching = withFee(
			{
				...plain,
				order(request, signal) {
					asked.push(request);
					return plain.order(request, signal);
				},
			},
			money(2_000, "USD"),
		);
		const [offer] = await Array.fromAsync(watching.search(family));
		if (!offer) throw new Error("no offer");
		expect((await watching.order(orderFor(offer, family))).kind).toBe("ordered");
		expect(asked[0]?.expected.minor).toBe(offer.total.minor - 6_000);
	});

	it("is told by the agent where the fare is in another currency", async () => {
		const foreign = withFee(plain, money(2_000, "EUR"));
		const [offer] = await Array.fromAsync(foreign.search(family));
		expect(offer?.fee).toBeUndefined();
		expect(offer && priceParts(offer).fee).toBeNull();
	});
});
