// The searches made on this device, beside the form; the browser alone knows them, so without script there is nothing.
import { type FlightQuery, flightSearchParams } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import { Island } from "../../../page/island.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { tripTitle } from "../trip-title.ts";
import { recentSearchesIsland } from "./island/row.ts";

/** @param made the search of this page, which is kept too */
export function RecentSearches({ made }: { readonly made?: FlightQuery }) {
	const { t, href, language } = usePage();
	const kept = made && {
		search: String(flightSearchParams(made)),
		text: `${tripTitle(made, { t, language })} · ${t("results.travelers", { count: headCount(made) })}`,
	};
	return (
		<Island row={recentSearchesIsland} props={{ action: href("flightResults"), ...(kept && { made: kept }) }}>
			<section className="mt-8" aria-labelledby="recent" hidden>
				<h2 id="recent" className="text-base">
					{t("recent.heading")}
				</h2>
				<ul className="grid gap-2" />
				<p className="text-sm text-muted">
					{t("recent.kept")}{" "}
					<Button type="button" look="plain">
						{t("recent.clear")}
					</Button>
				</p>
			</section>
			<p className="text-sm text-muted" data-cleared="" tabIndex={-1} hidden>
				{t("recent.cleared")}
			</p>
		</Island>
	);
}
