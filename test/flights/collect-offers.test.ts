// Gathering a source's offers: the deadline, what a failure leaves, and whose fault it is.
import { describe, expect, it } from "vitest";
import { collectOffers, failureOf } from "../../src/flights/collect-offers.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import { type FareSource, FareSourceError } from "../../src/flights/source.ts";
import { journey, now } from "./sample/journey.ts";

const query = journey("JFK-MIA", "2027-02-10");
const sample = createSampleSource({ now: () => now });
const all = await Array.fromAsync(sample.search(query));

/** Gives so many offers and then nothing more, until it is told to stop. */
function stuck(offers: number): FareSource {
	return {
		...sample,
		async *search(_query, signal) {
			yield* all.slice(0, offers);
			await new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
		},
	};
}

describe("collecting offers", () => {
	it("gives all of them in the order in which they came", async () => {
		expect(await collectOffers(sample, query)).toEqual({ offers: all, partial: false });
	});

	it("takes what is remembered as it is, with the bags that were asked for", async () => {
		const remembering: FareSource = { ...stuck(0), known: () => all };
		expect((await collectOffers(remembering, query)).offers).toBe(all);
		const { offers, partial } = await collectOffers(remembering, { ...query, bags: 1 });
		expect(offers).toEqual(all.map((offer) => ({ ...offer, bagsAsked: 1 })));
		expect(partial).toBe(false);
		expect((await collectOffers(remembering, { ...query, bags: 1 })).offers).toBe(offers);
	});

	it("keeps what came before the deadline", async () => {
		const collected = await collectOffers(stuck(2), query, { deadlineMs: 5 });
		expect(collected).toMatchObject({ offers: all.slice(0, 2), partial: true });
		expect(failureOf(collected.failure)).toEqual({ failure: "timeout" });
	});

	it("throws what the source threw, or the deadline, when nothing came before", async () => {
		await expect(collectOffers(stuck(0), query, { deadlineMs: 5 })).rejects.toMatchObject({ name: "TimeoutError" });
	});

	it("tells the provider's failures from our mistakes", () => {
		expect(failureOf(new FareSourceError("rateLimited", "slow down", 30))).toEqual({
			failure: "rateLimited",
			retryAfter: 30,
		});
		expect(failureOf(new FareSourceError("refused", "no"))).toEqual({ failure: "refused" });
		expect(failureOf(new TypeError("oops"))).toBeUndefined();
	});
});
