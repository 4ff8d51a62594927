// What the prices of other days are for: the condition of 14 CFR 399.84, said with every view of them.
import type { FlightQuery } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import type { Translate } from "../../../i18n/messages.ts";
import type { PriceView } from "./price-days.ts";

interface Terms {
	readonly view: PriceView;
	/** The same for every day, where it is. */
	readonly nights: number | undefined;
}

/** "Round trip, 7 nights away, economy: total for 2 travelers, taxes included." */
export function termsText(t: Translate, { view, nights }: Terms, query: FlightQuery): string {
	const stay = nights !== undefined && view !== "grid" ? t("prices.stay", { count: nights }) : undefined;
	const trip = stay ?? t(query.trip === "round" ? "prices.round" : "prices.oneway");
	const total = t("prices.total", { count: headCount(query) });
	const bags = query.bags > 0 ? `, ${t("bags.with", { count: query.bags })}` : "";
	return `${trip}, ${t(`search.cabin.${query.cabin}`).toLowerCase()}: ${total}${bags}.`;
}
