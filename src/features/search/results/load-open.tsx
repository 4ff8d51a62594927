// The page of a search whose departure is left open: the month's prices, which never cause a search that costs something.
import { arrangementParams } from "../../../flights/offers/arrange.ts";
import type { Schedule } from "../../../flights/schedule.ts";
import type { FareSource } from "../../../flights/source.ts";
import { href } from "../../../links.ts";
import { LateRegion } from "../../../page/late-region.tsx";
import type { PageInput, PageResult } from "../../../page/page.ts";
import { loadPrices } from "../prices/load-prices.ts";
import { type OpenSearch, openSearchParams, type ReadOpen } from "../prices/read-open.ts";
import { readArrangement } from "../read-arrangement.ts";
import { searchName, tripTitle } from "../trip-title.ts";
import { NoSource } from "./no-source.tsx";
import { OpenDays } from "./open-days.tsx";
import { SearchHead } from "./search-head.tsx";

interface OpenPorts {
	readonly fares: FareSource | undefined;
	readonly db: D1Database | undefined;
	readonly schedule: Schedule;
}

type Named = OpenSearch | Extract<ReadOpen, { kind: "unnamed" }>;

export function loadOpen(
	open: Named,
	{ query: asked, language, t, services }: PageInput<"flightResults", OpenPorts>,
): PageResult {
	const { query, month } = open;
	const arrangement = readArrangement(asked, query);
	if (open.kind === "unnamed") {
		const target = href(language, "flightResults", {}, arrangementParams(openSearchParams(query, month), arrangement));
		return new Response(null, { status: 302, headers: { Location: target, "Cache-Control": "no-store" } });
	}
	const { fares } = services;
	const view = asked.get("prices") === "graph" ? "graph" : "calendar";
	const { stay } = open;
	const prices = loadPrices({ services, query, view, month, filters: arrangement.choice });
	return {
		title: tripTitle(query, { t, language }, month),
		crumb: searchName(query, { t, language }),
		crumbsBelow: true,
		// Without a source nobody is asked for nights, and no price depends on them.
		...(fares && stay?.problems && { status: 400 }),
		view: (
			<SearchHead typed={open.typed} {...{ query, month, arrangement }}>
				{fares ? <LateRegion /> : <NoSource query={query} schedule={services.schedule} />}
			</SearchHead>
		),
		...(fares && {
			late: prices.then((data) => <OpenDays {...{ data, query, month, arrangement, stay }} seenOnly={!fares.lowest} />),
		}),
	};
}
