import { describe, expect, it } from "vitest";
import { PriceGraph } from "../../../../src/features/search/prices/price-graph.tsx";
import { money } from "../../../../src/money/money.ts";
import { languageCodes } from "../../../languages.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

const prices = Object.fromEntries(
	[300, 182.4, 240].map((dollars, index) => [`2027-02-0${index + 1}`, money(Math.round(dollars * 100), "USD")]),
);

const graph = (language: "en" | "es" = "en") =>
	rendered(<PriceGraph month="2027-02" prices={prices} caption="One adult" hrefOf={(day) => `#${day}`} />, language);

describe("the price graph", () => {
	it("tells in words what the picture shows: the lowest and the highest price", () => {
		const words = "Graph of prices by day. Lowest: $183 on Tue, Feb 2, 2027. Highest: $300 on Mon, Feb 1, 2027.";
		expect(textOf(graph().querySelector("p.sr-only"))).toBe(words);
		expect(
			graph()
				.querySelectorAll(".price-plot > svg")
				.map((svg) => svg.getAttribute("aria-hidden")),
		).toEqual(["true", "true"]);
	});

	it("has a radio button for each day with a price, which says it and leads to its search, all one stop of the keyboard", () => {
		const radios = graph().querySelectorAll("fieldset input");
		expect(radios.map((radio) => radio.getAttribute("aria-label"))).toEqual([
			"Mon, Feb 1, 2027: $300, high price",
			"Tue, Feb 2, 2027: $183, cheapest",
			"Wed, Feb 3, 2027: $240, middle price",
		]);
		expect(new Set(radios.map((radio) => radio.getAttribute("name"))).size).toBe(1);
		const links = graph().querySelectorAll("fieldset input + strong > a");
		expect(links.map((link) => link.getAttribute("href"))).toEqual(Object.keys(prices).map((day) => `#${day}`));
		expect(links.map(textOf)).toEqual(radios.map((radio) => radio.getAttribute("aria-label")?.replace(", 2027", "")));
	});

	it("marks the searched day, and tells it first; without a price there, the cheapest", () => {
		const told = (selected?: string) => {
			const page = rendered(<PriceGraph month="2027-02" prices={prices} caption="One adult" selected={selected} />);
			return {
				checked: page.querySelectorAll("input[checked]").map((radio) => radio.getAttribute("aria-label")),
				marks: page.querySelectorAll("svg path").length,
			};
		};
		expect(told("2027-02-03")).toEqual({ checked: ["Wed, Feb 3, 2027: $240, middle price, your search"], marks: 1 });
		expect(told("2027-02-20")).toEqual({ checked: ["Tue, Feb 2, 2027: $183, cheapest"], marks: 1 });
		expect(told("2027-03-03")).toEqual({ checked: ["Tue, Feb 2, 2027: $183, cheapest"], marks: 0 });
		expect(told().marks).toBe(0);
	});

	it("draws a column from zero for each price, as tall as the price is high", () => {
		const columns = graph().querySelectorAll("rect");
		expect(columns).toHaveLength(3);
		const heights = columns.map((column) => Number.parseFloat(column.getAttribute("height") ?? ""));
		expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(182.4 / 300, 2);
		for (const column of columns) {
			const [y, height] = ["y", "height"].map((name) => Number.parseFloat(column.getAttribute(name) ?? ""));
			expect((y ?? 0) + (height ?? 0)).toBeCloseTo(14.5, 1);
		}
	});

	it("labels the cheapest day", () => {
		expect(textOf(graph().querySelector(".price-label"))).toBe("$183");
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
