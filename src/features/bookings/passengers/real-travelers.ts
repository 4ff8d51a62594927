// Who travels by the dates of birth that were typed, where the search said otherwise: the way to a search for them.
import type { Offer } from "../../../flights/offers/offer.ts";
import { maxChildAge } from "../../../flights/trip/travelers.ts";
import type { Typed } from "../../../forms/form.ts";
import type { IsoDate } from "../../../time/iso-date.ts";
import { birthTexts, type PassengerField, searchedAges } from "./form/passenger-form.ts";
import { typedAge } from "./form/traveler-rules.ts";

/** The day that counts for ages; a traveler's local one. */
export function lastFlightDay({ slices }: Pick<Offer, "slices">): IsoDate {
	return slices.at(-1)?.segments.at(-1)?.departingAt.slice(0, 10) ?? "";
}

/** The same search, with the ages on the last flight's day; as searched where a date of birth does not tell. */
export function searchForReal(
	search: URLSearchParams,
	offer: Pick<Offer, "slices" | "travelers">,
	typed: Typed<PassengerField>,
	now: Date,
): URLSearchParams {
	const day = lastFlightDay(offer);
	const ages = searchedAges(offer.travelers).map((age, index) => typedAge(birthTexts(typed, index), day, now) ?? age);
	const children = ages.filter((age) => age !== undefined && age <= maxChildAge);
	const changed = new URLSearchParams(search);
	changed.set("adults", String(ages.length - children.length));
	if (children.length > 0) changed.set("ages", children.join(","));
	else changed.delete("ages");
	return changed;
}
