// The airports near both ends of a search with how far they are, and the lowest price found or a link that looks for one.

import { arrangementParams } from "../../../flights/offers/arrange.ts";
import { type FlightQuery, flightSearchParams } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import { formatDistance } from "../../../i18n/distances.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatWholeMoney } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";
import { airportName, placeLabel } from "../../../places/labels.ts";
import type { NearbyPrice, NearbyPrices } from "../prices/nearby-prices.ts";
import { arrangementOf, readAnyArrangement } from "../read-arrangement.ts";

interface NearbyAirportsProps {
	/** Nothing is shown without. */
	readonly prices: NearbyPrices | undefined;
	readonly query: FlightQuery;
	/** The prices are invented. */
}

export function NearbyAirports({ prices, query }: NearbyAirportsProps) {
	const { t } = usePage();
	const linkTo = useSearchLink();
	if (!prices) return null;
	const priced = [...prices.from, ...prices.to].some(({ lowest }) => lowest);
	return (
		<section className="nearby" aria-labelledby="nearby-heading">
			<h2 id="nearby-heading" className="text-xl">
				{t("nearby.heading")}
			</h2>
			{priced && (
				<p className="price-note">
					{t("nearby.terms", { count: headCount(query) })}{" "}
					{query.bags > 0 && `${t("bags.order", { count: query.bags })} `}
					{t("price.rounded")}
				</p>
			)}
			<div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
				<div>
					<Airports prices={prices.from} caption={t("nearby.from")} linkTo={linkTo} />
				</div>
				<div>
					<Airports prices={prices.to} caption={t("nearby.to")} linkTo={linkTo} />
				</div>
			</div>
			{prices.all && (
				<a className="go" href={linkTo(prices.all)} rel="nofollow" data-carries="">
					{t("nearby.all")}
				</a>
			)}
		</section>
	);
}

/** Another search behind the same filters, but for airports that it does not go to, in the same order. */
function useSearchLink(): SearchLink {
	const { href, target } = usePage();
	const arranged = readAnyArrangement(new URLSearchParams(target.split("?")[1]));
	return (query) =>
		href("flightResults", {}, arrangementParams(flightSearchParams(query), arrangementOf(arranged, query)));
}

type SearchLink = (query: FlightQuery) => string;

interface AirportsProps {
	readonly prices: readonly NearbyPrice[];
	readonly caption: string;
	readonly linkTo: SearchLink;
}

function Airports({ prices, caption, linkTo }: AirportsProps) {
	const { t } = usePage();
	if (prices.length === 0) return null;
	const amounts = prices.flatMap(({ lowest }) => lowest?.minor ?? []);
	const least = amounts.length > 1 ? Math.min(...amounts) : undefined;
	return (
		<table className="table">
			<caption className="py-2 font-bold">{caption}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{t("nearby.airport")}</th>
					<th scope="col">{t("nearby.lowest")}</th>
				</tr>
			</thead>
			<tbody>
				{prices.map((price) => (
					<Row
						key={price.airport.code}
						{...{ price, linkTo }}
						cheapest={least !== undefined && price.lowest?.minor === least}
					/>
				))}
			</tbody>
		</table>
	);
}

interface RowProps {
	readonly price: NearbyPrice;
	readonly cheapest: boolean;
	readonly linkTo: SearchLink;
}

function Row({ price, cheapest, linkTo }: RowProps) {
	const { t, language, country } = usePage();
	const { airport, km, own, searched, lowest } = price;
	const label = placeLabel(airport, language);
	const distance = km < 1 ? t("nearby.asked") : t("nearby.away", { distance: formatDistance(km, language, country) });
	return (
		<tr>
			<th scope="row">
				<strong>{label}</strong>
				<p className="text-sm text-muted">
					{[airportName(airport, language), own && km >= 1 && t("nearby.asked"), distance].filter(Boolean).join(" · ")}
				</p>
			</th>
			<td>
				<p>
					{lowest ? (
						<strong>{formatWholeMoney(lowest, languages[language].money)}</strong>
					) : (
						t(searched ? "nearby.none" : "nearby.unsearched")
					)}
				</p>
				{cheapest && <p className="text-sm text-muted">{t("price.cheapest")}</p>}
				{(!own || !searched) && (
					<a className="go" href={linkTo(price.query)} rel="nofollow" data-carries="">
						{t("nearby.search", { airport: airport.code })}
					</a>
				)}
			</td>
		</tr>
	);
}
