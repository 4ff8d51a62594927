// The answer about the airport near the visitor and the fares seen from there, declared once.
import * as v from "valibot";
import { type Answer, iataCode, placeLabelText, text } from "../../endpoints/schema.ts";
import type { FareTexts, PriceTexts } from "./fare-texts.ts";

const airport = v.object({ code: iataCode, city: text, label: placeLabelText, detail: text });

const price = v.object({
	total: v.pipe(
		v.string(),
		v.description("Amount and currency as they are read. The example is an invented amount."),
		v.examples(["$268.44"]),
	),
	terms: text,
	days: text,
	operated: text,
	seen: text,
	sample: v.pipe(v.string(), v.description("Marks invented data; empty otherwise.")),
}) satisfies v.GenericSchema<PriceTexts>;

const fare = v.object({
	codes: text,
	route: text,
	price: v.nullable(price),
	href: v.pipe(v.string(), v.description("Path of the search whose cheapest offer it is.")),
	search: text,
}) satisfies v.GenericSchema<FareTexts>;

const nearest = v.pipe(
	v.object({
		airport: v.exactOptional(airport),
		show: v.exactOptional(v.pipe(v.string(), v.description("Names the city that the fares leave from."))),
		deals: v.exactOptional(v.array(fare)),
		explore: v.exactOptional(
			v.pipe(v.object({ text, href: text }), v.description("The page of all places that one can fly to from there.")),
		),
	}),
	v.description("Empty where the edge does not know the place, and no country was chosen."),
);

export type NearestAnswer = Answer<typeof nearest>;

export const nearestSchemas = { Nearest: nearest, NearestAirport: airport, SeenFare: fare, SeenPrice: price };
