// The airports near both ends of a search with how far they are, and the lowest price found or a link that looks for one.

import type { FlightQuery } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import { formatDistance } from "../../../i18n/distances.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatWholeMoney } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Repeated } from "../../../page/repeated.tsx";
import { airportName, placeLabel } from "../../../places/labels.ts";
import type { NearbyPrice, NearbyPrices } from "../prices/nearby-prices.ts";
import { readAnyArrangement } from "../read-arrangement.ts";
import { useSearchLink } from "./list-links.ts";

interface NearbyAirportsProps {
	/** Nothing is shown without. */
	readonly prices: NearbyPrices | undefined;
	readonly query: FlightQuery;
}

export function NearbyAirports({ prices, query }: NearbyAirportsProps) {
	const { t, target } = usePage();
	const linkTo = useSearchLink(readAnyArrangement(new URLSearchParams(target.split("?")[1])));
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
				<div className="table-scroll">
					<Airports prices={prices.from} caption={t("nearby.from")} linkTo={linkTo} />
				</div>
				<div className="table-scroll">
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

interface AirportsProps {
	readonly prices: readonly NearbyPrice[];
	readonly caption: string;
	readonly linkTo: (query: FlightQuery) => string;
}

function Airports({ prices, caption, linkTo }: AirportsProps) {
	const page = usePage();
	if (prices.length === 0) return null;
	const amounts = prices.flatMap(({ lowest }) => lowest?.minor ?? []);
	const least = amounts.length > 1 ? Math.min(...amounts) : undefined;
	return (
		<table className="table">
			<caption className="py-2 font-bold">{caption}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{page.t("nearby.airport")}</th>
					<th scope="col">{page.t("nearby.lowest")}</th>
				</tr>
			</thead>
			<tbody>
				<Repeated by="airport nearby" each={prices.map((price) => rowTexts(price, least, linkTo, page))}>
					{(row) => <Row key={row.label} {...row} />}
				</Repeated>
			</tbody>
		</table>
	);
}

function rowTexts(
	{ airport, km, own, searched, lowest, query }: NearbyPrice,
	least: number | undefined,
	linkTo: AirportsProps["linkTo"],
	{ t, language, country }: ReturnType<typeof usePage>,
) {
	const distance = km < 1 ? t("nearby.asked") : t("nearby.away", { distance: formatDistance(km, language, country) });
	return {
		label: placeLabel(airport, language),
		about: [airportName(airport, language), own && km >= 1 && t("nearby.asked"), distance].filter(Boolean).join(" · "),
		price: lowest ? formatWholeMoney(lowest, languages[language].money) : undefined,
		none: lowest ? undefined : t(searched ? "nearby.none" : "nearby.unsearched"),
		cheapest: least !== undefined && lowest?.minor === least ? t("price.cheapest") : undefined,
		link: own && searched ? undefined : linkTo(query),
		search: t("nearby.search", { airport: airport.code }),
	};
}

function Row({ label, about, price, none, cheapest, link, search }: ReturnType<typeof rowTexts>) {
	return (
		<tr>
			<th scope="row">
				<strong>{label}</strong>
				<p className="text-sm text-muted">{about}</p>
			</th>
			<td>
				<p>{price ? <strong>{price}</strong> : none}</p>
				{cheapest && <p className="text-sm text-muted">{cheapest}</p>}
				{link && (
					<a className="go" href={link} rel="nofollow" data-carries="">
						{search}
					</a>
				)}
			</td>
		</tr>
	);
}
