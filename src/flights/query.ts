// A flight search: from the URL's parameters to a checked query, and back to the canonical URL.

import type { Language } from "../i18n/languages.ts";
import { sliceSuffixes } from "../parameters.ts";
import { findPlace } from "../places/airports.ts";
import type { Place } from "../places/place.ts";
import type { IsoDate } from "../time/iso-date.ts";
import { checkSlices } from "./check-slices.ts";
import { type Cabin, cabins } from "./offers/offer.ts";
import { checkTravelers } from "./trip/check-travelers.ts";
import { blankForm, type FieldName, type FlightForm, readFlightForm } from "./trip/form.ts";
import { type Choices, type Problem, problemList } from "./trip/problems.ts";

export type TripType = "round" | "oneway" | "multi";
export const trips: readonly TripType[] = ["round", "oneway", "multi"];

/** How many days before and after each date are searched too. */
export type Flex = 0 | 1 | 2 | 3;
export const flexes: readonly Flex[] = [0, 1, 2, 3];

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
	readonly cabin: Cabin;
	readonly flex: Flex;
	/** Also search airports near those asked for. */
	readonly nearby: boolean;
}

export type ParsedFlightQuery =
	| { readonly kind: "empty"; readonly form: FlightForm }
	| {
			readonly kind: "invalid";
			readonly form: FlightForm;
			readonly problems: readonly Problem[];
			readonly choices: Choices;
	  }
	| { readonly kind: "ok"; readonly form: FlightForm; readonly query: FlightQuery };

/**
 * Reads a search from a URL. Never throws: whatever was typed comes back in `form`, with all its problems at once.
 * @param now the instant by which past dates are judged, each in the time zone of the place it leaves from.
 */
export function parseFlightQuery(
	params: URLSearchParams,
	{ language, now }: { readonly language: Language; readonly now: Date },
): ParsedFlightQuery {
	const form = readFlightForm(params);
	if (!form) return { kind: "empty", form: blankForm };
	const problems = problemList();
	const choices: Partial<Record<FieldName, readonly Place[]>> = {};
	const trip = trips.find((known) => known === form.trip);
	const cabin = cabins.find((known) => known === form.cabin);
	const flex = flexes.find((known) => String(known) === form.flex);
	if (trip === undefined) problems.add("trip", "tripUnknown");
	if (cabin === undefined) problems.add("cabin", "cabinUnknown");
	if (flex === undefined) problems.add("flex", "flexUnknown");
	if (form.nearby !== "0" && form.nearby !== "1") problems.add("nearby", "nearbyUnknown");
	const slices = checkSlices(form, { language, now, problems, choices });
	const travelers = checkTravelers(form, problems);
	const found = problems.all();
	if (found.length > 0 || trip === undefined || cabin === undefined || flex === undefined) {
		return { kind: "invalid", form, problems: found, choices };
	}
	return { kind: "ok", form, query: { trip, slices, ...travelers, cabin, flex, nearby: form.nearby === "1" } };
}

/** There and perhaps back, for one adult in economy. Throws where there is no such place. */
export function plainQuery(from: string, to: string, depart: IsoDate, back: IsoDate | null): FlightQuery {
	const [origin, destination] = [findPlace(from), findPlace(to)];
	if (!origin || !destination) throw new Error(`No place ${from} or ${to}`);
	const slices = [
		{ from: origin, to: destination, date: depart },
		...(back ? [{ from: destination, to: origin, date: back }] : []),
	];
	const trip = back ? "round" : "oneway";
	return { trip, slices, adults: 1, ages: [], cabin: "economy", flex: 0, nearby: false };
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
