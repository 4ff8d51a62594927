// A fare alert in words, the same in its mails and on its pages.

import { type PriceTerms, plainTerms, termsText } from "../../flights/price-terms.ts";
import { tripCities, tripName } from "../../flights/trip/trip-name.ts";
import { formatDay, formatDays, formatMonth } from "../../i18n/formats.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { formatMoney, type Money } from "../../money/money.ts";
import type { AlertDates, AlertTrip } from "./forms/alert.ts";

type Route = Pick<AlertTrip, "from" | "to">;

const tripOf = ({ from, to }: Route) => ({ slices: [{ origin: from, destination: to }] });

export function routeText(route: Route, words: Words): string {
	return tripName(tripOf(route), words);
}

/** The two cities of that name, for a sentence around them. */
export function routeCities(route: Route, language: Language): { readonly from: string; readonly to: string } {
	return tripCities(tripOf(route), language);
}

export function datesText(dates: AlertDates, { t, language }: Words): string {
	if (dates.kind === "days") {
		return dates.return
			? formatDays(dates.depart, dates.return, language)
			: t("alert.trip.oneway", { depart: formatDay(dates.depart, language) });
	}
	const month = formatMonth(dates.month, language);
	return dates.stay === null
		? t("alert.trip.month", { month })
		: t("alert.trip.monthStay", { month, count: dates.stay });
}

/** Whom the price is for, and with what. Mails from before alerts had terms are for one adult in economy. */
export function termsLine(terms: PriceTerms = plainTerms, words: Words): string {
	return words.t("alert.for", { terms: termsText(terms, words) });
}

export function conditionText({ threshold }: Pick<AlertTrip, "threshold">, { t, language }: Words): string {
	return threshold ? t("alert.when.below", { price: moneyText(threshold, language) }) : t("alert.when.any");
}

export function moneyText(amount: Money, language: Language): string {
	return formatMoney(amount, languages[language].money);
}
