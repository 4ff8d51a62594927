// A month of prices: in dollars, with four digits, and without any price.
import { money } from "../../flights/money.ts";
import { PriceCalendar } from "../../ui/price-calendar.tsx";
import { type Component, useSample } from "../example.ts";
import { samplePrices } from "../sample-trip.ts";

const hrefOf = (day: string) => `#${day}`;

const long = Object.fromEntries(
	Object.entries(samplePrices("2027-03", 31)).map(([day, { minor }]) => [day, money(minor * 5, "USD")]),
);

export const priceCalendar: Component = {
	id: "price-calendar",
	title: "Price calendar",
	pictures: { desk: ["month", "empty"], night: ["month"], spanish: ["month"] },
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
