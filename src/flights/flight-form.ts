// The flight search form, declared once: its fields, and the rules that make a query of what was typed in them.
import * as v from "valibot";
import { defineForm, type Setting } from "../forms/form.ts";
import { say } from "../forms/problem.ts";
import { oneOf, together } from "../forms/rules.ts";
import { checkSlices } from "./check-slices.ts";
import { cabins } from "./offers/offer.ts";
import type { FlightQuery } from "./query.ts";
import { checkTravelers } from "./trip/check-travelers.ts";
import { flexes, flightFields, trips } from "./trip/form.ts";
import { problemKeys } from "./trip/problems.ts";

/** The instant by which past dates are judged, and the language in which places are named. */
export type SearchSetting = Pick<Setting, "now" | "language">;

export const flightForm = defineForm({
	id: "search",
	fields: flightFields,
	shape: ({ cabin, flex, nearby, adults, ages, ...slices }) => {
		return { trip: slices.trip, slices, travelers: { adults, ages }, cabin, flex, nearby };
	},
	schema: (setting: SearchSetting) =>
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
