// GET /api/nearest where the edge knows the visitor's place, as the gateway's own routes answer it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../../../src/api.ts";
import type { Env } from "../../../src/env.ts";
import { refreshDeals } from "../../../src/features/deals/refresh.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { createServices } from "../../../src/services.ts";
import { startDatabase } from "../../database.ts";
import { testEnv } from "../../test-env.ts";

const now = new Date("2026-11-21T12:00:00Z");

let database: Awaited<ReturnType<typeof startDatabase>>;
beforeAll(async () => {
	database = await startDatabase();
	await refreshDeals(database.db, createSampleSource({ now: () => now }), now);
});
afterAll(() => database.stop());

interface Answer {
	readonly airport?: { readonly code: string; readonly city: string; readonly label: string; readonly detail: string };
	readonly show?: string;
	readonly explore?: { readonly text: string; readonly href: string };
	readonly deals?: readonly {
		readonly route: string;
		readonly href: string;
		readonly price: {
			readonly total: string;
			readonly operated: string;
			readonly seen: string;
			readonly sample: string;
		};
	}[];
}

/** As the edge hands a request on: with what it knows of the address. @param chosen the country that the visitor chose */
async function ask(
	cf: Readonly<Record<string, unknown>> | undefined,
	query = "",
	db: D1Database = database.db,
	chosen?: string,
) {
	const app = api({ ...createServices({ ...testEnv(), DB: db } as unknown as Env), now: () => now });
	const request = new Request(`http://localhost/nearest${query}`, {
		headers: chosen ? { cookie: `country=${chosen}` } : {},
	});
	if (cf) Object.defineProperty(request, "cf", { value: cf });
	const response = await app.request(request);
	expect(response.headers.get("cache-control")).toBe("private, no-store");
	return (await response.json()) as Answer;
}

const hialeah = { latitude: "25.85760", longitude: "-80.27810", city: "Hialeah", country: "US" };

describe("GET /api/nearest", () => {
	it("names the airport that somebody there most likely uses, and fares seen from there, cheapest first", async () => {
		const { airport, show, deals = [] } = await ask(hialeah);
		expect(airport).toMatchObject({ code: "MIA", city: "Miami", label: "Miami (MIA)" });
		expect(show).toBe("Fares from Miami (all airports)");
		expect(deals.length).toBeGreaterThan(0);
		expect(deals.length).toBeLessThanOrEqual(4);
		const totals = deals.map(({ price }) => Number(price.total.replace(/[^\d.]/g, "")));
		expect(totals).toEqual(totals.toSorted((a, b) => a - b));
		for (const { route, href, price } of deals) {
			expect(route).toMatch(/^Miami to /);
			expect(href).toMatch(/^\/flight-results\?trip=round&from=MIAA&to=\w{3}A?&depart=2027-01-05&return=2027-01-12$/);
			expect(price.operated).toMatch(/^operated by \S/);
			expect(price.seen).toMatch(/^Seen 1 hour ago$/);
			expect(price.sample).toBe("Sample data");
		}
	});

	it("says it in Spanish, with Spanish links", async () => {
		const { show, deals = [] } = await ask({ latitude: "40.7", longitude: "-74" }, "?lng=es");
		expect(show).toBe("Tarifas desde Nueva York (NYC)");
		expect(deals[0]?.route).toMatch(/^De Nueva York a /);
		expect(deals[0]?.href).toMatch(/&lng=es$/);
		expect(deals[0]?.price.sample).toBe("Datos de muestra");
	});

	it("knows the airport of a place far from all departure cities, without fares", async () => {
		const { airport, show, deals } = await ask({ latitude: "45.59", longitude: "-122.6" });
		expect(airport?.code).toBe("PDX");
		expect(show).toBeUndefined();
		expect(deals).toEqual([]);
	});

	it.each([
		["nothing is known", undefined],
		["only the country is known", { country: "US" }],
		["one of the two is missing", { latitude: "25.8" }],
		["they are no numbers", { latitude: "north", longitude: "" }],
		["they are no place on earth", { latitude: "999", longitude: "-80" }],
		["it is the middle of an ocean", { latitude: "-48.9", longitude: "-123.4" }],
	])("answers {} where %s", async (_, cf) => {
		expect(await ask(cf)).toEqual({});
	});

	it.each([
		["MX", "MEXA", "Ciudad de México (todos los aeropuertos)", true],
		["CO", "BOG", "Bogotá (BOG)", true],
		["US", "NYC", "Nueva York (NYC)", true],
		["AR", "BUE", "Buenos Aires (BUE)", false],
		["ES", "MAD", "Madrid (MAD)", false],
	])(
		"begins with the first city of the country that was chosen (%s), wherever the edge sees the visitor",
		async (country, code, label, priced) => {
			for (const cf of [undefined, { latitude: "48.86", longitude: "2.35", country: "FR" }]) {
				const { airport, show, deals = [], explore } = await ask(cf, "?lng=es", database.db, country);
				expect(airport).toMatchObject({ code, label });
				expect(airport?.detail).not.toContain("Cerca de usted");
				expect(show).toBe(priced ? `Tarifas desde ${label}` : undefined);
				// The first run prices none from abroad.
				expect(deals.length > 0).toBe(country === "US");
				expect(explore?.href).toBe(`/explore?from=${code}&lng=es`);
				expect(explore?.text).toBe(`A dónde ir desde ${airport?.city}`);
			}
		},
	);

	it("knows better than the country where the edge sees somebody in the one that was chosen", async () => {
		expect((await ask(hialeah, "", database.db, "US")).airport?.code).toBe("MIA");
	});

	it("still names the airport when the database does not answer", async () => {
		const broken = {
			prepare() {
				throw new Error("down");
			},
		} as unknown as D1Database;
		expect(await ask(hialeah, "", broken)).toMatchObject({ airport: { code: "MIA" }, deals: [] });
	});
});
