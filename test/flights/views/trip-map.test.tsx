import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Env, parseEnv } from "../../../src/env.ts";
import { legsOfOffer, legsOfQuery, TripMap } from "../../../src/flights/views/trip-map.tsx";
import { createMessages } from "../../../src/i18n/messages.ts";
import { PageProvider } from "../../../src/page/page-context.tsx";
import { drawn } from "../../../src/page/parts.tsx";
import { textOf as htmlOf } from "../../../src/page/pieces.ts";
import { longOffer, nonstopOffer } from "../../../src/styleguide/samples/sample-offers.ts";
import { sampleSearch } from "../../../src/styleguide/samples/sample-prices.ts";
import { rendered, textOf } from "../../rendered-page.tsx";
import { testEnv } from "../../test-env.ts";

const map = (from: string, to: string, language: "en" | "es" = "en") =>
	rendered(<TripMap legs={legsOfQuery(sampleSearch(from, to))} />, language);

describe("the map of a journey", () => {
	it("says in words what it draws: the way out once where the way back is the same", () => {
		expect(textOf(map("JFK", "MIA").querySelector("figcaption"))).toBe("New York (JFK) to Miami (MIA), 1,090 miles");
		expect(textOf(map("NYC", "MIA", "es").querySelector("figcaption"))).toBe(
			"De Nueva York (NYC) a Miami (MIA), 1,760 kilómetros",
		);
	});

	it("names the stops of an itinerary, with the miles really flown", () => {
		const page = rendered(<TripMap legs={legsOfOffer(longOffer)} />);
		expect(textOf(page.querySelector("figcaption"))).toContain("by way of Miami (MIA), 2,710 miles flown");
		expect(page.querySelectorAll("text").map(textOf)).toContain("MIA");
		expect(rendered(<TripMap legs={legsOfOffer(nonstopOffer)} />).querySelectorAll("path.map-route")).toHaveLength(1);
	});

	it("takes the land from a file of the site, twice across the date line", () => {
		const uses = map("LAX", "SYD").querySelectorAll("use.map-ground");
		expect(uses).toHaveLength(2);
		for (const use of uses) expect(use.getAttribute("href")).toMatch(/^\/assets\/world-[\w-]{8}\.svg#land$/);
	});

	it("keeps its place before it is drawn, and no style stands in the page", () => {
		const svg = map("JFK", "MIA").querySelector("svg");
		expect([svg?.getAttribute("width"), svg?.getAttribute("height")]).toEqual(["640", "320"]);
		expect(map("JFK", "MIA").querySelectorAll("[style]")).toEqual([]);
	});

	it("is kept by its places, and told in the visitor's own miles or kilometers", async () => {
		const messages = createMessages("en", {});
		const config = parseEnv(testEnv() as Env);
		const about = { id: "payment", language: "en", messages, config, variables: {}, target: "/payment" } as const;
		for (const country of ["US", "CO"]) {
			for (const [from, to] of [
				["JFK", "MIA"],
				["NYC", "MIA"],
				["MIA", "JFK"],
			] as const) {
				const map = <TripMap legs={legsOfQuery(sampleSearch(from, to))} />;
				const page = { ...about, country };
				const whole = renderToString(<PageProvider page={page}>{map}</PageProvider>);
				expect(whole).toContain(country === "US" ? "miles" : "kilometers");
				expect(htmlOf(await drawn(page, map))).toBe(whole);
			}
		}
	});

	it("is not there without a journey", () => {
		expect(rendered(<TripMap legs={[]} />).querySelector("figure")).toBeNull();
	});
});
