// What the prices of other days are for: the condition of 14 CFR 399.84, said with every view of them.
import type { FlightQuery } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import { languages } from "../../../i18n/languages.ts";
import type { Words } from "../../../i18n/messages.ts";
import { currencyName } from "../../../money/money.ts";
import type { PriceView } from "./price-days.ts";

interface Terms {
	readonly view: PriceView;
	/** The same for every day, where it is. */
	readonly nights: number | undefined;
	/** ISO 4217 code of the prices, where there are any. */
	readonly currency: string | undefined;
}

/**
 * "Round trip, 7 nights away, economy: total for 2 travelers in US dollars, taxes included." The currency is said here, since
 * a day of a narrow calendar has no room for its sign.
 */
export function termsText({ t, language }: Words, { view, nights, currency }: Terms, query: FlightQuery): string {
	const stay = nights !== undefined && view !== "grid" ? t("prices.stay", { count: nights }) : undefined;
	const trip = stay ?? t(query.trip === "round" ? "prices.round" : "prices.oneway");
	const count = headCount(query);
	const name = currency && currencyName(currency, languages[language].money);
	const total = name ? t("prices.totalIn", { count, currency: name }) : t("prices.total", { count });
	const bags = query.bags > 0 ? `, ${t("bags.with", { count: query.bags })}` : "";
	return `${trip}, ${t(`search.cabin.${query.cabin}`).toLowerCase()}: ${total}${bags}.`;
}
