// Problem documents, declared once: what any endpoint answers where it refuses or fails.
import * as v from "valibot";
import { fieldNames } from "../flights/trip/form.ts";
import { problemKeys } from "../flights/trip/problems.ts";
import { type Answer, text } from "./schema.ts";

const parameterError = v.object({
	parameter: v.pipe(v.string(), v.examples(fieldNames.slice(0, 2))),
	code: v.exactOptional(
		v.pipe(
			v.picklist([...namesOf(problemKeys), "languageUnknown"]),
			v.description("A program reads this: it stays the same when the sentence is written better."),
		),
	),
	detail: v.pipe(v.string(), v.description("For people.")),
	choices: v.exactOptional(
		v.pipe(
			v.array(v.object({ code: text, label: text })),
			v.minLength(1),
			v.description("What an ambiguous or misspelled text may mean."),
		),
	),
});

const problem = v.pipe(
	v.object({
		type: v.pipe(v.string(), v.metadata({ format: "uri" })),
		title: v.pipe(v.string(), v.description("The status in English words.")),
		status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
		detail: v.exactOptional(v.pipe(v.string(), v.description("For people, in the language asked for."))),
		errors: v.exactOptional(v.pipe(v.array(parameterError), v.minLength(1))),
	}),
	v.description("A problem document (RFC 9457)."),
);

export type ParameterError = Answer<typeof parameterError>;
export type ProblemDocument = Answer<typeof problem>;

export const problemSchemas = { Problem: problem, ParameterError: parameterError };

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
	return Object.keys(table) as Name[];
}
