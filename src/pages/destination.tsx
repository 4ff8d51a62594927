// A destination: fares seen from the cities our travelers leave from, its airports, and where it lies.
import type { Fare } from "../deals/deal.ts";
import { listFaresTo } from "../deals/deals.ts";
import { blankForm } from "../flights/form.ts";
import type { Translate } from "../i18n/messages.ts";
import { href } from "../links.ts";
import { airportsOf, findPlace } from "../places/airports.ts";
import { destinations, findDestination } from "../places/destinations.ts";
import { distanceKm } from "../places/distance.ts";
import type { Place } from "../places/place.ts";
import { countryName, placeDetail, placeLabel } from "../places/search.ts";
import { usePage } from "../render/page-context.tsx";
import { Aside } from "../ui/aside.tsx";
import { DestinationMap } from "../ui/destination-map.tsx";
import { FareRows } from "../ui/fare-rows.tsx";
import { FlightSearch } from "../ui/flight-search.tsx";
import { NoFares } from "../ui/no-fares.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Section } from "../ui/section.tsx";
import type { Page } from "./page.ts";
import { movedTo, nothingHere } from "./redirect.ts";

export const destination: Page<"destination"> = {
	async load(input) {
		const slug = input.params.citySlug.toLowerCase();
		const place = findPlace(findDestination(slug)?.place ?? "");
		if (!place) return nothingHere(input);
		if (input.params.citySlug !== slug) return movedTo(href(input.language, "destination", { citySlug: slug }));
		const { fares, failure } = await listFaresTo(input.services.db, place, input.services.now());
		const city = place.city[input.language];
		return {
			view: <DestinationView place={place} fares={fares} />,
			values: { city, country: countryName(place.country, input.language) },
			crumb: city,
			tags: ["deals", `place-${place.code}`],
			degraded: failure,
		};
	},
	instances: () => destinations.map(({ slug }) => ({ citySlug: slug })),
};

const kilometersPerMile = 1.609344;

function DestinationView({ place, fares }: { place: Place; fares: readonly Fare[] }) {
	const { t, language } = usePage();
	const city = place.city[language];
	const values = { city, country: countryName(place.country, language) };
	const airports = airportsOf(place);
	return (
		<div className="wrap py-8">
			<PageHead heading={t("heading.destination", values)} lead={t("destination.lead", values)} />
			<div className="mt-8">
				<FlightSearch form={{ ...blankForm, slices: [{ from: "", to: placeLabel(place, language), depart: "" }] }} />
			</div>
			<div className="with-aside mt-14">
				<div>
					<Routes place={place} fares={fares} />
					<Section id="airports" heading={t("destination.airports", { ...values, count: airports.length })}>
						<DestinationMap place={place} alt={t("destination.map", values)} />
						<ul className="mt-5 grid gap-3 sm:grid-cols-2">
							{airports.map((airport) => (
								<li key={airport.code} className="card flex flex-wrap items-baseline gap-x-4">
									<span className="airport-code">{airport.code}</span>
									<span>{placeDetail(airport, language)}</span>
								</li>
							))}
						</ul>
						<p className="mt-3 text-sm text-muted">{t("destination.zone", { zone: airports[0]?.zone ?? "" })}</p>
					</Section>
				</div>
				<Aside about={t("destination.call.about", values)} />
			</div>
		</div>
	);
}

function Routes({ place, fares }: { place: Place; fares: readonly Fare[] }) {
	const { t, language } = usePage();
	return (
		<Section id="from" heading={t("destination.from", { city: place.city[language] })}>
			{fares.every(({ price }) => !price) && <NoFares to={place.code} />}
			<FareRows fares={fares} notes={distances(place, fares, t)} />
		</Section>
	);
}

function distances(place: Place, fares: readonly Fare[], t: Translate): ReadonlyMap<string, string> {
	const [arrival] = airportsOf(place);
	const origins = fares.flatMap(({ from }) => findPlace(from) ?? []);
	return new Map(
		origins.flatMap((origin) => {
			const [departure] = airportsOf(origin);
			if (!departure || !arrival) return [];
			const km = Math.round(distanceKm(departure, arrival));
			const text = t("destination.from.km", { km, miles: Math.round(km / kilometersPerMile) });
			return [[origin.code, text] as const];
		}),
	);
}
