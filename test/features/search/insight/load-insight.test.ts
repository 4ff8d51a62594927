// Keeping what a search has found, and reading what others have: whatever fails, the page stands.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadInsight, remember } from "../../../../src/features/search/insight/load-insight.ts";
import type { Collected } from "../../../../src/flights/collect-offers.ts";
import { planCalls } from "../../../../src/flights/plan-calls.ts";
import { plainQuery } from "../../../../src/flights/query.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import type { FareSource } from "../../../../src/flights/source.ts";
import { money } from "../../../../src/money/money.ts";
import { nonstopOffer } from "../../../../src/styleguide/samples/sample-offers.ts";
import { startDatabase } from "../../../database.ts";

const now = () => new Date("2026-11-23T15:00:00Z");
const query = plainQuery("NYC", "MIAA", "2027-02-10", null);
const sample = createSampleSource({ now });
const real: FareSource = { ...sample, name: "live", sample: false, calls: { ...sample.calls, cost: 1 } };
const free: FareSource = { ...real, calls: sample.calls };

/** What the search has found, at so many dollars. */
function found(dollars: number, more: Partial<Collected> = {}): Promise<Collected> {
	const [slice] = nonstopOffer.slices;
	const [segment] = slice?.segments ?? [];
	if (!slice || !segment) throw new Error("the sample has a flight");
	const slices = [{ ...slice, segments: [{ ...segment, departingAt: "2027-02-10T08:00" }] }];
	const total = money(dollars * 100, "USD");
	const { fee: _, ...offer } = nonstopOffer;
	const offers = [{ ...offer, slices, total, sample: false, seenAt: now().toISOString() }];
	return Promise.resolve({ offers, partial: false, ...more });
}

let database: Awaited<ReturnType<typeof startDatabase>>;
beforeEach(async () => {
	database = await startDatabase();
});
afterEach(() => database.stop());

const rows = (table: string) => database.db.prepare(`SELECT count(*) AS n FROM ${table}`).first("n");
const about = (fares: FareSource, crawler = false) => ({
	...{ fares, query, crawler },
	db: database.db,
	plan: planCalls(query, fares.calls, now()),
});

describe("a search", () => {
	it("is kept as a price seen and as evidence", async () => {
		await remember(about(real), found(461));
		expect([await rows("seen_prices"), await rows("price_history")]).toEqual([1, 1]);
	});

	it("that costs nothing is evidence too, but for a crawler's", async () => {
		await remember(about(free, true), found(461));
		expect(await rows("price_history")).toBe(0);
		await remember(about(free), found(461));
		expect([await rows("seen_prices"), await rows("price_history")]).toEqual([0, 1]);
	});

	it("that failed, or came only in part, is not kept", async () => {
		await remember(about(real), Promise.reject(new Error("down")));
		await remember(about(real), found(461, { partial: true }));
		expect([await rows("seen_prices"), await rows("price_history")]).toEqual([0, 0]);
	});
});

describe("an insight", () => {
	const load = (more: Partial<Parameters<typeof loadInsight>[0]> = {}, fares = real, db = database.db) =>
		loadInsight({ services: { fares, db, now }, query, found: found(461), ...more });

	beforeEach(async () => {
		for (let index = 0; index < 12; index++) {
			await database.db
				.prepare(
					"INSERT INTO price_history (alike, seen_on, depart, return, minor, currency) VALUES (?, ?, ?, '', ?, 'USD')",
				)
				.bind(
					"oneway|NYC|MIAA|economy|2027-02",
					`2026-11-${10 + (index >> 1)}`,
					`2027-02-${11 + index}`,
					50_000 + index,
				)
				.run();
		}
	});

	it("says what the searches of the month have seen, also for one airport of the city", async () => {
		const said = { level: "low", searches: 12, days: 6, since: "2026-11-10", lowest: { minor: 50_000 } };
		expect(await load()).toMatchObject(said);
		const airport = plainQuery("JFK", "MIAA", "2027-02-10", null);
		expect(await load({ query: airport })).toMatchObject(said);
	});

	it("is none of samples, of flexible days, or of what came only in part", async () => {
		expect(await load({}, sample)).toBeUndefined();
		expect(await load({ query: { ...query, flex: 1 } })).toBeUndefined();
		expect(await load({ found: found(461, { partial: true }) })).toBeUndefined();
		expect(await load({ found: Promise.reject(new Error("down")) })).toBeUndefined();
	});

	it("is none where the database fails or is slow; the log says that it failed", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
		await database.db.prepare("DROP TABLE price_history").run();
		expect(await load()).toBeUndefined();
		expect(warn.mock.calls.join()).toContain("no such table: price_history");
		warn.mockRestore();
		vi.useFakeTimers();
		const never = { bind: () => never, all: () => new Promise(() => {}) };
		const slow = load({}, real, { prepare: () => never } as never);
		await vi.advanceTimersByTimeAsync(1_000);
		vi.useRealTimers();
		expect(await slow).toBeUndefined();
	});
});
