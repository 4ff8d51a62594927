// The port through which the search's rules read places: their index is for the server alone.
import type { Place } from "../../places/place.ts";
import type { IsoDate } from "../../time/iso-date.ts";

export type PlaceReading =
	| {
			readonly kind: "found";
			readonly place: Place;
			/** Codes of its airports: two places that share one are the same. */
			readonly codes: readonly string[];
			/** The day that it is there; left out where its zone is not known. */
			today?(now: Date): IsoDate;
	  }
	| { readonly kind: "ambiguous" | "alike" | "unknown" }
	/** Only the server can tell; the codes are those that the text itself says. */
	| { readonly kind: "unread"; readonly codes: readonly string[] };

export interface PlaceReader {
	/** What a text that is not empty stands for. Never throws. */
	read(text: string): PlaceReading;
}

/** Of a browser, which has no index of places: it knows the code that a text says. */
export const unreadPlaces: PlaceReader = {
	read: (text) => ({ kind: "unread", codes: /^[A-Z]{3}A?$/.test(text) ? [text] : [] }),
};
