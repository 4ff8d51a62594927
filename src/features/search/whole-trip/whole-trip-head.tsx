// The head of a comparison: which search its itineraries are of, and the way back to the list.
import type { ReactNode } from "react";
import { type FlightQuery, flightSearchParams } from "../../../flights/query.ts";
import { travelersText } from "../../../i18n/travelers.ts";
import { usePage } from "../../../page/page-context.tsx";
import { pageText } from "../../../page/page-text.ts";
import { CallBox } from "../../../ui/call-box.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { listId } from "../list-id.ts";
import { tripTitle } from "../trip-title.ts";

interface WholeTripHeadProps {
	readonly query: FlightQuery;
	readonly children: ReactNode;
}

export function WholeTripHead({ query, children }: WholeTripHeadProps) {
	const page = usePage();
	const { t, href } = page;
	const search = flightSearchParams(query);
	return (
		<div className="wrap py-8">
			<PageHead
				heading={pageText("heading", page.id, page)}
				lead={`${tripTitle(query, page)} · ${travelersText(t, query)}`}
			/>
			{children}
			<p className="mt-8">
				<a className="go" href={`${href("flightResults", {}, search)}#${listId}`} rel="nofollow">
					{t("whole.back")}
				</a>
			</p>
			<div className="measure mt-8">
				<CallBox trip={search} />
			</div>
		</div>
	);
}
