// The parameters of a flight search, from the same names and limits that the search form is read with.
import * as v from "valibot";
import { type JsonSchema, jsonSchemaOf } from "../../endpoints/schema.ts";
import { flightForm } from "../../flights/form/flight-form.ts";
import { cabins } from "../../flights/offers/offer.ts";
import {
	type FieldKind,
	type FieldName,
	fieldNames,
	flexes,
	flightOf,
	kindOf,
	trips,
} from "../../flights/trip/form.ts";
import { maxDaysAhead, maxFieldLength, maxSlices } from "../../flights/trip/limits.ts";
import { maxChildAge, maxTravelers } from "../../flights/trip/travelers.ts";
import { blank } from "../../forms/form.ts";
import { defaultLanguage, languageCodes } from "../../i18n/languages.ts";

const place = "An IATA code of an airport or city, or a name in the language asked for";
const placeText = (example: string) => v.pipe(v.string(), v.maxLength(maxFieldLength), v.examples([example]));
const day = v.pipe(v.string(), v.isoDate());
const ahead = `not past where the flight leaves, at most ${maxDaysAhead} days ahead`;

const blankForm = blank(flightForm);
/** The blank form's value: text there, and a test holds it against the schema. */
const withDefault = (schema: v.GenericSchema, value: string | number) => v.pipe(schema, v.metadata({ default: value }));

const kinds: Readonly<Record<FieldKind, { readonly description: string; readonly schema: v.GenericSchema }>> = {
	trip: { description: "`multi` reads the numbered slices.", schema: withDefault(v.picklist(trips), blankForm.trip) },
	from: { description: `Where it leaves. ${place}.`, schema: placeText("JFK") },
	to: { description: `Where it goes. ${place}.`, schema: placeText("BOG") },
	depart: { description: `Day of departure, ${ahead}.`, schema: day },
	return: { description: `Day of the flight back, for a round trip: ${ahead}.`, schema: day },
	adults: {
		description: `Travelers of 18 or over; with those under 18 at most ${maxTravelers} travel together.`,
		schema: withDefault(
			v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxTravelers)),
			Number(blankForm.adults),
		),
	},
	ages: {
		description: `Ages of those under 18, 0 to ${maxChildAge}, separated by commas; at most one under two for each adult.`,
		schema: withDefault(v.pipe(v.string(), v.regex(/^(\d{1,2}(,\d{1,2})*)?$/), v.examples(["1,9"])), blankForm.ages),
	},
	bags: {
		description: `Checked bags of all travelers together, at most one for each with a seat. Offers then tell \`withBags\`, and the order is by it. ${maxTravelers} at most.`,
		schema: withDefault(
			v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxTravelers)),
			Number(blankForm.bags),
		),
	},
	cabin: {
		description: "The cabin of the longest flight.",
		schema: withDefault(v.picklist(cabins), blankForm.cabin),
	},
	flex: {
		description: "How many days before and after each date are searched too.",
		schema: withDefault(v.picklist(flexes), Number(blankForm.flex)),
	},
	nearby: {
		description: "1 also searches airports near those asked for.",
		schema: withDefault(v.picklist([0, 1]), Number(blankForm.nearby)),
	},
};

function parameterOf(name: FieldName): JsonSchema {
	const kind = kindOf(name);
	const slice = flightOf(name);
	const { description, schema } = kinds[kind];
	const numbered = slice > 1 ? `Slice ${slice} of up to ${maxSlices} of a multi-city trip. ` : "";
	const required = slice === 1 && (kind === "from" || kind === "to" || kind === "depart");
	return { name, in: "query", required, description: numbered + description, schema: jsonSchemaOf(schema) };
}

/** The language of names and sentences in an answer. */
export const languageParameter: JsonSchema = {
	name: "lng",
	in: "query",
	required: false,
	description: "Language of names and sentences.",
	schema: jsonSchemaOf(withDefault(v.picklist(languageCodes), defaultLanguage)),
};

export const flightParameters: readonly JsonSchema[] = [...fieldNames.map(parameterOf), languageParameter];
