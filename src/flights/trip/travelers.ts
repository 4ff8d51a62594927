// Who travels: how many, how old, and who counts as what.

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

/** How many seats they take: everyone but infants on a lap. */
export function seatCount({ adults, ages }: Travelers): number {
	return adults + ages.filter((age) => !isInfant(age)).length;
}
