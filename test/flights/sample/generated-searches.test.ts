// Two hundred random searches, in `npm run soak` five hundred, put to the sample source: sound itineraries that can be found again, or an honest none.
import { describe, expect, it } from "vitest";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { rowNumbers } from "../../../src/flights/offers/rows.ts";
import { flightSearchParams, parseFlightQuery } from "../../../src/flights/query.ts";
import { maxTrips } from "../../../src/flights/sample/find-trips.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { bySize } from "../../soak.ts";
import { generateQueries, isAmongListed, missingKinds, nameOf } from "../generator.ts";
import { offerFaults } from "../offer-faults.ts";
import { connectionFaults } from "./connection-faults.ts";

const now = new Date("2026-11-21T15:00:00Z");
const source = createSampleSource({ now: () => now });
const count = bySize(100, 500, 500);
const queries = generateQueries(count, 4, "2026-11-21");

/** The same flights for the same money, found by the id alone? */
async function rebuilds(offer: Offer): Promise<boolean> {
	const answer = await source.offer(offer.id);
	return answer.kind === "found" && JSON.stringify(answer.offer) === JSON.stringify(offer);
}

describe("the generator of searches", () => {
	it("gives the same searches for a seed, others for another", () => {
		expect(generateQueries(20, 4, "2026-11-21")).toEqual(queries.slice(0, 20));
		expect(generateQueries(20, 5, "2026-11-21")).not.toEqual(queries.slice(0, 20));
	});

	it("gives only searches that the form accepts, and that come back whole from their URLs", () => {
		for (const query of queries) {
			const parsed = parseFlightQuery(flightSearchParams(query), { language: "en", now });
			expect(parsed, nameOf(query)).toMatchObject({ kind: "ok", query });
		}
	});

	it("thinks of every kind of search", () => {
		expect(missingKinds(queries)).toEqual([]);
		expect(missingKinds(queries.filter(({ trip }) => trip === "oneway"))).toContain("multi");
	});
});

describe("random searches", () => {
	it("each give sound itineraries with legal connections that their ids rebuild, or none", async () => {
		const counts = { answered: 0, listed: 0, offers: 0 };
		for (const query of queries) {
			const offers = await Array.fromAsync(source.search(query));
			counts.answered += offers.length > 0 ? 1 : 0;
			counts.listed += offers.length > 0 && isAmongListed(query) ? 1 : 0;
			counts.offers += offers.length;
			expect(new Set(rowNumbers(offers)).size, nameOf(query)).toBeLessThanOrEqual(
				query.flex > 0 ? 2 * maxTrips : maxTrips,
			);
			expect(offers.length, nameOf(query)).toBeLessThanOrEqual((query.flex > 0 ? 6 : 3) * maxTrips);
			expect(new Set(offers.map(({ id }) => id)).size, nameOf(query)).toBe(offers.length);
			for (const offer of offers) {
				const faults = [...offerFaults(offer, query), ...connectionFaults(offer)];
				if (!(await rebuilds(offer))) faults.push("its id does not rebuild it");
				if (faults.length > 0) expect.fail(`${nameOf(query)} ${offer.id}: ${faults.join("; ")}`);
			}
		}
		// Runways on islands and closed countries are among them: neither all nor few can be answered. It is 320 of 500 here,
		// and 303 to 334 for other seeds and days; of those between listed places 80 %, and 76 % at least,
		// of a hundred searches alone 72 %.
		expect(counts.answered).toBeGreaterThanOrEqual(count * 0.6);
		expect(counts.answered).toBeLessThan(count);
		expect(counts.listed).toBeGreaterThan(queries.filter(isAmongListed).length * bySize(0.72, 0.76, 0.76));
		expect(counts.offers).toBeGreaterThan(10 * count);
	}, 120_000);
});
