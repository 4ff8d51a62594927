// Prices of other days as on a results page: around the days searched, by month, with gaps, and when they cannot be had.
import { PriceViews } from "../../features/search/prices/price-views.tsx";
import type { Component } from "../samples/example.ts";
import { samplePriceData, sampleSearch } from "../samples/sample-prices.ts";

const round = sampleSearch("NYC", "MIA");
const oneway = sampleSearch("NYC", "MIA", "oneway");

export const priceViews: Component = {
	id: "price-views",
	title: "Prices of other days",
	pictures: { wide: ["grid", "calendar", "graph", "grid-one-way"], night: ["grid"], spanish: ["grid", "failed"] },
	examples: {
		grid: () => <PriceViews data={samplePriceData(round, "grid")} query={round} />,
		"grid-one-way": () => <PriceViews data={samplePriceData(oneway, "grid")} query={oneway} />,
		"grid-with-gaps": () => <PriceViews data={samplePriceData(round, "grid", { gaps: true })} query={round} />,
		calendar: () => <PriceViews data={samplePriceData(round, "calendar")} query={round} />,
		"calendar-with-gaps": () => (
			<PriceViews data={samplePriceData(oneway, "calendar", { gaps: true })} query={oneway} />
		),
		graph: () => <PriceViews data={samplePriceData(round, "graph")} query={round} />,
		failed: () => <PriceViews data={{ ...samplePriceData(round, "grid"), failure: "sample" }} query={round} />,
	},
};
