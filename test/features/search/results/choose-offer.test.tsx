import { describe, expect, it } from "vitest";
import { ChooseOffer, OfferActions } from "../../../../src/features/search/results/offer-actions.tsx";
import { languageCodes } from "../../../../src/i18n/languages.ts";
import { href } from "../../../../src/links.ts";
import { nonstopOffer } from "../../../../src/styleguide/samples/sample-offers.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

describe.each(languageCodes)("the button that chooses a trip (%s)", (language) => {
	const search = new URLSearchParams({ trip: "oneway", from: "JFK", to: "MIA" });
	const form = rendered(<ChooseOffer offer={nonstopOffer} search={search} />, language).querySelector("form");

	it("is a plain form with the offer and the search that found it", () => {
		expect(form?.getAttribute("method")).toBe("post");
		expect(form?.getAttribute("action")).toBe(href(language, "bookingReview"));
		expect(form?.querySelector("input[name=offer]")?.getAttribute("value")).toBe(nonstopOffer.id);
		expect(form?.querySelector("input[name=search]")?.getAttribute("value")?.replaceAll("&amp;", "&")).toBe(
			`${search}`,
		);
	});

	it("names its itinerary to those who hear only the button, and is not the call's color", () => {
		const button = form?.querySelector("button[type=submit]");
		const [flight] = nonstopOffer.slices[0]?.segments ?? [];
		expect(textOf(button)).toContain(`${flight?.marketingCarrier.code} ${flight?.flightNumber}`);
		expect(textOf(button)).toContain("2027");
		expect(button?.classList.contains("call-button")).toBe(false);
	});

	it("has a name of its own for each fare of the same flights", () => {
		const names = ["Basic", "Flexible"].map((fareBrand) => {
			const offer = { ...nonstopOffer, slices: nonstopOffer.slices.map((slice) => ({ ...slice, fareBrand })) };
			const page = rendered(<OfferActions offer={offer} search={search} />, language);
			return ["button", "a"].map((each) => textOf(page.querySelector(each)));
		});
		expect(names.map(([button, link]) => [button, link].map((name) => /: (\w+),/.exec(name ?? "")?.[1]))).toEqual([
			["Basic", "Basic"],
			["Flexible", "Flexible"],
		]);
	});
});
