// The table of what a booking and its money need: the cron's SQL and the next step of settling are the same table.
import { afterAll, beforeAll, expect, it } from "vitest";
import { paymentStates } from "../../../../src/features/bookings/payments/states.ts";
import {
	countMismatches,
	mismatchSql,
	missingStep,
	somethingMissing,
	steps,
} from "../../../../src/features/bookings/payments/steps.ts";
import type { Payment, PaymentsOfBooking } from "../../../../src/features/bookings/payments/store.ts";
import { bookingStates } from "../../../../src/features/bookings/states.ts";
import { drafted } from "../../funnel.ts";
import { type Bookings, openBookings } from "../bookings.ts";

let bookings: Bookings;
beforeAll(async () => {
	bookings = await openBookings();
});
afterAll(() => bookings.stop());

const orderStates = ["none", "sending", "made", "unknown", "refused"];
const values = (all: readonly string[]) => all.map((one) => `(${one})`).join(", ");
const quoted = (all: readonly string[]) => all.map((one) => `'${one}'`);

interface Combination {
	readonly payment: Payment["state"];
	readonly charge: string | null;
	readonly booking: PaymentsOfBooking["booking"]["state"];
	readonly order: string;
	readonly type: string;
	readonly tickets: string;
	readonly surplus: 0 | 1;
	readonly restStays: string | null;
	readonly exchange: string | null;
	readonly missing: number;
	readonly mismatch: string | null;
}

/** Every combination of what the table reads, with what the SQL says of it. */
async function combinations(): Promise<readonly Combination[]> {
	const { results } = await bookings.db
		.prepare(
			`WITH ps (state) AS (VALUES ${values(quoted(paymentStates))}), cs (intent_id) AS (VALUES ('c'), (NULL)),
			bs (state) AS (VALUES ${values(quoted(bookingStates))}), os (order_state) AS (VALUES ${values(quoted(orderStates))}),
			ts (order_type) AS (VALUES ('hold'), ('instant')), ks (tickets, ticket_hashes) AS (VALUES (NULL, NULL), ('[]', NULL), ('["1"]', NULL), (NULL, '["h"]')), us (surplus) AS (VALUES (0), (1)),
			rs (rest_stays) AS (VALUES (NULL), ('fare')), xs (exchange) AS (VALUES (NULL), ('proposal')),
			p AS (SELECT * FROM ps, cs, us, rs, xs), b AS (SELECT * FROM bs, os, ts, ks)
			SELECT p.state AS payment, p.intent_id AS charge, b.state AS booking, b.order_state AS "order",
				b.order_type AS type, coalesce(b.ticket_hashes, b.tickets, '[]') AS tickets, p.surplus, p.rest_stays AS restStays, p.exchange, (${somethingMissing}) AS missing,
				${mismatchSql} AS mismatch FROM p, b`,
		)
		.all<Combination>();
	return results;
}

function accountOf({
	payment,
	charge,
	booking,
	order,
	type,
	tickets,
	surplus,
	restStays,
	exchange,
}: Combination): PaymentsOfBooking {
	const had = { state: order, type, tickets: JSON.parse(tickets) };
	return {
		booking: { state: booking, order: had },
		payments: [{ state: payment, charge, surplus, restStays, exchange }],
	} as unknown as PaymentsOfBooking;
}

it("finds by SQL exactly the bookings that settling has a step for", async () => {
	const all = await combinations();
	expect(all.length).toBe(9 * 2 * 2 * 2 * 2 * 9 * 5 * 2 * 4);
	const different = all.filter((one) => (missingStep(accountOf(one)) !== undefined) !== (one.missing === 1));
	expect(different).toEqual([]);
});

it("names by SQL exactly the mismatches that settling reports", async () => {
	const all = await combinations();
	const reported = (one: Combination) => {
		const { step } = missingStep(accountOf(one)) ?? {};
		return step?.do === "report" ? step.mismatch : null;
	};
	expect(all.filter((one) => reported(one) !== one.mismatch)).toEqual([]);
	expect(new Set(all.flatMap(({ mismatch }) => mismatch ?? [])).size).toBe(6);
});

it("counts a booking by the payment that its money is in, not by an attempt before it", async () => {
	const booking = await drafted(bookings);
	const { db } = bookings;
	const state = (state: string, order: string) =>
		db
			.prepare("UPDATE bookings SET state = ?, order_state = ?, order_type = 'instant' WHERE code = ?")
			.bind(state, order, booking.code)
			.run();
	const payment = (attempt: number, state: string, surplus = 0) =>
		db
			.prepare(
				`INSERT OR REPLACE INTO payments (id, booking, attempt, provider, state, minor, currency, session_id, intent_id, language,
				expires_at, created_at, updated_at, surplus) VALUES (?, ?, ?, 'stripe', ?, 1, 'USD', ?, ?, 'en', '', '', '', ?)`,
			)
			.bind(`p-${attempt}`, booking.code, attempt, state, `cs_${attempt}`, `pi_${attempt}`, surplus)
			.run();
	const counted = async () => Object.fromEntries(await countMismatches(db));
	await state("requested", "made");
	await payment(1, "voided");
	expect(await counted()).toEqual({ orderWithoutMoney: 1 });
	await payment(2, "authorized");
	expect(await counted()).toEqual({});
	await state("cancelled", "refused");
	await payment(1, "captured");
	await payment(2, "captured");
	expect(await counted()).toEqual({ capturedButEnded: 1 });
	await payment(1, "unwanted");
	expect(await counted()).toEqual({});
	await payment(2, "captured", 1);
	expect(await counted()).toEqual({ capturedButEnded: 1 });
});

it("has a step for all money that is kept, whatever became of its booking", async () => {
	const kept = (await combinations()).filter(({ payment }) => payment === "authorized" || payment === "unwanted");
	expect(kept.filter((one) => one.missing !== 1)).toEqual([]);
});

it("never has two rows for the same, so that their order does not matter", async () => {
	for (const row of steps) {
		const others = steps.filter(
			(other) =>
				other !== row &&
				(row.of === "any" || other.of === "any" || row.of === other.of) &&
				other.payment.some((state) => row.payment.includes(state)) &&
				(!row.booking || !other.booking || other.booking.some((state) => row.booking?.includes(state))) &&
				(!row.order || !other.order || other.order.some((state) => row.order?.includes(state))) &&
				(row.ticketed === undefined || other.ticketed === undefined || row.ticketed === other.ticketed),
		);
		expect(others, JSON.stringify(row)).toEqual([]);
	}
});
