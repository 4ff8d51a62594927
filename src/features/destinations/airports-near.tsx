// The airports near a city: how far each is, the search that begins there, and the page about its city.
import { formatDistance } from "../../i18n/distances.ts";
import type { Words } from "../../i18n/messages.ts";
import { href } from "../../links.ts";
import { usePage } from "../../page/page-context.tsx";
import { Repeated } from "../../page/repeated.tsx";
import { destinationAt } from "../../places/destinations.ts";
import type { NearbyAirport } from "../../places/distance.ts";
import { airportName } from "../../places/labels.ts";
import { GoLink } from "../../ui/section.tsx";

interface AirportsNearProps {
	readonly airports: readonly NearbyAirport[];
	/** The city they are near. */
	readonly city: string;
}

export function AirportsNear({ airports, city }: AirportsNearProps) {
	const page = usePage();
	const { t } = page;
	if (airports.length === 0) return null;
	return (
		<section className="mt-8" aria-labelledby="near">
			<h3 id="near" className="text-xl font-bold">
				{t("destination.near", { city })}
			</h3>
			<p className="mt-2 text-sm text-muted">{t("destination.near.note")}</p>
			<ul className="mt-3">
				<Repeated by="near" each={airports.map((near) => rowOf(near, page))}>
					{(row) => <Near key={row.code} {...row} />}
				</Repeated>
			</ul>
		</section>
	);
}

/** All that a row shows, as it is said: rows differ in words only. */
function rowOf({ airport, km }: NearbyAirport, { t, language }: Words) {
	const { code } = airport;
	const page = destinationAt(code);
	return {
		code,
		city: airport.city[language],
		page: page && href(language, "destination", { citySlug: page.slug }),
		name: airportName(airport, language),
		away: t("nearby.away", { distance: formatDistance(km, language) }),
		search: { href: href(language, "flightResults", {}, { to: code }), text: t("nearby.search", { airport: code }) },
	};
}

function Near({ code, city, page, name, away, search }: ReturnType<typeof rowOf>) {
	return (
		<li className="fare">
			<p className="airport-code">{code}</p>
			<div className="fare-about text-sm text-muted">
				<p className="text-base font-bold text-ink">
					{page ? (
						<a className="link" href={page}>
							{city}
						</a>
					) : (
						city
					)}
				</p>
				<p>
					{name} · {away}
				</p>
			</div>
			<GoLink rel="nofollow" {...search} />
		</li>
	);
}
