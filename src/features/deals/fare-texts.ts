// A fare in words, the same on pages and in the answer about the nearest airport.

import { tripName } from "../../flights/trip/trip-name.ts";
import { formatAgo, formatSpan } from "../../i18n/formats.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { href } from "../../links.ts";
import { formatMoney } from "../../money/money.ts";
import { shownCode } from "../../places/place.ts";
import { type Fare, searchOf } from "./deal.ts";

export interface PriceTexts {
	readonly total: string;
	/** Whom and what the total is for (14 CFR 399.84). */
	readonly terms: string;
	readonly days: string;
	/** Who operates the flights (14 CFR 257.5). */
	readonly operated: string;
	/** When it was seen; plainly so when that is not today. */
	readonly seen: string;
	/** The mark of invented data, or empty. */
	readonly sample: string;
}

export interface FareTexts {
	/** "NYC → MIA": decoration beside `route`. */
	readonly codes: string;
	readonly route: string;
	readonly price: PriceTexts | null;
	/** The search whose cheapest offer has this price. */
	readonly href: string;
	readonly search: string;
}

export function fareTexts(fare: Fare, language: Language, t: Translate): FareTexts {
	const { from, to, price } = fare;
	return {
		codes: `${shownCode(from)} → ${shownCode(to)}`,
		route: tripName({ slices: [{ origin: from, destination: to }] }, { t, language }),
		price: price && priceTexts(price, language, t),
		href: href(language, "flightResults", {}, searchOf(fare)),
		search: t(price ? "deal.search" : "deal.search.dates"),
	};
}

function priceTexts(price: NonNullable<Fare["price"]>, language: Language, t: Translate): PriceTexts {
	const { depart, return: back, operators, hoursAgo } = price;
	const ago = formatAgo(hoursAgo, language);
	return {
		total: formatMoney(price.total, languages[language].money),
		terms: t("deal.price"),
		days: formatSpan(depart, back, language),
		operated: t("deal.operated", { carrier: operators }),
		seen: t(hoursAgo < 24 ? "deal.seen" : "deal.seen.stale", { ago }),
		sample: price.sample ? t("sample.badge") : "",
	};
}
