// A fare alert: an address, and the trips whose lower price it wants to hear of.

import type { PriceTerms } from "../../../flights/price-terms.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Money } from "../../../money/money.ts";
import { addDays, type IsoDate } from "../../../time/iso-date.ts";
import { daysOfMonth, type IsoMonth, lastDay } from "../../../time/iso-month.ts";

export type AlertDates =
	/** One exact trip; without a return it is one-way. */
	| { readonly kind: "days"; readonly depart: IsoDate; readonly return: IsoDate | null }
	/** Departure on any day of the month, back `stay` days later; null is one-way. */
	| { readonly kind: "month"; readonly month: IsoMonth; readonly stay: number | null };

/** What somebody wants to hear of. */
export interface AlertTrip {
	/** Place codes: an airport or a metropolitan area. */
	readonly from: string;
	readonly to: string;
	readonly dates: AlertDates;
	/** Its price is the total that a list shows for these. */
	readonly terms: PriceTerms;
	/** The alert speaks at or below this price; null: whenever the price drops. */
	readonly threshold: Money | null;
	readonly language: Language;
}

/** Two days, as a search has them. */
export interface TripDays {
	readonly depart: IsoDate;
	readonly return: IsoDate | null;
}

/** Days in which a request can be confirmed; the page and the mail say so. */
export const pendingDays = 7;

/** Every trip that the alert can be about, in the order of departure. */
export function tripsOf(dates: AlertDates): TripDays[] {
	if (dates.kind === "days") return [{ depart: dates.depart, return: dates.return }];
	return daysOfMonth(dates.month).map((depart) => ({
		depart,
		return: dates.stay === null ? null : addDays(depart, dates.stay),
	}));
}

/** The last day on which somebody could still leave. */
export function lastDeparture(dates: AlertDates): IsoDate {
	return dates.kind === "days" ? dates.depart : lastDay(dates.month);
}
