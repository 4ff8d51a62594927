// The airline's code, tickets and the order's id: sealed in the row, found by their hashes, and read where they are plain still.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findByOrder, sealOrders } from "../../../src/features/bookings/order-names.ts";
import { changeBooking, findBooking } from "../../../src/features/bookings/store.ts";
import { type Bookings, openBookings, quoted } from "./bookings.ts";
import { now } from "./sample-choice.ts";
import { bookedWith } from "./steps.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
beforeEach(() => bookings.db.batch(["outbox", "bookings"].map((table) => bookings.db.prepare(`DELETE FROM ${table}`))));

const names = { id: "ord_0000AbCdEf", airlineReference: "QLD5IO", tickets: ["001-1234567890", "001-1234567891"] };
const held = () =>
	bookedWith(bookings.store, quote, ["review", "request", ["hold", { order: { state: "made", ...names } }]]);
const row = (code: string) => bookings.db.prepare("SELECT * FROM bookings WHERE code = ?").bind(code).first();

/** As the version before wrote them. */
const inPlain = (code: string) =>
	bookings.db
		.prepare(
			`UPDATE bookings SET order_sealed = NULL, locator_hash = NULL, ticket_hashes = NULL,
			order_id = ?, airline_reference = ?, tickets = ? WHERE code = ?`,
		)
		.bind(names.id, names.airlineReference, JSON.stringify(names.tickets), code)
		.run();

async function isFound(code: string) {
	for (const [of, name] of [
		["locator", names.airlineReference] as const,
		...names.tickets.map((ticket) => ["ticket", ticket] as const),
	]) {
		expect(await findByOrder(bookings.store, of, name), name).toEqual([code]);
	}
	expect(await findByOrder(bookings.store, "locator", "QLD5IA")).toEqual([]);
	expect(await findByOrder(bookings.store, "ticket", names.airlineReference)).toEqual([]);
	expect((await findBooking(bookings.store, code))?.order).toMatchObject(names);
}

it("stand nowhere in plain text, and are found", async () => {
	const { code } = await held();
	const stored = JSON.stringify(await row(code));
	for (const name of Object.values(names).flat()) expect(stored).not.toContain(name);
	await isFound(code);
});

it("stay sealed as they were where a change is about something else", async () => {
	const booking = await held();
	const before = await row(booking.code);
	await changeBooking(bookings.store, booking, "pay", { actor: "agency" }, now);
	expect((await row(booking.code))?.order_sealed).toBe(before?.order_sealed);
	await isFound(booking.code);
});

it("are read where they are plain still, sealed by the cron once, and found before and after", async () => {
	const { code } = await held();
	await inPlain(code);
	await isFound(code);
	expect(await sealOrders(bookings.store)).toBe(1);
	expect(await row(code)).toMatchObject({ order_id: null, airline_reference: null, tickets: null });
	await isFound(code);
	expect(await sealOrders(bookings.store)).toBe(0);
});

it("are sealed with the next change of them, where they were plain", async () => {
	const { code } = await held();
	await inPlain(code);
	const booking = await findBooking(bookings.store, code);
	if (!booking) throw new Error("gone");
	const patch = { order: { airlineReference: "ABC234" } };
	await changeBooking(bookings.store, booking, "ticket", { actor: "agency", patch }, now);
	expect(JSON.stringify(await row(code))).not.toMatch(/QLD5IO|ABC234|001-/);
	expect((await findBooking(bookings.store, code))?.order).toMatchObject({ ...names, airlineReference: "ABC234" });
	expect(await findByOrder(bookings.store, "locator", "ABC234")).toEqual([code]);
});

it("do not open in another booking", async () => {
	const [one, two] = [await held(), await held()];
	await bookings.db
		.prepare("UPDATE bookings SET order_sealed = (SELECT order_sealed FROM bookings WHERE code = ?) WHERE code = ?")
		.bind(one.code, two.code)
		.run();
	await expect(findBooking(bookings.store, two.code)).rejects.toThrow();
});

it("are found by an index while some are plain, and cost nothing afterwards", async () => {
	const plan = await bookings.db
		.prepare(
			`EXPLAIN QUERY PLAN SELECT code FROM bookings WHERE (order_id IS NOT NULL OR airline_reference IS NOT NULL OR tickets <> '[]')
			AND erased_at IS NULL LIMIT 5`,
		)
		.all<{ readonly detail: string }>();
	expect(plan.results.map(({ detail }) => detail).join()).toContain("bookings_plain_orders");
});
