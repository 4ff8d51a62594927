// A flight search: from the URL's parameters to a checked query, and back to the canonical URL.
import { blank, checkForm } from "../forms/form.ts";
import type { Language } from "../i18n/languages.ts";
import { sliceSuffixes } from "../parameters.ts";
import type { Place } from "../places/place.ts";
import { resolvePlace } from "../places/search.ts";
import { flightForm, type SearchSetting } from "./form/flight-form.ts";
import type { FlightQuery } from "./form/flight-query.ts";
import { typedSearch } from "./form/typed-search.ts";
import { places } from "./read-places.ts";
import { fieldNames, type TypedSearch } from "./trip/form.ts";
import { type Choices, type Problem, problemKeys } from "./trip/problems.ts";

export type { FlightQuery, QuerySlice } from "./form/flight-query.ts";

export type ParsedFlightQuery =
	| { readonly kind: "empty"; readonly typed: TypedSearch }
	| {
			readonly kind: "invalid";
			readonly typed: TypedSearch;
			readonly problems: readonly Problem[];
			readonly choices: Choices;
	  }
	| { readonly kind: "ok"; readonly typed: TypedSearch; readonly query: FlightQuery };

/**
 * Reads a search from a URL. Never throws: whatever was typed comes back in `typed`, with all its problems at once.
 * It is empty when none of the parameters belongs to the search: utm tags and the like do not count.
 */
export function parseFlightQuery(params: URLSearchParams, { language, now }: SearchSetting): ParsedFlightQuery {
	if (!fieldNames.some((name) => params.has(name))) return { kind: "empty", typed: blank(flightForm) };
	const reading = checkForm(flightForm, typedSearch(params), { language, now, places });
	if (reading.kind === "invalid") return { ...reading, choices: choicesFor(reading.problems, language) };
	return { kind: "ok", typed: reading.typed, query: reading.value };
}

/** The places that an ambiguous text may mean, for each field that has one. */
function choicesFor(problems: readonly Problem[], language: Language): Choices {
	const choices: Partial<Record<Problem["field"], readonly Place[]>> = {};
	for (const { field, key, values } of problems) {
		if (key !== problemKeys.fromAmbiguous && key !== problemKeys.toAmbiguous) continue;
		const answer = resolvePlace(String(values?.text), language);
		if (answer.kind === "ambiguous") choices[field] = answer.choices;
	}
	return choices;
}

/** The query as URL parameters, always in the same order, so that equal searches have equal URLs. */
export function flightSearchParams(query: FlightQuery): URLSearchParams {
	const params = new URLSearchParams({ trip: query.trip });
	const departures = query.trip === "round" ? query.slices.slice(0, 1) : query.slices;
	for (const [index, slice] of departures.entries()) {
		const suffix = sliceSuffixes[index] ?? "";
		params.set(`from${suffix}`, slice.from.code);
		params.set(`to${suffix}`, slice.to.code);
		params.set(`depart${suffix}`, slice.date);
	}
	const back = query.trip === "round" ? query.slices[1] : undefined;
	if (back) params.set("return", back.date);
	params.set("adults", String(query.adults));
	params.set("ages", query.ages.join(","));
	params.set("cabin", query.cabin);
	params.set("flex", String(query.flex));
	params.set("nearby", query.nearby ? "1" : "0");
	return params;
}
