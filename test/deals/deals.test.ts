// Deals: priced by the fare source on a schedule, shown with when they were seen, never guessed.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dealRoutes } from "../../src/deals/deal.ts";
import { listDeals } from "../../src/deals/deals.ts";
import { refreshDeals } from "../../src/deals/refresh.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import type { FareSource } from "../../src/flights/source.ts";
import { findPlace } from "../../src/places/airports.ts";
import { startDatabase } from "./database.ts";

const now = new Date("2026-11-21T12:00:00Z");
const fares = createSampleSource({ now: () => now });

let database: Awaited<ReturnType<typeof startDatabase>>;
beforeEach(async () => {
	database = await startDatabase();
});
afterEach(() => database.stop());

describe("deals", () => {
	it("name places that exist", () => {
		for (const { from, to } of Object.values(dealRoutes).flat()) {
			expect(findPlace(from), from).toBeDefined();
			expect(findPlace(to), to).toBeDefined();
		}
	});

	it("have no price before the first refresh, and the cheapest one after it", async () => {
		const { db } = database;
		expect((await listDeals(db, "featured", "2026-11-21")).deals.map(({ price }) => price)).toEqual(
			dealRoutes.featured.map(() => null),
		);
		const { priced, failures } = await refreshDeals(db, fares, now);
		expect(priced).toBe(dealRoutes.featured.length + dealRoutes.lastMinute.length);
		expect(failures).toEqual([]);
		for (const { price } of (await listDeals(db, "featured", "2026-11-21")).deals) {
			expect(price).toMatchObject({
				depart: "2027-01-05",
				return: "2027-01-12",
				sample: true,
				seenAt: now.toISOString(),
			});
			expect(price?.total.minor).toBeGreaterThan(1000);
			expect(price?.carrier).not.toBe("");
		}
	});

	it("are not shown with a date that has passed", async () => {
		const { db } = database;
		await refreshDeals(db, fares, now);
		expect((await listDeals(db, "lastMinute", "2026-12-01")).deals.every(({ price }) => price === null)).toBe(true);
	});

	it("never show a price for what is sold by phone only", async () => {
		const { db } = database;
		await refreshDeals(db, fares, now);
		expect((await listDeals(db, "exclusive", "2026-11-21")).deals.every(({ price }) => price === null)).toBe(true);
	});

	it("keep what was seen when the source fails, and the page when the database does", async () => {
		const { db } = database;
		await refreshDeals(db, fares, now);
		const broken: FareSource = {
			...fares,
			// biome-ignore lint/correctness/useYield: a source that fails before its first offer
			async *search() {
				throw new Error("down");
			},
		};
		const { priced, failures } = await refreshDeals(db, broken, new Date("2026-11-22T12:00:00Z"));
		expect(priced).toBe(0);
		expect(failures[0]).toBe("NYC-MIA: Error: down");
		expect((await listDeals(db, "featured", "2026-11-22")).deals[0]?.price?.seenAt).toBe(now.toISOString());
		await db.prepare("DROP TABLE deals").run();
		const { deals, failure } = await listDeals(db, "featured", "2026-11-22");
		expect(deals).toHaveLength(dealRoutes.featured.length);
		expect(failure).toContain("no such table: deals");
	});
});
