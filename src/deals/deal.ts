// A route that a deal page speaks of, and the price that was last seen for it, if any.
import type { Money } from "../flights/money.ts";

/** `exclusive` fares are sold by phone only, so no price of theirs is ever shown (14 CFR 399.84). */
export type DealKind = "featured" | "lastMinute" | "exclusive";

export interface DealRoute {
	/** Place codes: an airport or a metropolitan area. */
	readonly from: string;
	readonly to: string;
}

export interface SeenPrice {
	/** Round trip for one adult, taxes and fees included. */
	readonly total: Money;
	/** Local days, YYYY-MM-DD. */
	readonly depart: string;
	readonly return: string;
	/** Who operates the first flight. */
	readonly carrier: string;
	readonly sample: boolean;
	/** ISO 8601 in UTC. */
	readonly seenAt: string;
}

export interface Deal extends DealRoute {
	readonly kind: DealKind;
	readonly price: SeenPrice | null;
}

/** Routes between the communities that the agency serves; whether they are cheap, only a search can say. */
export const dealRoutes = {
	featured: [
		{ from: "NYC", to: "MIA" },
		{ from: "LAX", to: "MEX" },
		{ from: "MIA", to: "BOG" },
		{ from: "IAH", to: "SAL" },
		{ from: "NYC", to: "SDQ" },
		{ from: "CHI", to: "CUN" },
	],
	lastMinute: [
		{ from: "NYC", to: "CHI" },
		{ from: "LAX", to: "LAS" },
		{ from: "MIA", to: "SJU" },
		{ from: "IAH", to: "MEX" },
	],
	exclusive: [
		{ from: "MIA", to: "LIM" },
		{ from: "NYC", to: "GYE" },
		{ from: "LAX", to: "GDL" },
		{ from: "CHI", to: "MAD" },
	],
} as const satisfies Record<DealKind, readonly DealRoute[]>;
