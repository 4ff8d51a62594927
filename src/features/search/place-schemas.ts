// The answer of the places endpoint, declared once.
import * as v from "valibot";
import { type Answer, placeLabelText } from "../../endpoints/schema.ts";

const place = v.object({
	code: v.pipe(
		v.string(),
		v.regex(/^[A-Z]{3}A?$/),
		v.description(
			"IATA's; of a city whose IATA code is an airport's as well, that code and an A (\"HOUA\": all of Houston).",
		),
	),
	kind: v.picklist(["airport", "metro"]),
	label: placeLabelText,
	detail: v.pipe(
		v.string(),
		v.description(
			'What tells it from its namesakes; before that, with " · " after it, the name that was found if it is none of ours ("東京").',
		),
	),
});
const places = v.object({ places: v.array(place) });

export type PlacesAnswer = Answer<typeof places>;

export const placeSchemas = { Places: places, Place: place };
