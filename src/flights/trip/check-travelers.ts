// Checks the travelers of a search: how many, how old, and who may go without an adult.
import type { FlightForm } from "./form.ts";
import type { ProblemList } from "./problems.ts";

/** One booking holds at most nine seats in every reservation system. */
export const maxTravelers = 9;
/** From 18 a traveler counts as an adult. */
export const maxChildAge = 17;
/** What the form sends for a child whose age is still to be chosen: the age is asked for, and the child not forgotten. */
export const unknownAge = "?";

export interface Travelers {
	readonly adults: number;
	/** Ages on the day of the last flight of those under 18, as typed. */
	readonly ages: readonly number[];
}

/** A child under two travels on an adult's lap. */
export function isInfant(age: number): boolean {
	return age < 2;
}

/** Reads both fields and reports what is wrong with them; the result counts only when nothing was. */
export function checkTravelers(form: FlightForm, problems: ProblemList): Travelers {
	const adults = /^\d{1,6}$/.test(form.adults) ? Number(form.adults) : undefined;
	if (adults === undefined) problems.add("adults", "adultsNotNumber");
	const typed = form.ages.split(/[\s,;]+/).filter(Boolean);
	const ages = typed.map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN));
	if (!typed.every((text, index) => text === unknownAge || (ages[index] ?? Number.NaN) <= maxChildAge)) {
		problems.add("ages", "agesImpossible", { limit: maxChildAge });
	} else if (typed.includes(unknownAge)) problems.add("ages", "agesMissing", { limit: maxChildAge });
	if (adults !== undefined) {
		const total = adults + ages.length;
		if (total === 0) problems.add("adults", "travelersNone");
		else if (total > maxTravelers) problems.add("adults", "travelersTooMany", { limit: maxTravelers });
		else if (adults === 0) problems.add("adults", "adultMissing");
		else if (ages.filter(isInfant).length > adults) problems.add("ages", "infantsTooMany");
	}
	return { adults: adults ?? 0, ages };
}
