// What a shared link's preview says of a search that costs something: what others' searches have seen, never a new one.

import type { Choice } from "../../../flights/offers/filters.ts";
import type { FlightQuery } from "../../../flights/query.ts";
import { isSeenBy, readSeen } from "../../../flights/seen-prices.ts";
import type { FareSource } from "../../../flights/source.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { languages } from "../../../i18n/languages.ts";
import type { Words } from "../../../i18n/messages.ts";
import { formatMoney } from "../../../money/money.ts";
import type { PageData } from "../../../page/page.ts";

interface Seen {
	readonly fares: FareSource;
	readonly db: D1Database | undefined;
	readonly now: () => Date;
}

/**
 * The description for somebody who is sent the link: from which price, and when it was seen. The page's own where nothing
 * fresh was seen by this source, where its prices are invented, and behind filters, since what was seen passed none. A database that
 * does not answer costs the price, not the page.
 */
export async function linkPreview(
	query: FlightQuery,
	choice: Choice,
	{ fares, db, now }: Seen,
	{ t, language }: Words,
): Promise<Pick<PageData, "description" | "degraded">> {
	if (!db || fares.sample || choice.size > 0 || query.trip === "multi") return {};
	try {
		const [seen] = await readSeen(db, query, [query.slices.map(({ date }) => date)], now());
		if (!seen || !isSeenBy(fares, seen)) return {};
		const price = formatMoney(seen.total, languages[language].money);
		const day = formatDay(seen.seenAt.slice(0, 10), language, "monthDay");
		return { description: t("results.preview", { price, day, count: query.adults + query.ages.length }) };
	} catch (error) {
		return { degraded: `preview: ${String(error)}` };
	}
}
