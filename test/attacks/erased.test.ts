// A copy of the built Worker's database, read after a trip was erased by the cron: nothing in it leads to the people again.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BookingStore } from "../../src/features/bookings/store.ts";
import { createVault } from "../../src/privacy/vault.ts";
import { adult, contact, quoted, secondAdult } from "../features/bookings/bookings.ts";
import { bookedWith } from "../features/bookings/steps.ts";
import { type Harness, startWorker } from "../worker/harness.ts";
import { told } from "./attacker.ts";

let site: Harness;
let desk: BookingStore;
beforeAll(async () => {
	site = await startWorker();
	const { DB: db, DATA_KEY: key } = (await site.worker.getEnv()) as { DB: D1Database; DATA_KEY: string };
	desk = { db, vault: createVault([key]), inbox: "desk@example.test", write: () => {} };
});
afterAll(() => site.close());

/** What airline, fare source and card provider call the trip and its money. */
const names = {
	...{ pnr: "QLD5IO", order: "ord_0000AbCdEf", tickets: ["001-1234567890", "001-1234567891"] },
	...{ session: "cs_test_a1b2c3", intent: "pi_3Abc0123", event: "evt_1Abc0123" },
};
const people = [adult, secondAdult].flatMap(({ givenName, familyName, bornOn }) => [givenName, familyName, bornOn]);

/** Every table, by name. */
async function copy(): Promise<ReadonlyMap<string, readonly Record<string, unknown>[]>> {
	const { results } = await desk.db
		.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 3) != '_cf'")
		.all<{ readonly name: string }>();
	const tables = results.map(({ name }) => name);
	const all = await desk.db.batch<Record<string, unknown>>(
		tables.map((name) => desk.db.prepare(`SELECT * FROM ${name}`)),
	);
	return new Map(tables.map((name, index) => [name, all[index]?.results ?? []]));
}

it("has neither names nor hashes nor anything sealed of a trip that was erased, nor what others call it", async () => {
	const now = new Date();
	const at = now.toISOString();
	const made = { state: "made", type: "hold", startedAt: at, payBy: at, guaranteedUntil: at } as const;
	const order = { ...made, id: names.order, airlineReference: names.pnr, tickets: names.tickets };
	const quote = await quoted(desk.db, now);
	const { code } = await bookedWith(desk, quote, ["review", "request", ["hold", { order }], "pay", "ticket"], now);
	await desk.db.batch([
		desk.db
			.prepare(
				`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, session_id, intent_id, expires_at, created_at, updated_at)
				VALUES (?1, ?2, 1, 'stripe', 'captured', 100, 'USD', 'es', ?3, ?4, '2020-01-01T00:00:00.000Z', ?5, ?5)`,
			)
			.bind(`${code}-1`, code, names.session, names.intent, at),
		desk.db
			.prepare("INSERT INTO webhook_events (id, type, received_at, booking) VALUES (?, 'checkout', ?, ?)")
			.bind(`stripe:${names.event}`, at, code),
	]);

	// What stands with it: whatever is sealed, and every hash.
	const rows = [...(await copy()).values()].flat().filter((row) => JSON.stringify(row).includes(code));
	const secrets = rows.flatMap((row) =>
		[...JSON.stringify(row).matchAll(/\bv2\.[\w.+/=-]{30,}|\b[0-9a-f]{64}\b/g)].map(([text]) => text),
	);
	expect(secrets.length).toBeGreaterThan(6);
	const plain = [...people, contact.email, contact.phone, ...Object.values(names).flat()].filter(Boolean) as string[];

	await desk.db.prepare("UPDATE bookings SET arrives_at = '2020-01-01T00:00:00.000Z' WHERE code = ?").bind(code).run();
	// No duty's own trigger: all of them run.
	await site.worker.scheduled({ cron: "0 0 1 1 *" });

	const after = JSON.stringify([...(await copy())]);
	expect(after).toContain(code);
	const left = [...secrets, ...plain].filter((text) => after.includes(text));
	const line = `${left.length} of ${plain.length} names and ${secrets.length} hashes and sealed texts left`;
	told("an erased booking", "airline's code, order, tickets, session and intent left in plain text", line);
	expect(left).toEqual([]);
}, 240_000);
