// A place on the list of where to go: whose flights lead there, and who flies them in their place.
import { expect, it } from "vitest";
import { Places } from "../../../src/features/explore/destination-list.tsx";
import { isCodeShare } from "../../../src/flights/offers/offer.ts";
import { findPlace } from "../../../src/places/airports.ts";
import { longOffer } from "../../../src/styleguide/samples/sample-offers.ts";
import { rendered, textOf } from "../../rendered-page.tsx";

it.each([
	["en", /· American Airlines, in part operated by Envoy Air ·/],
	["es", /· American Airlines, en parte operado por Envoy Air ·/],
] as const)("never says that an airline is flown by itself, as no row of a search does (%s)", (language, carriers) => {
	const [place, from] = [findPlace("BOG"), findPlace("ORD")];
	const [slice] = longOffer.slices;
	const shared = slice?.segments.find(isCodeShare);
	if (!place || !from || !slice || !shared) throw new Error("no code share");
	const segments = [shared, { ...shared, operatingCarrier: shared.marketingCarrier }];
	const offer = { ...longOffer, slices: [{ ...slice, segments }] };
	const price = { total: offer.total, dates: ["2027-03-01"] as const, search: new URLSearchParams(), offer };
	const wish = { from, month: undefined, nights: 7, budget: undefined, nonstop: false, region: undefined };
	const page = rendered(<Places places={[{ place, nonstop: [], price }]} wish={wish} />, language);
	expect(textOf(page.querySelector(".reach-about"))).toMatch(carriers);
});
