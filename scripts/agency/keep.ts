// `agency keep`: an agent has looked, and what a card was charged besides is what the booking was paid with.
import type { Booking } from "../../src/features/bookings/booking.ts";
import { type Payment, paymentsOf } from "../../src/features/bookings/payments/store.ts";
import { isUnderWay } from "../../src/features/bookings/states.ts";
import { changeBooking, findBooking } from "../../src/features/bookings/store.ts";
import { groupReference } from "../../src/references/reference.ts";
import { type AgencyTool, price } from "./tool.ts";

/** False, with the reason said, where there is nothing to keep; nothing is written then. */
export async function keepCard(tool: AgencyTool, code: string): Promise<boolean> {
	const { complain, say, db } = tool;
	const name = groupReference(code);
	const booking = await findBooking(tool, code);
	if (!booking) {
		complain("No booking has this code. Nothing was changed.");
		return false;
	}
	const payment = (await paymentsOf(db, code)).find(({ surplus }) => surplus === 1);
	const problem = problemOf(booking, payment);
	if (!payment || problem) {
		complain(`${name} ${problem}. Nothing was changed.`);
		return false;
	}
	const answer = await changeBooking(
		tool,
		booking,
		"payment",
		{
			...{ actor: "agency", detail: { payment: payment.id, kept: true } },
			also: (made) => [
				db.prepare(`UPDATE payments SET surplus = 0 WHERE id = ? AND ${made.sql}`).bind(payment.id, ...made.values),
			],
		},
		tool.now(),
	);
	if (answer.kind !== "made") {
		complain(`Somebody else changed ${name} just now. Nothing was changed: see \`show ${name}\`, then decide anew.`);
		return false;
	}
	say(`${price(payment)} of ${payment.id} stays with ${name}, and is reported no more.`);
	return true;
}

function problemOf({ state }: Booking, payment: Payment | undefined): string | undefined {
	if (!payment) return "was charged nothing besides";
	if (state === "paid" || state === "ticketed") return undefined;
	if (isUnderWay(state)) return `is ${state}: mark it paid first, if the card paid for it`;
	return `is ${state}: refund ${payment.charge} at ${payment.provider}`;
}
