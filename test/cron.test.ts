// The duties of the cron: each on its own trigger and within its own time, each with a line and a row of what became of it.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { runJobs } from "../src/cron.ts";
import type { Env } from "../src/env.ts";
import type { FareSource } from "../src/flights/source.ts";
import { createServices, type Services } from "../src/services.ts";
import { lastRuns } from "../src/site/cron-runs.ts";
import { duties, dutyNames } from "../src/site/duties.ts";
import { startDatabase } from "./database.ts";
import { testEnv } from "./test-env.ts";

interface Settings {
	readonly prepare?: (db: D1Database) => Promise<unknown>;
	readonly services?: Partial<Services>;
	readonly seconds?: number;
}

type Line = { readonly cron: string; readonly error?: string; readonly late?: number };

async function run(cron: string, { prepare, services: own, seconds }: Settings = {}) {
	const { db, stop } = await startDatabase();
	const lines: Line[] = [];
	try {
		await prepare?.(db);
		const EMAIL = { send: async () => ({ messageId: "1" }) };
		const services = { ...createServices({ ...testEnv(), DB: db, EMAIL } as unknown as Env), ...own };
		const failure = await runJobs(cron, services, (line) => lines.push(JSON.parse(line)), seconds).catch(String);
		const runs = await lastRuns(db, new Date());
		const row = await db.prepare("SELECT detail, took_ms FROM cron_runs WHERE outcome <> 'ok'").first();
		return { lines, failure, row, outcomes: Object.fromEntries(runs.map(({ duty, outcome }) => [duty, outcome])) };
	} finally {
		await stop();
	}
}

it("has a duty for every trigger of wrangler.toml, in the same order, and no other", () => {
	const toml = readFileSync(new URL("../wrangler.toml", import.meta.url), "utf8");
	const [, list = ""] = /^crons = \[(.*?)^\]$/ms.exec(toml) ?? [];
	const triggers = [...list.matchAll(/^\t"([^"]+)", # (\w+)$/gm)].map(([, cron, name]) => [name, cron]);
	expect(triggers).toEqual(dutyNames.map((name) => [name, duties[name].cron]));
});

/** The minutes of an hour in which a trigger fires. */
function minutesOf(cron: string): number[] {
	const [field = "", ...rest] = cron.split(" ");
	expect(rest).toEqual(["*", "*", "*", "*"]);
	const [, from = "0", , step = "60"] = /^(\d+)(-59\/(\d+))?$/.exec(field) ?? [];
	if (field === "*") return Array.from({ length: 60 }, (_, minute) => minute);
	return Array.from({ length: 60 }, (_, minute) => minute).filter(
		(minute) => minute >= Number(from) && (minute - Number(from)) % Number(step) === 0,
	);
}

it("begins no two duties in one minute, besides the mail of every minute, and ends each before it begins again", () => {
	const taken = new Map<number, string>();
	for (const name of dutyNames) {
		const { cron, seconds } = duties[name];
		const minutes = minutesOf(cron);
		const period = 3_600 / minutes.length;
		expect(seconds, name).toBeLessThan(Math.min(period, 900));
		if (name === "mail") continue;
		for (const minute of minutes) {
			expect(taken.get(minute), `${name} at minute ${minute}`).toBeUndefined();
			taken.set(minute, name);
		}
	}
});

it("runs the jobs of a trigger in order, a line each, and all of them for a trigger it does not know", async () => {
	const all = [
		...["bookings.orders", "bookings.holds", "bookings.late", "alerts.ended", "bookings.drafts", "quotes.ended"],
		...["messages.erased", "prices.forgotten", "personal.erased", "bookings.forgotten", "endings.forgotten"],
		...["outbox.cleared", "deals", "alerts"],
	];
	for (const [cron, names] of [
		[duties.holds.cron, ["bookings.orders", "bookings.holds"]],
		[duties.prices.cron, ["deals"]],
		[duties.mail.cron, []],
		["*", all],
	] as const) {
		const { lines, failure, outcomes } = await run(cron);
		expect(lines.map((line) => line.cron)).toEqual(names);
		expect(failure).toBeUndefined();
		const ran = dutyNames.filter((name) => cron === "*" || duties[name].cron === cron);
		expect(outcomes).toEqual(Object.fromEntries(dutyNames.map((name) => [name, ran.includes(name) ? "ok" : "never"])));
	}
});

it("goes on after a job that fails, says so, and fails as a whole", async () => {
	const { lines, failure, outcomes, row } = await run("*", {
		prepare: (db) => db.prepare("DROP TABLE fare_alert_links").run(),
	});
	expect(lines.find(({ cron }) => cron === "alerts.ended")?.error).toContain("no such table: fare_alert_links");
	expect(lines).toHaveLength(14);
	expect(lines.filter(({ error }) => error)).toHaveLength(1);
	expect(failure).toBe("Error: Failed: alerts.ended");
	expect(outcomes).toMatchObject({ ends: "failed", erasure: "ok", mail: "ok" });
	expect(row).toMatchObject({ detail: "alerts.ended" });
});

it("does its duties also where it cannot write down that it did", async () => {
	const { db, stop } = await startDatabase();
	const lines: Line[] = [];
	await db.prepare("DROP TABLE cron_runs").run();
	await runJobs(duties.prices.cron, createServices({ ...testEnv(), DB: db } as unknown as Env), (line) =>
		lines.push(JSON.parse(line)),
	);
	await stop();
	expect(lines.map(({ cron }) => cron)).toEqual(["prices.noted", "deals", "prices.noted"]);
});

/** A fare source that answers nothing and heeds no signal. */
function silent(): { readonly fares: FareSource; readonly asked: () => number } {
	let searches = 0;
	const { fares } = createServices(testEnv() as Env);
	if (!fares) throw new Error("no sample");
	const never = () => new Promise<never>(() => {});
	const search = () => {
		searches++;
		return { [Symbol.asyncIterator]: () => ({ next: never }) };
	};
	const { lowest: _, ...rest } = fares;
	return { fares: { ...rest, search, offer: never, order: never } as unknown as FareSource, asked: () => searches };
}

it("a fare source that never answers delays prices and alerts, each until its time is over, and nothing else", async () => {
	const { fares, asked } = silent();
	const told: { readonly what: string | undefined; readonly outcome: string }[] = [];
	const tell: Services["tell"] = (event, { what, outcome }) => {
		if (event === "cron") told.push({ what, outcome });
	};
	const { lines, failure, outcomes } = await run("*", {
		services: { fares, tell },
		seconds: 0.3,
		// An alert that waits for a look.
		prepare: (db) =>
			db
				.prepare(
					`INSERT INTO fare_alerts (id, state, language, origin, destination, depart, stay, until, created_at)
					VALUES ('1', 'active', 'en', 'NYC', 'BOG', '2027-03', '', '2099-12-31', '2026-01-01')`,
				)
				.run(),
	});
	expect(outcomes).toEqual({
		...Object.fromEntries(dutyNames.map((name) => [name, "ok"])),
		...{ prices: "late", alerts: "late" },
	});
	expect(told.filter(({ outcome }) => outcome !== "ok")).toEqual([
		{ what: "prices", outcome: "late" },
		{ what: "alerts", outcome: "late" },
	]);
	expect(told.map(({ what }) => what)).toEqual(dutyNames);
	expect(lines.filter(({ late }) => late)).toMatchObject([{ cron: "deals", late: 0.3 }, { cron: "alerts" }]);
	expect(failure).toBe("Error: Failed: deals, alerts");
	expect(asked()).toBe(2);
});

it("says which payment it could not work on, also where no card provider is left", async () => {
	const at = "2026-11-01T00:00:00.000Z";
	const { lines } = await run(duties.payments.cron, {
		prepare: async (db) => {
			// An offer that nobody can read any more.
			await db
				.prepare(
					`INSERT INTO bookings (code, request_key, state, version, change, language, quote, search, source, sample, offer,
				minor, currency, departs_at, arrives_at, created_at, updated_at)
				VALUES ('KKMW2R47', 'k', 'reviewed', 1, 'c', 'en', 'q', '', 'gone', 0, 'broken', 100, 'USD', ?1, ?1, ?1, ?1)`,
				)
				.bind(at)
				.run();
			await db
				.prepare(
					`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, expires_at, created_at, updated_at)
				VALUES ('KKMW2R47-1', 'KKMW2R47', 1, 'gone', 'opening', 100, 'USD', 'en', ?1, ?1, ?1)`,
				)
				.bind(at)
				.run();
		},
	});
	expect(lines.find(({ cron }) => cron === "payments")).toMatchObject({ failed: 1, closed: 0, mismatches: [] });
});
