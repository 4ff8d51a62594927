// Who pays for a search: once, by whoever began it, for the calls that were made.
import { beforeEach, describe, expect, it } from "vitest";
import type { Permit } from "../../src/effects/budgets.ts";
import { cacheSearches } from "../../src/flights/cached-source.ts";
import { paidByUs, payerOf, SearchUnpaid } from "../../src/flights/paid-search.ts";
import type { FlightQuery } from "../../src/flights/query.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import type { FareSource } from "../../src/flights/source.ts";
import { memoryBudgets, silentBudgets } from "../effects/store.ts";
import { journey, now } from "./sample/journey.ts";

const plain = journey("JFK-MIA", "2027-02-10");
const dear: FlightQuery = { ...plain, flex: 3, nearby: true };
const sample = createSampleSource({ now: () => now });
let made: number[] = [];
beforeEach(() => {
	made = [];
});

/** A source that is paid for by the call, and makes as many as it may. */
const paid: FareSource = {
	...sample,
	calls: { ...sample.calls, datesAtOnce: 1, cost: 1, budget: 8 },
	async *search(query, signal, admit) {
		const admitted = await admit?.(8);
		const calls = admitted?.calls ?? 8;
		made.push(calls);
		yield* sample.search(query, signal);
		await admitted?.settle(calls);
	},
};

/** A visitor who gets what the budget still has. */
function visitor(budget: { left: number }) {
	return payerOf(async (units): Promise<Permit> => {
		if (budget.left < 1) return { kind: "wait", ticket: "t", seconds: 20 };
		const got = Math.min(units, budget.left);
		budget.left -= got;
		return {
			kind: "granted",
			units: got,
			async giveBack(back) {
				budget.left += back;
			},
		};
	});
}

const remembered = () => cacheSearches(paid, { seconds: 120, entries: 10, now: () => now });

async function read(source: FareSource, query: FlightQuery, payer = visitor({ left: 100 })): Promise<number> {
	let count = 0;
	for await (const _ of source.search(query, undefined, payer.admit)) count += 1;
	return count;
}

describe("a search that costs something", () => {
	it("is paid for once, and nothing is asked while it is remembered", async () => {
		const budget = { left: 100 };
		const source = remembered();
		const first = await read(source, dear, visitor(budget));
		const left = budget.left;
		expect(left).toBeLessThan(100);
		expect(await read(source, dear, visitor({ left: 0 }))).toBe(first);
		expect(budget.left).toBe(left);
		expect(made).toHaveLength(1);
	});

	it("is paid for by one of those who ask for it at once", async () => {
		const budget = { left: 100 };
		const source = remembered();
		await Promise.all([read(source, dear, visitor(budget)), read(source, dear, visitor(budget))]);
		expect(made).toHaveLength(1);
		expect(budget.left).toBe(100 - (made[0] ?? 0));
	});

	it("makes as many calls as there is budget for, and what was left out is not remembered for others", async () => {
		const budget = { left: 2 };
		const payer = visitor(budget);
		const source = remembered();
		await read(source, dear, payer);
		expect(payer.calls()).toBe(2);
		expect(made).toEqual([2]);
		await read(source, dear);
		expect(made).toHaveLength(2);
		expect(made[1]).toBeGreaterThan(2);
	});

	it("with fewer calls is remembered for who may make as few: a reload and the next page cost nothing", async () => {
		const source = remembered();
		const budgets = Array.from({ length: 5 }, () => ({ left: 2 }));
		for (const budget of budgets) await read(source, dear, visitor(budget));
		expect(made).toEqual([2]);
		expect(budgets.map(({ left }) => left)).toEqual([0, 2, 2, 2, 2]);
	});

	it("is refused to who has nothing left, and to nobody who asks for the same", async () => {
		const source = remembered();
		const [poor, rich] = await Promise.allSettled([read(source, dear, visitor({ left: 0 })), read(source, dear)]);
		expect(poor.status === "rejected" && poor.reason).toBeInstanceOf(SearchUnpaid);
		expect(poor.status === "rejected" && poor.reason.retryAfter).toBe(20);
		expect(rich.status).toBe("fulfilled");
	});

	it("asks the site's own budget where no visitor asks", async () => {
		const source = paidByUs(
			remembered(),
			memoryBudgets(() => now),
		);
		for await (const _ of source.search(plain)) break;
		const none = paidByUs(remembered(), silentBudgets);
		await expect(none.search(plain)[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(SearchUnpaid);
		// A visitor's own payer comes before it.
		expect(await read(none, plain)).toBeGreaterThan(0);
	});
});
