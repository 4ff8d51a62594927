// The deep health check: who may read it, each value that warns or wakes, and parts that do not answer.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { siteSpending } from "../../src/effects/site-spending.ts";
import type { Env } from "../../src/env.ts";
import { foundByRuns, keepMismatches } from "../../src/features/bookings/payments/mismatches.ts";
import { type Lane, lanes } from "../../src/mail/lanes.ts";
import { createServices, type Services } from "../../src/services.ts";
import type { DeepHealth } from "../../src/site/deep-health.ts";
import { deepHealth } from "../../src/site/deep-health.ts";
import { dutyNames, periodOf } from "../../src/site/duties.ts";
import {
	bookingsOff,
	databaseMs,
	deadMails,
	dutySeconds,
	failingSeconds,
	mailSeconds,
	mismatches,
	priceSeconds,
	spentPercent,
} from "../../src/site/health-limits.ts";
import { startDatabase, type TestDatabase } from "../database.ts";
import { memoryStores } from "../effects/store.ts";
import { downDatabase, silentDatabase } from "../reliability/faulty.ts";
import { testEnv } from "../test-env.ts";

const key = "k".repeat(43);
const now = new Date("2026-11-26T12:00:00.000Z");
const path = "/api/health/deep";
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000).toISOString();

let database: TestDatabase;
let db: D1Database;
beforeEach(async () => {
	database = await startDatabase();
	db = database.db;
	await db.batch([
		db.prepare("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT, applied_at TEXT NOT NULL)"),
		db.prepare("INSERT INTO d1_migrations (name, applied_at) VALUES ('x', '2026-11-26 11:59:00')"),
	]);
});
afterEach(() => database.stop());

const limits = { search: { day: 100 } };
const spendings = () => memoryStores(() => now.getTime());

function servicesOf(own: Partial<Services> = {}, env: Readonly<Record<string, unknown>> = { HEALTH_KEY: key }) {
	const services = createServices({ ...testEnv(), DB: db, ...env } as unknown as Env);
	const fares = services.fares && { ...services.fares, calls: { ...services.fares.calls, cost: 1 as const } };
	return { ...services, fares, now: () => now, spending: siteSpending(spendings().find, limits), ...own };
}

async function ask(services: Services, init: RequestInit = { headers: { Authorization: `Bearer ${key}` } }, env = {}) {
	const lines: string[] = [];
	const app = createApp(services, { writeLine: (line) => lines.push(line) });
	const response = await app.request(path, init, env);
	return { response, lines };
}

async function read(own: Partial<Services> = {}): Promise<DeepHealth & { readonly status: number }> {
	const { response } = await ask(servicesOf(own));
	return { ...(await response.json<DeepHealth>()), status: response.status };
}

const readingsOf = ({ parts }: DeepHealth) => parts.flatMap(({ readings }) => readings);

describe("who may read it", () => {
	it("nobody where no key is set, by no method, and not with any", async () => {
		for (const method of ["GET", "HEAD", "POST", "PUT"]) {
			const init = { method, headers: { Authorization: `Bearer ${key}` } };
			const { response } = await ask(servicesOf({}, {}), init);
			expect(response.status, method).toBe(404);
			expect(response.headers.get("cache-control"), method).toBe("no-store");
		}
	});

	it.each([
		["no key", {}],
		["another key", { Authorization: `Bearer ${"x".repeat(43)}` }],
		["a part of it", { Authorization: `Bearer ${key.slice(1)}` }],
		["more than it", { Authorization: `Bearer ${key}k` }],
		["an empty one", { Authorization: "Bearer " }],
		["another way", { Authorization: `Basic ${key}` }],
	])("not who brings %s", async (_, headers) => {
		const { response, lines } = await ask(servicesOf(), { headers });
		expect(response.status).toBe(401);
		expect(response.headers.get("www-authenticate")).toBe("Bearer");
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(await response.text()).not.toMatch(/parts|version/);
		expect(lines.join()).not.toContain(key.slice(1));
	});

	it("whoever brings it, as often as the limit of reads allows", async () => {
		const { response } = await ask(servicesOf());
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("no-store");
		const READS = { limit: async () => ({ success: false }) };
		const { response: over } = await ask(servicesOf(), { headers: { Authorization: "Bearer guess" } }, { READS });
		expect(over.status).toBe(429);
		const { response: posted } = await ask(servicesOf(), {
			method: "POST",
			headers: { Authorization: `Bearer ${key}` },
		});
		expect(posted.status).toBe(405);
	});
});

async function mailed(lane: Lane, { created, due, attempts = 0, dead = false, count = 1 }: Mailed): Promise<void> {
	for (let number = 0; number < count; number++) {
		await db
			.prepare(
				`INSERT INTO outbox (id, kind, lane, language, sealed, payload, about, created_at, next_attempt_at, attempts, dead_at)
				VALUES (?, 'booking.traveler', ?, 'en', 'x', '{}', 'x', ?, ?, ?, ?)`,
			)
			.bind(`${lane}-${due}-${number}`, lane, ago(created), dead ? null : ago(due), attempts, dead ? ago(0) : null)
			.run();
	}
}
interface Mailed {
	/** Seconds ago. */
	readonly created: number;
	readonly due: number;
	readonly attempts?: number;
	readonly dead?: boolean;
	readonly count?: number;
}

const endedWell = (duty: string, seconds: number) =>
	db
		.prepare(
			"INSERT INTO cron_runs (duty, started_at, ended_at, took_ms, outcome, ok_at) VALUES (?, ?, ?, 40, 'failed', ?)",
		)
		.bind(duty, ago(30), ago(29), ago(seconds))
		.run();

const priced = (seconds: number, destination = "BOG") =>
	db
		.prepare(
			"INSERT INTO fares VALUES ('planned', 'JFK', ?, '', '2027-01-01', '2027-01-08', 1, 'USD', 'x', 1, 'sample', ?)",
		)
		.bind(destination, ago(seconds))
		.run();

/** A booking and its payment, as the table of mismatches tells them apart. */
type Found = (typeof foundByRuns)[number];
type Row = readonly [payment: string, booking: string, order: string];
const paid: Readonly<Record<Exclude<keyof typeof mismatches, Found>, Row>> = {
	capturedWithoutOrder: ["captured", "requested", "refused"],
	capturedButEnded: ["captured", "cancelled", "none"],
	orderWithoutMoney: ["voided", "requested", "made"],
	orderUnknown: ["captured", "requested", "unknown"],
	authorizedBesides: ["authorized", "paid", "made"],
	paidTwice: ["captured", "ticketed", "made"],
};

async function booked([payment, booking, order]: readonly string[]): Promise<void> {
	const columns = await db
		.prepare("PRAGMA table_info(bookings)")
		.all<{ name: string; notnull: number; type: string }>();
	const wanted: Record<string, unknown> = {
		code: "KKMW2R47",
		state: booking,
		order_state: order,
		order_type: "instant",
	};
	for (const { name, notnull, type } of columns.results) {
		if (notnull && !(name in wanted)) wanted[name] = type === "INTEGER" ? 1 : ago(0);
	}
	const insert = (table: string, row: Record<string, unknown>) =>
		db
			.prepare(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => "?")})`)
			.bind(...Object.values(row));
	const money = { minor: 1, currency: "USD", intent_id: "pi_1", surplus: 1, provider: "stripe", session_id: "cs_1" };
	const times = { language: "en", expires_at: ago(0), created_at: ago(0), updated_at: ago(0) };
	const row = { id: "KKMW2R47-1", booking: "KKMW2R47", attempt: 1, state: payment, ...money, ...times };
	await db.batch([insert("bookings", wanted), insert("payments", row)]);
}

/** What a run of the cron found, so many times in one booking, and what one found too long ago to count. */
async function found(kind: Found): Promise<void> {
	const mismatch = (booking: string) => ({ kind, payment: `${booking}-1` });
	await keepMismatches(db, [mismatch("K7M2R4X4")], new Date(now.getTime() - 3_600_000));
	await keepMismatches(
		db,
		[mismatch("KKMW2R47"), { kind, payment: "KKMW2R47-2" }],
		new Date(now.getTime() - 3_599_000),
	);
}

/** From `since` seconds ago to now every answer was a failure, in so many minutes of them. */
const failing = (asked: string, since: number, failures: number) =>
	db
		.prepare("INSERT INTO source_answers VALUES ('sample', ?, ?, ?, ?, ?, 'unavailable')")
		.bind(asked, ago(since + 20), ago(since), ago(0), failures)
		.run();

type Effect = keyof typeof spentPercent;

function spentTo(percent: number, effect: Effect): Partial<Services> {
	const spending: Services["spending"] = async (asked) => ({
		open: { spent: asked === effect ? percent : 0, limit: 100 },
		reserved: { spent: 0, limit: 25 },
	});
	return { spending };
}

interface Case {
	/** Makes the value what it has to be; gives services of its own where it takes those. */
	readonly reach: (value: number) => Promise<unknown> | Partial<Services>;
	readonly limit: { readonly warn?: number; readonly alarm?: number };
	/** Below any limit too, something can be measured. */
	readonly exact?: false;
}

const cases: Readonly<Record<string, Case>> = {
	...Object.fromEntries(
		lanes.flatMap((lane) => [
			[
				`mail.${lane}.seconds`,
				{ limit: mailSeconds[lane], reach: (value) => mailed(lane, { created: value + 5, due: value }) },
			],
			[
				`mail.${lane}.dead`,
				{ limit: deadMails[lane], reach: (count) => mailed(lane, { created: 9, due: 9, dead: true, count }) },
			],
		]) satisfies [string, Case][],
	),
	...Object.fromEntries(
		dutyNames.map((duty): [string, Case] => [
			`cron.${duty}.seconds`,
			{ limit: dutySeconds[periodOf(duty) as keyof typeof dutySeconds], reach: (value) => endedWell(duty, value) },
		]),
	),
	"prices.newest.seconds": { limit: priceSeconds.newest, reach: (value) => priced(value) },
	"prices.oldest.seconds": {
		limit: priceSeconds.oldest,
		reach: async (value) => [await priced(value), await priced(0, "MEX")],
	},
	...Object.fromEntries(
		(Object.keys(spentPercent) as Effect[]).map((effect): [string, Case] => [
			`spend.${effect}.percent`,
			{ limit: spentPercent[effect], reach: (value) => spentTo(value, effect) },
		]),
	),
	...Object.fromEntries(
		(Object.keys(paid) as (keyof typeof paid)[]).map((mismatch): [string, Case] => [
			`money.${mismatch}.bookings`,
			{ limit: mismatches[mismatch], reach: async (value) => value > 0 && booked(paid[mismatch]) },
		]),
	),
	...Object.fromEntries(
		foundByRuns.map((kind): [string, Case] => [
			`money.${kind}.bookings`,
			{ limit: mismatches[kind], reach: async (value) => value > 0 && found(kind) },
		]),
	),
	...Object.fromEntries(
		Object.entries(failingSeconds).map(([asked, limit]): [string, Case] => [
			`source.${asked}.seconds`,
			{ limit, reach: (value) => failing(asked, value, 3) },
		]),
	),
	"bookings.off": { limit: bookingsOff, reach: (value) => (value > 0 ? { vault: undefined } : {}) },
	"database.ms": { limit: databaseMs, exact: false, reach: (value) => ({ db: slow(value) }) },
};

/** A database that takes so many milliseconds, and a few, for the statement of the check. */
function slow(ms: number): D1Database {
	return new Proxy(db, {
		get(target, name) {
			if (name !== "prepare") return Reflect.get(target, name);
			return (sql: string) =>
				sql === "SELECT 1"
					? { first: () => new Promise((answer) => setTimeout(() => answer({}), ms + 20)) }
					: target.prepare(sql);
		},
	});
}

it("is well on a site where nothing waits, with every value and its limit", async () => {
	await priced(60);
	const health = await read();
	expect(health).toMatchObject({ status: 200, state: "ok", version: "local", time: now.toISOString() });
	expect(health.parts.map(({ part }) => part)).toEqual([
		"database",
		"bookings",
		"mail",
		"crons",
		"source",
		"prices",
		"spend",
		"money",
	]);
	const readings = readingsOf(health);
	expect(readings.map(({ name }) => name).toSorted()).toEqual(Object.keys(cases).toSorted());
	for (const { name, state, warn, alarm } of readings) {
		expect({ name, state, warn, alarm }).toEqual({
			name,
			state: "ok",
			...{ warn: undefined, alarm: undefined },
			...cases[name]?.limit,
		});
	}
});

describe.each(Object.entries(cases))("%s", (name, { limit, reach, exact = true }) => {
	const { warn, alarm } = limit;
	const steps = [
		...(warn === undefined ? [] : [["warn", warn, 200] as const]),
		...(alarm === undefined ? [] : [["alarm", alarm, 503] as const]),
		["ok", (warn ?? alarm ?? 1) - (exact ? 1 : 400), 200] as const,
	];

	it.each(steps)("is %s at %i", async (state, value, status) => {
		if (!name.startsWith("prices.")) await priced(60);
		const reached = await reach(value);
		const health = await read(typeof reached === "object" && reached && !Array.isArray(reached) ? reached : {});
		const found = readingsOf(health).find((one) => one.name === name);
		expect(found).toMatchObject({ state, ...(exact && { value }) });
		expect(health).toMatchObject({ state, status });
	});
});

describe("a mail", () => {
	it("that is tried in vain waits since it was written; one that waits by design, since it was due", async () => {
		await mailed("replies", { created: 5_000, due: -600, attempts: 3 });
		await mailed("bookings", { created: 5_000, due: -600 });
		const readings = readingsOf(await read());
		const secondsOf = (lane: Lane) => readings.find(({ name }) => name === `mail.${lane}.seconds`);
		expect(secondsOf("replies")).toMatchObject({ value: 5_000, state: "warn", about: { waiting: 1 } });
		expect(secondsOf("bookings")).toMatchObject({ value: 0, state: "ok" });
	});
});

it("measures a duty that never ran since the last migration, and tells how the last one went", async () => {
	await endedWell("mail", 10);
	const readings = readingsOf(await read());
	const duty = (name: string) => readings.find((one) => one.name === `cron.${name}.seconds`);
	expect(duty("holds")).toMatchObject({ value: 60, about: { began: null, outcome: "never", tookMs: null } });
	expect(duty("mail")).toMatchObject({ value: 10, about: { began: 30, outcome: "failed", tookMs: 40 } });
});

it("has no prices to look after where there is no source, and no budgets where none are bound", async () => {
	const health = await read({ fares: undefined, spending: undefined });
	for (const part of ["source", "prices", "spend"]) {
		expect(health.parts.find((one) => one.part === part)).toMatchObject({ state: "ok", readings: [] });
	}
});

it("tells of a source whether two alone fail, why, and when it answered last; of one that is free, nothing", async () => {
	await failing("search", 4_000, 2);
	const search = readingsOf(await read()).find(({ name }) => name === "source.search.seconds");
	expect(search).toMatchObject({ value: 0, about: { failures: 2, why: "unavailable", good: 4_020 } });
	const { fares } = createServices({ ...testEnv(), DB: db } as unknown as Env);
	const health = await read({ fares });
	expect(health.parts.find(({ part }) => part === "source")).toMatchObject({ state: "ok", readings: [] });
});

it("takes the age of the database where no price was ever stored", async () => {
	await db.prepare("UPDATE d1_migrations SET applied_at = '2026-11-23 12:00:00'").run();
	const newest = readingsOf(await read()).find(({ name }) => name === "prices.newest.seconds");
	expect(newest).toMatchObject({ value: 3 * 86_400, state: "alarm", about: { stored: 0 } });
});

describe("a part that does not answer", () => {
	it.each([
		["a database that throws", () => ({ db: downDatabase(db) }), "error"],
		["no database", () => ({ db: undefined }), "error"],
		["a database that never answers", () => ({ db: silentDatabase() }), "late"],
	] as const)("is an alarm, not an error of ours: %s", async (_, own, failed) => {
		const services = servicesOf(own());
		const app = createApp(services, { writeLine: () => {} });
		const quick = deepHealth(services, 30);
		app.get("/quick", quick);
		const response = failed === "late" ? await app.request("/quick", auth) : await app.request(path, auth);
		expect(response.status).toBe(503);
		const health = await response.json<DeepHealth>();
		for (const part of ["database", "mail", "crons", "source", "prices", "money"]) {
			expect(
				health.parts.find((one) => one.part === part),
				part,
			).toMatchObject({ state: "alarm", failed });
		}
		expect(health.parts.find(({ part }) => part === "spend")).toMatchObject({ state: "ok" });
	});

	it("is one alone: an object of budgets that throws, whose error is in the log and not in the answer", async () => {
		await priced(60);
		const spending = async () => Promise.reject(new Error("object reset"));
		const { response, lines } = await ask(servicesOf({ spending }));
		expect(response.status).toBe(503);
		const text = await response.text();
		expect(text).not.toContain("object reset");
		const { parts } = JSON.parse(text) as DeepHealth;
		expect(parts.filter(({ state }) => state === "alarm").map(({ part, failed }) => [part, failed])).toEqual([
			["spend", "error"],
		]);
		expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({
			route: "api.health.deep",
			error: "spend: Error: object reset",
		});
	});
});

const auth = { headers: { Authorization: `Bearer ${key}` } };

it("reads what is spent of the site's budget without spending it", async () => {
	const { find } = spendings();
	const entries = [{ key: "search all", limits: { day: 80 } }];
	await find("site").charge({ entries, units: 61, least: 61 });
	const spending = siteSpending(find, limits);
	const reserved = { spent: 0, limit: 20 };
	for (let time = 0; time < 2; time++)
		expect(await spending("search")).toEqual({ open: { spent: 61, limit: 80 }, reserved });
	expect(await spending("wrongCode")).toBeUndefined();
	await find("site").charge({ entries, units: 19, least: 19 });
	await find("site").charge({
		entries: [{ key: "search reserved", limits: { day: 20 } }],
		...{ units: 4, least: 4 },
	});
	expect(await spending("search")).toEqual({ open: { spent: 80, limit: 80 }, reserved: { spent: 4, limit: 20 } });
	expect(await spending("ownSearch")).toEqual({ open: { spent: 0, limit: 3_200 }, reserved: { spent: 0, limit: 800 } });
});
