// An amount as an agent types it, in a currency that is known.
import { digitsOf, unitOf } from "../../money/minor-units.ts";
import type { Money } from "../../money/money.ts";

/** In minor units: "512.30", "512,30", "512"; undefined for what may mean another amount, as "1,234" of dollars might. */
export function amountIn(typed: string, currency: string): number | undefined {
	const read = /^\$?\s*(\d{1,10})(?:[.,](\d+))?$/.exec(typed.trim());
	const digits = digitsOf(currency);
	if (!read || (read[2] !== undefined && read[2].length !== digits)) return undefined;
	return Number(`${read[1]}${(read[2] ?? "").padEnd(digits, "0")}`);
}

/** As it is typed: "512.30", and "512" of a currency without smaller units. */
export function asTyped({ minor, currency }: Money): string {
	return (minor / unitOf(currency)).toFixed(digitsOf(currency));
}

/** How an amount is written, for who wrote none. */
export function exampleIn(currency: string): string {
	return asTyped({ minor: 512 * unitOf(currency), currency });
}
