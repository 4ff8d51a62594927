// GET /api/openapi.json: the JSON endpoints described for programs (OpenAPI 3.1).
import type { Context } from "hono";
import type { AppEnv } from "../edge/app-env.ts";
import type { Config } from "../env.ts";
import type { Services } from "../services.ts";
import { exampleResults } from "./openapi/example.ts";
import { flightParameters, languageParameter } from "./openapi/flight-parameters.ts";
import { flightSchemas } from "./openapi/flight-schemas.ts";
import { nearestSchemas } from "./openapi/nearest-schemas.ts";
import { otherSchemas, type Refusal, refusals } from "./openapi/other-schemas.ts";
import { ref, type Schema } from "./openapi/schema.ts";
import { placesLimits } from "./places.ts";

/** An hour in any cache: it changes with a deploy. */
export function openApi({ config }: Services) {
	let body: string | undefined;
	return function openApi(c: Context<AppEnv>): Response {
		c.set("route", "api.openapi");
		body ??= JSON.stringify(describeApi(config));
		return c.body(body, 200, {
			"Content-Type": "application/json",
			"Cache-Control": "public, max-age=3600",
		});
	};
}

/** The document for a site. */
export function describeApi({ agency, origin, version }: Config) {
	return {
		openapi: "3.1.1",
		info: {
			title: `${agency.name} API`,
			version,
			description: [
				"Flight searches and places as data. Endpoints are only read: GET and HEAD.",
				"Refusals are problem documents (RFC 9457).",
			].join(" "),
			contact: { name: agency.name, email: agency.email },
		},
		servers: [{ url: origin }],
		paths: {
			"/api/flights": { get: searchFlights },
			"/api/places": { get: searchPlaces },
			"/api/nearest": { get: findNearest },
			"/api/health": { get: readHealth },
			"/api/openapi.json": { get: describeItself },
		},
		components: { schemas: { ...flightSchemas, ...nearestSchemas, ...otherSchemas }, responses: refusals },
	};
}

function json(description: string, schema: Schema, more: Schema = {}) {
	return { description, content: { "application/json": { schema, ...more } } };
}

/** References to refusals by their status. */
function refused(byStatus: Readonly<Record<number, Refusal>>) {
	return Object.fromEntries(
		Object.entries(byStatus).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
	);
}

const anyone = { 400: "BadRequest", 414: "UriTooLong", 500: "InternalError" } as const;
const sampleExample = {
	sample: { summary: "Sample data: invented flights and prices, as `sample` says", value: exampleResults() },
};

const searchFlights = {
	operationId: "searchFlights",
	summary: "The itineraries of the results page, best first",
	parameters: flightParameters,
	responses: {
		200: json("Itineraries; an empty list when nobody flies that way.", ref("FlightResults"), {
			examples: sampleExample,
		}),
		...refused(anyone),
		...refused({
			403: "Forbidden",
			429: "TooManyRequests",
			502: "BadGateway",
			503: "Unavailable",
			504: "GatewayTimeout",
		}),
	},
};

const { longestQuery, mostPlaces, usualPlaces } = placesLimits;

const searchPlaces = {
	operationId: "searchPlaces",
	summary: "Airports and cities for a few typed letters",
	parameters: [
		{
			name: "q",
			in: "query",
			required: true,
			description: "What was typed: a name in either language, or a code.",
			schema: { type: "string", minLength: 1, maxLength: longestQuery },
		},
		languageParameter,
		{
			name: "limit",
			in: "query",
			required: false,
			description: "The most places to answer with.",
			schema: { type: "integer", minimum: 1, maximum: mostPlaces, default: usualPlaces },
		},
	],
	responses: { 200: json("Places, the likeliest first.", ref("Places")), ...refused(anyone) },
};

const findNearest = {
	operationId: "findNearest",
	summary: "The airport near where the request comes from, and fares seen from there, in words",
	parameters: [languageParameter],
	responses: { 200: json("What is near, for this visitor alone.", ref("Nearest")), ...refused(anyone) },
};

const readHealth = {
	operationId: "readHealth",
	summary: "Which version runs, and whether what it depends on answers",
	responses: {
		200: json("All is well.", ref("Health")),
		503: json("Something does not answer.", ref("Health")),
		...refused(anyone),
	},
};

const openApiDocument = {
	type: "object",
	required: ["openapi", "info", "paths"],
	properties: {
		openapi: { type: "string", pattern: "^3\\.1\\." },
		info: { type: "object" },
		paths: { type: "object" },
	},
	additionalProperties: true,
};

const describeItself = {
	operationId: "describeApi",
	summary: "This document",
	responses: { 200: json("OpenAPI 3.1.", openApiDocument), ...refused(anyone) },
};
