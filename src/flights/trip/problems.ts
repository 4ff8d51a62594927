// What can be wrong with a search, each with a message key that every language has.
import type { FormProblem } from "../../forms/problem.ts";
import type { Place } from "../../places/place.ts";
import type { FieldName } from "./form.ts";

/** Codes and their message keys; the texts are in locales/, and say what to do. */
export const problemKeys = {
	tripUnknown: "problem.tripUnknown",
	fromMissing: "problem.fromMissing",
	fromUnknown: "problem.fromUnknown",
	fromAmbiguous: "problem.fromAmbiguous",
	fromAlike: "problem.fromAlike",
	toMissing: "problem.toMissing",
	toUnknown: "problem.toUnknown",
	toAmbiguous: "problem.toAmbiguous",
	toAlike: "problem.toAlike",
	samePlace: "problem.samePlace",
	departMissing: "problem.departMissing",
	departImpossible: "problem.departImpossible",
	departPast: "problem.departPast",
	departTooFar: "problem.departTooFar",
	departOutOfOrder: "problem.departOutOfOrder",
	returnMissing: "problem.returnMissing",
	returnImpossible: "problem.returnImpossible",
	returnTooEarly: "problem.returnTooEarly",
	returnTooFar: "problem.returnTooFar",
	adultsNotNumber: "problem.adultsNotNumber",
	travelersNone: "problem.travelersNone",
	travelersTooMany: "problem.travelersTooMany",
	adultMissing: "problem.adultMissing",
	agesImpossible: "problem.agesImpossible",
	agesMissing: "problem.agesMissing",
	infantsTooMany: "problem.infantsTooMany",
	cabinUnknown: "problem.cabinUnknown",
	flexUnknown: "problem.flexUnknown",
	nearbyUnknown: "problem.nearbyUnknown",
} as const;

export type ProblemCode = keyof typeof problemKeys;

/** Values of its message: `text` as typed, `date` written out in the visitor's language, `limit` a number. */
export type Problem = FormProblem<FieldName>;

/** As the API calls it. */
export function codeOf({ key }: Pick<Problem, "key">): ProblemCode {
	return key.slice("problem.".length) as ProblemCode;
}

/** Places to choose from, by the field whose text fits several, or none and is like a name that does. */
export type Choices = Readonly<Partial<Record<FieldName, readonly Place[]>>>;
