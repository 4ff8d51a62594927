// The days of a month with their prices, and how each price compares: what calendar and graph both show.
import type { IsoDate } from "../flights/iso-date.ts";
import type { Money } from "../flights/money.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { firstDay, type IsoMonth, lastDay } from "./controls/calendar-days.ts";

export type Prices = Readonly<Record<IsoDate, Money>>;

/** Thirds of the way from the month's lowest price to its highest. */
export type PriceLevel = "low" | "middle" | "high";

export interface DayPrice {
	readonly day: IsoDate;
	readonly price: Money;
	readonly level: PriceLevel;
	/** Several days can share the lowest price. */
	readonly cheapest: boolean;
}

/** In words, for every reader: no level is told by color alone. */
export const levelNames = {
	cheapest: "price.cheapest",
	low: "price.low",
	middle: "price.middle",
	high: "price.high",
} as const satisfies Record<PriceLevel | "cheapest", MessageKey>;

export function levelName({ cheapest, level }: DayPrice): MessageKey {
	return levelNames[cheapest ? "cheapest" : level];
}

/** How many days the month has. */
export function dayCount(month: IsoMonth): number {
	return Number(lastDay(month).slice(8));
}

/** The days of the month that have a price, in order. All prices are of one currency. */
export function pricedDays(month: IsoMonth, prices: Prices): DayPrice[] {
	const [from, to] = [firstDay(month), lastDay(month)];
	const days = Object.entries(prices)
		.filter(([day]) => day >= from && day <= to)
		.toSorted(([one], [other]) => (one < other ? -1 : 1));
	const amounts = days.map(([, { minor }]) => minor);
	const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
	const third = (highest - lowest) / 3;
	return days.map(([day, price]) => ({
		day,
		price,
		level: levelOf(price.minor, lowest, third),
		cheapest: price.minor === lowest && highest > lowest,
	}));
}

/** Where all prices are the same, none of them is low. */
function levelOf(minor: number, lowest: number, third: number): PriceLevel {
	if (third === 0) return "middle";
	if (minor <= lowest + third) return "low";
	return minor < lowest + 2 * third ? "middle" : "high";
}
