// The object around a ledger, with a storage that forgets everything as the platform's does.
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, it, vi } from "vitest";
import type { EffectBudget } from "../../src/effects/budget-object.ts";
import { sqlite } from "./store.ts";

vi.mock("cloudflare:workers", () => ({
	DurableObject: class {
		readonly ctx: unknown;
		constructor(ctx: unknown) {
			this.ctx = ctx;
		}
	},
}));

const day = 24 * 3_600_000;

afterEach(() => {
	vi.useRealTimers();
});

async function object(): Promise<{ budget: EffectBudget; tables: () => number }> {
	const module = await import("../../src/effects/budget-object.ts");
	const db = new DatabaseSync(":memory:");
	const tables = () => db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
	let alarm: number | null = null;
	const storage = {
		sql: sqlite(db),
		getAlarm: async () => alarm,
		async setAlarm(at: number) {
			alarm = at;
		},
		async deleteAll() {
			for (const { name } of tables()) db.exec(`DROP TABLE ${name}`);
		},
	};
	return { budget: new module.EffectBudget({ storage } as never, {}), tables: () => tables().length };
}

it("counts on after it has deleted itself, while it is still in memory", async () => {
	vi.useFakeTimers({ now: Date.parse("2026-11-25T10:00:00Z"), toFake: ["Date"] });
	const { budget, tables } = await object();
	const wanted = { entries: [{ key: "a", limits: { day: 1 } }], units: 1, least: 1 };
	const { at } = (await budget.charge(wanted)) as { at: number };
	vi.setSystemTime(Date.now() + 3 * day);
	await budget.alarm();
	expect(tables()).toBe(0);
	budget.giveBack({ ...wanted, at });
	expect((await budget.charge(wanted)).kind).toBe("charged");
	expect((await budget.charge(wanted)).kind).toBe("drained");
});
