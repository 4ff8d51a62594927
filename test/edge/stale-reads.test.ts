// Which reads are asked of the nearest copy of the database: those of the table, and none of what somebody has just written.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staleReads } from "../../src/edge/stale-reads.ts";
import { timelyDatabase } from "../../src/edge/timely-database.ts";
import type { Env } from "../../src/env.ts";
import { readHistory } from "../../src/flights/price-history.ts";
import { readSeen, readSeenFrom, recordSeen } from "../../src/flights/seen-prices.ts";
import { href } from "../../src/links.ts";
import { createServices, type Services } from "../../src/services.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { startD1, type TestDatabase } from "../database.ts";
import { type Bookings, openBookings } from "../features/bookings/bookings.ts";
import { now } from "../features/bookings/sample-choice.ts";
import { drafted, reviewed, sample, siteOf } from "../features/funnel.ts";
import { journey } from "../flights/sample/journey.ts";
import { testEnv } from "../test-env.ts";

interface Asked {
	readonly by: "primary" | "first-unconstrained" | "first-primary";
	readonly sql: string;
}

/** The platform's binding as far as it is used, which writes down what it was asked, and how. */
function recording(db: D1Database, asked: Asked[]): D1Database {
	const prepare = (by: Asked["by"]) => (sql: string) => {
		asked.push({ by, sql });
		return db.prepare(sql);
	};
	const binding = {
		prepare: prepare("primary"),
		batch: (all: D1PreparedStatement[]) => db.batch(all),
		withSession: (by: Asked["by"]) => ({ prepare: prepare(by) }),
	};
	return binding as unknown as D1Database;
}

const staleTables = ["fares", "seen_prices", "price_history"];
const tablesIn = (sql: string) =>
	[...sql.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)/gi)].map(([, name = ""]) => name);

let bookings: Bookings;
beforeAll(async () => {
	bookings = await openBookings();
});
afterAll(() => bookings.stop());

async function askedBy(target: string, cookie?: string, method: "get" | "post" = "get"): Promise<readonly Asked[]> {
	const asked: Asked[] = [];
	const DB = recording(bookings.db, asked);
	const { db, bookings: store } = createServices({ ...testEnv(), DB } as unknown as Env) as Services & {
		db: D1Database;
	};
	const site = siteOf(bookings, cookie, {
		services: { db, bookings: store && { ...store, vault: bookings.store.vault } },
	});
	const { response } = await (method === "get" ? site.get(target) : site.post(target, { how: "phone" }));
	expect(response.status, target).toBeLessThan(500);
	return asked;
}

const depart = addDays(now.toISOString().slice(0, 10), 60);

describe("a page that shows prices", () => {
	it.each([
		["the home page", href("en", "home")],
		["a deal page", href("en", "featuredDeals")],
		["a destination", href("es", "destination", { citySlug: "miami" })],
		["an airline", href("en", "airline", { airline: "UA" })],
	])("reads them at the nearest copy: %s", async (_, target) => {
		const asked = await askedBy(target);
		expect(asked.length).toBeGreaterThan(0);
		expect(asked.filter(({ by }) => by !== "first-unconstrained")).toEqual([]);
	});

	it("writes what a search has seen to the primary", async () => {
		const asked: Asked[] = [];
		const query = journey("JFK-MIA", depart);
		const offers = await Array.fromAsync(sample.search(query));
		await recordSeen(timelyDatabase(recording(bookings.db, asked)), query, offers);
		expect(asked.map(({ by, sql }) => [by, sql.slice(0, 6)])).toEqual([["primary", "INSERT"]]);
	});
});

describe("what is somebody's own", () => {
	it("is read at the primary on every step of a booking, by its address or in a cookie", async () => {
		const draft = await drafted(bookings);
		const review = href("es", "bookingReview", {}, { booking: draft.code });
		const sent = await drafted(bookings);
		await reviewed(bookings, sent);
		const pages = [
			[review, draft.cookie],
			[href("es", "payment", {}, { booking: sent.code }), sent.cookie],
			[href("es", "bookingConfirmation", { confirmationCode: sent.code }), sent.cookie],
			[href("es", "myTrip"), sent.cookie],
			[href("en", "bookingReview", {}, { quote: "2345678901" }), undefined],
			[href("en", "fareAlerts", {}, { from: "JFK", to: "MIA", depart }), undefined],
			[href("en", "fareAlertConfirm", {}, { token: "x".repeat(43) }), undefined],
		] as const;
		for (const [target, cookie] of pages) {
			const asked = await askedBy(target, cookie);
			const own = asked.filter(({ sql }) => !tablesIn(sql).every((table) => staleTables.includes(table)));
			if (cookie) expect(own.length, target).toBeGreaterThan(0);
			expect(
				own.filter(({ by }) => by !== "primary"),
				target,
			).toEqual([]);
		}
		const posted = await askedBy(href("es", "payment", {}, { booking: sent.code }), sent.cookie, "post");
		expect(posted.some(({ sql }) => /FROM bookings/.test(sql))).toBe(true);
		expect(posted.filter(({ by }) => by !== "primary")).toEqual([]);
	});
});

it("has a reader for each row of the table, and reads nothing but the tables of prices", () => {
	const source = join(import.meta.dirname, "../../src");
	const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
	const reads = files.flatMap((file) => {
		const text = readFileSync(join(source, file), "utf8");
		return [...text.matchAll(/mayBeStale\(\w+, "(\w+)"\)\s*\.prepare\(\s*[`"]([^`"]+)/g)].map(
			([, name = "", sql = ""]) => ({ name, sql }),
		);
	});
	expect(new Set(reads.map(({ name }) => name))).toEqual(new Set(Object.keys(staleReads)));
	for (const { sql } of reads) {
		expect(sql).toMatch(/^SELECT /);
		expect(
			tablesIn(sql).filter((table) => !staleTables.includes(table)),
			sql,
		).toEqual([]);
	}
});

describe("the platform's own database", () => {
	let database: TestDatabase;
	beforeAll(async () => {
		database = await startD1();
	});
	afterAll(() => database.stop());

	it("answers by a session what it answers without", async () => {
		const db = timelyDatabase(database.db);
		await db
			.prepare(
				"INSERT INTO fares VALUES ('planned', 'JFK', 'MIA', '', '2027-01-01', '2027-01-08', 1, 'USD', 'x', 1, 'sample', ?)",
			)
			.bind(now.toISOString())
			.run();
		const query = journey("JFK-MIA", depart);
		expect(await readSeen(db, query, [[depart]], now)).toEqual([]);
		expect(await readSeenFrom(db, { trip: "oneway", from: ["JFK"] }, now)).toEqual([]);
		const { from, to } = query.slices[0] ?? {};
		if (!from || !to) return expect.fail();
		expect(await readHistory(db, { from, to, cabin: "economy", month: "2027-01" }, query, now)).toEqual([]);
	});
});
