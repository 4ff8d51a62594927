// Deals: with a sample price, without one, and by phone only.
import type { Deal } from "../../features/deals/deal.ts";
import { DealList } from "../../features/deals/deal-list.tsx";
import { money } from "../../money/money.ts";
import type { Component } from "../samples/example.ts";

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
		daysAgo: 0,
	},
};

export const deal: Component = {
	id: "deal",
	title: "Deal card",
	pictures: { wide: "all", night: ["sample-price"], spanish: "all" },
	examples: {
		"sample-price": () => <DealList deals={[priced]} />,
		"without-price": () => <DealList deals={[{ kind: "lastMinute", from: "LAX", to: "LAS", price: null }]} />,
		"by-phone": () => <DealList deals={[{ kind: "exclusive", from: "MIA", to: "LIM", price: null }]} />,
	},
};
