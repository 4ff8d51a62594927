// The jobs of each trigger, and what becomes of one that fails.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { runJobs, schedules } from "../src/cron.ts";
import type { Env } from "../src/env.ts";
import { createServices } from "../src/services.ts";
import { startDatabase } from "./database.ts";
import { testEnv } from "./test-env.ts";

async function run(cron: string, prepare?: (db: D1Database) => Promise<unknown>) {
	const { db, stop } = await startDatabase();
	const lines: { cron: string; error?: string }[] = [];
	try {
		await prepare?.(db);
		const EMAIL = { send: async () => ({ messageId: "1" }) };
		const services = createServices({ ...testEnv(), DB: db, EMAIL } as unknown as Env);
		const failure = await runJobs(cron, services, (line) => lines.push(JSON.parse(line))).catch(String);
		return { lines, failure };
	} finally {
		await stop();
	}
}

it("has a schedule for every trigger of wrangler.toml, and no other", () => {
	const toml = readFileSync(new URL("../wrangler.toml", import.meta.url), "utf8");
	const [, list = ""] = /^crons = \[(.*)\]$/m.exec(toml) ?? [];
	expect([...list.matchAll(/"([^"]+)"/g)].map(([, cron]) => cron)).toEqual(Object.values(schedules));
});

it("runs the jobs of a trigger in order, a line each, and all of them for a trigger it does not know", async () => {
	const all = [
		...["deals", "alerts.ended", "alerts", "bookings.orders", "bookings.holds", "bookings.drafts", "outbox"],
		...[
			"quotes.ended",
			"messages.erased",
			"prices.forgotten",
			"personal.erased",
			"bookings.forgotten",
			"endings.forgotten",
			"outbox.cleared",
		],
	];
	for (const [cron, names] of [
		[schedules.prices, all],
		[schedules.mail, ["bookings.orders", "outbox"]],
		["*", all],
	] as const) {
		const { lines, failure } = await run(cron);
		expect(lines.map((line) => line.cron)).toEqual(names);
		expect(failure).toBeUndefined();
	}
});

it("goes on after a job that fails, says so, and fails as a whole", async () => {
	const { lines, failure } = await run(schedules.prices, (db) => db.prepare("DROP TABLE fares").run());
	expect(lines[0]?.error).toContain("no such table: fares");
	expect(lines).toHaveLength(14);
	expect(lines.slice(1).filter(({ error }) => error)).toEqual([]);
	expect(failure).toBe("Error: Failed: deals");
});

it("says which payment it could not work on, also where no card provider is left", async () => {
	const at = "2026-11-01T00:00:00.000Z";
	const { lines } = await run(schedules.mail, async (db) => {
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
	});
	expect(lines.find(({ cron }) => cron === "payments")).toMatchObject({ failed: 1, closed: 0, mismatches: [] });
});
