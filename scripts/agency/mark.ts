// `agency mark`: words what became of a mark, and what its agent should look at.
import { type MarkAnswer, type Marking, markBooking, type Question } from "../../src/desk/acts/mark.ts";
import type { Booking } from "../../src/features/bookings/booking.ts";
import type { PhonePayment } from "../../src/features/bookings/phone-payment.ts";
import { groupReference } from "../../src/references/reference.ts";
import { type AgencyTool, moment, plain, price } from "./tool.ts";

/** False, with the reason said, where it cannot be marked; nothing is written then. */
export async function sayMarked(tool: AgencyTool, code: string, { paid, yes, ...words }: MarkWords): Promise<boolean> {
	const { complain, say, db, ask } = tool;
	const setting = { now: tool.now(), returnedHours: null };
	const asks = await markBooking(tool, tool.doer, code, words, setting);
	// What it is and whose, as the desk asks it.
	const question = asks.kind === "asks" && questionOf(asks.booking, words, paid);
	if (question && !yes && !(await ask(question))) {
		complain("Nothing was changed.");
		return false;
	}
	const amount = words.total ?? (asks.kind === "asks" ? asks.booking.total : undefined);
	const payment = paid && amount && { ...paid, amount };
	const marking: Marking = { ...words, ...(payment && { payment }) };
	const answer =
		asks.kind === "asks"
			? await markBooking(tool, tool.doer, code, marking, { ...setting, confirm: asks.confirm })
			: asks;
	if (answer.kind !== "done") {
		complain(problemOf(answer, groupReference(code), marking));
		return false;
	}
	const { booking, before, asked } = answer;
	const { airlineReference, tickets } = booking.order;
	say(`${groupReference(code)} is ${booking.state}; it was ${before.state}.`);
	if (airlineReference) say(`airline's code ${airlineReference}`);
	if (tickets.length > 0) say(`tickets ${tickets.join(", ")}`);
	if (marking.total) say(`total ${price(marking.total)} instead of ${price(before.total)}`);
	say(await mailLine(db, booking));
	for (const line of asked.flatMap(linesOf)) say(line);
	return true;
}

export interface MarkWords extends Omit<Marking, "payment"> {
	/** Of what is marked as paid; how much is the total. */
	readonly paid?: Omit<PhonePayment, "amount">;
	/** It was asked elsewhere. */
	readonly yes: boolean;
}

function questionOf({ code, passengers, total }: Booking, words: Marking, paid: MarkWords["paid"]): string {
	const names = passengers.map(({ familyName, givenName }) => `${familyName}, ${givenName}`).join("; ");
	const amount = price(words.total ?? total);
	const how = paid ? `, paid by ${paid.means}, reference ${paid.reference}` : "";
	return plain(
		`Mark ${groupReference(code)} (${names || "erased"}, ${amount}${how}) as ${words.as}? It cannot be taken back.`,
	);
}

function problemOf(answer: Exclude<MarkAnswer, { kind: "done" }>, name: string, { as }: Marking): string {
	switch (answer.kind) {
		case "unknown":
			return "No booking has this code. Nothing was changed.";
		case "illegal": {
			const { state, possible } = answer;
			const instead = possible.length > 0 ? `it can become ${possible.join(" or ")}` : "nothing can be marked any more";
			return `${name} ${state === as ? "already is" : "is"} ${state}: ${instead}. Nothing was changed.`;
		}
		case "noLocator":
			return `Tickets of ${name} need the airline's code: --pnr. Nothing was changed.`;
		case "currency":
			return `${name} is priced in ${answer.currency}. Nothing was changed.`;
		case "payment":
			return `How ${name} was paid is not said: --means and --reference. Nothing was changed.`;
		case "asks":
		case "stale":
			return `Somebody else changed ${name} just now. Nothing was changed: see \`show ${name}\`, then decide anew.`;
	}
}

/** What the desk would have asked before it did this. */
function linesOf(question: Question): readonly string[] {
	if (question.about === "tickets") {
		return question.foreign.map(
			({ prefix, of }) =>
				`look: a ticket begins with ${prefix}, which is ${of ?? "no airline's that is known here"}, and no airline's of this trip`,
		);
	}
	if (question.about !== "cancel") return [];
	const { tickets, ordered, free, cards, paid } = question;
	return [
		...paid.map(
			({ amount }) => `look: ${price(amount)} was paid otherwise than on the card page, and comes back only by hand`,
		),
		...(ordered || tickets > 0
			? [`look: call it off at the source too${tickets > 0 ? `, with its ${tickets} tickets` : ""}`]
			: []),
		...(free?.kind === "open" ? [`the airline takes it back without a penalty until ${moment(free.until)}`] : []),
		...cards.map(({ payment, amount, becomes }) =>
			becomes === "released"
				? `${price(amount)} of ${payment} is let go by itself`
				: `look: ${price(amount)} of ${payment} was taken, and comes back only by a refund`,
		),
	];
}

async function mailLine(db: D1Database, { code, version, contact }: Booking): Promise<string> {
	if (!contact) return "Nobody is told: the booking was erased, or nobody can be.";
	const row = await db.prepare("SELECT 1 FROM outbox WHERE id = ?").bind(`booking-${code}-${version}`).first();
	return row ? "The traveler's mail is in the outbox and leaves within five minutes." : "No mail goes to the traveler.";
}
