// A destination: fares seen from the cities our travelers leave from, its airports, where it lies, and what to know.

import { flightForm } from "../../flights/form/flight-form.ts";
import { busiestPairs, type PaidPair, type ReadPaidFares } from "../../flights/paid-fares.ts";
import { AlertLink } from "../../flights/views/alert-link.tsx";
import { PaidFares } from "../../flights/views/paid-fares-list.tsx";
import { blank } from "../../forms/form.ts";
import { formatBothDistances } from "../../i18n/distances.ts";
import type { Language } from "../../i18n/languages.ts";
import { nothingHere, type Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { type Coming, coming, Shared, Waiting } from "../../page/parts.tsx";
import { writtenQuestions } from "../../page/written-records.ts";
import { airportsOf, findPlace } from "../../places/airports.ts";
import { clockText } from "../../places/deadline.ts";
import { destinationAt, destinations, findDestination, nextDestinations } from "../../places/destinations.ts";
import { distanceKm } from "../../places/distance.ts";
import { countryName, placeDetail, placeLabel } from "../../places/labels.ts";
import { airportsNear } from "../../places/near-city.ts";
import type { Airport, Place } from "../../places/place.ts";
import { DestinationLinks } from "../../places/views/destination-links.tsx";
import type { GuideLinks, LinkedGuide } from "../../prose/guide-links.ts";
import type { DestinationText } from "../../prose/place-text.ts";
import { findDestinationText } from "../../prose/place-texts.ts";
import { GuideList } from "../../prose/views/guide-card.tsx";
import { PlaceSections } from "../../prose/views/place-sections.tsx";
import { filled } from "../../text/fill.ts";
import { type IsoDate, isoDay } from "../../time/iso-date.ts";
import { Aside } from "../../ui/aside.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import type { Fare } from "../deals/deal.ts";
import { FareRows } from "../deals/fare-rows.tsx";
import { NoFares } from "../deals/no-fares.tsx";
import { type DealStore, type FareList, listFaresTo } from "../deals/store.ts";
import { FlightSearch } from "../search/form/flight-search.tsx";
import { AirportsNear } from "./airports-near.tsx";
import { DestinationMap } from "./destination-map.tsx";
import { WaysIntoTown } from "./ways-into-town.tsx";

export const destination: Page<
	"destination",
	DealStore & { readonly guides: GuideLinks; readonly paidFares: ReadPaidFares }
> = {
	load(input) {
		const slug = input.params.citySlug;
		const place = findPlace(findDestination(slug)?.place ?? "");
		if (!place) return nothingHere(input);
		const codes = airportsOf(place).map(({ code }) => code);
		const fares = coming(listFaresTo(input.services.db, place, input.services.now()));
		const paid = coming(busiestPairs(input.services.paidFares, codes, maxPaid));
		const city = place.city[input.language];
		const written = findDestinationText(slug, input.language);
		if (!written) throw new Error(`No text about ${slug}: the build allows none`);
		const text = filled(written, input.services.variables[input.language]);
		const [airport] = airportsOf(place);
		const clock = clockText(airport?.code ?? "", input.language);
		const guides = guidesTo(place, input.services.guides.listGuides());
		return {
			view: (
				<DestinationView
					slug={slug}
					place={place}
					text={text}
					fares={fares}
					paid={paid}
					guides={guides}
					clock={clock}
					today={isoDay(input.services.now())}
				/>
			),
			values: { city, country: countryName(place.country, input.language) },
			description: text.description,
			structuredData: text.faq.length > 0 ? [writtenQuestions(text.faq)] : [],
			crumb: city,
			tags: ["deals", `place-${place.code}`],
			waits: [fares, paid],
		};
	},
	lastChanged: ({ citySlug }, { language }) => findDestinationText(citySlug, language)?.updated,
	instances: () => destinations.map(({ slug }) => ({ citySlug: slug })),
	instanceName: ({ citySlug }, { language }) => findPlace(findDestination(citySlug)?.place ?? "")?.city[language],
};

const maxGuides = 3;
const maxPaid = 6;

/** The newest that speak of a trip there. */
function guidesTo(place: Place, guides: readonly LinkedGuide[]): readonly LinkedGuide[] {
	const codes = new Set([place.code, ...airportsOf(place).map(({ code }) => code)]);
	return guides.filter(({ routes }) => routes.some(({ to }) => codes.has(to))).slice(0, maxGuides);
}

interface DestinationViewProps {
	readonly slug: string;
	readonly place: Place;
	readonly text: DestinationText;
	readonly fares: Coming<FareList>;
	/** None outside the 48 states. */
	readonly paid: Coming<readonly PaidPair[]>;
	readonly guides: readonly LinkedGuide[];
	/** What its clocks show: "Bogotá time". */
	readonly clock: string;
	/** UTC */
	readonly today: IsoDate;
}

function DestinationView({ slug, place, text, fares, paid, guides, clock, today }: DestinationViewProps) {
	const page = usePage();
	const { t, language } = page;
	const city = place.city[language];
	const values = { city, country: countryName(place.country, language) };
	return (
		<div className="wrap py-8">
			<PageHead heading={pageText("heading", page.id, page, values)} lead={text.lead} />
			<div className="mt-8">
				<FlightSearch typed={blank(flightForm, { to: placeLabel(place, language) })} />
			</div>
			<Shared by={`alert ${place.code}`}>
				{() => (
					<p className="mt-3">
						<AlertLink to={place.code} about={city} />
					</p>
				)}
			</Shared>
			<div className="with-aside mt-12">
				<div>
					<Waiting of={fares}>{(seen) => <Routes place={place} fares={seen.fares} />}</Waiting>
					<Waiting of={paid}>{(pairs) => <PaidFares pairs={pairs} />}</Waiting>
					<Shared by={`destination ${today} ${clock}`} of={[place, text]}>
						{() => (
							<>
								<Airports place={place} clock={clock} />
								<PlaceSections kind="destinations" text={text} facts={<WaysIntoTown place={place} today={today} />} />
							</>
						)}
					</Shared>
				</div>
				<Aside about={t("destination.call.about", values)} trip={{ to: place.code }} />
			</div>
			<Shared by={`destination leads on ${slug}`} of={guides}>
				{() => <LeadsOn slug={slug} city={city} guides={guides} />}
			</Shared>
		</div>
	);
}

function LeadsOn({ slug, city, guides }: Pick<DestinationViewProps, "slug" | "guides"> & { city: string }) {
	const { t, href } = usePage();
	return (
		<>
			{guides.length > 0 && (
				<Section
					id="guides"
					heading={t("destination.guides", { city })}
					more={{ href: href("blog"), text: t("home.guides.all") }}
				>
					<GuideList guides={guides} level={3} />
				</Section>
			)}
			<DestinationLinks heading={t("destination.others")} destinations={nextDestinations(slug, maxOthers)} />
		</>
	);
}

const maxOthers = 6;

function Airports({ place, clock }: Pick<DestinationViewProps, "place" | "clock">) {
	const { t, language } = usePage();
	const values = { city: place.city[language], country: countryName(place.country, language) };
	const airports = airportsOf(place);
	return (
		<Section id="airports" heading={t("destination.airports", { ...values, count: airports.length })}>
			<DestinationMap place={place} alt={t("destination.map", values)} />
			<OwnAirports airports={airports} />
			<p className="mt-3 text-sm text-muted">{t("destination.zone", { zone: clock })}</p>
			<AirportsNear airports={airportsNear(place)} city={values.city} />
		</Section>
	);
}

function Routes({ place, fares }: { place: Place; fares: readonly Fare[] }) {
	const { t, language } = usePage();
	return (
		<Section id="from" heading={t("destination.from", { city: place.city[language] })}>
			{fares.every(({ price }) => !price) && <NoFares to={place.code} />}
			<FareRows fares={fares} notes={distances(place, fares, language)} />
		</Section>
	);
}

function distances(place: Place, fares: readonly Fare[], language: Language): ReadonlyMap<string, string> {
	const [arrival] = airportsOf(place);
	const origins = fares.flatMap(({ from }) => findPlace(from) ?? []);
	return new Map(
		origins.flatMap((origin) => {
			const [departure] = airportsOf(origin);
			if (!departure || !arrival) return [];
			return [[origin.code, formatBothDistances(distanceKm(departure, arrival), language)] as const];
		}),
	);
}

/** The airports of a city; one that is another city's as well (Fort Lauderdale's, near Miami) leads to that one's page. */
function OwnAirports({ airports }: { airports: readonly Airport[] }) {
	const { language, href } = usePage();
	const about = (airport: Airport) => {
		const page = destinationAt(airport.code);
		const text = placeDetail(airport, language);
		if (page?.place !== airport.code || airports.length === 1) return <span>{text}</span>;
		return (
			<a className="link" href={href("destination", { citySlug: page.slug })}>
				{text}
			</a>
		);
	};
	return (
		<ul className="mt-5 grid gap-3 sm:grid-cols-2">
			{airports.map((airport) => (
				<li key={airport.code} className="card flex flex-wrap items-baseline gap-x-4">
					<span className="airport-code">{airport.code}</span> {about(airport)}
				</li>
			))}
		</ul>
	);
}
