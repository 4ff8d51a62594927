// The page of a search whose departure is left open: the month's prices, which never cause a search that costs something.
import { arrangementParams } from "../../../flights/offers/arrange.ts";
import type { FareSource } from "../../../flights/source.ts";
import { href } from "../../../links.ts";
import { LateRegion } from "../../../page/late-region.tsx";
import type { PageInput, PageResult } from "../../../page/page.ts";
import { loadPrices } from "../prices/load-prices.ts";
import { type OpenSearch, openSearchParams, type ReadOpen, refusedStay } from "../prices/read-open.ts";
import { readWish } from "../read-wish.ts";
import { tripName, tripTitle } from "../trip-title.ts";
import { NoSource } from "./no-source.tsx";
import { OpenDays } from "./open-days.tsx";
import { SearchHead } from "./search-head.tsx";

interface OpenPorts {
	readonly fares: FareSource | undefined;
	readonly db: D1Database | undefined;
}

type Named = OpenSearch | Extract<ReadOpen, { kind: "unnamed" }>;

export function loadOpen(
	open: Named,
	{ query: asked, language, t, services }: PageInput<"flightResults", OpenPorts>,
): PageResult {
	const { query, month } = open;
	const wish = readWish(asked, query);
	if (open.kind === "unnamed") {
		const target = href(language, "flightResults", {}, arrangementParams(openSearchParams(query, month), wish));
		return new Response(null, { status: 302, headers: { Location: target, "Cache-Control": "no-store" } });
	}
	const { fares } = services;
	const view = asked.get("prices") === "graph" ? "graph" : "calendar";
	const stay = refusedStay(asked, query);
	const prices = loadPrices({ services, query, view, month, filters: wish.choice });
	return {
		title: tripTitle(query, { t, language }, month),
		crumb: tripName(query, { t, language }),
		crumbsBelow: true,
		...(stay !== undefined && { status: 400 }),
		view: (
			<SearchHead typed={open.typed} query={query} month={month}>
				{fares ? <LateRegion /> : <NoSource />}
			</SearchHead>
		),
		...(fares && {
			late: prices.then((data) => <OpenDays {...{ data, query, month, wish, stay }} seenOnly={!fares.lowest} />),
		}),
	};
}
