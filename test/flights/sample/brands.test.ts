// The sample's fares of one trip: what each includes, how much dearer each is, and the ids by which they are found again.
import { describe, expect, it } from "vitest";
import { bagPrice } from "../../../src/flights/offers/bags.ts";
import type { Cabin, Offer } from "../../../src/flights/offers/offer.ts";
import { rowNumbers, rowsOf } from "../../../src/flights/offers/rows.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { journey, now, search } from "./journey.ts";

const source = createSampleSource({ now: () => now });

/** The fares of each row, cheapest first. */
async function rows(pair: string, cabin: Cabin = "economy", adults = 1): Promise<Offer[][]> {
	const offers = await search(journey(pair, "2027-02-10", { back: "2027-02-17", cabin, adults }));
	const grouped = rowsOf(rowNumbers(offers).map((row) => ({ row })));
	return grouped.map((fares) =>
		fares
			.flatMap((index) => offers[index] ?? [])
			.toSorted((a, b) => a.total.minor - b.total.minor || Number(a.id > b.id)),
	);
}

const brandOf = (offer: Offer) => offer.slices[0]?.fareBrand ?? null;
const of = (fares: readonly Offer[], brand: string) =>
	fares.find((offer) => brandOf(offer) === brand) ?? expect.fail(`no ${brand}`);

describe("a trip of one airline", () => {
	it.each([
		["economy", ["Basic", "Standard", "Flexible"]],
		["premium_economy", ["Basic", "Standard", "Flexible"]],
		["business", ["Standard", "Flexible"]],
		["first", ["Standard", "Flexible"]],
	] as const)("in %s is sold as %j, each dearer than the one before", async (cabin, brands) => {
		const all = [...(await rows("JFK-LHR", cabin)), ...(await rows("LAX-JFK", cabin))];
		const sold = all.filter((fares) => fares.some((offer) => brandOf(offer)));
		expect(sold.length).toBeGreaterThan(3);
		for (const fares of sold) {
			expect(fares.map(brandOf)).toEqual(brands);
			const totals = fares.map(({ total }) => total.minor);
			expect(new Set(totals).size).toBe(totals.length);
			expect(fares.at(-1)?.total.minor).toBeLessThan((fares[0]?.total.minor ?? 0) * 2.2);
		}
	});

	it("includes more in each: changes from Standard on, a checked bag and the money back in Flexible", async () => {
		for (const fares of await rows("NYC-LAX")) {
			if (fares.length < 3) continue;
			const [basic, standard, flexible] = ["Basic", "Standard", "Flexible"].map((brand) => of(fares, brand));
			if (!basic || !standard || !flexible) return expect.fail();
			expect(basic.conditions).toEqual({
				change: { allowed: false, penalty: null },
				refund: { allowed: false, penalty: null },
			});
			expect([basic.bags.checked, basic.seatChoice, basic.payment.instant]).toEqual([0, false, true]);
			expect([standard.conditions.change?.allowed, standard.conditions.refund?.allowed]).toEqual([true, false]);
			expect([standard.seatChoice, standard.payment.instant, standard.bags.carryOn]).toEqual([true, false, 1]);
			expect(flexible.conditions).toEqual({
				change: { allowed: true, penalty: { minor: 0, currency: "USD" } },
				refund: { allowed: true, penalty: { minor: 0, currency: "USD" } },
			});
			expect(flexible.bags).toEqual({ carryOn: 1, checked: 1 });
		}
	});

	it("takes for the first bag what is usual: more far away and at low-cost airlines, nothing where one is included", async () => {
		const price = async (pair: string, airline: string, brand: string) => {
			const fares = (await rows(pair)).find((row) => row[0]?.id.includes(`.${airline}`) && row.length > 1);
			return bagPrice(of(fares ?? expect.fail(`no ${airline}`), brand))?.minor;
		};
		expect(await price("JFK-MIA", "AA", "Basic")).toBe(7_000);
		expect(await price("JFK-MIA", "B6", "Standard")).toBe(9_000);
		expect(await price("JFK-LAX", "DL", "Standard")).toBe(9_000);
		expect(await price("JFK-LHR", "BA", "Basic")).toBe(15_000);
		expect(await price("JFK-LHR", "BA", "Standard")).toBe(0);
		expect(await price("JFK-MIA", "AA", "Flexible")).toBe(0);
	});

	it("is dearer in Flexible by enough to be worth it, but where an id without a brand keeps its old price", async () => {
		for (const pair of ["JFK-MIA", "NYC-LAX", "MIA-LIM"]) {
			for (const fares of await rows(pair)) {
				const flexible = fares.find((offer) => brandOf(offer) === "Flexible");
				if (!flexible?.id.startsWith("s2.0f.")) continue;
				expect((flexible.fare?.base.minor ?? 0) - (of(fares, "Standard").fare?.base.minor ?? 0)).toBeGreaterThan(7_000);
			}
		}
	});
});

describe("a trip of several airlines", () => {
	it("is sold in one fare, of which nothing is known", async () => {
		const single = (await rows("NYC-LAX")).filter((fares) => fares.length === 1);
		const mixed = single.length > 0 ? single : (await rows("MIA-LIM")).filter((fares) => fares.length === 1);
		expect(mixed.length).toBeGreaterThan(0);
		for (const [offer = expect.fail()] of mixed) {
			expect([brandOf(offer), offer.bags.checked, bagPrice(offer)]).toEqual([null, null, null]);
			expect(offer).not.toHaveProperty("seatChoice");
			expect(offer.conditions).toEqual({ change: null, refund: null });
		}
	});
});

describe("the id of a fare", () => {
	it("finds it again; one fare of each row has the id that it had when there was only one", async () => {
		for (const fares of (await rows("JFK-MIA")).slice(0, 12)) {
			expect(fares.filter(({ id }) => id.startsWith("s2.0.1."))).toHaveLength(1);
			for (const offer of fares) expect(await source.offer(offer.id)).toEqual({ kind: "found", offer });
		}
	});

	it("is gone for a brand that is not sold, or that an id without one already means", async () => {
		const [offer = expect.fail()] = await search(journey("JFK-LHR", "2027-02-10", { cabin: "business" }));
		const letter = brandOf(offer)?.charAt(0).toLowerCase() ?? "?";
		const kindOf = async (mark: string) => (await source.offer(offer.id.replace("s2.2.", `s2.2${mark}.`))).kind;
		expect(await kindOf("")).toBe("found");
		expect(await kindOf(letter === "s" ? "f" : "s")).toBe("found");
		for (const mark of [letter, "b", "x", "F", "sf"]) expect(await kindOf(mark), mark).toBe("gone");
	});

	it("keeps the tariff that it was given under: what was quoted before the survey has its price, a search has today's", async () => {
		const [offer = expect.fail()] = await search(journey("JFK-LAX", "2027-02-10"));
		const before = await source.offer(offer.id.replace("s2.", "s1."));
		if (before.kind === "gone") return expect.fail("gone");
		expect(before.offer.id).toBe(offer.id.replace("s2.", "s1."));
		expect(before.offer.slices).toEqual(offer.slices);
		expect(before.offer.total.minor).toBeLessThan(offer.total.minor);
		expect(await source.offer(offer.id.replace("s2.", "s3."))).toEqual({ kind: "gone" });
	});

	it.each([
		["s1.0.2.7-1.B61603JFKLAX270210.B61866LAXJFK270217", "Basic", 76_584],
		["s1.0.2.7-1.B62731JFKLAX270210.B61866LAXJFK270217", "Standard", 79_809],
		["s1.0.2.7-1.B6671JFKLAX270210.B61866LAXJFK270217", "Flexible", 95_934],
		["s1.1.2.7-1.AA31JFKLHR270210.AA1223LHRJFK270220", "Flexible", 346_635],
		["s1.2.2.7-1.KL336JFKAMS270210-KL6AMSLHR270211.KL1708LHRAMS270220-KL877AMSJFK270220", "Standard", 583_784],
		["s1.0.2.7-1.DL1347MIAATL270210-DL1166ATLLIM270210.LA1475LIMMIA270217", null, 134_259],
	] as const)("given before there were several (%s) opens at its brand and price", async (id, brand, minor) => {
		const answer = await source.offer(id);
		if (answer.kind === "gone") return expect.fail("gone");
		expect([answer.offer.id, brandOf(answer.offer), answer.offer.total.minor]).toEqual([id, brand, minor]);
	});
});

describe("the lowest price of other days", () => {
	it.each(["JFK-MIA", "NYC-LAX", "JFK-LHR"])("is the cheapest fare that a search of them gives (%s)", async (pair) => {
		for (const cabin of ["economy", "business"] as const) {
			const query = journey(pair, "2027-02-10", { back: "2027-02-17", adults: 2, ages: [7, 1], cabin });
			const [lowest] = (await source.lowest?.(query, [["2027-02-10", "2027-02-17"]])) ?? [];
			expect(lowest?.minor).toBe(Math.min(...(await search(query)).map(({ total }) => total.minor)));
		}
	});
});
