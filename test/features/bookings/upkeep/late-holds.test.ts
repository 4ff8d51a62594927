// A request whose process died before its hold is held by the cron, once; and an order's answer is never lost on the way.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { prove } from "../../../../src/features/bookings/holds/hold.ts";
import { placeOrder } from "../../../../src/features/bookings/place-order.ts";
import { changeBooking, findBooking, historyOf } from "../../../../src/features/bookings/store.ts";
import { placeLateHolds } from "../../../../src/features/bookings/upkeep/late-holds.ts";
import { giveUpOrders } from "../../../../src/features/bookings/upkeep/retention.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import type { FareSource, OrderAnswer, OrderRequest } from "../../../../src/flights/source.ts";
import { silentBudgets, spentBudgets } from "../../../effects/store.ts";
import { faultyDatabase } from "../../../reliability/faulty.ts";
import { type Bookings, openBookings, quoted } from "../bookings.ts";
import { later, now } from "../sample-choice.ts";
import { bookedWith } from "../steps.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
beforeEach(() => bookings.db.exec("DELETE FROM open_holds"));

const source = createSampleSource({ now: () => now });

async function requested(detail: Record<string, unknown> = { pay: "phone" }, of = quote) {
	const booking = await bookedWith(bookings.store, of, ["review"]);
	const answer = await changeBooking(bookings.store, booking, "request", { actor: "traveler", detail }, now);
	if (answer.kind !== "made") throw new Error(answer.kind);
	return answer.booking;
}
async function proven(by: "mail" | "agent" = "mail") {
	const booking = await prove(bookings.store, (await requested()).code, by, now);
	if (!booking) throw new Error("gone");
	return booking;
}
const read = (code: string) => findBooking(bookings.store, code);
const mailsAbout = async (code: string) => {
	const all = bookings.db.prepare("SELECT id FROM outbox WHERE about = ? ORDER BY id").bind(code);
	return (await all.all<{ readonly id: string }>()).results.map(({ id }) => id);
};

it("never asks for what nobody has proven", async () => {
	const { code } = await requested();
	await placeLateHolds(bookings.store, source, () => later(30));
	expect(await read(code)).toMatchObject({ state: "requested", order: { state: "none" } });
});

it("asks for what an agent proved by a call, however many holds are open", async () => {
	const all = [await proven("agent"), await proven("agent"), await proven("agent")];
	await placeLateHolds(bookings.store, source, () => later(3));
	for (const { code } of all) expect((await read(code))?.state).toBe("held");
	expect((await bookings.db.prepare("SELECT * FROM open_holds").all()).results).toEqual([]);
});

it("charges the site's own budget, and waits where that is silent", async () => {
	const { code } = await proven();
	await placeLateHolds(bookings.store, source, () => later(3), { budgets: silentBudgets });
	expect((await read(code))?.state).toBe("requested");
	await placeLateHolds(bookings.store, source, () => later(3), { budgets: spentBudgets("hold") });
	expect((await historyOf(bookings.db, code)).at(-1)).toMatchObject({
		event: "holdRefused",
		detail: { why: "budget" },
	});
});

it("waits two minutes for the request that should ask, then asks once", async () => {
	const { code } = await proven();
	expect(await placeLateHolds(bookings.store, source, () => later(1))).toEqual({ asked: 0, unasked: 0 });
	const runs = await Promise.all([1, 2].map(() => placeLateHolds(bookings.store, source, () => later(3))));
	expect(runs.some(({ asked }) => asked === 1)).toBe(true);
	expect(await read(code)).toMatchObject({ state: "held", order: { state: "made", type: "hold" } });
	const events = (await historyOf(bookings.db, code)).map(({ event }) => event);
	expect(events).toEqual(["create", "review", "request", "prove", "orderSent", "hold"]);
	expect(await placeLateHolds(bookings.store, source, () => later(9))).toEqual({ asked: 0, unasked: 0 });
});

it("begins none once the time of its run is over, and four at most in one", async () => {
	for (let count = 0; count < 5; count++) await proven("agent");
	const over = AbortSignal.abort();
	expect(await placeLateHolds(bookings.store, source, () => later(3), { signal: over })).toEqual({
		asked: 0,
		unasked: 0,
	});
	expect(await placeLateHolds(bookings.store, source, () => later(3))).toEqual({ asked: 4, unasked: 0 });
	expect(await placeLateHolds(bookings.store, source, () => later(3))).toEqual({ asked: 1, unasked: 0 });
});

it("is not kept from a hold by newer bookings that only an instant payment buys", async () => {
	const { code } = await proven("agent");
	for (let count = 0; count < 5; count++) {
		const instant = await proven("agent");
		await bookings.db
			.prepare(
				"UPDATE bookings SET offer = json_set(offer, '$.payment.instant', json('true')), updated_at = ? WHERE code = ?",
			)
			.bind(later(1).toISOString(), instant.code)
			.run();
		expect((await read(instant.code))?.offer.payment.instant).toBe(true);
	}
	await placeLateHolds(bookings.store, source, () => later(5));
	expect((await read(code))?.state).toBe("held");
});

it("leaves what was not sent by phone, what an old review stands behind, and what another source sells", async () => {
	const card = await requested({ pay: "card" });
	await prove(bookings.store, card.code, "mail", now);
	const all = [card, await proven()];
	await placeLateHolds(bookings.store, undefined, () => later(3));
	await placeLateHolds(bookings.store, { ...source, name: "other" }, () => later(3));
	await placeLateHolds(bookings.store, source, () => later(90));
	expect((await historyOf(bookings.db, all[1]?.code ?? "")).at(-1)).toMatchObject({ detail: { why: "late" } });
	for (const { code } of all) expect(await read(code)).toMatchObject({ state: "requested", order: { state: "none" } });
});

it("writes the answer down though somebody changed the booking meanwhile", async () => {
	const booking = await requested();
	const fares: FareSource = {
		...source,
		async order(request) {
			const sent = await read(booking.code);
			if (sent) await changeBooking(bookings.store, sent, "payment", { actor: "payment" }, now);
			return source.order(request);
		},
	};
	expect(await placeOrder(bookings.store, fares, booking, "hold", () => now)).toMatchObject({ state: "held" });
});

describe.each(["cancel", "fail", "pay"] as const)("while the source is asked an agent may %s the booking", (change) => {
	const state = ({ cancel: "cancelled", fail: "failed", pay: "paid" } as const)[change];
	/** A source that answers when the agent was faster. */
	async function ordered(answer: (request: OrderRequest) => Promise<OrderAnswer>) {
		const booking = await requested();
		const fares: FareSource = {
			...source,
			async order(request) {
				const sent = await read(booking.code);
				if (sent) await changeBooking(bookings.store, sent, change, { actor: "agency" }, now);
				return answer(request);
			},
		};
		await placeOrder(bookings.store, fares, booking, "hold", () => now).catch(() => {});
		return booking.code;
	}
	const alarm = (code: string) => `booking-${code}-order`;

	it("and hears of the order that came", async () => {
		const code = await ordered(source.order);
		expect(await read(code)).toMatchObject({ state, order: { state: "made", airlineReference: expect.any(String) } });
		expect(await mailsAbout(code)).toContain(alarm(code));
	});

	it("and hears that it was refused only where somebody waits for it", async () => {
		const code = await ordered(async () => ({ kind: "gone" }));
		expect(await read(code)).toMatchObject({ state, order: { state: "refused" } });
		expect((await mailsAbout(code)).includes(alarm(code))).toBe(change === "pay");
	});

	it("and hears of an answer that never came", async () => {
		const booking = await requested();
		const hanging: FareSource = { ...source, order: () => new Promise(() => {}) };
		void placeOrder(bookings.store, hanging, booking, "hold", () => now);
		await expect.poll(async () => (await read(booking.code))?.order.state).toBe("sending");
		const sent = await read(booking.code);
		if (sent) await changeBooking(bookings.store, sent, change, { actor: "agency" }, now);
		await giveUpOrders(bookings.store, later(6));
		expect(await read(booking.code)).toMatchObject({ state, order: { state: "unknown" } });
		expect(await mailsAbout(booking.code)).toContain(alarm(booking.code));
	});
});

it.each(["before", "after"] as const)("writes the answer down though the database fails %s it once", async (when) => {
	const booking = await requested();
	const db = faultyDatabase(bookings.db, { at: 2, when, forGood: false, writesOnly: true });
	await placeOrder({ ...bookings.store, db }, source, booking, "hold", () => now);
	expect(await read(booking.code)).toMatchObject({ state: "held", version: booking.version + 2 });
});
