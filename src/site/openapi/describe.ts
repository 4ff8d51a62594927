// The description of the API (OpenAPI 3.1) for a site: its operations, and the schemas that their answers are typed by.
import * as v from "valibot";
import { problemSchemas } from "../../endpoints/problem-schemas.ts";
import { componentsOf, count, type JsonSchema, jsonSchemaOf, ref, text } from "../../endpoints/schema.ts";
import type { Config } from "../../env.ts";
import { nearestSchemas } from "../../features/deals/nearest-schemas.ts";
import { offerJson } from "../../features/search/flight-json.ts";
import { type FlightResults, flightSchemas } from "../../features/search/flight-schemas.ts";
import { placeSchemas } from "../../features/search/place-schemas.ts";
import { placesLimits } from "../../features/search/places-api.ts";
import { priceSchemas } from "../../features/search/prices/price-schemas.ts";
import { maxStay, usualStay } from "../../features/search/prices/stay-form.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import { defaultLanguage } from "../../i18n/languages.ts";
import { createMessages } from "../../i18n/messages.ts";
import { filterParameters } from "../../parameters.ts";
import { flightParameters, languageParameter } from "./flight-parameters.ts";
import { healthSchemas } from "./health-schemas.ts";

const carrier = { code: "AA", name: "American Airlines" };
const usd = (minor: number) => ({ minor, currency: "USD" });
const seenAt = "2026-11-21T15:00:00.000Z";

/** The example: an invented offer, and marked so. */
const offer: Offer = {
	id: "s2.0.2..AA100JFKMIA270210-AA200MIABOG270210",
	source: "sample",
	sample: true,
	total: usd(52_640),
	fare: { base: usd(36_000), taxes: usd(12_640) },
	fee: usd(4_000),
	cabin: "economy",
	seenAt,
	bags: { carryOn: 1, checked: 0, checkedPrice: usd(4_500) },
	seatChoice: true,
	conditions: { change: { allowed: true, penalty: usd(0) }, refund: { allowed: false, penalty: null } },
	emissionsKg: null,
	travelers: { adults: 2, ages: [] },
	expiresAt: null,
	payment: { instant: true, payBy: null, priceGuaranteedUntil: null },
	slices: [
		{
			origin: "JFK",
			destination: "BOG",
			durationMinutes: 510,
			stops: 1,
			dayChange: 0,
			fareBrand: "Standard",
			segments: [
				{
					origin: "JFK",
					destination: "MIA",
					departingAt: "2027-02-10T08:00",
					arrivingAt: "2027-02-10T11:15",
					durationMinutes: 195,
					marketingCarrier: carrier,
					operatingCarrier: carrier,
					flightNumber: "100",
				},
				{
					origin: "MIA",
					destination: "BOG",
					departingAt: "2027-02-10T12:45",
					arrivingAt: "2027-02-10T16:30",
					durationMinutes: 225,
					marketingCarrier: carrier,
					operatingCarrier: carrier,
					flightNumber: "200",
				},
			],
		},
	],
};

/** Two adults one way from New York to Bogotá. */
function exampleResults(): FlightResults {
	return {
		offers: [
			offerJson(offer, { search: "", row: 0 }, { language: defaultLanguage, ...createMessages(defaultLanguage, {}) }),
		],
		source: "sample",
		sample: true,
		seenAt,
		unsearched: { airports: [], dates: [] },
		partial: false,
	};
}

const retryAfter = { description: "Seconds.", schema: jsonSchemaOf(count) };

function refusal(description: string, headers?: JsonSchema): JsonSchema {
	return {
		description,
		...(headers && { headers }),
		content: { "application/problem+json": { schema: ref("Problem") } },
	};
}

/** The refusals that endpoints answer with, by the names under which operations refer to them. */
const refusals = {
	BadRequest: refusal("A parameter is wrong (`errors` names each one), or the address is damaged."),
	Forbidden: refusal("A crawler asked for a search that costs a live one."),
	NotFound: refusal("There is no such endpoint."),
	MethodNotAllowed: refusal("Endpoints are only read: GET and HEAD.", {
		Allow: { description: "The methods that are.", schema: jsonSchemaOf(text) },
	}),
	UriTooLong: refusal("The address is too long."),
	TooManyRequests: refusal("Too many requests in a short time.", { "Retry-After": retryAfter }),
	InternalError: refusal("Something went wrong on our side."),
	BadGateway: refusal("The fare source refused, or its answer could not be read."),
	Unavailable: refusal("The fare source cannot answer now, or there is none: call instead.", {
		"Retry-After": { ...retryAfter, description: "Seconds, where the source says so." },
	}),
	GatewayTimeout: refusal("The fare source took too long."),
} as const satisfies Readonly<Record<string, JsonSchema>>;

type Refusal = keyof typeof refusals;

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
				`Assistants that answer people ask the same by the Model Context Protocol at ${origin}/mcp.`,
			].join(" "),
			contact: { name: agency.name, email: agency.email },
		},
		servers: [{ url: origin }],
		paths: {
			"/api/flights": { get: searchFlights },
			"/api/prices": { get: findPrices },
			"/api/places": { get: searchPlaces },
			"/api/nearest": { get: findNearest },
			"/api/health": { get: readHealth },
			"/api/openapi.json": { get: describeItself },
		},
		components: {
			schemas: componentsOf({
				...flightSchemas,
				...nearestSchemas,
				...placeSchemas,
				...priceSchemas,
				...healthSchemas,
				...problemSchemas,
			}),
			responses: refusals,
		},
	};
}

function json(description: string, schema: JsonSchema, more: JsonSchema = {}) {
	return { description, content: { "application/json": { schema, ...more } } };
}

/** References to refusals by their status. */
function refused(byStatus: Readonly<Record<number, Refusal>>) {
	return Object.fromEntries(
		Object.entries(byStatus).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
	);
}

const anyone = { 400: "BadRequest", 414: "UriTooLong", 429: "TooManyRequests", 500: "InternalError" } as const;
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
			502: "BadGateway",
			503: "Unavailable",
			504: "GatewayTimeout",
		}),
	},
};

/** A month has prices of a round trip or one way. */
const maxSlicesOfPrices = 2;

function filterOf(name: string): JsonSchema {
	return {
		name,
		in: "query",
		required: false,
		description:
			"A filter, with the values that it has in the address of the results page: prices are of what it leaves.",
		schema: jsonSchemaOf(v.array(v.string())),
	};
}

const findPrices = {
	operationId: "findPrices",
	summary: "The lowest price of each day of a month: what is free to know, else what searches have seen in a day",
	parameters: [
		{
			name: "month",
			in: "query",
			required: true,
			description: "The month of the departures, or of the returns.",
			schema: jsonSchemaOf(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/), v.examples(["2027-03"]))),
		},
		{
			name: "by",
			in: "query",
			required: false,
			description:
				"`return`: prices by return, for the departure in `depart`. Otherwise by departure, for as long as `depart` and `return` say, or `stay`.",
			schema: jsonSchemaOf(v.optional(v.picklist(["depart", "return"]), "depart")),
		},
		{
			name: "stay",
			in: "query",
			required: false,
			description: "Nights away, for a round trip without days.",
			schema: jsonSchemaOf(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxStay)), usualStay)),
		},
		...flightParameters
			.filter(({ name }) => !/\d$/.test(String(name)))
			.map((parameter) => (parameter.name === "depart" ? { ...parameter, required: false } : parameter)),
		...filterParameters.filter((name) => maxSlicesOfPrices >= Number(/\d/.exec(name)?.[0] ?? 0)).map(filterOf),
	],
	responses: {
		200: json("Prices by day; none where no day has one.", ref("DayPrices")),
		...refused(anyone),
		...refused({ 503: "Unavailable", 504: "GatewayTimeout" }),
	},
};

const { maxQueryLength, maxPlaces, usualPlaces } = placesLimits;
const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPlaces));

const searchPlaces = {
	operationId: "searchPlaces",
	summary: "Airports and cities for a few typed letters",
	parameters: [
		{
			name: "q",
			in: "query",
			required: true,
			description: "What was typed: a name in any language of the site, or a code.",
			schema: jsonSchemaOf(v.pipe(v.string(), v.minLength(1), v.maxLength(maxQueryLength))),
		},
		languageParameter,
		{
			name: "limit",
			in: "query",
			required: false,
			description: "The most places to answer with.",
			schema: jsonSchemaOf(v.optional(limit, usualPlaces)),
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

const anything = v.record(v.string(), v.unknown());
const openApiDocument = v.objectWithRest(
	{ openapi: v.pipe(v.string(), v.regex(/^3\.1\./)), info: anything, paths: anything },
	v.unknown(),
);

const describeItself = {
	operationId: "describeApi",
	summary: "This document",
	responses: { 200: json("OpenAPI 3.1.", jsonSchemaOf(openApiDocument)), ...refused(anyone) },
};
