// Checks the travelers of a search: how many, how old, who may go without an adult, and with how many checked bags.
import type { Refuse } from "../../forms/rules.ts";
import type { TypedSearch } from "../trip/form.ts";
import { problemKeys } from "../trip/problems.ts";
import { isInfant, maxChildAge, maxTravelers, seatCount, type Travelers, unknownAge } from "../trip/travelers.ts";

/** The rule of the three fields; the result counts only when nothing was refused. */
export function checkTravelers(
	typed: Pick<TypedSearch, "adults" | "ages" | "bags">,
	refuse: Refuse<"adults" | "ages" | "bags">,
): Travelers & { readonly bags: number } {
	const adults = /^\d{1,6}$/.test(typed.adults) ? Number(typed.adults) : undefined;
	if (adults === undefined) refuse("adults", problemKeys.adultsNotNumber);
	const texts = typed.ages.split(/[\s,;]+/).filter(Boolean);
	const ages = texts.map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN));
	if (!texts.every((text, index) => text === unknownAge || (ages[index] ?? Number.NaN) <= maxChildAge)) {
		refuse("ages", problemKeys.agesImpossible, { limit: maxChildAge });
	} else if (texts.includes(unknownAge)) refuse("ages", problemKeys.agesMissing, { limit: maxChildAge });
	if (adults !== undefined) {
		const total = adults + ages.length;
		if (total === 0) refuse("adults", problemKeys.travelersNone);
		else if (total > maxTravelers) refuse("adults", problemKeys.travelersTooMany, { limit: maxTravelers });
		else if (adults === 0) refuse("adults", problemKeys.adultMissing);
		else if (ages.filter(isInfant).length > adults) refuse("ages", problemKeys.infantsTooMany);
	}
	const travelers = { adults: adults ?? 0, ages };
	// No source tells what a second bag of the same traveler costs.
	const limit = Math.min(seatCount(travelers) || maxTravelers, maxTravelers);
	const bags = Number(typed.bags);
	if (!/^\d$/.test(typed.bags) || bags > limit) refuse("bags", problemKeys.bagsImpossible, { limit });
	return { ...travelers, bags };
}
