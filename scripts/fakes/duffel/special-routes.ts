// What happens on which route of the fake; the first slice of a search decides. README of all of them: fake.ts.
import type {} from "@duffel/api";
import type { Stop } from "@duffel/api/types";
import { type Handmade, handmadeOffer } from "./handmade.ts";
import { type DuffelJson, place } from "./to-duffel.ts";

export interface SpecialRoute {
	/** How many offers, made by hand. */
	readonly offers: number;
	readonly via?: string;
	readonly instant?: boolean;
	/** Changes an offer before it is kept; `index` counts within the search. */
	readonly edit?: (offer: DuffelJson, index: number) => unknown;
	/** What the call for the offer request does instead of answering. */
	readonly search?: "hang" | "fail" | "rateLimit";
	/** What the call for a page of offers does instead of answering. */
	readonly list?: "garbage" | "drip" | "failLater";
	/** What the call for one offer does. */
	readonly read?: "dearer" | "gone" | "expired";
}

const stop: Stop = {
	id: "sto_fake1",
	duration: "PT1H",
	airport: place("DOH"),
	arriving_at: "2027-02-10T12:00:00",
	departing_at: "2027-02-10T13:00:00",
};

const flaws: readonly ((offer: DuffelJson) => unknown)[] = [
	(offer) => ({ ...offer, total_amount: "12.345" }),
	(offer) => ({ ...offer, total_amount: undefined }),
	(offer) => edited(offer, { origin: { ...place("XXX"), time_zone: "" } }),
	(offer) => edited(offer, { arriving_at: offer.slices[0]?.segments[0]?.departing_at }),
	(offer) => edited(offer, { departing_at: "2027-02-30T10:00:00" }),
	(offer) => edited(offer, { departing_at: `${offer.slices[0]?.segments[0]?.departing_at}Z` }),
	(offer) => edited(offer, { operating_carrier: { iata_code: null, name: " " } }),
	() => null,
];

/** The offer with its first segment changed. */
function edited(offer: DuffelJson, changes: object): unknown {
	return {
		...offer,
		slices: offer.slices.map((slice, index) =>
			index > 0
				? slice
				: { ...slice, segments: slice.segments.map((one, at) => (at > 0 ? one : { ...one, ...changes })) },
		),
	};
}

function withoutBags(offer: DuffelJson): DuffelJson {
	return {
		...offer,
		slices: offer.slices.map((slice) => ({
			...slice,
			segments: slice.segments.map((segment) => ({
				...segment,
				passengers: segment.passengers.map((passenger) => ({ ...passenger, baggages: [] })),
			})),
		})),
	};
}

export const specialRoutes: Readonly<Record<string, SpecialRoute>> = {
	// Duffel's own.
	"PVD-RAI": { offers: 0 },
	"JFK-EWR": { offers: 3, instant: false },
	"LHR-DXB": { offers: 3, via: "IST" },
	"BTS-MRU": { offers: 2, edit: withoutBags },
	"DXB-AMS": {
		offers: 2,
		edit: (offer) => edited(offer, { stops: [stop] }),
	},
	"STN-LHR": { offers: 0, search: "hang" },
	"LHR-STN": { offers: 2, read: "dearer" },
	"LGW-LHR": { offers: 2, read: "gone" },
	// Ours.
	"PIT-CAK": { offers: 0, search: "fail" },
	"PIT-CMH": { offers: 0, search: "rateLimit" },
	"PIT-CLE": { offers: 2, list: "garbage" },
	"PIT-ERI": { offers: 2, list: "drip" },
	"PIT-ALB": { offers: 260, list: "failLater" },
	"PIT-BUF": { offers: 450 },
	"PIT-DAY": { offers: 2, read: "expired" },
	"PIT-CRW": { offers: 2 * flaws.length, edit: (offer, index) => (index % 2 ? offer : flaws[index / 2]?.(offer)) },
	"PIT-ROC": { offers: flaws.length, edit: (offer, index) => flaws[index]?.(offer) },
};

export function handmadeOffers(route: SpecialRoute, search: Omit<Handmade, "number" | "instant">) {
	return Array.from({ length: route.offers }, (_, number) =>
		handmadeOffer({ ...search, number, instant: route.instant ?? true, ...(route.via && { via: route.via }) }),
	);
}
