import { describe, expect, it } from "vitest";
import { money } from "../../src/flights/money.ts";
import { PriceGraph } from "../../src/ui/price-graph.tsx";
import { languageCodes } from "../languages.ts";
import { rendered, textOf } from "./page.tsx";

const prices = Object.fromEntries(
	[300, 182.4, 240].map((dollars, index) => [`2027-02-0${index + 1}`, money(Math.round(dollars * 100), "USD")]),
);

const graph = (language: "en" | "es" = "en") =>
	rendered(<PriceGraph month="2027-02" prices={prices} caption="One adult" hrefOf={(day) => `#${day}`} />, language);

describe("the price graph", () => {
	it("tells in words what the picture shows: the lowest and the highest price", () => {
		const words = "Graph of prices by day. Lowest: $183 on Tue, Feb 2, 2027. Highest: $300 on Mon, Feb 1, 2027.";
		const plain = rendered(<PriceGraph month="2027-02" prices={prices} caption="One adult" />);
		expect(plain.querySelector('svg[role="img"]')?.getAttribute("aria-label")).toBe(words);
		expect(textOf(graph().querySelector("p.sr-only"))).toBe(words);
	});

	it("leads from each column to its day for a pointer; keys and readers have the table", () => {
		const links = graph().querySelectorAll("svg a");
		expect(links.map((link) => link.getAttribute("href"))).toEqual(Object.keys(prices).map((day) => `#${day}`));
		for (const link of links) expect(link.getAttribute("tabindex")).toBe("-1");
		expect(
			graph()
				.querySelectorAll(".price-plot > svg")
				.map((svg) => svg.getAttribute("aria-hidden")),
		).toEqual(["true", "true"]);
	});

	it("draws a column from zero for each price, as tall as the price is high", () => {
		const columns = graph().querySelectorAll("rect");
		expect(columns).toHaveLength(3);
		const heights = columns.map((column) => Number.parseFloat(column.getAttribute("height") ?? ""));
		expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(182.4 / 300, 2);
		for (const column of columns) {
			const [y, height] = ["y", "height"].map((name) => Number.parseFloat(column.getAttribute(name) ?? ""));
			expect((y ?? 0) + (height ?? 0)).toBeCloseTo(13.5, 1);
		}
	});

	it("labels the cheapest day", () => {
		expect(textOf(graph().querySelector(".price-label"))).toBe("$183");
		expect(textOf(graph().querySelector(".price-best"))).toBe("Tue, Feb 2, 2027: $183, cheapest");
	});

	it.each(languageCodes)("has every price in a table too, with its day as a link (%s)", (language) => {
		const rows = graph(language).querySelectorAll("details tbody tr");
		expect(rows.map((row) => row.querySelector("a")?.getAttribute("href"))).toEqual(
			Object.keys(prices).map((day) => `#${day}`),
		);
		for (const row of rows) expect(row.querySelectorAll("th, td").every((cell) => textOf(cell) !== "")).toBe(true);
	});

	it("has neither picture nor table where there is nothing to show", () => {
		const empty = rendered(<PriceGraph month="2027-02" prices={{}} caption="One adult" />);
		expect(empty.querySelector("svg, table")).toBeNull();
		expect(textOf(empty)).toContain("No price was seen for this month.");
	});

	it("positions nothing with inline styles, which the pages' policy forbids", () => {
		expect(graph().querySelectorAll("[style]")).toEqual([]);
	});
});
