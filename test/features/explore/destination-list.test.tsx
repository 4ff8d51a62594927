// A place on the list of where to go: whose flights lead there, and who flies them in their place.
import { expect, it } from "vitest";
import { Places } from "../../../src/features/explore/destination-list.tsx";
import { isCodeShare } from "../../../src/flights/offers/offer.ts";
import { findPlace } from "../../../src/places/airports.ts";
import { longOffer } from "../../../src/styleguide/samples/sample-offers.ts";
import { rendered, textOf } from "../../rendered-page.tsx";

it.each([
	["en", /· American, in part operated by Envoy Air ·/],
	["es", /· American, en parte operado por Envoy Air ·/],
] as const)("never says that an airline is flown by itself, as no row of a search does (%s)", (language, carriers) => {
	const [place, from] = [findPlace("BOG"), findPlace("ORD")];
	const [slice] = longOffer.slices;
	const shared = slice?.segments.find(isCodeShare);
	if (!place || !from || !slice || !shared) throw new Error("no code share");
	const segments = [shared, { ...shared, operatingCarrier: shared.marketingCarrier }];
	const offer = { ...longOffer, slices: [{ ...slice, segments }] };
	const price = { total: offer.total, dates: ["2027-03-01"] as const, search: new URLSearchParams(), offer };
	const query = { from, month: undefined, nights: 7, budget: undefined, nonstop: false, region: undefined };
	const page = rendered(<Places places={[{ place, nonstop: [], price }]} query={query} />, language);
	expect(textOf(page.querySelector(".reach-about"))).toMatch(carriers);
});

it.each([
	["en", "seen Nov 21, 2026, 8:05 AM, Chicago time"],
	["es", "visto: 21 nov 2026, 8:05 a. m., hora de Chicago"],
] as const)(
	"says when a price of an earlier search was seen, by the clocks where the traveler is (%s)",
	(language, seen) => {
		const [place, from] = [findPlace("BOG"), findPlace("ORD")];
		if (!place || !from) throw new Error("no place");
		const price = {
			...{ total: longOffer.total, dates: ["2027-03-01"] as const, search: new URLSearchParams() },
			seenAt: "2026-11-21T14:05:00Z",
		};
		const query = { from, month: undefined, nights: 7, budget: undefined, nonstop: false, region: undefined };
		const page = rendered(<Places places={[{ place, nonstop: [], price }]} query={query} />, language);
		expect(textOf(page.querySelector(".reach-about"))?.replace(/\s/g, " ")).toContain(seen);
	},
);
