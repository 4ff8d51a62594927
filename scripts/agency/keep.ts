// `agency keep`: words that what a card was charged besides is what the booking was paid with.
import { type KeepAnswer, keepCard } from "../../src/desk/acts/keep-card.ts";
import { paymentsOf } from "../../src/features/bookings/payments/store.ts";
import { findBooking } from "../../src/features/bookings/store.ts";
import { groupReference } from "../../src/references/reference.ts";
import { type AgencyTool, plain, price } from "./tool.ts";

/** False, with the reason said, where there is nothing to keep; nothing is written then. */
export async function sayKept(
	tool: AgencyTool,
	{ code, yes }: { readonly code: string; readonly yes: boolean },
): Promise<boolean> {
	const name = groupReference(code);
	const booking = await findBooking(tool, code);
	const besides = (await paymentsOf(tool.db, code)).find(({ surplus }) => surplus === 1);
	const names = booking?.passengers.map(({ familyName, givenName }) => `${familyName}, ${givenName}`).join("; ");
	const question =
		besides &&
		`Does ${price(besides)} of ${besides.id} stay with ${name} (${names || "erased"})? It cannot be taken back.`;
	if (question && !yes && !(await tool.ask(plain(question)))) {
		tool.complain("Nothing was changed.");
		return false;
	}
	const answer = await keepCard(tool, tool.doer, { code }, tool.now());
	if (answer.kind !== "done") {
		tool.complain(problemOf(answer, name));
		return false;
	}
	tool.say(`${price(answer.payment)} of ${answer.payment.id} stays with ${name}, and is reported no more.`);
	return true;
}

function problemOf(answer: Exclude<KeepAnswer, { kind: "done" }>, name: string): string {
	switch (answer.kind) {
		case "unknown":
			return "No booking has this code. Nothing was changed.";
		case "nothing":
			return `${name} was charged nothing besides. Nothing was changed.`;
		case "illegal": {
			const { state, instead, payment } = answer;
			const refund = `refund ${payment.charge} at ${payment.provider}`;
			const what = {
				paid: "mark it paid first, if the card paid for it",
				exchange: `the exchange that it was for is not paid, or is over: write that down at the desk, or ${refund}`,
				refund,
			}[instead];
			return `${name} is ${state}: ${what}. Nothing was changed.`;
		}
		case "stale":
			return `Somebody else changed ${name} just now. Nothing was changed: see \`show ${name}\`, then decide anew.`;
	}
}
