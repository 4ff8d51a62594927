// The answer of the places endpoint, declared once.
import * as v from "valibot";
import { type Answer, iataCode, placeLabelText } from "../../endpoints/schema.ts";

const place = v.object({
	code: iataCode,
	kind: v.picklist(["airport", "metro"]),
	label: placeLabelText,
	detail: v.pipe(v.string(), v.description("What tells it from its namesakes.")),
});
const places = v.object({ places: v.array(place) });

export type PlacesAnswer = Answer<typeof places>;

export const placeSchemas = { Places: places, Place: place };
