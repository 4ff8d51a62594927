// What stands in place of flights where none can be searched: the call, and who flies the trip nonstop by published schedules.

import type { FlightQuery } from "../../../flights/query.ts";
import { nonstopLegs, type Schedule } from "../../../flights/schedule.ts";
import { tripCities } from "../../../flights/trip/trip-name.ts";
import { formatList } from "../../../i18n/lists.ts";
import { usePage } from "../../../page/page-context.tsx";
import { CallLink } from "../../../ui/call-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

interface NoSourceProps {
	readonly query: FlightQuery;
	readonly schedule: Schedule;
}

/** No fare source may answer here: the call does instead. */
export function NoSource({ query, schedule }: NoSourceProps) {
	const { t, language } = usePage();
	const legs = nonstopLegs(schedule, query);
	return (
		<>
			<EmptyState heading={t("results.closed.heading")} text={t("results.closed.text")} actions={<CallLink />} />
			{legs.length > 0 && (
				<section className="measure mt-4" aria-labelledby="nonstops">
					<h2 id="nonstops">{t("results.closed.nonstops")}</h2>
					<ul className="mt-3 grid gap-2">
						{legs.map(({ from, to, airlines }) => (
							<li key={`${from.code}-${to.code}`}>
								{t("results.closed.leg", {
									...tripCities({ slices: [{ origin: from.code, destination: to.code }] }, language),
									airlines: formatList(
										airlines.map(({ name }) => name),
										language,
									),
								})}
							</li>
						))}
					</ul>
					<p className="mt-3 text-sm text-muted">{t("explore.schedule")}</p>
				</section>
			)}
		</>
	);
}
