// What the same trip is known to cost a few days earlier or later, for the strip above the list.
import type { Choice } from "../../../flights/offers/filters.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import type { FlightQuery } from "../../../flights/query.ts";
import { datesKey } from "../../../flights/seen-prices.ts";
import { addDays } from "../../../time/iso-date.ts";
import { loadPrices, type PriceData, type ShownDay } from "../prices/load-prices.ts";

/** Days to either side. */
const reach = 3;

/** Prices are beside the point when they keep the page waiting. */
const maxWaitMs = 2_000;

interface LoadNearDays {
	readonly services: Parameters<typeof loadPrices>[0]["services"];
	readonly query: FlightQuery;
	readonly filters: Choice;
	/** What the page's own search has found. */
	readonly found: readonly Offer[];
	/** The prices of all days around, filtered alike: where they are there already, nobody is asked again. */
	readonly grid?: PriceData | undefined;
}

/** As filtered, in order, those that can be searched; none of a trip of several cities. Never rejects. */
export async function loadNearDays({ query, grid, ...input }: LoadNearDays): Promise<readonly ShownDay[]> {
	const own = query.slices.map(({ date }) => date);
	const shifts = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
	const dates = shifts.map((shift) => own.map((date) => addDays(date, shift)));
	const month = own[0]?.slice(0, 7) ?? "";
	const data = grid ?? (await loadPrices({ ...input, query, view: "grid", month, dates, deadline: maxWaitMs }));
	const wanted = new Set(dates.map(datesKey));
	return data?.days.filter(({ kind, dates }) => kind !== "closed" && wanted.has(datesKey(dates))) ?? [];
}
