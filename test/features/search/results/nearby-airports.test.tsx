import { describe, expect, it } from "vitest";
import { compareNearby } from "../../../../src/features/search/prices/nearby-prices.ts";
import { NearbyAirports } from "../../../../src/features/search/results/nearby-airports.tsx";
import { sampleNearby, sampleSearch } from "../../../../src/styleguide/samples/sample-prices.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

const query = sampleSearch("JFK", "MIA");
const unsearched = (language: "en" | "es" = "en") =>
	rendered(<NearbyAirports prices={compareNearby(query, [])} query={query} />, language);

describe("the airports nearby", () => {
	it("say how far they are, in miles or kilometers, and that they were not searched", () => {
		const row = (language: "en" | "es") =>
			unsearched(language)
				.querySelectorAll("tbody tr")
				.map(textOf)
				.find((text) => text.includes("(EWR)"));
		expect(row("en")).toBe("Newark (EWR)Newark Liberty International Airport · 21 miles awayNot searched.Search EWR");
		expect(row("es")).toMatch(/ · a 34 kilómetrosSin buscar\.Buscar EWR$/);
	});

	it("lead to one search of all of them", () => {
		const link = unsearched().querySelector("section > a.go");
		expect(new URL(link?.getAttribute("href") ?? "", "https://x.example").searchParams.get("nearby")).toBe("1");
	});

	it("keep the filters and the order, but for the airports that they do not go to", () => {
		const target = "/flight-results?origin1=JFK&destination1=MIA&stops=0&sort=cheapest";
		const page = rendered(<NearbyAirports prices={compareNearby(query, [])} query={query} />, "en", target);
		const link = (text: RegExp) => page.querySelectorAll("a.go").find((one) => text.test(one.text));
		const paramsOf = (text: RegExp) =>
			new URL(link(text)?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "", "https://x.example").searchParams;
		for (const text of [/EWR/, /FLL/, /all|nearby/i]) {
			expect([paramsOf(text).get("stops"), paramsOf(text).get("sort")]).toEqual(["0", "cheapest"]);
			expect(link(text)?.hasAttribute("data-carries")).toBe(true);
		}
		expect([paramsOf(/EWR/).get("origin1"), paramsOf(/EWR/).get("destination1")]).toEqual([null, "MIA"]);
		expect([paramsOf(/FLL/).get("origin1"), paramsOf(/FLL/).get("destination1")]).toEqual(["JFK", null]);
	});

	it("show the lowest price found for each, whom it is for, and which is the cheapest", () => {
		const page = rendered(<NearbyAirports prices={sampleNearby(query)} query={query} />);
		expect(textOf(page.querySelector(".price-note"))).toContain("total for 2 travelers, taxes included");
		const prices = page.querySelectorAll("table:first-child td strong").map(textOf);
		expect(prices.length).toBeGreaterThan(1);
		expect(textOf(page.querySelector("td p.text-muted"))).toBe("cheapest");
		expect(page.querySelector("section > a.go")).toBeNull();
	});

	it("are two tables with a name, and nothing without airports to compare", () => {
		expect(unsearched("es").querySelectorAll("caption").map(textOf)).toEqual(["Salir de", "Llegar a"]);
		expect(rendered(<NearbyAirports prices={undefined} query={query} />).querySelector("section")).toBeNull();
	});
});
