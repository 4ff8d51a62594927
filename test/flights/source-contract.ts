// What every fare source promises; each adapter's test calls this with queries its source can answer.
import { describe, expect, it } from "vitest";
import type { FlightQuery } from "../../src/flights/query.ts";
import type { FareSource } from "../../src/flights/source.ts";
import { offerFaults } from "./offer-faults.ts";

export interface ContractSubject {
	/** A new source; called once for each test. */
	readonly create: () => FareSource;
	/** A round trip the source has offers for. */
	readonly served: FlightQuery;
	/** A journey it has none for. */
	readonly unserved: FlightQuery;
}

/** Declares the contract's tests for one source. */
export function describeFareSource({ create, served, unserved }: ContractSubject) {
	describe("as a fare source", () => {
		it("has a short lowercase name", () => {
			expect(create().name).toMatch(/^[a-z][a-z0-9-]{1,19}$/);
		});

		it("gives sound offers that answer the query", async () => {
			const source = create();
			const offers = await Array.fromAsync(source.search(served));
			expect(offers.length).toBeGreaterThan(0);
			for (const offer of offers) expect(offerFaults(offer, served), offer.id).toEqual([]);
		});

		it("signs its offers, and gives each an id of its own", async () => {
			const source = create();
			const offers = await Array.fromAsync(source.search(served));
			expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
			for (const offer of offers) expect(offer).toMatchObject({ source: source.name, sample: source.sample });
		});

		it("prices all offers of a search in one currency", async () => {
			const offers = await Array.fromAsync(create().search(served));
			expect(new Set(offers.map((offer) => offer.total.currency)).size).toBe(1);
		});

		it("yields nothing, and does not fail, where nobody flies", async () => {
			expect(await Array.fromAsync(create().search(unserved))).toEqual([]);
		});

		it("stops with the signal's reason when it is aborted before or between offers", async () => {
			const reason = new Error("the visitor left");
			await expect(Array.fromAsync(create().search(served, AbortSignal.abort(reason)))).rejects.toBe(reason);
			const controller = new AbortController();
			const offers = create().search(served, controller.signal)[Symbol.asyncIterator]();
			await offers.next();
			controller.abort(reason);
			await expect(offers.next()).rejects.toBe(reason);
		});

		it("says whether it is well without throwing", async () => {
			expect((await create().health()).ok).toBe(true);
		});
	});
}
