// What the traveler's and the agency's mail say alike of a booking: route, price, bags, names.

import { href } from "../../../links.ts";
import type { MailContext } from "../../../mail/layout.ts";
import type { Booking } from "../booking.ts";

export function pageOf({ code }: Pick<Booking, "code">, { origin, language }: MailContext, query = {}): string {
	return origin + href(language, "bookingConfirmation", { confirmationCode: code }, query);
}

/** Sample data says so wherever it shows: before every subject, and above every text. */
export function sampleTexts(
	{ offer }: { readonly offer: Pick<Booking["offer"], "sample"> },
	{ t }: MailContext,
): { label: string; warning: string } {
	if (!offer.sample) return { label: "", warning: "" };
	const label = `${t("sample.badge")}: `;
	return { label, warning: label + t("sample.text") };
}

export function namesOf({ passengers }: Booking): string[] {
	return passengers.map(({ givenName, familyName }) => `${givenName} ${familyName}`);
}

/** 14 CFR 399.85(c): the allowance, and that fees may apply. */
export function bagTexts({ offer }: Booking, { t }: MailContext): string[] {
	const { bags } = offer;
	const carryOn =
		bags.carryOn === null ? t("itinerary.carryOn.unknown") : t("itinerary.carryOn", { count: bags.carryOn });
	const checked =
		bags.checked === null ? t("itinerary.checked.unknown") : t("itinerary.checked", { count: bags.checked });
	return [`${t("pass.bags")}: ${carryOn}, ${checked}`, t("trip.bags")];
}
