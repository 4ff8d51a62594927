// A month of prices: in dollars, with four digits, and without any price.

import { PriceCalendar } from "../../features/search/prices/price-calendar.tsx";
import { money } from "../../money/money.ts";
import { type Component, useSample } from "../samples/example.ts";
import { samplePrices } from "../samples/sample-trip.ts";

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
