// Budget objects in memory, with the ledger that the real ones have and a clock of the test's own.
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { type Budgets, createBudgets } from "../../src/effects/budgets.ts";
import type { Effect } from "../../src/effects/effects.ts";
import { charge, createTables, giveBack, type Sql } from "../../src/effects/ledger.ts";
import { openPass } from "../../src/effects/line.ts";
import type { FindStore } from "../../src/effects/store.ts";

export function sqlite(db = new DatabaseSync(":memory:")): Sql {
	// Reading a statement takes longer than running it, and there are a dozen.
	const prepared = new Map<string, StatementSync>();
	const sql: Sql = {
		exec: (query, ...bindings) => {
			const statement = prepared.get(query) ?? db.prepare(query);
			prepared.set(query, statement);
			const rows = statement.all(...bindings) as Record<string, unknown>[];
			return { toArray: () => rows };
		},
	};
	createTables(sql);
	return sql;
}

export interface Stores {
	readonly find: FindStore;
	/** How often each object was asked for a charge. */
	readonly asked: Map<string, number>;
}

/** @param now milliseconds since 1970 */
export function memoryStores(now: () => number): Stores {
	const ledgers = new Map<string, Sql>();
	const asked = new Map<string, number>();
	return {
		asked,
		find(name) {
			const sql = ledgers.get(name) ?? sqlite();
			ledgers.set(name, sql);
			return {
				async charge(wanted) {
					asked.set(name, (asked.get(name) ?? 0) + 1);
					return charge(sql, wanted, now());
				},
				async giveBack(refund) {
					giveBack(sql, refund);
				},
				async pass(id) {
					openPass(sql, id, now());
				},
			};
		},
	};
}

/** Budgets of a test's own, that last for one object of services. */
export function memoryBudgets(now: () => Date): Budgets {
	const { find } = memoryStores(() => now().getTime());
	return createBudgets(find, { now, write: () => {}, hash: async (text) => text });
}

/** Budgets in which one effect is spent: its visitor waits half a minute, or it is a mailbox that gets no more today. */
export function spentBudgets(spent: Effect, by: "network" | "mailbox" = "network"): Budgets {
	const refused = { kind: "refused", scope: "mailbox", seconds: 3600 } as const;
	const waits = { kind: "wait", ticket: "11111111-2222-3333-4444-555555555555", seconds: 30 } as const;
	return {
		charge: async (effect, _, { units = 1 } = {}) =>
			effect === spent
				? { network: waits, mailbox: refused }[by]
				: { kind: "granted", units, giveBack: async () => {} },
		pass: async () => false,
	};
}

/** Budgets that do not answer. */
export const silentBudgets: Budgets = { charge: async () => ({ kind: "silent" }), pass: async () => false };
