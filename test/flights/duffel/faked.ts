// One fake Duffel for a test file, and sources that ask it.
import { afterAll, beforeAll } from "vitest";
import { type FakeDuffel, fakeToken, startFakeDuffel } from "../../../scripts/fakes/duffel/fake.ts";
import { createDuffelSource, type DuffelOptions } from "../../../src/flights/duffel/source.ts";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import type { FlightQuery } from "../../../src/flights/query.ts";
import type { FareSource } from "../../../src/flights/source.ts";
import { now } from "../sample/journey.ts";

/** Starts a fake before the file's tests; its clock stands still. */
export function fakeDuffel() {
	let fake: FakeDuffel | undefined;
	const running = () => {
		if (!fake) throw new Error("the fake runs within tests only");
		return fake;
	};
	beforeAll(async () => {
		fake = await startFakeDuffel({ now: () => now });
	});
	afterAll(() => fake?.close());
	return {
		/** The fake itself. */
		get fake(): FakeDuffel {
			return running();
		},
		source(options: Partial<DuffelOptions> = {}): FareSource {
			return createDuffelSource({ token: fakeToken, url: running().url, searchCalls: 8, now: () => now, ...options });
		},
		/** How often a call is made while `work` runs. */
		async counted(label: string, work: () => Promise<unknown>): Promise<number> {
			const before = running().count(label);
			await work();
			return running().count(label) - before;
		},
	};
}

export function all(source: FareSource, query: FlightQuery): Promise<Offer[]> {
	return Array.fromAsync(source.search(query));
}

/** What a search gave, and what it threw in the end. */
export async function outcome(source: FareSource, query: FlightQuery, signal?: AbortSignal) {
	const offers: Offer[] = [];
	try {
		for await (const offer of source.search(query, signal)) offers.push(offer);
	} catch (error) {
		return { offers, error };
	}
	return { offers, error: undefined };
}
