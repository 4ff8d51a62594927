// What has to be agreed to before a booking can be sent; nothing of it is ever ticked beforehand.
import type { PriceNow } from "./price-now.ts";

export interface Agreement {
	/** 49 CFR 175.25(b): what may not travel was read and understood. */
	readonly hazmat: boolean;
	/** The agency's terms and the fare's. */
	readonly terms: boolean;
	/** A price that moved, in place of the one that was chosen. */
	readonly accept: boolean;
}

/** What is still to be agreed to, in the order of the page. */
export function missingOf(agreement: Agreement, price: PriceNow): readonly (keyof Agreement)[] {
	const needed = ["hazmat", "terms", ...(price.kind === "changed" ? (["accept"] as const) : [])] as const;
	return needed.filter((name) => !agreement[name]);
}
