// Whether a price is a good one, by what searches alike have found; nothing where they were too few to tell.

import { type Money, money } from "../money/money.ts";
import type { IsoDate } from "../time/iso-date.ts";
import type { FarePrice, PastPrice } from "./price-history.ts";

export const priceLevels = ["low", "usual", "high"] as const;
export type PriceLevel = (typeof priceLevels)[number];

/** All amounts are for one adult, taxes and, where it is told, our fee included, without bags. */
export interface PriceInsight {
	readonly level: PriceLevel;
	readonly price: Money;
	/** The lowest and the highest of what searches alike have found, and the one in the middle. */
	readonly lowest: Money;
	readonly usual: Money;
	readonly highest: Money;
	/** How many searches that was, on how many days, since which. */
	readonly searches: number;
	readonly days: number;
	readonly since: IsoDate;
}

/** A quarter of twelve is three: low is not what one search has seen. And five days are not one person's week. */
const enough = { searches: 12, days: 5 } as const;

/** Nobody waits for a difference of less than this part of the usual price. */
const tellingPart = 0.03;

/** Every amount is one that was found: nothing is averaged. Our fee is today's on both sides. */
export function insightOf({ total, fee }: FarePrice, past: readonly PastPrice[]): PriceInsight | undefined {
	const comparable = past.filter(({ currency }) => currency === total.currency);
	const found = comparable.map(({ minor }) => minor + fee).sort((a, b) => a - b);
	const days = [...new Set(comparable.map(({ seenOn }) => seenOn))].sort();
	if (found.length < enough.searches || days.length < enough.days) return undefined;
	const at = (index: number) => money(found.at(index) ?? 0, total.currency);
	const quarter = Math.ceil(found.length / 4);
	const usual = at(Math.ceil(found.length / 2) - 1);
	const apart = (total.minor - usual.minor) / usual.minor;
	const isLow = total.minor <= at(quarter - 1).minor && apart <= -tellingPart;
	const isHigh = total.minor >= at(-quarter).minor && apart >= tellingPart;
	return {
		level: isLow ? "low" : isHigh ? "high" : "usual",
		price: total,
		...{ lowest: at(0), usual, highest: at(-1) },
		...{ searches: found.length, days: days.length, since: days[0] ?? "" },
	};
}
