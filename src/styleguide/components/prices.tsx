// Prices of other days: a month as a calendar and as columns, and the views of a results page.
import { PriceCalendar } from "../../features/search/prices/price-calendar.tsx";
import { PriceGraph } from "../../features/search/prices/price-graph.tsx";
import { PriceViews } from "../../features/search/prices/price-views.tsx";
import { money } from "../../money/money.ts";
import { type Component, useSample } from "../samples/example.ts";
import { samplePriceData, sampleSearch } from "../samples/sample-prices.ts";
import { samplePrices } from "../samples/sample-trip.ts";

// A month of prices: in dollars, with four digits, and without any price.
const hrefOf = (day: string) => `#${day}`;

const long = Object.fromEntries(
	Object.entries(samplePrices("2027-03", 31)).map(([day, { minor }]) => [day, money(minor * 5, "USD")]),
);

export const priceCalendar: Component = {
	id: "price-calendar",
	title: "Price calendar",
	pictures: { wide: ["month", "empty"], night: ["month"], spanish: ["month"] },
	examples: {
		month: () => (
			<PriceCalendar
				month="2027-02"
				prices={samplePrices("2027-02", 28)}
				caption={useSample("price-calendar")}
				selected="2027-02-10"
				hrefOf={hrefOf}
				sample
			/>
		),
		"four-digits": () => (
			<PriceCalendar month="2027-03" prices={long} caption={useSample("price-calendar")} hrefOf={hrefOf} sample />
		),
		empty: () => <PriceCalendar month="2027-04" prices={{}} caption={useSample("price-calendar")} hrefOf={hrefOf} />,
	},
};

// A month of prices as columns, and one without any price.
export const priceGraph: Component = {
	id: "price-graph",
	title: "Price graph",
	pictures: { wide: "all", night: ["month"] },
	examples: {
		month: () => (
			<PriceGraph
				month="2027-02"
				prices={samplePrices("2027-02", 28)}
				caption={useSample("price-graph")}
				hrefOf={hrefOf}
				sample
			/>
		),
		empty: () => <PriceGraph month="2027-03" prices={{}} caption={useSample("price-graph")} />,
	},
};

// Prices of other days as on a results page: around the days searched, by month, with gaps, and when they cannot be had.
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
