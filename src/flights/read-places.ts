// Reads the places of a search on the server, which has their index.
import type { Language } from "../i18n/languages.ts";
import { airportsOf, findPlace } from "../places/airports.ts";
import type { Place } from "../places/place.ts";
import { resolvePlace } from "../places/resolve.ts";
import { today } from "../time/local-time.ts";
import type { PlaceReader, PlaceReading } from "./form/place-reader.ts";

/** As the rules of the search take it. */
export function placesIn(language: Language): PlaceReader {
	return {
		read(text) {
			// What our own links carry; it spares a new isolate the index that names are looked up in.
			const exact = /^[A-Z]{3}A?$/.test(text) ? findPlace(text) : undefined;
			if (exact) return found(exact);
			const answer = resolvePlace(text, language);
			return answer.kind === "found" ? found(answer.place) : { kind: answer.kind };
		},
	};
}

function found(place: Place): PlaceReading {
	const airports = airportsOf(place);
	const zone = airports[0]?.zone;
	return {
		kind: "found",
		place,
		codes: airports.map(({ code }) => code),
		...(zone && { today: (now) => today(zone, now) }),
	};
}
