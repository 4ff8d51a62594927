// The payment step says what is paid now, and that bags which were asked for are not in it.
import { expect, it } from "vitest";
import { PaymentView } from "../../../../src/features/bookings/payments/payment-view.tsx";
import { sampleBooking } from "../../../../src/styleguide/samples/sample-trip.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

it.each([
	["en", " in total, without bags. ", " in total. "],
	["es", " en total, sin maletas. ", " en total. "],
] as const)("leads with the total, bags or none (%s)", (language, without, plain) => {
	const lead = (bagsAsked: number) => {
		const booking = { ...sampleBooking, offer: { ...sampleBooking.offer, bagsAsked } };
		const props = { booking, token: "t", holds: false, unconfirmed: false, cards: false };
		return textOf(rendered(<PaymentView {...props} />, language).querySelector("main, .page-head, h1 + p"));
	};
	expect(lead(2)).toContain(without);
	expect(lead(0)).toContain(plain);
});
