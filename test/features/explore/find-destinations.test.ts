// What the places cost: the price of the search that each of them opens, in order, within the budget, and never a paid call.
import { describe, expect, it } from "vitest";
import { findDestinations } from "../../../src/features/explore/find-destinations.ts";
import type { ExploreQuery } from "../../../src/features/explore/forms/explore-form.ts";
import { fitting } from "../../../src/flights/facts.ts";
import { readChoice } from "../../../src/flights/offers/filters.ts";
import { parseFlightQuery } from "../../../src/flights/query.ts";
import { tabledSchedule } from "../../../src/flights/sample/schedule.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { recordSeen } from "../../../src/flights/seen-prices.ts";
import type { FareSource } from "../../../src/flights/source.ts";
import { withFee } from "../../../src/flights/with-fee.ts";
import { money } from "../../../src/money/money.ts";
import { findPlace } from "../../../src/places/airports.ts";
import { worldRegion } from "../../../src/places/world-regions.ts";
import { startDatabase } from "../../database.ts";
import { journey } from "../../flights/sample/journey.ts";

const now = new Date("2026-11-21T15:00:00Z");
const sample = withFee(createSampleSource({ now: () => now }), money(2_000, "USD"));
const ports = { fares: sample, db: undefined, schedule: tabledSchedule, now: () => now };

function query(from: string, more: Partial<ExploreQuery> = {}): ExploreQuery {
	const place = findPlace(from) ?? expect.fail(from);
	return { from: place, month: "2027-03", nights: 7, budget: undefined, nonstop: false, region: undefined, ...more };
}

async function lowestOf(search: URLSearchParams): Promise<number> {
	const parsed = parseFlightQuery(search, { language: "en", now });
	if (parsed.kind !== "ok") return expect.fail(search.toString());
	const offers = fitting(await Array.fromAsync(sample.search(parsed.query)), readChoice(search));
	return Math.min(...offers.map(({ total }) => total.minor));
}

describe("the prices of places", () => {
	it.each([
		["IAH", {}],
		["HOUA", { region: "central-america" as const }],
		["NYC", { month: undefined, region: "europe" as const }],
		["BOG", { nights: undefined }],
		["LAXA", { nonstop: true, region: "mexico" as const }],
		["MIA", { nonstop: true, nights: 3, month: "2027-07" }],
	])("are the lowest of the search that each opens, from %s with %o, the cheapest place first", async (from, more) => {
		const { priced } = await findDestinations(query(from, more), ports);
		expect(priced.length).toBeGreaterThan(3);
		const totals = priced.map(({ price }) => price?.total.minor ?? 0);
		expect(totals).toEqual(totals.toSorted((a, b) => a - b));
		// Three of each list, wherever they stand.
		for (const { price } of [priced[0], priced[Math.floor(priced.length / 2)], priced.at(-1)].filter((one) => !!one)) {
			const { search = new URLSearchParams(), total, offer } = price ?? {};
			expect(await lowestOf(search), search.toString()).toBe(total?.minor);
			expect(offer?.total).toEqual(total);
			expect(search.get("stops")).toBe("nonstop" in more ? "0" : null);
		}
	});

	it("are left out beyond the budget, and the cheapest of those is told", async () => {
		const all = await findDestinations(query("IAH"), ports);
		const some = await findDestinations(query("IAH", { budget: 400 }), ports);
		expect(some.priced).toEqual(all.priced.filter(({ price }) => (price?.total.minor ?? 0) <= 40_000));
		expect(some.priced.length).toBeGreaterThan(2);
		expect(some.overBudget).toEqual(all.priced[some.priced.length]);
		const none = await findDestinations(query("IAH", { budget: 20 }), ports);
		expect([none.priced, none.overBudget]).toEqual([[], all.priced[0]]);
	});

	it("are of one part of the world if that is asked, and every place with nonstop flights is on the list or named beside it", async () => {
		const { priced, others, regions } = await findDestinations(query("IAH", { region: "caribbean" }), ports);
		for (const { place } of [...priced, ...others]) expect(worldRegion(place)).toBe("caribbean");
		expect(regions).toEqual(expect.arrayContaining(["united-states", "mexico", "caribbean", "europe"]));
		const all = await findDestinations(query("IAH"), ports);
		const named = [...all.priced, ...all.others].map(({ place }) => place.code);
		expect(new Set(named).size).toBe(named.length);
		for (const { place, nonstop } of priced) if (nonstop.length > 0) expect(named).toContain(place.code);
	});

	it("are none in a month that nobody sells any more", async () => {
		const { priced, others } = await findDestinations(query("IAH", { month: "2026-10" }), ports);
		expect(priced).toEqual([]);
		expect(others.length).toBeGreaterThan(100);
	});
});

describe("with a source whose searches cost something", () => {
	const never = () => expect.fail("a call was paid");
	const paid: FareSource = {
		name: "live",
		sample: false,
		calls: { places: "city", datesAtOnce: 1, cost: 1, budget: 8 },
		search: never,
		offer: never,
		order: never,
		health: never,
	};
	const offerOf = async (pair: string, depart: string, back?: string) => {
		const query = journey(pair, depart, back ? { back } : {});
		const [offer = expect.fail()] = await Array.fromAsync(sample.search(query));
		return { query, offer: { ...offer, source: "live", sample: false, seenAt: now.toISOString() } };
	};

	it("only what searches have seen has a price; of all other places, who flies nonstop is known", async () => {
		const { db, stop } = await startDatabase();
		const seen = await Promise.all([
			offerOf("HOUA-GUA", "2027-03-02", "2027-03-12"),
			offerOf("IAH-LIM", "2027-03-05", "2027-03-09"),
			offerOf("HOUA-CUN", "2027-04-05", "2027-04-09"),
			offerOf("HOUA-SAL", "2027-03-05"),
		]);
		for (const { query, offer } of seen) await recordSeen(db, query, [offer]);
		const family = journey("HOUA-MEX", "2027-03-02", { back: "2027-03-09", adults: 2 });
		const [two = expect.fail()] = await Array.fromAsync(sample.search(family));
		await recordSeen(db, family, [{ ...two, seenAt: now.toISOString() }]);
		const live = { ...ports, fares: paid, db };
		const { priced, others, days } = await findDestinations(query("HOUA"), live);
		expect(days).toEqual([]);
		expect(priced.map(({ place }) => place.code).toSorted()).toEqual(["GUA", "LIM"]);
		const lima = priced.find(({ place }) => place.code === "LIM")?.price;
		expect(lima?.search.toString()).toContain("from=IAH&to=LIM&depart=2027-03-05&return=2027-03-09");
		expect([lima?.total, lima?.seenAt]).toEqual([seen[1]?.offer.total, now.toISOString()]);
		expect(others.length).toBeGreaterThan(100);
		const oneway = await findDestinations(query("HOUA", { nights: undefined }), live);
		expect(oneway.priced.map(({ place }) => place.code)).toEqual(["SAL"]);
		expect((await findDestinations(query("HOUA", { nonstop: true }), live)).priced).toEqual([]);
		const later = { ...live, now: () => new Date(now.getTime() + 25 * 3_600_000) };
		expect((await findDestinations(query("HOUA"), later)).priced).toEqual([]);
		await stop();
	});

	it("what another source has seen, or its own test mode, has no price, whoever asked for it", async () => {
		const { db, stop } = await startDatabase();
		const mine = await offerOf("IAH-LIM", "2027-03-05", "2027-03-09");
		const tested = await offerOf("HOUA-GUA", "2027-03-02", "2027-03-12");
		const foreign = await offerOf("HOUA-SAL", "2027-03-02", "2027-03-12");
		await recordSeen(db, mine.query, [mine.offer]);
		await recordSeen(db, tested.query, [{ ...tested.offer, sample: true }]);
		await recordSeen(db, foreign.query, [{ ...foreign.offer, source: "another" }]);
		const cron = db.prepare(
			"INSERT INTO fares VALUES ('planned', 'HOUA', ?, '', '2027-03-02', '2027-03-09', 40000, 'USD', 'A', ?, ?, ?)",
		);
		await cron.bind("BOG", 0, "live", now.toISOString()).run();
		await cron.bind("CUN", 1, "live", now.toISOString()).run();
		await cron.bind("SDQ", 1, "sample", now.toISOString()).run();
		const { priced } = await findDestinations(query("HOUA"), { ...ports, fares: paid, db });
		expect(priced.map(({ place }) => place.code).toSorted()).toEqual(["BOG", "LIM"]);
		await stop();
	});

	it("a database that fails costs the prices, not the page", async () => {
		const broken = { prepare: () => expect.fail("down") } as unknown as D1Database;
		const found = await findDestinations(query("IAH"), { ...ports, fares: paid, db: broken });
		expect(found.priced).toEqual([]);
		expect(found.failure).toMatch(/down/);
	});

	it("without any source, who flies nonstop is all", async () => {
		const { priced, others } = await findDestinations(query("IAH"), { ...ports, fares: undefined });
		expect(priced).toEqual([]);
		for (const { nonstop } of others) expect(nonstop.length).toBeGreaterThan(0);
	});
});
