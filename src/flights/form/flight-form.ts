// The flight search form, declared once: its fields, and the rules that make a query of what was typed in them.
import * as v from "valibot";
import { defineForm, type Setting } from "../../forms/form.ts";
import { say } from "../../forms/problem.ts";
import { oneOf, together } from "../../forms/rules.ts";
import type { IsoDate } from "../../time/iso-date.ts";
import { cabins } from "../offers/offer.ts";
import { flexes, flightFields, trips } from "../trip/form.ts";
import { problemKeys } from "../trip/problems.ts";
import { checkSlices, type TypedSlices } from "./check-slices.ts";
import { checkTravelers } from "./check-travelers.ts";
import type { FlightQuery } from "./flight-query.ts";
import type { PlaceReader } from "./place-reader.ts";

/** The instant by which past dates are judged, and the language in which places are named. */
export type SearchSetting = Pick<Setting, "now" | "language">;

/**
 * What its rules depend on. Places and the wording of days are handed in, so that a browser asks the same rules without
 * the index of the one and what else is written in a language.
 */
export interface SearchNeeds extends Pick<Setting, "now"> {
	readonly places: PlaceReader;
	/** As a message writes it. */
	dayText(day: IsoDate): string;
}

export const flightForm = defineForm({
	id: "search",
	fields: flightFields,
	shape: ({ cabin, flex, nearby, adults, ages, bags, ...rest }) => {
		const slices: TypedSlices = rest;
		return { trip: slices.trip, slices, travelers: { adults, ages, bags }, cabin, flex, nearby };
	},
	schema: (setting: SearchNeeds) =>
		v.pipe(
			v.object({
				trip: oneOf(trips, problemKeys.tripUnknown),
				slices: together(checkSlices(setting)),
				travelers: together(checkTravelers),
				cabin: oneOf(cabins, problemKeys.cabinUnknown),
				flex: v.pipe(
					v.string(),
					v.transform((text) => flexes.find((known) => String(known) === text)),
					v.picklist(flexes, say(problemKeys.flexUnknown)),
				),
				nearby: v.pipe(
					oneOf(["0", "1"], problemKeys.nearbyUnknown),
					v.transform((text) => text === "1"),
				),
			}),
			v.transform(({ travelers, ...query }): FlightQuery => ({ ...query, ...travelers })),
		),
});
