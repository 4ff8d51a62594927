// The search form alone: nothing was asked yet, or something has to be put right first.
import type { TypedSearch } from "../../../flights/trip/form.ts";
import type { Choices, Problem } from "../../../flights/trip/problems.ts";
import { usePage } from "../../../page/page-context.tsx";
import { pageText } from "../../../page/page-text.ts";
import { CallBox } from "../../../ui/call-box.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { FlightSearch } from "../form/flight-search.tsx";
import { RecentSearches } from "../recent/recent-searches.tsx";

interface SearchStartProps {
	readonly typed: TypedSearch;
	readonly problems?: readonly Problem[];
	readonly choices?: Choices;
	/** What was filtered, and the order. */
	readonly kept?: URLSearchParams;
	/** With the fields of all flights. */
	readonly all?: boolean;
	/** It comes from the URL. */
	readonly sent?: boolean;
}

export function SearchStart(props: SearchStartProps) {
	const page = usePage();
	const { t } = page;
	return (
		<div className="wrap py-8">
			<PageHead heading={pageText("heading", page.id, page)} lead={t("results.form.lead")} />
			<div className="mt-8">
				<FlightSearch {...props} />
				<RecentSearches />
			</div>
			<div className="measure mt-12">
				<CallBox />
			</div>
		</div>
	);
}
