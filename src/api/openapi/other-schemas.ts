// Schemas of places, health and problem documents, and the refusals that any endpoint may answer with.
import { fieldNames } from "../../flights/form.ts";
import { problemKeys } from "../../flights/problems.ts";
import type { ParameterError, ProblemDocument } from "../problem.ts";
import { count, list, object, ref, type Schema, text, yesNo } from "./schema.ts";

const choice = object<{ code: string; label: string }>({ code: text, label: text });

export const otherSchemas = {
	Places: object<{ places: unknown }>({ places: list(ref("Place")) }),
	Place: object<{ code: string; kind: string; label: string; detail: string }>({
		code: { type: "string", pattern: "^[A-Z]{3}$" },
		kind: { enum: ["airport", "metro"] },
		label: { type: "string", description: "What `from` and `to` of a search take.", examples: ["Miami (MIA)"] },
		detail: { type: "string", description: "What tells it from its namesakes." },
	}),
	Health: object<{ ok: boolean; version: string; database: unknown; fares: unknown; bookings: unknown }>({
		ok: yesNo,
		version: text,
		database: object<{ ok: boolean; migrations?: number }>(
			{ ok: yesNo, migrations: count },
			{ optional: ["migrations"] },
		),
		fares: object<{ source: string; sample: boolean; ok: boolean; detail?: string }>(
			{ source: text, sample: yesNo, ok: yesNo, detail: text },
			{ optional: ["detail"] },
		),
		bookings: object<{ state: string; why?: string }>(
			{ state: { enum: ["on", "off"] }, why: { type: "string", description: "What is missing." } },
			{ optional: ["why"] },
		),
	}),
	Problem: object<ProblemDocument>(
		{
			type: { type: "string", format: "uri" },
			title: { type: "string", description: "The status in English words." },
			status: { type: "integer", minimum: 400, maximum: 599 },
			detail: { type: "string", description: "For people, in the language asked for." },
			errors: list(ref("ParameterError"), { minItems: 1 }),
		},
		{ optional: ["detail", "errors"], description: "A problem document (RFC 9457)." },
	),
	ParameterError: object<ParameterError>(
		{
			parameter: { type: "string", examples: fieldNames.slice(0, 2) },
			code: { enum: [...Object.keys(problemKeys), "languageUnknown"], description: "For programs." },
			detail: { type: "string", description: "For people." },
			choices: list(choice, { minItems: 1, description: "What an ambiguous text may mean." }),
		},
		{ optional: ["code", "choices"] },
	),
};

const retryAfter = { description: "Seconds.", schema: { type: "integer", minimum: 0 } };

function refusal(description: string, headers?: Schema): Schema {
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
		Allow: { description: "The methods that are.", schema: text },
	}),
	UriTooLong: refusal("The address is too long."),
	TooManyRequests: refusal("Too many searches in a short time.", { "Retry-After": retryAfter }),
	InternalError: refusal("Something went wrong on our side."),
	BadGateway: refusal("The fare source refused, or its answer could not be read."),
	Unavailable: refusal("The fare source cannot answer now, or there is none: call instead.", {
		"Retry-After": { ...retryAfter, description: "Seconds, where the source says so." },
	}),
	GatewayTimeout: refusal("The fare source took too long."),
} as const satisfies Readonly<Record<string, Schema>>;

export type Refusal = keyof typeof refusals;
