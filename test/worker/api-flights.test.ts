// GET /api/flights and the API's description on the built Worker: real answers held against what is promised of them.
import { beforeAll, describe, expect, it } from "vitest";
import type { ProblemDocument } from "../../src/endpoints/problem-schemas.ts";
import type { FlightResults } from "../../src/features/search/flight-schemas.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { toInstant } from "../../src/time/local-time.ts";
import { answerFaults, type Described, type DescribedResponse } from "../site/described.ts";
import { sharedWorker } from "./harness.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
let document: Described;
beforeAll(async () => {
	harness = await sharedWorker();
	document = (await (await harness.get("/api/openapi.json")).json()) as Described;
});

const today = new Date().toISOString().slice(0, 10);
const depart = addDays(today, 60);
const sound = { trip: "round", from: "JFK", to: "BOG", depart, return: addDays(today, 67) };
const flights = (changes: Record<string, string> = {}) =>
	`/api/flights?${new URLSearchParams({ ...sound, ...changes })}`;

/** The answer, which must be as the document describes it for that endpoint. */
async function ask(target: string, init?: RequestInit) {
	const response = await harness.get(target, init);
	const operation = document.paths[target.split("?")[0] ?? ""]?.get ?? expect.fail(`${target} is not described`);
	expect(await answerFaults(document, operation, response.clone()), target).toEqual([]);
	return response;
}

async function results(changes: Record<string, string> = {}): Promise<FlightResults> {
	return (await (await ask(flights(changes))).json()) as FlightResults;
}

async function refusal(target: string): Promise<ProblemDocument> {
	const response = await ask(target);
	expect(response.headers.get("content-type")).toBe("application/problem+json");
	expect(response.headers.get("cache-control")).toBe("no-store");
	return (await response.json()) as ProblemDocument;
}

describe("a search as data", () => {
	it("gives the itineraries of the page, best first, marked as samples, for nobody else's cache or site", async () => {
		const response = await ask(flights());
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toBe("application/json");
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		expect(response.headers.get("access-control-allow-origin")).toBeNull();
		const { offers, source, sample, seenAt, partial } = (await response.json()) as FlightResults;
		expect({ source, sample, partial }).toEqual({ source: "sample", sample: true, partial: false });
		expect(Date.now() - Date.parse(seenAt)).toBeLessThan(60_000);
		expect(offers.length).toBeGreaterThan(3);
		const page = await (await harness.get(flights().replace("/api/flights", "/flight-results"))).text();
		const dollars = (minor: number) => `$${(minor / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
		expect(page).toContain(dollars(offers[0]?.total.minor ?? 0));
	});

	it("tells which offers are fares of the same flights, each in another brand", async () => {
		const { offers } = await results({ from: "JFK", to: "MIA" });
		const flown = ({ slices, cabin }: (typeof offers)[number]) =>
			JSON.stringify([cabin, slices.map(({ segments }) => segments)]);
		const rows = Map.groupBy(offers, ({ row }) => row);
		expect([...rows.keys()].toSorted((a, b) => a - b)).toEqual([...rows.keys()].map((_, index) => index));
		expect(new Set(offers.map(flown)).size).toBe(rows.size);
		for (const fares of rows.values()) {
			expect(new Set(fares.map(flown)).size).toBe(1);
			expect(new Set(fares.map(({ fareBrand }) => fareBrand)).size).toBe(fares.length);
		}
		expect(offers.length).toBeGreaterThan(2 * rows.size);
		expect(offers.some(({ bags }) => (bags.checkedPrice?.minor ?? 0) > 0)).toBe(true);
		expect(new Set(offers.map(({ seatChoice }) => seatChoice))).toEqual(new Set([true, false]));
	});

	it("has times without offset that zones make into instants, and tells the layovers between them", async () => {
		const { offers } = await results({ from: "BTV", to: "CUZ" });
		expect(offers.length).toBeGreaterThan(0);
		for (const { slices } of offers) {
			for (const { segments, layovers, durationMinutes } of slices) {
				for (const { departingAt, arrivingAt, origin, destination, ...segment } of segments) {
					const [from, to] = [toInstant(departingAt, origin.zone ?? ""), toInstant(arrivingAt, destination.zone ?? "")];
					expect((to - from) / 60_000).toBe(segment.durationMinutes);
				}
				expect(layovers.map(({ airport }) => airport.code)).toEqual(segments.slice(1).map(({ origin }) => origin.code));
				const parts = [...segments, ...layovers].reduce((sum, part) => sum + part.durationMinutes, 0);
				expect(parts).toBe(durationMinutes);
			}
		}
	});

	it("names places in the language asked for, and takes their names in it", async () => {
		const [spanish, english] = [
			await results({ from: "Nueva York", to: "Bogotá", lng: "es" }),
			await results({ from: "New York", to: "bogota" }),
		];
		const airports = ({ offers }: FlightResults) => offers.flatMap(({ slices }) => slices.map(({ origin }) => origin));
		const named = (all: FlightResults, code: string) => airports(all).find((airport) => airport.code === code);
		expect(named(spanish, "JFK")).toMatchObject({ city: "Nueva York", zone: "America/New_York" });
		expect(named(english, "JFK")).toMatchObject({ city: "New York", zone: "America/New_York" });
		expect(named(spanish, "BOG")?.name).toMatch(/^Aeropuerto/);
		expect(named(english, "BOG")?.name).toMatch(/Airport$/);
		expect(english.offers.map(({ id }) => id)).toEqual(spanish.offers.map(({ id }) => id));
	});

	it("is an empty list where nobody flies", async () => {
		expect((await results({ to: "LGA" })).offers).toEqual([]);
	});

	it("is open to crawlers as long as the source is a sample", async () => {
		const response = await ask(flights(), { headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } });
		expect(response.status).toBe(200);
	});

	it("answers HEAD with the same headers and no body", async () => {
		const response = await harness.get(flights(), { method: "HEAD" });
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		expect(await response.text()).toBe("");
	});
});

describe("a search that cannot be run", () => {
	it.each([
		["from", "fromMissing", { from: "" }],
		["to", "toUnknown", { to: "Xyzzyville" }],
		["to", "samePlace", { to: "jfk" }],
		["depart", "departImpossible", { depart: "2027-02-30" }],
		["depart", "departPast", { depart: addDays(today, -3) }],
		["return", "returnTooEarly", { return: addDays(depart, -1) }],
		["adults", "travelersTooMany", { adults: "10" }],
		["ages", "infantsTooMany", { ages: "0,1" }],
		["cabin", "cabinUnknown", { cabin: "hold" }],
		["flex", "flexUnknown", { flex: "9" }],
		["depart3", "departMissing", { trip: "multi", from3: "BOG", to3: "LIM" }],
	])("for %s says %s, and what to do in both languages", async (parameter, code, changes) => {
		const details = [];
		for (const lng of ["en", "es"]) {
			const body = await refusal(flights({ ...(changes as Record<string, string>), lng }));
			expect(body).toMatchObject({ type: "about:blank", title: "Bad request", status: 400 });
			const error = body.errors?.find((found) => found.parameter === parameter);
			expect(error?.code).toBe(code);
			details.push(body.detail, error?.detail);
		}
		expect(new Set(details).size).toBe(4);
	});

	it("names every mistake at once, nothing asked for included", async () => {
		for (const target of ["/api/flights", "/api/flights?lng=es", "/api/flights?utm_source=x"]) {
			const { errors = [] } = await refusal(target);
			expect(errors.map(({ parameter }) => parameter)).toEqual(["from", "to", "depart", "return"]);
		}
	});

	it("offers a choice where a name means several places", async () => {
		const { errors = [] } = await refusal(flights({ to: "San José", lng: "es" }));
		expect(errors[0]?.choices?.map(({ code }) => code)).toEqual(expect.arrayContaining(["SJO", "SJC"]));
	});

	it("offers a choice where a name is a slip", async () => {
		const { errors = [] } = await refusal(flights({ to: "bogata", lng: "es" }));
		expect(errors[0]).toMatchObject({ code: "toAlike", choices: [{ code: "BOG", label: "Bogotá (BOG)" }] });
	});

	it("says which languages there are", async () => {
		expect((await refusal(flights({ lng: "fr" }))).errors).toMatchObject([
			{ parameter: "lng", code: "languageUnknown" },
		]);
	});

	it.each(["from=%F0%9F%98%80", "from=%00", "from=%zz", `from=${"x".repeat(5_000)}`, "adults=1e9", "trip=multi"])(
		"never fails on ?%.40s",
		async (query) => {
			const { status } = await refusal(`/api/flights?${query}`);
			expect([400, 414]).toContain(status);
		},
	);
});

describe("refusals that have nothing to do with the search", () => {
	const component = (name: string): DescribedResponse => document.components.responses[name] ?? expect.fail(name);

	it("too many from one address, and only from that one", async () => {
		const from = (address: string) => ({ headers: { "CF-Connecting-IP": address } });
		const statuses = new Set<number>();
		// Twice the limit: the minute it counts may end in between.
		for (let count = 0; count < 250 && !statuses.has(429); count += 1) {
			const response = await harness.get("/api/flights?from=", from("192.0.2.1"));
			await response.arrayBuffer();
			statuses.add(response.status);
		}
		expect([...statuses]).toEqual([400, 429]);
		const refused = await ask(flights({ lng: "es" }), from("192.0.2.1"));
		expect(refused.status).toBe(429);
		expect(refused.headers.get("retry-after")).toBe("60");
		expect(await refused.json()).toMatchObject({ detail: expect.stringContaining("Espere un minuto") });
		expect((await ask(flights(), from("192.0.2.2"))).status).toBe(200);
	});

	it.each(["POST", "PUT", "DELETE"])("%s is not a way to ask", async (method) => {
		const response = await harness.get(flights(), { method, ...(method !== "DELETE" && { body: "x" }) });
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toBe("GET, HEAD");
		expect(await answerFaults(document, component("MethodNotAllowed"), response)).toEqual([]);
	});

	it("an endpoint that does not exist", async () => {
		const response = await harness.get("/api/flight");
		expect(response.status).toBe(404);
		expect(await answerFaults(document, component("NotFound"), response)).toEqual([]);
	});
});

describe("the description of the API", () => {
	it("may be kept for an hour", async () => {
		const response = await ask("/api/openapi.json");
		expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
		expect(document.servers).toEqual([{ url: "https://www.farelark.example" }]);
		expect((await harness.get("/api/openapi.json", { method: "POST" })).status).toBe(405);
	});

	it.each([
		"/api/places?q=san&lng=es",
		"/api/places?q=mia&limit=3",
		"/api/places?q=",
		"/api/places?q=a&lng=fr",
		"/api/health",
	])("is true of %s", async (target) => {
		expect((await ask(target)).status).toBeLessThan(500);
	});
});
