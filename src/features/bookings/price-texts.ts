// What a booking costs, in plain texts: for its mails and its calendar file, which are read far from the page.

import { priceParts } from "../../flights/quote.ts";
import { bookingPrice, priceRows } from "../../flights/views/price-rows.ts";
import { languages } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { currencyName, formatMoney, formatTotal, type Money } from "../../money/money.ts";
import type { Booking } from "./booking.ts";

export interface PriceWords extends Words {
	/** Some who pay are charged in their own currency, and nobody knows here whether this is one of them. */
	readonly chargedLocally?: boolean;
}

/** What we charge and whom it is for, and the rows of the price. */
export function priceTexts({ offer, total, state }: Booking, words: PriceWords) {
	const { t, language, chargedLocally } = words;
	const price = priceParts({ ...offer, total });
	const { money } = languages[language];
	const { travelers } = offer;
	const { amount, label, whole } = bookingPrice(price, travelers, words);
	const charged = t(chargedLocally ? "price.in" : "price.chargedIn", { currency: currencyName(total.currency, money) });
	const [first, ...rows] = priceRows(price, { travelers, paid: state === "ticketed" }, words);
	const told = (value: Money | string) => (typeof value === "string" ? value : formatMoney(value, money));
	const parts = rows.map(({ label: part, value }) => [part, told(value)] as const);
	return {
		/** What is agreed to: beside other facts, or where there is room for one amount. */
		booking: [`${formatTotal(amount, money)} ${label}`, charged, ...(whole ? [whole] : [])].join(", "),
		total: first && typeof first.value !== "string" ? formatTotal(first.value, money) : "",
		totalFor: `${first?.label}, ${charged}`,
		parts,
		/** Of what is agreed to, and the bags beside it. */
		bookingParts: parts.filter(([part]) => part !== t("price.booking")),
	};
}
