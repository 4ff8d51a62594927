// The three deal pages: what the page is, and routes to search; prices appear only where the fare source has returned them.
import type { Deal, DealKind } from "../deals/deal.ts";
import { listDeals } from "../deals/deals.ts";
import { isoDay } from "../i18n/formats.ts";
import type { RouteId } from "../routes.ts";
import { DealList } from "../ui/deal-list.tsx";
import type { Page } from "./page.ts";
import { proseData } from "./prose-page.tsx";

export function deals<Id extends RouteId>(kind: DealKind): Page<Id> {
	return {
		async load(input) {
			const { deals, failure } = await listDeals(input.services.db, kind, isoDay(input.services.now()));
			return { ...proseData(input, { wide: <DealsBelow deals={deals} /> }), tags: ["deals"], degraded: failure };
		},
	};
}

function DealsBelow({ deals }: { deals: readonly Deal[] }) {
	return (
		<div className="mt-8 mb-10">
			<DealList deals={deals} />
		</div>
	);
}
