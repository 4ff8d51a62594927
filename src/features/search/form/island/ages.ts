// The ages of the children as one text parameter, "4, 9", and as a list of one age a child.

import { maxChildAge, unknownAge } from "../../../../flights/trip/travelers.ts";

/** A child's age as digits, or empty when none has been chosen yet. */
export type ChildAge = string;

const partsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

function readAge(part: string): ChildAge {
	return /^\d{1,2}$/.test(part) && Number(part) <= maxChildAge ? String(Number(part)) : "";
}

/** One entry a child; what is not an age of 0 to 17 counts as a child whose age is still to be chosen. */
export function parseAges(text: string): ChildAge[] {
	return partsOf(text).map(readAge);
}

/** May selects stand for the text, without a word of it being lost? Only where each entry is an age or still to be chosen. */
export function isAgeList(text: string): boolean {
	return partsOf(text).every((part) => part === unknownAge || readAge(part) !== "");
}

/** The list as the parameter's text; `parseAges` reads it back. */
export function writeAges(ages: readonly ChildAge[]): string {
	return ages.map((age) => age || unknownAge).join(", ");
}
