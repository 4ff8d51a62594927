// What an agent does who answers what is asked before it: an exchange paid by phone, tickets read back.
import { openExchange, payExchange } from "../../../src/desk/acts/exchange.ts";
import { reissue } from "../../../src/desk/acts/reissue.ts";

export const byTransfer = { means: "transfer", reference: "TR 4711" } as const;

/** What is due is what was paid. */
export async function payDue(
	...[store, doer, wish, at]: Parameters<typeof payExchange>
): ReturnType<typeof payExchange> {
	const due = (await openExchange(store, wish.code, at))?.pending?.terms.due;
	const payment = due && due.minor > 0 ? { payment: { ...byTransfer, amount: due } } : {};
	return payExchange(store, doer, { ...payment, ...wish }, at);
}

/** What is asked besides, of another airline's numbers, is left to the test. */
export async function reissueRead(
	...[store, doer, code, wish, at]: Parameters<typeof reissue>
): ReturnType<typeof reissue> {
	const answer = await reissue(store, doer, code, wish, at);
	const plain = answer.kind === "asks" && answer.questions.length === 0;
	return plain ? reissue(store, doer, code, { ...wish, confirm: answer.confirm }, at) : answer;
}
