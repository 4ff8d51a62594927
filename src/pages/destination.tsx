// A destination: its airports, where it lies, and searches from the cities our travelers leave from.
import { blankForm } from "../flights/form.ts";
import { href } from "../links.ts";
import { airportsOf, findPlace } from "../places/airports.ts";
import { departureCities } from "../places/departures.ts";
import { destinations, findDestination } from "../places/destinations.ts";
import { distanceKm } from "../places/distance.ts";
import type { Place } from "../places/place.ts";
import { countryName, placeDetail, placeLabel } from "../places/search.ts";
import { usePage } from "../render/page-context.tsx";
import { AlertLink } from "../ui/alert-link.tsx";
import { Aside } from "../ui/aside.tsx";
import { DestinationMap } from "../ui/destination-map.tsx";
import { FlightSearch } from "../ui/flight-search.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Section } from "../ui/section.tsx";
import type { Page } from "./page.ts";
import { movedTo, nothingHere } from "./redirect.ts";

export const destination: Page<"destination"> = {
	load(input) {
		const slug = input.params.citySlug.toLowerCase();
		const place = findPlace(findDestination(slug)?.place ?? "");
		if (!place) return nothingHere(input);
		if (input.params.citySlug !== slug) return movedTo(href(input.language, "destination", { citySlug: slug }));
		const city = place.city[input.language];
		return {
			view: <DestinationView place={place} />,
			values: { city, country: countryName(place.country, input.language) },
			crumb: city,
			tags: [`place-${place.code}`],
		};
	},
	instances: () => destinations.map(({ slug }) => ({ citySlug: slug })),
};

const kilometersPerMile = 1.609344;

function DestinationView({ place }: { place: Place }) {
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
			<p className="mt-3">
				<AlertLink to={place.code} about={city} />
			</p>
			<div className="with-aside mt-14">
				<div>
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
					<Distances place={place} />
				</div>
				<Aside about={t("destination.call.about", values)} />
			</div>
		</div>
	);
}

function Distances({ place }: { place: Place }) {
	const { t, language, href } = usePage();
	const [arrival] = airportsOf(place);
	const origins = departureCities.flatMap((code) => {
		const origin = findPlace(code);
		const [departure] = origin ? airportsOf(origin) : [];
		if (!origin || !departure || !arrival || origin.code === place.code || departure.code === arrival.code) return [];
		return [{ origin, km: Math.round(distanceKm(departure, arrival)) }];
	});
	return (
		<Section id="from" heading={t("destination.from", { city: place.city[language] })}>
			<div className="table-scroll">
				<table className="table">
					<thead>
						<tr>
							<th scope="col">{t("destination.from.city")}</th>
							<th scope="col">{t("destination.from.distance")}</th>
							<th scope="col">{t("destination.from.search")}</th>
						</tr>
					</thead>
					<tbody>
						{origins.map(({ origin, km }) => (
							<tr key={origin.code}>
								<td>{placeLabel(origin, language)}</td>
								<td>{t("destination.from.km", { km, miles: Math.round(km / kilometersPerMile) })}</td>
								<td>
									<a
										className="link"
										href={href("flightResults", {}, { from: origin.code, to: place.code })}
										rel="nofollow"
									>
										{t("destination.from.link", { from: origin.city[language], to: place.city[language] })}
									</a>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</Section>
	);
}
