// The refusals that any endpoint may answer with, as the description of the API names them.
import { count, type JsonSchema, jsonSchemaOf, ref, text } from "../../endpoints/schema.ts";

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
