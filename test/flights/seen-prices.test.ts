// Prices seen by visitors' own searches: kept for exact days, shown for a day, deleted after two.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Offer } from "../../src/flights/offers/offer.ts";
import type { FlightQuery } from "../../src/flights/query.ts";
import { lowestByDates, pruneSeen, readSeen, recordSeen } from "../../src/flights/seen-prices.ts";
import { money } from "../../src/money/money.ts";
import { nonstopOffer } from "../../src/styleguide/samples/sample-offers.ts";
import { sampleSearch } from "../../src/styleguide/samples/sample-prices.ts";
import { startDatabase } from "../database.ts";

const round = sampleSearch("NYC", "MIA");
const oneway = sampleSearch("NYC", "MIA", "oneway");
const exact = [["2027-02-10", "2027-02-17"]];
const now = new Date("2026-11-21T15:00:00Z");
const seenAt = "2026-11-21T14:05:00Z";

/** An offer that leaves on these days. */
function offerOn(dates: readonly string[], minor: number, more: Partial<Offer> = {}): Offer {
	const [slice] = nonstopOffer.slices;
	const [segment] = slice?.segments ?? [];
	if (!slice || !segment) throw new Error("the sample has a flight");
	const slices = dates.map((day) => ({ ...slice, segments: [{ ...segment, departingAt: `${day}T08:00` }] }));
	return { ...nonstopOffer, slices, total: money(minor, "USD"), seenAt, source: "live", sample: false, ...more };
}

let database: Awaited<ReturnType<typeof startDatabase>>;
beforeEach(async () => {
	database = await startDatabase();
});
afterEach(() => database.stop());

const minors = async (query: FlightQuery, dates: readonly (readonly string[])[], at = now) =>
	(await readSeen(database.db, query, dates, at)).map(({ total }) => total.minor);

describe("prices seen", () => {
	it("are the lowest of the days that were searched, with when and by whom they were seen", async () => {
		const { db } = database;
		const days = ["2027-02-10", "2027-02-17"];
		await recordSeen(db, round, [
			offerOn(days, 30_000),
			offerOn(days, 28_050),
			offerOn(["2027-02-11", "2027-02-17"], 1),
		]);
		expect(await readSeen(db, round, [...exact, ["2027-02-11", "2027-02-17"]], now)).toEqual([
			{ dates: days, total: { minor: 28_050, currency: "USD" }, sample: false, source: "live", seenAt },
		]);
	});

	it("are replaced by what a later search finds, even if it is dearer", async () => {
		const { db } = database;
		await recordSeen(db, oneway, [offerOn(["2027-02-10"], 100)]);
		await recordSeen(db, oneway, [offerOn(["2027-02-10"], 200)]);
		expect(await minors(oneway, [["2027-02-10"]])).toEqual([200]);
	});

	it("belong to one search: other travelers, cabins, places or trips see nothing of them", async () => {
		await recordSeen(database.db, round, [offerOn(["2027-02-10", "2027-02-17"], 100)]);
		const others: FlightQuery[] = [
			{ ...round, adults: 1 },
			{ ...round, ages: [7] },
			{ ...round, cabin: "business" },
			{ ...round, nearby: true },
			sampleSearch("MIA", "NYC"),
			oneway,
		];
		for (const other of others) expect(await minors(other, exact), JSON.stringify(other)).toEqual([]);
		expect(await minors({ ...round, flex: 3 }, exact)).toEqual([100]);
	});

	it("do not depend on the order of the children's ages", async () => {
		await recordSeen(database.db, { ...oneway, ages: [7, 3] }, [offerOn(["2027-02-10"], 100)]);
		expect(await minors({ ...oneway, ages: [3, 7] }, [["2027-02-10"]])).toEqual([100]);
	});

	it("are not kept of several cities, of flexible days, or where nothing was found", async () => {
		const { db } = database;
		const offers = [offerOn(["2027-02-10", "2027-02-17"], 100)];
		await recordSeen(db, { ...round, trip: "multi" }, offers);
		await recordSeen(db, { ...round, flex: 1 }, offers);
		await recordSeen(db, round, []);
		expect(await db.prepare("SELECT count(*) AS n FROM seen_prices").first("n")).toBe(0);
	});

	it("are shown for 24 hours, and deleted after two days", async () => {
		const { db } = database;
		await recordSeen(db, oneway, [offerOn(["2027-02-10"], 100)]);
		expect(await minors(oneway, [["2027-02-10"]], new Date("2026-11-22T14:05:00Z"))).toEqual([100]);
		expect(await minors(oneway, [["2027-02-10"]], new Date("2026-11-22T14:05:01Z"))).toEqual([]);
		expect(await pruneSeen(db, new Date("2026-11-23T14:05:00Z"))).toBe(0);
		expect(await pruneSeen(db, new Date("2026-11-23T14:05:01Z"))).toBe(1);
	});

	it("of a search with flexible days are told apart by day", () => {
		const offers = [offerOn(["2027-02-10"], 300), offerOn(["2027-02-11"], 250), offerOn(["2027-02-10"], 280)];
		expect(lowestByDates(offers).map(({ dates, total }) => [...dates, total.minor])).toEqual([
			["2027-02-10", 280],
			["2027-02-11", 250],
		]);
	});
});
