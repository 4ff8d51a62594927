// The parameters of a flight search, from the same names and limits that the search form is read with.
import { maxTravelers, oldestChild } from "../../flights/check-travelers.ts";
import { blankForm, type FieldName, fieldNames, longestField, maxDaysAhead, maxSlices } from "../../flights/form.ts";
import { cabins } from "../../flights/offer.ts";
import { flexes, trips } from "../../flights/query.ts";
import { defaultLanguage, languageCodes } from "../../i18n/languages.ts";
import type { Schema } from "./schema.ts";

type Kind = "trip" | "from" | "to" | "depart" | "return" | "adults" | "ages" | "cabin" | "flex" | "nearby";

const placeText = { type: "string", maxLength: longestField };
const place = "An IATA code of an airport or city, or a name in the language asked for";
const day = { type: "string", format: "date" };
const ahead = `not past where the flight leaves, at most ${maxDaysAhead} days ahead`;

const kinds: Readonly<Record<Kind, { readonly description: string; readonly schema: Schema }>> = {
	trip: { description: "`multi` reads the numbered slices.", schema: { enum: trips, default: blankForm.trip } },
	from: { description: `Where it leaves. ${place}.`, schema: { ...placeText, examples: ["JFK"] } },
	to: { description: `Where it goes. ${place}.`, schema: { ...placeText, examples: ["BOG"] } },
	depart: { description: `Day of departure, ${ahead}.`, schema: day },
	return: { description: `Day of the flight back, for a round trip: ${ahead}.`, schema: day },
	adults: {
		description: `Travelers of 18 or over; with those under 18 at most ${maxTravelers} travel together.`,
		schema: { type: "integer", minimum: 1, maximum: maxTravelers, default: Number(blankForm.adults) },
	},
	ages: {
		description: `Ages of those under 18, 0 to ${oldestChild}, separated by commas; at most one under two for each adult.`,
		schema: { type: "string", pattern: "^(\\d{1,2}(,\\d{1,2})*)?$", default: blankForm.ages, examples: ["1,9"] },
	},
	cabin: { description: "The cabin of the longest flight.", schema: { enum: cabins, default: blankForm.cabin } },
	flex: {
		description: "How many days before and after each date are searched too.",
		schema: { type: "integer", enum: flexes, default: Number(blankForm.flex) },
	},
	nearby: {
		description: "1 also searches airports near those asked for.",
		schema: { type: "integer", enum: [0, 1], default: Number(blankForm.nearby) },
	},
};

function kindOf(name: FieldName): { readonly kind: Kind; readonly slice: number } {
	const [, kind = "trip", digit = "1"] = /^([a-z]+)(\d?)$/.exec(name) ?? [];
	return { kind: kind as Kind, slice: Number(digit || "1") };
}

function parameterOf(name: FieldName): Schema {
	const { kind, slice } = kindOf(name);
	const { description, schema } = kinds[kind];
	const numbered = slice > 1 ? `Slice ${slice} of up to ${maxSlices} of a multi-city journey. ` : "";
	const required = slice === 1 && (kind === "from" || kind === "to" || kind === "depart");
	return { name, in: "query", required, description: numbered + description, schema };
}

/** The language of names and sentences in an answer. */
export const languageParameter: Schema = {
	name: "lng",
	in: "query",
	required: false,
	description: "Language of names and sentences.",
	schema: { enum: languageCodes, default: defaultLanguage },
};

export const flightParameters: readonly Schema[] = [...fieldNames.map(parameterOf), languageParameter];
