// Places, health and problem documents, declared once, and the refusals that any endpoint may answer with.
import * as v from "valibot";
import { fieldNames } from "../../flights/form.ts";
import { problemKeys } from "../../flights/problems.ts";
import { placeLabelText } from "./nearest-schemas.ts";
import { type Answer, count, iataCode, type JsonSchema, jsonSchemaOf, ref, text, yesNo } from "./schema.ts";

const place = v.object({
	code: iataCode,
	kind: v.picklist(["airport", "metro"]),
	label: placeLabelText,
	detail: v.pipe(v.string(), v.description("What tells it from its namesakes.")),
});
const places = v.object({ places: v.array(place) });

const health = v.object({
	ok: yesNo,
	version: text,
	database: v.object({ ok: yesNo, migrations: v.exactOptional(count) }),
	fares: v.object({ source: text, sample: yesNo, ok: yesNo, detail: v.exactOptional(text) }),
	bookings: v.object({
		state: v.picklist(["on", "off"]),
		why: v.exactOptional(v.pipe(v.string(), v.description("What is missing."))),
	}),
});

const parameterError = v.object({
	parameter: v.pipe(v.string(), v.examples(fieldNames.slice(0, 2))),
	code: v.exactOptional(
		v.pipe(
			v.picklist([...namesOf(problemKeys), "languageUnknown"]),
			v.description("For programs: it stays the same when the sentence is written better."),
		),
	),
	detail: v.pipe(v.string(), v.description("For people.")),
	choices: v.exactOptional(
		v.pipe(
			v.array(v.object({ code: text, label: text })),
			v.minLength(1),
			v.description("What an ambiguous text may mean."),
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

export type PlacesAnswer = Answer<typeof places>;
export type HealthAnswer = Answer<typeof health>;
export type ParameterError = Answer<typeof parameterError>;
export type ProblemDocument = Answer<typeof problem>;

export const otherSchemas = {
	Places: places,
	Place: place,
	Health: health,
	Problem: problem,
	ParameterError: parameterError,
};

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
	return Object.keys(table) as Name[];
}

const retryAfter = { description: "Seconds.", schema: jsonSchemaOf(count) };

function refusal(description: string, headers?: JsonSchema): JsonSchema {
	return {
		description,
		...(headers && { headers }),
		content: { "application/problem+json": { schema: ref("Problem") } },
	};
}

/** The refusals, by the names under which operations refer to them. */
export const refusals = {
	BadRequest: refusal("A parameter is wrong (`errors` names each one), or the address is damaged."),
	Forbidden: refusal("A crawler asked for a search that costs a live one."),
	NotFound: refusal("There is no such endpoint."),
	MethodNotAllowed: refusal("Endpoints are only read: GET and HEAD.", {
		Allow: { description: "The methods that are.", schema: jsonSchemaOf(text) },
	}),
	UriTooLong: refusal("The address is too long."),
	TooManyRequests: refusal("Too many searches in a short time.", { "Retry-After": retryAfter }),
	InternalError: refusal("Something went wrong on our side."),
	BadGateway: refusal("The fare source refused, or its answer could not be read."),
	Unavailable: refusal("The fare source cannot answer now, or there is none: call instead.", {
		"Retry-After": { ...retryAfter, description: "Seconds, where the source says so." },
	}),
	GatewayTimeout: refusal("The fare source took too long."),
} as const satisfies Readonly<Record<string, JsonSchema>>;

export type Refusal = keyof typeof refusals;
