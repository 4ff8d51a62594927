// The days of a month with their prices, and how each price compares: what calendar and graph both show.

import type { MessageKey } from "../../../i18n/messages.ts";
import type { Money } from "../../../money/money.ts";
import type { IsoDate } from "../../../time/iso-date.ts";
import { firstDay, type IsoMonth, lastDay } from "../../../time/iso-month.ts";

export type Prices = Readonly<Record<IsoDate, Money>>;

/** Thirds of the way from the month's lowest price to its highest. */
export type PriceLevel = "low" | "middle" | "high";

/** How a price compares with the others that are shown. */
export interface Compared {
	readonly level: PriceLevel;
	/** Several days can share the lowest price. */
	readonly cheapest: boolean;
}

export interface ShownDay extends Compared {
	readonly day: IsoDate;
	readonly price: Money;
}

/** Names of the levels: no level is told by color alone. */
export const levelNames = {
	cheapest: "price.cheapest",
	low: "price.low",
	middle: "price.middle",
	high: "price.high",
} as const satisfies Record<PriceLevel | "cheapest", MessageKey>;

export function levelName(price: Compared): MessageKey {
	return levelNames[markOf(price)];
}

/** What the rules draw a price by. */
export function markOf({ cheapest, level }: Compared): PriceLevel | "cheapest" {
	return cheapest ? "cheapest" : level;
}

/** The days of the month that have a price, in order. All prices are of one currency. */
export function pricedDays(month: IsoMonth, prices: Prices): ShownDay[] {
	const [from, to] = [firstDay(month), lastDay(month)];
	const days = Object.entries(prices)
		.filter(([day]) => day >= from && day <= to)
		.toSorted(([one], [other]) => (one < other ? -1 : 1));
	return compared(days.map(([day, price]) => ({ day, price })));
}

/** Each price against the lowest and the highest of all; they are of one currency. */
export function compared<T extends { readonly price: Money }>(all: readonly T[]): (T & Compared)[] {
	const amounts = all.map(({ price }) => price.minor);
	const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
	const third = (highest - lowest) / 3;
	return all.map((each) => ({
		...each,
		level: levelOf(each.price.minor, lowest, third),
		cheapest: each.price.minor === lowest && highest > lowest,
	}));
}

/** Where all prices are the same, none of them is low. */
function levelOf(minor: number, lowest: number, third: number): PriceLevel {
	if (third === 0) return "middle";
	if (minor <= lowest + third) return "low";
	return minor < lowest + 2 * third ? "middle" : "high";
}
