// What is read of an offer's flights.
import { expect, it } from "vitest";
import { operatorsOf } from "../../../src/flights/offers/offer.ts";
import { nonstopOffer } from "../../../src/styleguide/samples/sample-offers.ts";

it("names those who operate its flights, each once and in the order they are flown, whoever sells them", () => {
	const [slice = expect.fail()] = nonstopOffer.slices;
	const [segment = expect.fail()] = slice.segments;
	const by = (name: string) => ({ ...segment, operatingCarrier: { code: "XX", name } });
	const slices = [
		{ ...slice, segments: [by("Envoy"), by("Avianca")] },
		{ ...slice, segments: [by("Avianca"), by("Copa"), by("Envoy")] },
	];
	expect(operatorsOf({ ...nonstopOffer, slices })).toEqual(["Envoy", "Avianca", "Copa"]);
});
