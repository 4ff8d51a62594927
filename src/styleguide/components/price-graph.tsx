// A month of prices as columns, and one without any price.
import { PriceGraph } from "../../features/search/prices/price-graph.tsx";
import { type Component, useSample } from "../samples/example.ts";
import { samplePrices } from "../samples/sample-trip.ts";

const hrefOf = (day: string) => `#${day}`;

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
