// Schemas of the answer about the airport near the visitor and the fares seen from there.
import type { FareTexts, PriceTexts } from "../../ui/fare-texts.ts";
import type { NearestAirport, NearestAnswer } from "../nearest.ts";
import { list, object, orNull, ref, text } from "./schema.ts";

export const nearestSchemas = {
	Nearest: object<NearestAnswer>(
		{
			airport: ref("NearestAirport"),
			show: { type: "string", description: "Names the city that the fares leave from." },
			deals: list(ref("SeenFare")),
		},
		{ optional: ["airport", "show", "deals"], description: "Empty where the edge does not know the place." },
	),
	NearestAirport: object<NearestAirport>({
		code: { type: "string", pattern: "^[A-Z]{3}$" },
		city: text,
		label: { type: "string", description: "What `from` and `to` of a search take.", examples: ["Miami (MIA)"] },
		detail: text,
	}),
	SeenFare: object<FareTexts>({
		codes: text,
		route: text,
		price: orNull(ref("SeenPrice")),
		href: { type: "string", description: "Path of the search whose cheapest offer it is." },
		search: text,
	}),
	SeenPrice: object<PriceTexts>({
		total: { type: "string", examples: ["$268.44"] },
		terms: text,
		days: text,
		operated: text,
		seen: text,
		sample: { type: "string", description: "Marks invented data; empty otherwise." },
	}),
};
