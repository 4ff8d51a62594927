import { describe, expect, it } from "vitest";
import { type Charge, charge, forget, giveBack } from "../../src/effects/ledger.ts";
import { sqlite } from "./store.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse("2026-11-25T10:00:00Z");

function wanted(more: Partial<Charge> = {}): Charge {
	return { entries: [{ key: "a", limits: { minute: 3, hour: 5 } }], units: 1, least: 1, ...more };
}

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

it("keeps nothing for longer than two days", () => {
	const sql = sqlite();
	charge(sql, wanted(), start);
	expect(forget(sql, start + day)).toBe(false);
	expect(forget(sql, start + 3 * day)).toBe(true);
});
