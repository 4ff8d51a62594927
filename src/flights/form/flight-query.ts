// What the flight search form makes of what was typed: a search that can be run.
import type { Place } from "../../places/place.ts";
import type { IsoDate } from "../../time/iso-date.ts";
import type { Cabin } from "../offers/offer.ts";
import type { Flex, TripType } from "../trip/form.ts";

export interface QuerySlice {
	readonly from: Place;
	readonly to: Place;
	/** Day of departure, local to `from`. */
	readonly date: IsoDate;
}

/** A search that can be run: every place exists, every date is ahead, at least one adult travels. */
export interface FlightQuery {
	readonly trip: TripType;
	/** One for a one-way, two for a round trip, one to six for multi-city; days never run backwards. */
	readonly slices: readonly QuerySlice[];
	readonly adults: number;
	/** Ages of the travelers under 18. */
	readonly ages: readonly number[];
	/** Checked bags of all travelers together, at most one for each seat; 0 where nobody asked about bags. */
	readonly bags: number;
	readonly cabin: Cabin;
	readonly flex: Flex;
	/** Also search airports near those asked for. */
	readonly nearby: boolean;
}
