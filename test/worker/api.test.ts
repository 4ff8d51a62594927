// The JSON endpoints on the built Worker.
import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedWorker } from "./harness.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

describe("GET /api/places", () => {
	it("finds a city by what it is called elsewhere, and says what was found", async () => {
		const { places } = (await (
			await harness.get(`/api/places?${new URLSearchParams({ q: "東", lng: "es" })}`)
		).json()) as {
			places: unknown[];
		};
		expect(places).toContainEqual({
			code: "TYO",
			kind: "metro",
			label: "Tokio (TYO)",
			detail: "東京 · Todos los aeropuertos (HND, NRT), Japón",
		});
	});

	const places = async (query: string) =>
		(await (await harness.get(`/api/places?${query}`)).json()) as { places: { code: string; label: string }[] };

	it.each([
		["q=nueva%20york&lng=es", "NYC", "Nueva York (NYC)"],
		["q=new+york", "NYC", "New York (NYC)"],
		["q=jfk", "JFK", "New York (JFK)"],
		["q=BOG&lng=es", "BOG", "Bogotá (BOG)"],
		["q=M%C3%89XICO&lng=es", "MEXA", "Ciudad de México (todos los aeropuertos)"],
	])("%s finds %s first", async (query, code, label) => {
		expect((await places(query)).places[0]).toMatchObject({ code, label });
	});

	it.each([
		["q=nyc", ["NYC", "JFK", "EWR", "LGA", "SWF"]],
		["q=bsas&lng=es", ["BUE", "EZE", "AEP"]],
		["q=newyork&limit=2", ["NYC", "JFK"]],
	])("%s lists the area, then its airports", async (query, codes) => {
		const found = (await places(query)).places.map(({ code }) => code);
		expect(found.slice(0, codes.length)).toEqual(codes);
	});

	it("is cacheable, small, and no longer than asked", async () => {
		const response = await harness.get("/api/places?q=a&limit=5");
		expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
		const body = await response.text();
		expect(JSON.parse(body).places).toHaveLength(5);
		expect(body.length).toBeLessThan(3072);
	});

	it.each([
		"",
		"q=",
		`q=${"x".repeat(61)}`,
		"q=a&lng=fr",
		"q=a&limit=0",
		"q=a&limit=21",
		"q=a&limit=x",
		"q=a&limit=1e1",
	])("refuses ?%.20s with a problem document", async (query) => {
		const response = await harness.get(`/api/places?${query}`);
		expect(response.status).toBe(400);
		expect(response.headers.get("content-type")).toBe("application/problem+json");
		expect(await response.json()).toMatchObject({
			status: 400,
			title: "Bad request",
			errors: [{ parameter: expect.any(String) }],
		});
	});

	it("refuses in the language asked for, and a language that is not ours in the default one", async () => {
		const refused = async (query: string) => {
			const response = await harness.get(query);
			const { detail, errors } = (await response.json()) as { detail: string; errors: readonly object[] };
			return { language: response.headers.get("content-language"), detail, errors };
		};
		expect(await refused("/api/places?q=&limit=0&lng=es")).toEqual({
			language: "es",
			detail: expect.stringContaining("Esta consulta"),
			errors: [
				{ parameter: "q", detail: "Escriba de 1 a 60 caracteres de un lugar." },
				{ parameter: "limit", detail: "Pida un número entero de lugares, de 1 a 20." },
			],
		});
		const language = { parameter: "lng", code: "languageUnknown", detail: "Use one of these languages: en, es" };
		const inEnglish = { language: "en", detail: expect.stringContaining("This request"), errors: [language] };
		for (const query of ["/api/places?q=a&lng=fr", "/api/nearest?lng=fr"]) {
			expect(await refused(query), query).toEqual(inEnglish);
		}
	});
});

describe("GET /api/health", () => {
	it("names version, database and fare source", async () => {
		const response = await harness.get("/api/health");
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(await response.json()).toMatchObject({
			ok: true,
			version: expect.any(String),
			database: { ok: true, migrations: readdirSync("migrations").length },
			fares: { ok: true, source: "sample", sample: true },
		});
	});
});

it("refuses to be written to", async () => {
	const response = await harness.get("/api/places?q=mia", { method: "POST", body: "x" });
	expect(response.status).toBe(405);
	expect(response.headers.get("allow")).toBe("GET, HEAD");
	expect(response.headers.get("content-type")).toBe("application/problem+json");
});

it("answers an unknown endpoint with a problem document", async () => {
	const response = await harness.get("/api/nope");
	expect(response.status).toBe(404);
	expect(response.headers.get("content-type")).toBe("application/problem+json");
});

it("names the private pages in robots.txt", async () => {
	const text = await (await harness.get("/robots.txt")).text();
	expect(text).toContain("Disallow: /flight-results\n");
	expect(text).toContain("Disallow: /booking-confirmation/\n");
	// Its form's token is the visitor's own, but the page is for everybody to find.
	expect(text).not.toContain("/contact-us");
	expect(text).toContain("Sitemap: https://www.farelark.example/sitemap.xml");
});
