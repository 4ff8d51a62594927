// What a booking and its money still need, as a table: settling looks up its next step here, the cron its bookings.

import { sqlIn, sqlNotIn } from "../../../states/state-table.ts";
import type { BookingOrder } from "../booking.ts";
import { type BookingChange, type BookingState, bookingStates, ended, unsent } from "../states.ts";
import { charged, isIn, kept, live, type PaymentState, waiting } from "./states.ts";
import type { Payment, PaymentsOfBooking } from "./store.ts";

/** What only an agent can put right: the two sides do not fit, or are not known to fit. */
export type Mismatch =
	/** Money is kept or taken, and it is not known whether there is an order. */
	| "orderUnknown"
	/** Money is kept, and the booking was paid or held in another way. */
	| "authorizedBesides"
	/** Money was taken besides: an agent wrote "paid" while it was; reported until it is given back, or was to be taken. */
	| "paidTwice"
	/** Money was taken for a booking that has no order or has come to an end, and nobody said that it stays; it is never given back by itself. */
	| "capturedWithoutOrder"
	| "capturedButEnded"
	/** There is an order, and its money could not be taken. */
	| "orderWithoutMoney"
	/** The fare source that sells it is no longer configured. */
	| "noSource"
	/** The provider that the payment was made with is no longer configured: look there. */
	| "noProvider";

export type Step =
	| { readonly do: "order" | "awaitOrder" | "ticket" }
	| { readonly do: "capture" | "release"; readonly change: BookingChange }
	| { readonly do: "report"; readonly mismatch: Mismatch };

interface Row {
	/** What the payment is for: the booking unless it says otherwise. */
	readonly of?: "booking" | "exchange" | "any";
	readonly payment: readonly PaymentState[];
	/** Every state, unless some are named. */
	readonly booking?: readonly BookingState[];
	readonly order?: readonly BookingOrder["state"][];
	readonly orderType?: "instant";
	/** There are tickets, or there are none. */
	readonly ticketed?: boolean;
	/** The booking did not wait for the money when it was taken. */
	readonly surplus?: true;
	/** Nobody has said that what is left of it stays. */
	readonly unsettled?: true;
	/** Somebody had paid: the provider has a name for the money. */
	readonly wasCharged?: true;
	readonly step: Step;
}

/** A draft that was paid for is as little wanted as one that has ended: it was changed since. */
const notOurs = [...unsent, ...ended];
const unticketed = bookingStates.filter((state) => state !== "ticketed");

/** No two rows are about the same; where none fits, nothing is missing. */
export const steps: readonly Row[] = [
	{ of: "any", payment: ["unwanted"], step: { do: "release", change: "payment" } },
	// What an exchange costs is taken at once: it is made once it is paid.
	{ of: "exchange", payment: ["authorized"], booking: ["ticketed"], step: { do: "capture", change: "payExchange" } },
	{ of: "exchange", payment: ["authorized"], booking: unticketed, step: { do: "release", change: "payment" } },
	{ of: "exchange", payment: ["captured"], booking: ["ticketed"], surplus: true, step: report("paidTwice") },
	{ of: "exchange", payment: ["captured"], booking: notOurs, unsettled: true, step: report("capturedButEnded") },
	{ payment: live, booking: ["requested"], order: ["none"], step: { do: "order" } },
	{ payment: live, booking: ["requested"], order: ["sending"], step: { do: "awaitOrder" } },
	{ payment: live, booking: ["requested"], order: ["made"], step: { do: "capture", change: "pay" } },
	{ payment: live, booking: ["requested"], order: ["unknown"], step: report("orderUnknown") },
	{ payment: ["authorized"], booking: ["requested"], order: ["refused"], step: { do: "release", change: "fail" } },
	{ payment: ["captured"], booking: ["requested"], order: ["refused"], step: report("capturedWithoutOrder") },
	{ payment: ["authorized"], booking: ["held", "paid", "ticketed"], step: report("authorizedBesides") },
	{ payment: ["captured"], booking: ["held"], step: report("capturedWithoutOrder") },
	// Its tickets are told, whoever took the money.
	{ payment: ["captured"], booking: ["paid"], ticketed: true, step: { do: "ticket" } },
	{ payment: ["captured"], booking: ["paid"], ticketed: false, surplus: true, step: report("paidTwice") },
	{ payment: ["captured"], booking: ["ticketed"], surplus: true, step: report("paidTwice") },
	{ payment: ["authorized"], booking: notOurs, step: { do: "release", change: "payment" } },
	{ payment: ["captured"], booking: notOurs, unsettled: true, step: report("capturedButEnded") },
	{
		// Only what was ordered for a card: an agent's order by phone is paid otherwise.
		...{ payment: ["voided"], wasCharged: true, booking: ["requested"], order: ["made"], orderType: "instant" },
		step: report("orderWithoutMoney"),
	},
];

function report(mismatch: Mismatch): Step {
	return { do: "report", mismatch };
}

function fits(
	{ of = "booking", payment, booking, order, orderType, ticketed, surplus, unsettled, wasCharged }: Row,
	on: Payment,
	account: PaymentsOfBooking,
) {
	const { state, order: had } = account.booking;
	return (
		(of === "any" || (of === "exchange") === (on.exchange !== null)) &&
		payment.includes(on.state) &&
		(booking?.includes(state) ?? true) &&
		(order?.includes(had.state) ?? true) &&
		(!orderType || had.type === orderType) &&
		(ticketed === undefined || had.tickets.length > 0 === ticketed) &&
		(!surplus || on.surplus === 1) &&
		(!unsettled || on.restStays === null) &&
		(!wasCharged || on.charge !== null)
	);
}

/** What is missing, and for which payment: one that is let go first, then the one that pays and what was taken besides, then those that did. */
export function missingStep(
	account: PaymentsOfBooking,
): { readonly step: Step; readonly payment: Payment } | undefined {
	const [own, others] = [false, true].map((other) =>
		account.payments.filter((one) => (one.exchange !== null) === other),
	);
	const first = stepOf(lookedAtOf(own ?? []), account);
	const found = [...(first ? [first] : []), ...(others ?? []).flatMap((one) => stepOf([one], account) ?? [])];
	// What only a person can put right of the one keeps nothing of the others from being done.
	return found.find(({ step }) => step.do !== "report") ?? found[0];
}

/** Of the payments for the booking itself. */
function lookedAtOf(payments: readonly Payment[]): readonly Payment[] {
	const paying = payments.find(({ state }) => state === "unwanted") ?? payments.find((one) => isIn(live, one));
	return paying ? [paying, ...payments.filter(({ surplus }) => surplus === 1)] : payments;
}

function stepOf(payments: readonly Payment[], account: PaymentsOfBooking) {
	for (const payment of payments) {
		const row = steps.find((row) => fits(row, payment, account));
		if (row) return { step: row.step, payment };
	}
	return undefined;
}

/** SQL of a row, of `payments p` with its `bookings b`. */
function sqlOf({
	of = "booking",
	payment,
	booking,
	order,
	orderType,
	ticketed,
	surplus,
	unsettled,
	wasCharged,
}: Row): string {
	return [
		...(of === "any" ? [] : [`p.exchange IS ${of === "exchange" ? "NOT " : ""}NULL`]),
		`p.state ${sqlIn(payment)}`,
		...(booking ? [`b.state ${sqlIn(booking)}`] : []),
		...(order ? [`b.order_state ${sqlIn(order)}`] : []),
		...(orderType ? [`b.order_type ${sqlIn([orderType])}`] : []),
		...(ticketed === undefined ? [] : [`coalesce(b.ticket_hashes, b.tickets, '[]') ${ticketed ? "<>" : "="} '[]'`]),
		...(surplus ? ["p.surplus = 1"] : []),
		...(unsettled ? ["p.rest_stays IS NULL"] : []),
		...(wasCharged ? ["p.intent_id IS NOT NULL"] : []),
	].join(" AND ");
}

/** The SQL of the same table. */
export const somethingMissing = steps.map((row) => `(${sqlOf(row)})`).join(" OR ");

/** SQL of what a row of the table reports; NULL where it reports nothing. */
export const mismatchSql = `CASE ${steps
	.flatMap((row) => (row.step.do === "report" ? [`WHEN ${sqlOf(row)} THEN '${row.step.mismatch}'`] : []))
	.join(" ")} END`;

/** SQL of the payments that `missingStep` looks at: where there is money, those with it. */
const lookedAt = `(p.surplus = 1 OR p.exchange IS NOT NULL OR NOT EXISTS (SELECT 1 FROM payments o
	WHERE o.booking = p.booking AND o.id <> p.id AND o.exchange IS NULL
	AND (o.state ${sqlIn(["unwanted"])} OR o.state ${sqlIn(live)} AND (p.state ${sqlNotIn(live)} OR o.attempt < p.attempt))))`;

/** How many bookings only an agent can put right, by what is wrong; what only a provider could tell is not among them. */
export async function countMismatches(db: D1Database): Promise<ReadonlyMap<Mismatch, number>> {
	const { results } = await db
		.prepare(
			`SELECT ${mismatchSql} AS mismatch, count(DISTINCT p.booking) AS bookings
			FROM payments p JOIN bookings b ON b.code = p.booking
			WHERE ${mismatchSql} IS NOT NULL AND ${lookedAt} GROUP BY mismatch`,
		)
		.all<{ readonly mismatch: Mismatch; readonly bookings: number }>();
	return new Map(results.map(({ mismatch, bookings }) => [mismatch, bookings]));
}

/** SQL of a booking, by its `code`, that no card may be behind. Bind the instant since when a page may still be told of. */
export const noPayment = `NOT EXISTS (SELECT 1 FROM payments WHERE payments.booking = code
	AND (payments.state ${sqlIn(charged)} OR payments.state ${sqlIn(waiting)} AND payments.expires_at > ?))`;

/** Undecided at the provider: their money is kept, or may be, or is to be given back. Bind the instant of now. */
export const undecided = `p.state ${sqlIn(kept)} OR (p.state ${sqlIn(["open"])} AND p.expires_at < ?)
	OR (p.state ${sqlIn(["captured"])} AND p.surplus = 1)`;
