// What the change of a ticketed trip costs, part by part, in one currency.
import * as v from "valibot";
import { add, type Money, sameMoney } from "../../money/money.ts";

export interface ExchangeTerms {
	/** The fare source's own name for this change. */
	readonly change: string;
	/** What the source itself asks for making it, below zero what it gives back; only where the source makes it, and not an agent by hand. */
	readonly asked?: Money;
	/** What the tickets are worth before it. */
	readonly oldValue: Money;
	/** What the airline asks for changing. */
	readonly penalty: Money;
	/** What the new fare costs more; below zero where it costs less. */
	readonly fareDifference: Money;
	/** Our own. */
	readonly fee: Money;
	/** The three together: to be paid, or below zero to be given back. */
	readonly due: Money;
}

/** The sum that `due` has to be. Throws RangeError where the currencies differ. */
export function dueOf({
	penalty,
	fareDifference,
	fee,
}: Pick<ExchangeTerms, "penalty" | "fareDifference" | "fee">): Money {
	return add(add(penalty, fareDifference), fee);
}

const amount = v.object({
	minor: v.pipe(v.number(), v.safeInteger()),
	currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
const schema = v.object({
	asked: v.exactOptional(amount),
	...{ change: v.string(), oldValue: amount, penalty: amount, fareDifference: amount, fee: amount, due: amount },
});

/** Throws unless the text is the JSON of terms whose parts make their sum. */
export function parseTerms(json: string): ExchangeTerms {
	const terms = v.parse(schema, JSON.parse(json));
	if (!sameMoney(dueOf(terms), terms.due)) throw new RangeError("the parts of an exchange are not what is due");
	return terms;
}
