// What the same trip costs a few days earlier or later, for the strip above the list; only where asking costs nothing.
import type { Choice } from "../../../flights/offers/facets.ts";
import type { FlightQuery } from "../../../flights/query.ts";
import type { FareSource, TripDates } from "../../../flights/source.ts";
import type { Money } from "../../../money/money.ts";
import { addDays } from "../../../time/iso-date.ts";
import { isOpen, openDays } from "../prices/price-days.ts";

export interface NearDay {
	readonly dates: TripDates;
	/** The lowest total that a search of these days finds; null where it finds none. */
	readonly price: Money | null;
	/** The days that were searched. */
	readonly own: boolean;
}

/** Days to either side. */
const reach = 3;

/** Prices are beside the point when they keep the page waiting. */
const maxWaitMs = 2_000;

/** As filtered, in order; nothing for a trip of several cities, or without a source that tells them freely. Never rejects. */
export async function loadNearDays(
	fares: FareSource,
	query: FlightQuery,
	now: Date,
	filters: Choice,
): Promise<readonly NearDay[] | undefined> {
	if (query.trip === "multi" || !fares.lowest) return undefined;
	const own = query.slices.map(({ date }) => date);
	const open = openDays(query, now);
	const shifts = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
	const days = shifts.map((shift) => own.map((date) => addDays(date, shift))).filter((dates) => isOpen(dates, open));
	try {
		const totals = await fares.lowest({ ...query, flex: 0 }, days, AbortSignal.timeout(maxWaitMs), filters);
		return days.map((dates, index) => ({
			dates,
			price: totals[index] ?? null,
			own: dates.join() === own.join(),
		}));
	} catch {
		return undefined;
	}
}
