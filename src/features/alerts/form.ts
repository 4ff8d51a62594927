// The fare alert form on the server, which knows all places: what it names, and how a link fills it in.
import { checkTravelers } from "../../flights/form/check-travelers.ts";
import { cabins } from "../../flights/offers/offer.ts";
import type { PriceTerms } from "../../flights/price-terms.ts";
import { placesIn } from "../../flights/read-places.ts";
import { problemKeys } from "../../flights/trip/problems.ts";
import { blank, type Typed, typedIn } from "../../forms/form.ts";
import type { Refuse } from "../../forms/rules.ts";
import type { Language } from "../../i18n/languages.ts";
import { alertParameters } from "../../parameters.ts";
import { findPlace } from "../../places/airports.ts";
import { placeDetail, placeLabel } from "../../places/labels.ts";
import { placesMeant } from "../../places/resolve.ts";
import { type AlertField, alertFormBy, type TermField } from "./forms/alert-form.ts";

export const alertForm = alertFormBy(
	(language) => ({
		reader: placesIn(language),
		named: (text) =>
			placesMeant(text, language)
				.map((one) => `${placeLabel(one, language)}, ${placeDetail(one, language)}`)
				.join("; "),
	}),
	checkTerms,
);

function checkTerms(typed: Typed<TermField>, refuse: Refuse<TermField>): PriceTerms {
	const cabin = cabins.find((one) => one === typed.cabin);
	if (!cabin) refuse("cabin", problemKeys.cabinUnknown);
	if (typed.nearby !== "0" && typed.nearby !== "1") refuse("nearby", problemKeys.nearbyUnknown);
	return { ...checkTravelers(typed, refuse), cabin: cabin ?? "economy", nearby: typed.nearby === "1" };
}

/** The form as a link fills it in: places by their names, a month instead of days where the link names one. */
export function startAlertForm(query: URLSearchParams, language: Language): Typed<AlertField> {
	const typed = typedIn(alertForm, query);
	const given = Object.fromEntries(alertParameters.flatMap((name) => (query.has(name) ? [[name, typed[name]]] : [])));
	const named = (text: string) => {
		const found = text ? findPlace(text) : undefined;
		return found ? placeLabel(found, language) : text;
	};
	const places = { from: named(typed.from), to: named(typed.to) };
	return blank(alertForm, { ...given, ...places, dates: typed.month ? "month" : "days" });
}
