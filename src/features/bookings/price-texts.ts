// What a booking costs, in plain texts: for its mails and its calendar file, which are read far from the page.

import { leavesBagsOut, priceParts, totalOf } from "../../flights/quote.ts";
import { languages } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { currencyName, formatMoney, formatTotal, type Money } from "../../money/money.ts";
import type { Booking } from "./booking.ts";

export interface PriceWords extends Words {
	/** Some who pay are charged in their own currency, and nobody knows here whether this is one of them. */
	readonly chargedLocally?: boolean;
}

/** The total, the travelers it is for, and its parts. */
export function priceTexts({ offer, total, passengers, state }: Booking, { t, language, chargedLocally }: PriceWords) {
	const price = priceParts({ ...offer, total });
	const { money } = languages[language];
	const amount = (of: Money) => formatMoney(of, money);
	const parts: readonly (readonly [label: string, amount: string])[] = [
		[t(price.taxes ? "price.fare" : "price.fareWithTaxes"), amount(price.fare)],
		...(price.taxes ? [[t("price.taxes"), amount(price.taxes)] as const] : []),
		// Of what was paid nobody tells a fee any more.
		...(price.fee || state !== "ticketed"
			? [[t("price.fee"), price.fee ? amount(price.fee) : t("price.feeTold")] as const]
			: []),
	];
	return {
		total: formatTotal(totalOf(price), money),
		totalFor: [
			t(price.fee ? "itinerary.total" : "price.beforeFee", { count: passengers.length }),
			...(leavesBagsOut(price) ? [t("bags.without")] : []),
			t(chargedLocally ? "price.in" : "price.chargedIn", { currency: currencyName(total.currency, money) }),
		].join(", "),
		parts,
	};
}
