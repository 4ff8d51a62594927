// One line of the log for what Duffel answered and we do not use: how much of it, and why. Counts only, nothing of anybody.
import type { Flaw } from "./read-offer.ts";

/** Why something of an answer is not used. */
export type Dropped =
	| Flaw
	/** It had ended when it came. */
	| "expired"
	/** In another currency than the offers before it. */
	| "currency"
	/** A ticket that names none of the order's travelers: it is kept all the same. */
	| "holder"
	/** Sound, but not what was asked for. */
	| `other${"Trip" | "Cabin" | "Travelers" | "Place" | "Day" | "Order"}`;

/** How often each reason was met. */
export type DroppedCounts = Partial<Record<Dropped, number>>;

export function countDropped(counts: DroppedCounts, why: Dropped): void {
	counts[why] = (counts[why] ?? 0) + 1;
}

export interface DroppedReport {
	/** What was asked for: "search", "order"… */
	readonly of: string;
	/** How many are used. */
	readonly kept: number;
	readonly dropped: DroppedCounts;
}

/** Silent where nothing was dropped. */
export function reportDropped({ of, kept, dropped }: DroppedReport): void {
	if (Object.keys(dropped).length === 0) return;
	console.warn(JSON.stringify({ event: "fares.dropped", source: "duffel", of, kept, dropped }));
}
