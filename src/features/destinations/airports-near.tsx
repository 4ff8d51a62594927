// The airports near a city: how far each is, the search that begins there, and the page about its city.
import { formatDistance } from "../../i18n/distances.ts";
import { usePage } from "../../page/page-context.tsx";
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
	const { t } = usePage();
	if (airports.length === 0) return null;
	return (
		<section className="mt-8" aria-labelledby="near">
			<h3 id="near" className="text-xl font-bold">
				{t("destination.near", { city })}
			</h3>
			<p className="mt-2 text-sm text-muted">{t("destination.near.note")}</p>
			<ul className="mt-3">
				{airports.map((near) => (
					<Near key={near.airport.code} {...near} />
				))}
			</ul>
		</section>
	);
}

function Near({ airport, km }: NearbyAirport) {
	const { t, language, href } = usePage();
	const { code } = airport;
	const city = airport.city[language];
	const page = destinationAt(code);
	return (
		<li className="fare">
			<p className="airport-code">{code}</p>
			<div className="fare-about text-sm text-muted">
				<p className="text-base font-bold text-ink">
					{page ? (
						<a className="link" href={href("destination", { citySlug: page.slug })}>
							{city}
						</a>
					) : (
						city
					)}
				</p>
				<p>
					{airportName(airport, language)} · {t("nearby.away", { distance: formatDistance(km, language) })}
				</p>
			</div>
			<GoLink
				rel="nofollow"
				href={href("flightResults", {}, { to: code })}
				text={t("nearby.search", { airport: code })}
			/>
		</li>
	);
}
