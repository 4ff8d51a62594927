// The places as rows that compare: city and country, days, airline and stops, bags, the price at the end.

import { carriersText } from "../../flights/views/carriers-text.ts";
import { stopCountText } from "../../flights/views/stops-text.ts";
import { formatSpan } from "../../i18n/formats.ts";
import { languages } from "../../i18n/languages.ts";
import { formatMoney } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { zoneOf } from "../../places/airports.ts";
import { formatDeadline } from "../../places/deadline.ts";
import { countryName } from "../../places/labels.ts";
import type { Place } from "../../places/place.ts";
import type { Candidate } from "./candidates.ts";
import type { Destination, PlacePrice } from "./find-destinations.ts";
import type { ExploreQuery } from "./forms/explore-form.ts";

interface PlacesProps<Each> {
	readonly places: readonly Each[];
	readonly query: ExploreQuery;
}

export function Places({ places, query }: PlacesProps<Destination>) {
	const { t, language } = usePage();
	return (
		<section aria-labelledby="places">
			<h2 id="places" className="sr-only">
				{t("explore.count", { count: places.length, city: query.from.city[language] })}
			</h2>
			<ol className="reach">
				{places.map(
					({ place, price }) => price && <Row key={place.code} {...{ place, price }} zone={zoneOf(query.from)} />,
				)}
			</ol>
		</section>
	);
}

interface RowProps {
	readonly place: Place;
	readonly price: PlacePrice;
	/** Where the traveler is: IANA name. */
	readonly zone: string;
}

function Row({ place, price, zone }: RowProps) {
	const { language, href } = usePage();
	const { total, dates, search } = price;
	const [out = "", back = out] = dates;
	return (
		<li>
			<p>
				<a className="stretched" href={href("flightResults", {}, search)} rel="nofollow">
					{place.city[language]}
				</a>
				<span className="text-muted">, {countryName(place.country, language)}</span>
			</p>
			<strong className="price">{formatMoney(total, languages[language].money)}</strong>
			<p className="reach-about">{[formatSpan(out, back, language), ...useFacts(price, zone)].join(" · ")}</p>
		</li>
	);
}

function useFacts({ offer, seenAt }: PlacePrice, zone: string): string[] {
	const { t, language } = usePage();
	const carriers = carriersText(
		(offer?.slices ?? []).flatMap(({ segments }) => segments),
		t,
	);
	if (!offer) return seenAt ? [t("prices.seenAt", { time: formatDeadline(seenAt, zone, language) })] : [];
	const stops = Math.max(...offer.slices.map((slice) => slice.stops));
	const [first] = offer.slices;
	const { carryOn } = offer.bags;
	return [
		stopCountText(stops, t),
		// The two codes stay on one line.
		`${first?.origin}\u2060–\u2060${first?.destination}`,
		carriers,
		...(carryOn === null ? [] : [t("itinerary.carryOn.short", { count: carryOn })]),
	];
}

/** Who flies there is known, and what it costs is for a search to say. */
export function UnpricedPlaces({ places, query }: PlacesProps<Candidate>) {
	const { t, language, href } = usePage();
	return (
		<section aria-labelledby="places">
			<h2 id="places" className="sr-only">
				{t("explore.count", { count: places.length, city: query.from.city[language] })}
			</h2>
			<ul className="reach">
				{places.map(({ place, nonstop }) => (
					<UnpricedRow
						key={place.code}
						{...{ place, nonstop }}
						href={href("flightResults", {}, { from: query.from.code, to: place.code })}
					/>
				))}
			</ul>
			<p className="mt-3 text-sm text-muted">{t("explore.schedule")}</p>
		</section>
	);
}

function UnpricedRow({ place, nonstop, href }: Candidate & { readonly href: string }) {
	const { t, language } = usePage();
	return (
		<li>
			<p>
				<a className="stretched" href={href} rel="nofollow">
					{place.city[language]}
				</a>
				<span className="text-muted">, {countryName(place.country, language)}</span>
			</p>
			<span className="text-sm text-primary">{t("explore.search")}</span>
			<p className="reach-about">{t("explore.nonstopWith", { airlines: nonstop.join(", ") })}</p>
		</li>
	);
}
