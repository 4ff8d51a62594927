// A quote: open and of sample data, expired, and a real one way for one traveler.

import { QuoteCard } from "../../features/bookings/quotes/quote-card.tsx";
import { money } from "../../money/money.ts";
import type { Component } from "../samples/example.ts";
import { nonstopOffer } from "../samples/sample-offers.ts";
import { sampleQuote } from "../samples/sample-trip.ts";

const oneWay = {
	...sampleQuote,
	number: "SAMPLE28",
	slices: nonstopOffer.slices,
	travelers: { adults: 1, ages: [] },
	price: { fare: money(14_800, "USD"), taxes: money(3_440, "USD"), fee: money(2_500, "USD") },
};

export const quoteCard: Component = {
	id: "quote-card",
	title: "Quote",
	pictures: { wide: "all", night: ["open"], spanish: "all" },
	examples: {
		sample: () => <QuoteCard quote={sampleQuote} />,
		// How a real one looks; its number says that it is none.
		open: () => <QuoteCard quote={{ ...oneWay, sample: false }} />,
		expired: () => <QuoteCard quote={{ ...oneWay, number: "SAMPLE29" }} expired />,
	},
};
