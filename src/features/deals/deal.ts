// A route that a page speaks of, and the price that was last seen for it, if any.
import type { Money } from "../../money/money.ts";

/** `exclusive` fares are sold by phone only, so no price of theirs is ever shown (14 CFR 399.84). */
export type DealKind = "featured" | "lastMinute" | "exclusive";

/** How far ahead a price was looked for. */
export type FareKind = "planned" | "lastMinute";

export interface DealRoute {
	/** Place codes: an airport or a metropolitan area. */
	readonly from: string;
	readonly to: string;
}

export interface DealPrice {
	/** Round trip for one adult, taxes and fees included. */
	readonly total: Money;
	/** Local days, YYYY-MM-DD. */
	readonly depart: string;
	readonly return: string;
	/** Names of all who operate its flights, with commas. */
	readonly operators: string;
	readonly sample: boolean;
	/** ISO 8601 in UTC. */
	readonly seenAt: string;
	/** Whole hours since it was seen: the same in every zone, and the page is the same for everybody. */
	readonly hoursAgo: number;
}

export interface Fare extends DealRoute {
	/** IATA code, where only trips under this airline's flight numbers were compared. */
	readonly airline?: string;
	readonly price: DealPrice | null;
}

export interface Deal extends Fare {
	readonly kind: DealKind;
}

/** The parameters of the search whose cheapest offer a fare is; without a price the days are left to the visitor. */
export function searchOf({ from, to, airline, price }: Fare): Readonly<Record<string, string>> {
	return {
		trip: "round",
		from,
		to,
		...(price && { depart: price.depart, return: price.return }),
		...(airline && { airline }),
	};
}

/** Routes between the communities that the agency serves, all airports of a city; whether they are cheap, only a search can say. */
export const dealRoutes = {
	featured: [
		{ from: "NYC", to: "MIAA" },
		{ from: "LAXA", to: "MEXA" },
		{ from: "MIAA", to: "BOG" },
		{ from: "HOUA", to: "SAL" },
		{ from: "NYC", to: "SDQ" },
		{ from: "CHI", to: "CUN" },
	],
	lastMinute: [
		{ from: "NYC", to: "CHI" },
		{ from: "LAXA", to: "LAS" },
		{ from: "MIAA", to: "SJU" },
		{ from: "HOUA", to: "MEXA" },
	],
	exclusive: [
		{ from: "MIAA", to: "LIM" },
		{ from: "NYC", to: "GYE" },
		{ from: "LAXA", to: "GDL" },
		{ from: "CHI", to: "MAD" },
	],
} as const satisfies Record<DealKind, readonly DealRoute[]>;
