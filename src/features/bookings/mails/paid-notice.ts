// What the mail about a payment by phone is made of. Apart from how it looks: the agency's commands write it down without a build.
import type { NewMail } from "../../../mail/outbox.ts";
import type { Booking } from "../booking.ts";
import type { PhonePayment } from "../phone-payment.ts";

/** Nothing personal. */
export interface PaidMail {
	readonly code: string;
	readonly sample: boolean;
	/** It is for the change of tickets. */
	readonly exchange: boolean;
}

export interface PaidMailData extends PhonePayment {
	/** Last names first. */
	readonly people: readonly string[];
	/** Who wrote it down. */
	readonly agent: string;
}

/** @param after version of the booking with the payment */
export function paidMail(
	{ code, offer, passengers }: Booking,
	{
		inbox,
		language,
		after,
	}: { readonly inbox: string; readonly language: NewMail["language"]; readonly after: number },
	data: PhonePayment & { readonly agent: string; readonly exchange: boolean },
): NewMail {
	const { exchange, ...sealed } = data;
	const payload: PaidMail = { code, sample: offer.sample, exchange };
	const people = passengers.map(({ familyName, givenName }) => `${familyName}, ${givenName}`);
	return {
		...{ id: `booking-${code}-paid-${after}`, kind: "booking.paid", language, about: code, payload },
		secrets: { to: inbox, token: "", data: { ...sealed, people } satisfies PaidMailData },
	};
}
