// Fares: cards of deals and offers, and the facts of an airline.
import type { Deal } from "../../features/deals/deal.ts";
import { DealList } from "../../features/deals/deal-list.tsx";
import { Itinerary } from "../../flights/views/itinerary.tsx";
import { money } from "../../money/money.ts";
import { findAirlineByCode } from "../../places/airlines/airlines.ts";
import { AirlineFacts, CeasedNotice, IndependenceNotice } from "../../places/views/airline-facts.tsx";
import type { Component } from "../samples/example.ts";
import { longOffer, nonstopOffer } from "../samples/sample-offers.ts";

// Deals: with a sample price, without one, and by phone only.
const priced: Deal = {
	kind: "featured",
	from: "NYC",
	to: "SDQ",
	price: {
		total: money(31_840, "USD"),
		depart: "2027-02-10",
		return: "2027-02-17",
		operators: "JetBlue",
		sample: true,
		seenAt: "2026-11-21T14:05:00Z",
		hoursAgo: 3,
	},
};

export const deal: Component = {
	id: "deal",
	title: "Deal card",
	pictures: { wide: "all", night: ["sample-price"], spanish: "all" },
	examples: {
		"sample-price": () => <DealList deals={[priced]} />,
		"without-price": () => <DealList deals={[{ kind: "lastMinute", from: "LAXA", to: "LAS", price: null }]} />,
		"by-phone": () => <DealList deals={[{ kind: "exclusive", from: "MIAA", to: "LIM", price: null }]} />,
	},
};

// The row of an offer: a nonstop one way and a round trip with changes of plane and another operator, open and closed.
export const itinerary: Component = {
	id: "itinerary",
	title: "Itinerary",
	pictures: { wide: "all", night: "all", spanish: "all" },
	examples: {
		nonstop: () => <Itinerary offer={nonstopOffer} />,
		"round-trip-with-changes": () => <Itinerary offer={longOffer} />,
		closed: () => <Itinerary offer={longOffer} toggle="#closed" />,
	},
};

// What is known of an airline that flies and of one that does not any more.
function airline(code: string) {
	const found = findAirlineByCode(code);
	if (!found) throw new Error(`No airline ${code}`);
	return found;
}

export const airlineFacts: Component = {
	id: "airline-facts",
	title: "Airline facts",
	pictures: { wide: "all", night: ["flying"], spanish: "all" },
	examples: {
		flying: () => <AirlineFacts airline={airline("UA")} />,
		ceased: () => <CeasedNotice airline={airline("NK")} />,
		independence: () => <IndependenceNotice airlines={[airline("UA")]} />,
	},
};
