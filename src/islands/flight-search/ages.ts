// The ages of the children as one text parameter, "4, 9", and as a list of one age a child.

/** A child's age as digits, or empty when none has been chosen yet. */
export type ChildAge = string;

export const oldestChild = 17;

/** What stands for a child without an age: the server asks for the age instead of forgetting the child. */
const unknown = "?";

/** One entry a child; what is not an age of 0 to 17 counts as a child whose age is still to be chosen. */
export function parseAges(text: string): ChildAge[] {
	const parts = text.split(/[\s,;]+/).filter(Boolean);
	return parts.map((part) => (/^\d{1,2}$/.test(part) && Number(part) <= oldestChild ? String(Number(part)) : ""));
}

/** What a visitor sees of a text that came back: as typed, but without the marks that the stepper set for missing ages. */
export function readableAges(text: string): string {
	if (!text.includes(unknown)) return text;
	return writeAges(parseAges(text).filter(Boolean));
}

/** The list as the parameter's text; `parseAges` reads it back. */
export function writeAges(ages: readonly ChildAge[]): string {
	return ages.map((age) => age || unknown).join(", ");
}
