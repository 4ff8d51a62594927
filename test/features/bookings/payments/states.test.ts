// The table of a payment's states: what may happen, what never does, and the sets that its SQL is written from.
import { describe, expect, it } from "vitest";
import {
	accounted,
	charged,
	isIn,
	kept,
	live,
	type PaymentChange,
	paymentAfter,
	paymentChanges,
	paymentStates,
	waiting,
} from "../../../../src/features/bookings/payments/states.ts";
import { sqlIn, sqlNotIn } from "../../../../src/states/state-table.ts";

const all = Object.keys(paymentChanges) as PaymentChange[];
const next = (from: (typeof paymentStates)[number]) =>
	new Set(all.flatMap((change) => paymentAfter(change, from) ?? []));

describe("a payment", () => {
	it("that was given back has come to its end", () => {
		expect([...next("refunded")]).toEqual([]);
	});

	it("whose money was taken can only be given back, whole or a part of it", () => {
		expect([...next("captured")]).toEqual(["captured", "refunded"]);
	});

	it("is taken only from a card that keeps the money", () => {
		expect(paymentStates.filter((state) => paymentAfter("capture", state))).toEqual(["authorized", "unwanted"]);
	});

	it("never opens again, and is never wanted again once it was rejected", () => {
		for (const state of paymentStates) expect(next(state).has("opening"), state).toBe(false);
		expect([...next("unwanted")].sort()).toEqual(["captured", "refunded", "voided"]);
	});

	it("can come to every state from its beginning", () => {
		const reached = new Set<(typeof paymentStates)[number]>(["opening"]);
		for (const state of reached) for (const after of next(state)) reached.add(after);
		expect([...reached].sort()).toEqual([...paymentStates].sort());
	});
});

describe("the sets of states", () => {
	it("keep apart who has not paid and whose money is there", () => {
		expect(paymentStates.filter((state) => isIn(waiting, { state }) && isIn(accounted, { state }))).toEqual([]);
		expect(new Set([...kept, ...live])).toEqual(new Set(charged));
	});

	it("are written into SQL, and nothing but words is", () => {
		expect(`state ${sqlIn(waiting)}`).toBe("state IN ('opening', 'open')");
		expect(`state ${sqlNotIn(["open"])}`).toBe("state NOT IN ('open')");
		expect(() => sqlIn(["open') OR ('1"])).toThrow();
	});
});
