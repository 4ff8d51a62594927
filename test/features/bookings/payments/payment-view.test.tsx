// The payment step says what is paid now, and that bags which were asked for are not in it.
import { expect, it } from "vitest";
import { PaymentView } from "../../../../src/features/bookings/payments/payment-view.tsx";
import { money } from "../../../../src/money/money.ts";
import { sampleBooking } from "../../../../src/styleguide/samples/sample-trip.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

it.each([
	[
		"en",
		" at booking, without bags. ",
		"$1,461.56 USD in all, with 2 checked bags paid to the airline. ",
		" in total. ",
	],
	[
		...["es", " al reservar, sin maletas. "],
		...["US$1,461.56 en total, con 2 maletas documentadas que se pagan a la aerolínea. ", " en total. "],
	],
] as const)("leads with the total, bags or none (%s)", (language, without, whole, plain) => {
	const lead = (bagsAsked: number, bags = sampleBooking.offer.bags) => {
		const booking = { ...sampleBooking, offer: { ...sampleBooking.offer, bagsAsked, bags } };
		const props = {
			booking,
			token: "t",
			holds: false,
			now: new Date("2026-11-21T15:10:00Z"),
			unconfirmed: false,
			cards: false,
		};
		return textOf(rendered(<PaymentView {...props} />, language).querySelector("main, .page-head, h1 + p"));
	};
	expect(lead(2)).toContain(without);
	expect(lead(2)).not.toContain(whole);
	expect(lead(2, { carryOn: 1, checked: 0, checkedPrice: money(3_500, "USD") })).toContain(whole);
	expect(lead(0)).toContain(plain);
});
