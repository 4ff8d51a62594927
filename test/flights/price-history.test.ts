// What searches have found, as evidence: which searches are alike, what is kept of them, once a day, and until when.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Offer } from "../../src/flights/offers/offer.ts";
import { likenessOf, lowestFare, pruneHistory, readHistory, recordPrice } from "../../src/flights/price-history.ts";
import { type FlightQuery, plainQuery } from "../../src/flights/query.ts";
import { money } from "../../src/money/money.ts";
import { nonstopOffer } from "../../src/styleguide/samples/sample-offers.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { startDatabase } from "../database.ts";

const now = new Date("2026-11-23T15:00:00Z");
const today = "2026-11-23";
const query = plainQuery("NYC", "BOG", "2027-02-10", "2027-02-17");
const whole = { unsearched: { airports: [], dates: [] } };

/** An offer on the days of the query. */
function offerFor({ slices }: FlightQuery, minor: number, more: Partial<Offer> = {}): Offer {
	const [slice] = nonstopOffer.slices;
	const [segment] = slice?.segments ?? [];
	if (!slice || !segment) throw new Error("the sample has a flight");
	const on = slices.map(({ date }) => ({ ...slice, segments: [{ ...segment, departingAt: `${date}T08:00` }] }));
	const { fee: _, ...rest } = nonstopOffer;
	return { ...rest, slices: on, total: money(minor, "USD"), seenAt: now.toISOString(), sample: false, ...more };
}

let database: Awaited<ReturnType<typeof startDatabase>>;
beforeEach(async () => {
	database = await startDatabase();
});
afterEach(() => database.stop());

const record = (asked: FlightQuery, minor = 46_100, more: Partial<Offer> = {}) =>
	recordPrice(database.db, asked, whole, [offerFor(asked, minor, more)]);

/** What is kept, as another search of the month reads it. */
async function kept(asked: FlightQuery = plainQuery("NYC", "BOG", "2027-02-01", "2027-02-08"), at = now) {
	const alike = likenessOf(asked) ?? expect.fail("its prices cannot be compared");
	return (await readHistory(database.db, alike, asked, at)).map(({ minor }) => minor);
}
const rows = () => database.db.prepare("SELECT count(*) AS n FROM price_history").first("n");

describe("searches", () => {
	it("are alike by cities, cabin, month and about how long they stay", async () => {
		await record(query);
		for (const same of [
			plainQuery("JFK", "BOG", "2027-02-28", "2027-03-30"),
			plainQuery("EWR", "BOG", "2027-02-10", "2027-02-14"),
			{ ...plainQuery("NYC", "BOG", "2027-02-11", "2027-02-18"), adults: 3, ages: [16], bags: 2, flex: 3 as const },
		]) {
			expect(await kept(same), JSON.stringify(same)).toEqual([46_100]);
		}
		for (const other of [
			plainQuery("NYC", "BOG", "2027-03-01", "2027-03-08"),
			plainQuery("NYC", "BOG", "2027-02-01", "2027-02-04"),
			plainQuery("NYC", "BOG", "2027-02-01", "2027-03-04"),
			plainQuery("NYC", "BOG", "2027-02-01", null),
			plainQuery("BOG", "NYC", "2027-02-01", "2027-02-08"),
			plainQuery("NYC", "MDE", "2027-02-01", "2027-02-08"),
			{ ...plainQuery("NYC", "BOG", "2027-02-01", "2027-02-08"), cabin: "business" as const },
		]) {
			expect(await kept(other), JSON.stringify(other)).toEqual([]);
		}
	});

	it("of several cities, with airports nearby or with children are like no other", () => {
		expect(likenessOf({ ...query, trip: "multi" })).toBeUndefined();
		expect(likenessOf({ ...query, nearby: true })).toBeUndefined();
		expect(likenessOf({ ...query, ages: [11] })).toBeUndefined();
		expect(likenessOf({ ...query, ages: [12] })?.from.code).toBe("NYC");
	});
});

describe("the price of a search", () => {
	it("is the lowest for one traveler on the days that were asked for, without bags, our fee apart", () => {
		const asked = { ...query, adults: 2 };
		const fee = money(4_000, "USD");
		const otherDays = plainQuery("NYC", "BOG", "2027-02-11", "2027-02-17");
		const offers = [
			offerFor(asked, 96_300, { fee }),
			offerFor(asked, 96_201, { fee, bagsAsked: 1 }),
			offerFor(otherDays, 100, { fee }),
		];
		expect(lowestFare(asked, offers)).toEqual({ total: { minor: 48_101, currency: "USD" }, fee: 2_000 });
	});

	it("is none of samples, of several currencies, or where nothing was found", () => {
		expect(lowestFare(query, [])).toBeUndefined();
		expect(lowestFare(query, [offerFor(query, 1, { sample: true })])).toBeUndefined();
		const mixed = [offerFor(query, 2), offerFor(query, 1, { total: money(1, "EUR") })];
		expect(lowestFare(query, mixed)).toBeUndefined();
	});

	it("is kept without our fee, which may change", async () => {
		await record({ ...query, adults: 2 }, 96_200, { fee: money(4_000, "USD") });
		expect(await kept()).toEqual([46_100]);
	});
});

describe("what is kept", () => {
	it("is a trip once a day, whoever asks and however often", async () => {
		await record(query, 46_100);
		await record(query, 40_000);
		await record({ ...query, adults: 2 }, 80_000);
		expect(await kept()).toEqual([46_100]);
		await record(query, 47_000, { seenAt: "2026-11-24T00:10:00Z" });
		expect(await rows()).toBe(2);
	});

	it("is at most five searches alike of a day, however many trips somebody tries", async () => {
		for (let day = 10; day < 20; day++) await record(plainQuery("NYC", "BOG", `2027-02-${day}`, "2027-02-25"));
		expect(await rows()).toBe(5);
		await record(plainQuery("NYC", "BOG", "2027-02-10", null));
		expect(await rows()).toBe(6);
	});

	it("is nothing of one airport of several, of airports that were left out, of samples", async () => {
		await record(plainQuery("JFK", "BOG", "2027-02-10", "2027-02-17"));
		await record(plainQuery("BOG", "LGA", "2027-02-10", "2027-02-17"));
		await record({ ...query, nearby: true });
		await record(query, 46_100, { sample: true });
		const [airport] = plainQuery("LGA", "BOG", "2027-02-10", null).slices.flatMap(({ from }) =>
			from.kind === "airport" ? [from] : [],
		);
		if (!airport) return expect.fail("LGA is an airport");
		await recordPrice(database.db, query, { unsearched: { airports: [airport], dates: [] } }, [offerFor(query, 1)]);
		expect(await rows()).toBe(0);
	});

	it("is no evidence for the same trip on the same day: a reload reads what the first visit read", async () => {
		await record(query, 46_100);
		expect(await kept(query)).toEqual([]);
		expect(await kept(query, new Date("2026-11-24T15:00:00Z"))).toEqual([46_100]);
	});

	it("counts for 60 days and is deleted then", async () => {
		await record(query);
		const inDays = (days: number) => new Date(`${addDays(today, days)}T12:00:00Z`);
		expect(await kept(undefined, inDays(60))).toEqual([46_100]);
		expect(await kept(undefined, inDays(61))).toEqual([]);
		expect(await pruneHistory(database.db, inDays(60))).toBe(0);
		expect(await pruneHistory(database.db, inDays(61))).toBe(1);
	});

	it("is bounded: of too many rows the oldest go", async () => {
		for (const day of [10, 11, 12, 13]) await record(plainQuery("NYC", "BOG", `2027-02-${day}`, "2027-02-25"), day);
		expect(await pruneHistory(database.db, now, 3)).toBe(1);
		expect(await kept()).toEqual([11, 12, 13]);
	});
});
