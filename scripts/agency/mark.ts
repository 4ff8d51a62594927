// `agency mark`: what the agency did for a booking, written down once, by the same rules as everywhere.
import type { Booking } from "../../src/features/bookings/booking.ts";
import { type BookingState, outcomeOf } from "../../src/features/bookings/states.ts";
import { type ChangeOptions, changeBooking, findBooking } from "../../src/features/bookings/store.ts";
import { groupReference } from "../../src/references/reference.ts";
import { type Mark, type Marking, marks } from "./command.ts";
import { type AgencyTool, price } from "./tool.ts";

/** False, with the reason said, where it cannot be marked; nothing is written then. */
export async function markBooking(tool: AgencyTool, code: string, marking: Marking): Promise<boolean> {
	const { complain, say, db } = tool;
	const name = groupReference(code);
	const booking = await findBooking(tool, code);
	const problem = booking ? problemOf(booking, marking) : "No booking has this code";
	if (!booking || problem) {
		complain(`${problem}. Nothing was changed.`);
		return false;
	}
	const change = marks[marking.as];
	const answer = await changeBooking(tool, booking, change, optionsOf(booking, marking), tool.now());
	if (answer.kind !== "made") {
		complain(`Somebody else changed ${name} just now. Nothing was changed: see \`show ${name}\`, then decide anew.`);
		return false;
	}
	const { airlineReference, tickets } = answer.booking.order;
	say(`${name} is ${answer.booking.state}; it was ${booking.state}.`);
	if (airlineReference) say(`airline's code ${airlineReference}`);
	if (tickets.length > 0) say(`tickets ${tickets.join(", ")}`);
	if (marking.total) say(`total ${price(marking.total)} instead of ${price(booking.total)}`);
	say(await mailLine(db, answer.booking));
	return true;
}

function problemOf(booking: Booking, { as, pnr, total }: Marking): string | undefined {
	const { code, state, order } = booking;
	const name = groupReference(code);
	if (!outcomeOf(marks[as], state))
		return `${name} ${state === as ? "already is" : "is"} ${state}: ${possibleFrom(state)}`;
	if (as === "ticketed" && !pnr && !order.airlineReference) return `Tickets of ${name} need the airline's code: --pnr`;
	if (total && total.currency !== booking.total.currency) return `${name} is priced in ${booking.total.currency}`;
	return undefined;
}

function possibleFrom(state: BookingState): string {
	const possible = (Object.keys(marks) as Mark[]).filter((mark) => outcomeOf(marks[mark], state));
	return possible.length > 0 ? `it can become ${possible.join(" or ")}` : "nothing can be marked any more";
}

function optionsOf(booking: Booking, { pnr, tickets, reason, total }: Marking): ChangeOptions {
	const order = { ...(pnr && { airlineReference: pnr }), ...(tickets.length > 0 && { tickets }) };
	const detail = { ...(reason && { reason }), ...(total && { before: booking.total, total }) };
	return {
		actor: "agency",
		...(Object.keys(detail).length > 0 && { detail }),
		patch: { order, ...(total && { total }) },
	};
}

async function mailLine(db: D1Database, { code, version, contact }: Booking): Promise<string> {
	if (!contact) return "Nobody is told: the booking was erased, or nobody can be.";
	const row = await db.prepare("SELECT 1 FROM outbox WHERE id = ?").bind(`booking-${code}-${version}`).first();
	return row ? "The traveler's mail is in the outbox and leaves within five minutes." : "No mail goes to the traveler.";
}
