// All destinations by part of the world: who flies there nonstop from where our travelers leave, and the lowest price seen.
import type { Schedule } from "../../flights/schedule.ts";
import { languages } from "../../i18n/languages.ts";
import { formatList } from "../../i18n/lists.ts";
import { PlacesMap } from "../../maps/views/places-map.tsx";
import { formatMoney } from "../../money/money.ts";
import type { Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { type Coming, coming, Waiting } from "../../page/parts.tsx";
import { airportsOf, cityName, findPlace } from "../../places/airports.ts";
import { destinations } from "../../places/destinations.ts";
import { countryName } from "../../places/labels.ts";
import type { Place } from "../../places/place.ts";
import { worldRegion } from "../../places/world-regions.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { departuresTo } from "../deals/priced-routes.ts";
import { type DealStore, type FareList, listLowestFares, type SeenFare } from "../deals/store.ts";

export const destinationList: Page<"destinationList", DealStore & { readonly schedule: Schedule }> = {
	load({ services }) {
		const lowest = coming(listLowestFares(services.db, services.now()));
		return {
			view: <DestinationListView lowest={lowest} schedule={services.schedule} />,
			tags: ["deals"],
			waits: [lowest],
		};
	},
};

interface Listed {
	readonly slug: string;
	readonly place: Place;
}

interface DestinationListProps {
	/** The lowest to each place that a fare source has shown lately. */
	readonly lowest: Coming<FareList<SeenFare>>;
	readonly schedule: Schedule;
}

function DestinationListView({ lowest, schedule }: DestinationListProps) {
	const page = usePage();
	const { t } = page;
	const all = destinations.flatMap(({ slug, place }): Listed[] => {
		const found = findPlace(place);
		return found ? [{ slug, place: found }] : [];
	});
	const regions = Map.groupBy(all, ({ place }) => worldRegion(place));
	return (
		<div className="wrap py-8">
			<PageHead heading={pageText("heading", page.id, page)} lead={t("hub.destinations.lead", { count: all.length })} />
			<div className="explore-columns mt-6">
				<div>
					{[...regions].map(([region, listed]) => (
						<section key={region} className="mb-8" aria-labelledby={region}>
							<h2 id={region} className="text-xl">
								{t(`region.${region}`)}
							</h2>
							<ul className="reach mt-2">
								{listed.map(({ slug, place }) => (
									<Waiting key={slug} of={lowest}>
										{({ fares }) => (
											<Row
												{...{ slug, place }}
												nonstop={nonstopFrom(place, schedule)}
												fare={fares.find(({ to }) => to === place.code)}
											/>
										)}
									</Waiting>
								))}
							</ul>
						</section>
					))}
					<p className="text-sm text-muted">{t("explore.schedule")}</p>
				</div>
				<PlacesMap places={all.map(({ place }) => place)} caption={t("hub.destinations.map")} />
			</div>
		</div>
	);
}

/** Their heading says the country. */
const oneCountry: readonly string[] = ["united-states", "mexico"];

interface RowProps extends Listed {
	/** Codes of departure cities. */
	readonly nonstop: readonly string[];
	readonly fare: SeenFare | undefined;
}

function Row({ slug, place, nonstop, fare }: RowProps) {
	const { t, href, language } = usePage();
	const city = (code: string) => cityName(code, language);
	return (
		<li>
			<p>
				<a className="stretched" href={href("destination", { citySlug: slug })}>
					{place.city[language]}
				</a>
				{!oneCountry.includes(worldRegion(place)) && (
					<span className="text-muted">, {countryName(place.country, language)}</span>
				)}
			</p>
			{fare && <strong className="price">{formatMoney(fare.price.total, languages[language].money)}</strong>}
			<p className="reach-about">
				{nonstop.length > 0
					? t("hub.nonstop", { cities: formatList(nonstop.map(city), language) })
					: t("hub.withStops")}
				{fare && ` · ${t("hub.seen", { city: city(fare.from) })}`}
			</p>
		</li>
	);
}

/** From which of the departure cities somebody flies there without a stop. */
function nonstopFrom(place: Place, schedule: Schedule): readonly string[] {
	return departuresTo(place).filter((code) => {
		const departure = findPlace(code);
		const from = departure ? airportsOf(departure) : [];
		return from.some((origin) => airportsOf(place).some((target) => schedule.nonstops(origin, target).length > 0));
	});
}
