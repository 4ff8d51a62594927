// Whether a price is news to somebody who asked for an alert.

import type { Money } from "../../money/money.ts";

/** What a price is compared with. */
export interface LastPrice {
	readonly price: Money;
	/** Day of departure that it was for. */
	readonly day: string;
}

interface AlertPrice extends LastPrice {
	/** False where only one of many days was looked at. */
	readonly complete: boolean;
}

interface Verdict {
	readonly news: boolean;
	/** What the next price is compared with, once this one was told or need not be. */
	readonly next: LastPrice;
}

/**
 * Says whether a price is news. Without a threshold every drop is. With one, a price at or below it is,
 * when the last one was above it or this one is lower still: a price that stays low is told once.
 * Amounts in another currency than before, or than the threshold's, are never compared.
 */
export function judge(now: AlertPrice, last: LastPrice | null, threshold: Money | null): Verdict {
	const before = last && last.price.currency === now.price.currency ? last : null;
	const lower = before !== null && now.price.minor < before.price.minor;
	// Another day's higher price says nothing about the low one that was seen.
	const known = before !== null && !now.complete && !lower && before.day !== now.day;
	const next = known ? before : { price: now.price, day: now.day };
	if (threshold === null) return { news: lower, next };
	if (threshold.currency !== now.price.currency) return { news: false, next };
	const below = now.price.minor <= threshold.minor;
	return { news: below && (lower || before === null || before.price.minor > threshold.minor), next };
}
