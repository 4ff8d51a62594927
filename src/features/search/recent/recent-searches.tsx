// The searches made on this device, by the form; the browser alone knows them, so without script there is nothing.
import type { ReactNode } from "react";
import { type FlightQuery, flightSearchText } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import type { IslandRow } from "../../../islands/island.ts";
import { Island } from "../../../page/island.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { Shared } from "../../../page/parts.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { tripTitle } from "../trip-title.ts";
import { recentEntry } from "./island/kept-searches.ts";
import { recentSearchesIsland } from "./island/row.ts";

/** Where no search is made, there is nothing to do for somebody who has made none before. */
const foundSearchesIsland: IslandRow = { ...recentSearchesIsland, stored: recentEntry };

/** @param made the search of this page, which is kept too */
export function RecentSearches({ made }: { readonly made?: FlightQuery }) {
	const { t, language } = usePage();
	const before = useBefore();
	const kept = made && {
		search: flightSearchText(made),
		text: `${tripTitle(made, { t, language })} · ${t("results.travelers", { count: headCount(made) })}`,
	};
	return (
		<Island row={recentSearchesIsland} props={{ before, ...(kept && { made: kept }) }}>
			<section className="mt-8" aria-labelledby="recent" data-recent="" hidden>
				<h2 id="recent" className="text-base">
					{t("recent.heading")}
				</h2>
				<Kept />
			</section>
			<Cleared />
		</Island>
	);
}

/** On the page of all that this device has: each can be forgotten by itself, and the button among the children forgets these too. */
export function KeptSearches({ children }: { readonly children?: ReactNode }) {
	const { t } = usePage();
	return (
		<Island row={recentSearchesIsland} props={{ before: useBefore(), forget: t("myTrip.forget") }}>
			<section className="section" aria-labelledby="recent" data-recent="" hidden>
				<div className="section-head">
					<h2 id="recent">{t("recent.heading")}</h2>
				</div>
				<Kept />
			</section>
			<Cleared />
			{children}
		</Island>
	);
}

/** One line in the place of the lead before it, where nothing may move when they are found; the list is below it. */
export function FoldedRecentSearches() {
	return <Shared by="folded recent searches">{() => <Folded />}</Shared>;
}

function Folded() {
	const { t } = usePage();
	return (
		<Island row={foundSearchesIsland} props={{ before: useBefore() }}>
			<details className="recent" data-recent="" hidden>
				<summary>{t("recent.heading")}</summary>
				<Kept />
			</details>
			<Cleared />
		</Island>
	);
}

/** The address of the results, up to a search. */
function useBefore(): string {
	const results = usePage().href("flightResults");
	return results + (results.includes("?") ? "&" : "?");
}

function Kept() {
	const { t } = usePage();
	return (
		<>
			<ul className="mt-2 grid gap-2" />
			<p className="mt-2 text-sm text-muted">
				{t("recent.kept")}{" "}
				<Button type="button" look="plain">
					{t("recent.clear")}
				</Button>
			</p>
		</>
	);
}

function Cleared() {
	return (
		<p className="text-sm text-muted" data-cleared="" tabIndex={-1} hidden>
			{usePage().t("recent.cleared")}
		</p>
	);
}
