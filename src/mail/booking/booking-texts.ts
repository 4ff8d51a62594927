// What the traveler's and the agency's mail say alike of a booking: route, price, bags, names.
import type { Booking } from "../../bookings/booking.ts";
import { formatMoney, type Money } from "../../flights/money.ts";
import { priceParts, totalOf } from "../../flights/quote.ts";
import { languages } from "../../i18n/languages.ts";
import { href } from "../../links.ts";
import { cityName } from "../../places/airports.ts";
import type { AlertMailContext } from "../alert-mail.ts";

/** Mails of bookings have links, too. */
export type BookingMailContext = AlertMailContext;

export function pageOf({ code }: Booking, { origin, language }: BookingMailContext): string {
	return origin + href(language, "bookingConfirmation", { confirmationCode: code });
}

/** Sample data says so wherever it shows: before every subject, and above every text. */
export function sampleTexts({ offer }: Booking, { t }: BookingMailContext): { label: string; warning: string } {
	if (!offer.sample) return { label: "", warning: "" };
	const label = `${t("sample.badge")}: `;
	return { label, warning: label + t("sample.text") };
}

export function citiesOf({ offer: { slices } }: Booking, { language }: BookingMailContext) {
	const [first, last] = [slices[0], slices.at(-1)];
	const turn = last?.destination === first?.origin ? slices.at(-2) : last;
	return {
		from: cityName(first?.origin ?? "", language),
		to: cityName((turn ?? first)?.destination ?? "", language),
	};
}

export function namesOf({ passengers }: Booking): string[] {
	return passengers.map(({ givenName, familyName }) => `${givenName} ${familyName}`);
}

/** 14 CFR 399.85(c): the allowance, and that fees may apply. */
export function bagTexts({ offer: { bags } }: Booking, { t }: BookingMailContext): string[] {
	const carryOn =
		bags.carryOn === null ? t("itinerary.carryOn.unknown") : t("itinerary.carryOn", { count: bags.carryOn });
	const checked =
		bags.checked === null ? t("itinerary.checked.unknown") : t("itinerary.checked", { count: bags.checked });
	return [`${t("pass.bags")}: ${carryOn}, ${checked}`, t("trip.bags")];
}

/** The total, the travelers it is for, and its parts. */
export function priceTexts({ offer, total, passengers }: Booking, { t, language }: BookingMailContext) {
	const price = priceParts({ ...offer, total });
	const amount = (money: Money) => formatMoney(money, languages[language].locale);
	const parts: readonly (readonly [label: string, amount: string])[] = [
		[t(price.taxes ? "price.fare" : "price.fareWithTaxes"), amount(price.fare)],
		...(price.taxes ? [[t("price.taxes"), amount(price.taxes)] as const] : []),
		[t("price.fee"), price.fee ? amount(price.fee) : t("price.feeTold")],
	];
	return {
		total: amount(totalOf(price)),
		totalFor: t(price.fee ? "itinerary.total" : "price.beforeFee", { count: passengers.length }),
		parts,
	};
}
