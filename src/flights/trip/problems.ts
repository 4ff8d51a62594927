// What can be wrong with a search, each with a message key that every language has.
import type { FormProblem } from "../../forms/problem.ts";
import type { Place } from "../../places/place.ts";
import type { FieldName } from "./form.ts";

const codes = [
	"tripUnknown",
	"fromMissing",
	"fromUnknown",
	"fromAmbiguous",
	"fromAlike",
	"toMissing",
	"toUnknown",
	"toAmbiguous",
	"toAlike",
	"samePlace",
	"departMissing",
	"departImpossible",
	"departPast",
	"departTooFar",
	"departOutOfOrder",
	"returnMissing",
	"returnImpossible",
	"returnTooEarly",
	"returnTooFar",
	"adultsNotNumber",
	"travelersNone",
	"travelersTooMany",
	"adultMissing",
	"agesImpossible",
	"agesMissing",
	"infantsTooMany",
	"bagsImpossible",
	"cabinUnknown",
	"flexUnknown",
	"nearbyUnknown",
] as const;
export type ProblemCode = (typeof codes)[number];

/** Codes and their message keys; the texts are in locales/, and say what to do. */
export const problemKeys = Object.fromEntries(codes.map((code) => [code, `problem.${code}`])) as {
	readonly [Code in ProblemCode]: `problem.${Code}`;
};

/** Values of its message: `text` as typed, which no sentence shows (it may come from a link); `date` written out in the visitor's language, `limit` a number. */
export type Problem = FormProblem<FieldName>;

/** As the API calls it. */
export function codeOf({ key }: Pick<Problem, "key">): ProblemCode {
	return key.slice("problem.".length) as ProblemCode;
}

/** Places to choose from, by the field whose text fits several, or none and is like a name that does. */
export type Choices = Readonly<Partial<Record<FieldName, readonly Place[]>>>;
