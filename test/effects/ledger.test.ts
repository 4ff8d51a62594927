import { describe, expect, it } from "vitest";
import { type Charge, charge, forget, giveBack, longestWaitMs } from "../../src/effects/ledger.ts";
import { sqlite } from "./store.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse("2026-11-25T10:00:00Z");

function wanted(more: Partial<Charge> = {}): Charge {
	return { entries: [{ key: "a", limits: { minute: 3, hour: 5 } }], units: 1, least: 1, ...more };
}

const line = { key: "search", seconds: 10, units: 8 };

describe("a ledger", () => {
	it("gives what a budget has in each of its windows, and says when the window ends", () => {
		const sql = sqlite();
		for (let time = 0; time < 3; time++) expect(charge(sql, wanted(), start)).toMatchObject({ kind: "charged" });
		expect(charge(sql, wanted(), start + 1)).toEqual({ kind: "drained", until: start + minute });
		expect(charge(sql, wanted(), start + minute)).toMatchObject({ kind: "charged" });
		expect(charge(sql, wanted(), start + minute)).toMatchObject({ kind: "charged" });
		// The hour is spent, whatever the minute has.
		expect(charge(sql, wanted(), start + minute)).toEqual({ kind: "drained", until: start + 60 * minute });
		expect(charge(sql, wanted(), start + 60 * minute)).toMatchObject({ kind: "charged" });
	});

	it("gives as much as the poorest of several budgets has, where less is worth having, and all or nothing else", () => {
		const sql = sqlite();
		const entries = [
			{ key: "rich", limits: { hour: 100 } },
			{ key: "poor", limits: { hour: 3 } },
		];
		expect(charge(sql, wanted({ entries, units: 8, least: 8 }), start)).toMatchObject({ kind: "drained" });
		expect(charge(sql, wanted({ entries, units: 8, least: 1 }), start)).toMatchObject({ kind: "charged", units: 3 });
		// What was refused took nothing from the rich one.
		expect(charge(sql, wanted({ entries: entries.slice(0, 1), units: 97, least: 97 }), start)).toMatchObject({
			kind: "charged",
			before: 0.03,
			after: 1,
		});
	});

	it("takes back what was not spent, never more than was", () => {
		const sql = sqlite();
		const { entries } = wanted();
		charge(sql, wanted({ units: 3, least: 3 }), start);
		giveBack(sql, { entries, units: 2, at: start });
		expect(charge(sql, wanted({ units: 2, least: 2 }), start)).toMatchObject({ kind: "charged" });
		giveBack(sql, { entries, units: 50, at: start });
		expect(charge(sql, wanted({ units: 4, least: 1 }), start)).toMatchObject({ units: 3 });
	});

	it("gives back to the minute and hour that it was taken from, not to those that have begun since", () => {
		const sql = sqlite();
		const { entries } = wanted();
		charge(sql, wanted({ units: 2, least: 2 }), start);
		charge(sql, wanted({ units: 3, least: 3 }), start + minute);
		giveBack(sql, { entries, units: 2, at: start });
		expect(charge(sql, wanted(), start + minute)).toMatchObject({ kind: "drained" });
		// The hour is the same.
		expect(charge(sql, wanted({ units: 3, least: 1 }), start + 2 * minute)).toMatchObject({ units: 2 });
	});
});

describe("the line of a network", () => {
	function drained() {
		const sql = sqlite();
		charge(sql, wanted({ units: 3, least: 3 }), start);
		charge(sql, wanted({ units: 2, least: 2 }), start + minute);
		return sql;
	}

	const begin = start + minute;

	function ask(sql: ReturnType<typeof drained>, now: number, ticket?: string) {
		return charge(sql, wanted({ line, units: 12, least: 1, ticket }), now);
	}

	function place(sql: ReturnType<typeof drained>, now: number): string {
		const answer = ask(sql, now);
		if (answer.kind !== "wait") throw new Error("nobody waits");
		return answer.ticket;
	}

	it("lets whoever brings a place through once its time has come, for as much as a turn is", () => {
		const sql = drained();
		const answer = ask(sql, begin);
		if (answer.kind !== "wait") throw new Error("nobody waits");
		expect(answer.readyAt - begin).toBe(10_000);
		expect(ask(sql, begin + 9_000, answer.ticket)).toEqual(answer);
		expect(ask(sql, begin + 10_000, answer.ticket)).toMatchObject({ kind: "charged", units: 8 });
		// The next turn is ten seconds later, whoever takes it.
		expect(ask(sql, begin + 10_000, answer.ticket)).toMatchObject({ kind: "wait", readyAt: begin + 20_000 });
		expect(ask(sql, begin + 20_000, answer.ticket)).toMatchObject({ kind: "charged" });
	});

	it("is not filled by those who never come back", () => {
		const sql = drained();
		const places = new Set(Array.from({ length: 500 }, (_, index) => place(sql, begin + index)));
		expect(places.size).toBe(1);
		const mine = place(sql, begin + 6_000);
		expect(places.has(mine)).toBe(false);
		expect(ask(sql, begin + 16_000, mine)).toMatchObject({ kind: "charged" });
	});

	it("takes no place of another line, none that was made up, and none that is too old", () => {
		const sql = drained();
		const mine = place(sql, begin);
		const other = charge(sql, wanted({ line: { ...line, key: "mail" }, ticket: mine }), begin + 20_000);
		expect(other.kind).toBe("wait");
		expect(ask(sql, begin + 20_000, "made up").kind).toBe("wait");
		expect(ask(sql, begin + 41 * minute, mine).kind).toBe("wait");
	});

	it("goes at half the pace after each thirty turns of a day, and never slower than one in ten minutes", () => {
		const sql = drained();
		const gaps: number[] = [];
		let now = begin;
		let turns = 0;
		for (let index = 0; index < 260; index++) {
			const answer = ask(sql, now);
			if (answer.kind !== "wait") {
				// The hour's budget is there again.
				break;
			}
			gaps.push(answer.readyAt - now);
			now = answer.readyAt;
			expect(ask(sql, now, answer.ticket).kind).toBe("charged");
			turns += 1;
			charge(sql, wanted({ units: 5, least: 1 }), now);
		}
		expect(turns).toBeGreaterThan(60);
		expect(gaps.slice(0, 30).every((gap) => gap === 10_000)).toBe(true);
		expect(gaps.slice(30, 60).every((gap) => gap === 20_000)).toBe(true);
		expect(Math.max(...gaps)).toBeLessThanOrEqual(longestWaitMs);
	});

	it("gives a turn back that came to nothing", () => {
		const sql = drained();
		const mine = place(sql, begin);
		for (let time = 0; time < 40; time++) {
			expect(ask(sql, begin + 10_000, mine).kind).toBe("charged");
			giveBack(sql, { entries: [], units: 1, at: begin + 10_000, ticket: mine });
		}
		expect(ask(sql, begin + 10_000, mine).kind).toBe("charged");
		expect(ask(sql, begin + 10_000, mine).kind).toBe("wait");
	});

	it("does not give back the turn of somebody else with it", () => {
		const sql = drained();
		const mine = place(sql, begin);
		expect(ask(sql, begin + 10_000, mine).kind).toBe("charged");
		expect(ask(sql, begin + 20_000, mine).kind).toBe("charged");
		giveBack(sql, { entries: [], units: 1, at: begin + 10_000, ticket: mine });
		expect(ask(sql, begin + 21_000, mine).kind).toBe("wait");
	});
});

it("keeps nothing for longer than two days", () => {
	const sql = sqlite();
	charge(sql, wanted(), start);
	expect(forget(sql, start + day)).toBe(false);
	expect(forget(sql, start + 3 * day)).toBe(true);
});
