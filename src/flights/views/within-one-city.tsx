// Instead of an empty list: between two airports of one city nothing flies, on any day.
import type { ReactNode } from "react";
import { usePage } from "../../page/page-context.tsx";
import { findPlace } from "../../places/airports.ts";
import { airportName } from "../../places/labels.ts";
import type { Airport } from "../../places/place.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { FlightQuery } from "../query.ts";

/** The first part of a trip whose two ends are airports of one city. */
function findWithinOneCity({ slices }: FlightQuery): { readonly from: Airport; readonly to: Airport } | undefined {
	for (const { from, to } of slices) {
		const apart = from.kind === "metro" || to.kind === "metro";
		if (!apart && from.metro && from.metro === to.metro) return { from, to };
	}
	return undefined;
}

interface WithinOneCityProps {
	readonly query: FlightQuery;
	/** The search has found nothing. */
	readonly nothing: boolean;
	/** Where a skip link leads. */
	readonly id: string;
	/** What is shown otherwise. */
	readonly children: ReactNode;
}

export function WithinOneCity({ query, nothing, id, children }: WithinOneCityProps) {
	const ends = nothing ? findWithinOneCity(query) : undefined;
	if (!ends) return children;
	return (
		<div id={id} tabIndex={-1}>
			<OneCity {...ends} />
		</div>
	);
}

function OneCity({ from, to }: { readonly from: Airport; readonly to: Airport }) {
	const { t, language, href } = usePage();
	const city = findPlace(from.metro ?? "")?.city[language] ?? from.city[language];
	return (
		<EmptyState
			heading={t("results.oneCity.heading")}
			text={t("results.oneCity.text", {
				from: airportName(from, language),
				to: airportName(to, language),
				city,
			})}
			actions={
				<a className="link" href={href("flightResults")}>
					{t("results.none.again")}
				</a>
			}
		/>
	);
}
