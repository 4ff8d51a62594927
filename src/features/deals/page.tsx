// The three deal pages: what the page is, and routes to search; prices appear only where the fare source has returned them.

import type { Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { coming, Waiting } from "../../page/parts.tsx";
import { proseData } from "../../prose/views/prose-page.tsx";
import type { RouteId } from "../../routes.ts";
import { GoLink } from "../../ui/section.tsx";
import type { Deal, DealKind } from "./deal.ts";
import { DealList } from "./deal-list.tsx";
import { NearestFares } from "./nearest-fares.tsx";
import { NoFares } from "./no-fares.tsx";
import { type DealStore, listDeals } from "./store.ts";

export const featuredDeals: Page<"featuredDeals", DealStore> = deals("featured");
export const exclusiveDiscounts: Page<"exclusiveDiscounts", DealStore> = deals("exclusive");
export const lastMinuteDeals: Page<"lastMinuteDeals", DealStore> = deals("lastMinute");

function deals<Id extends RouteId>(kind: DealKind): Page<Id, DealStore> {
	return {
		load(input) {
			const deals = coming(listDeals(input.services.db, kind, input.services.now()));
			const wide = <Waiting of={deals}>{({ fares }) => <DealsBelow deals={fares} />}</Waiting>;
			return { ...proseData(input, { wide }), tags: kind === "exclusive" ? [] : ["deals"], waits: [deals] };
		},
	};
}

function DealsBelow({ deals }: { deals: readonly Deal[] }) {
	const { t, href } = usePage();
	const byPhone = deals.some(({ kind }) => kind === "exclusive");
	return (
		<div className="mt-8 mb-10">
			{!byPhone && deals.every(({ price }) => !price) && <NoFares />}
			<DealList deals={deals} />
			{!byPhone && <NearestFares />}
			<p className="flex flex-wrap gap-x-6">
				<GoLink href={href("explore")} text={t("explore.link")} />
				<GoLink href={href("destinationList")} text={t("destination.others.all")} />
			</p>
		</div>
	);
}
