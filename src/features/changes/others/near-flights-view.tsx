// Other flights of that day: the way to three with prices, or these three.

import type { Offer } from "../../../flights/offers/offer.ts";
import { type FlightQuery, flightSearchParams } from "../../../flights/query.ts";
import { carriersText } from "../../../flights/views/carriers-text.ts";
import { ClockTime } from "../../../flights/views/local-time.tsx";
import { stopsText } from "../../../flights/views/stops-text.ts";
import { useTotal } from "../../../flights/views/total.tsx";
import { languages } from "../../../i18n/languages.ts";
import { formatMoney } from "../../../money/money.ts";
import { LateRegion } from "../../../page/late-region.tsx";
import { usePage } from "../../../page/page-context.tsx";

/** Where the flights stand in the answer, for the link that asks for them. */
export const nearId = "near-flights";

interface NearFlightsProps {
	readonly query: FlightQuery;
	/** The same answer with the flights: a search may cost something, so it is asked for. Undefined where it was, or where none may be asked. */
	readonly ask?: string | undefined;
	/** They come into the late region. */
	readonly awaited: boolean;
	/** Days before and after it that the results show too. */
	readonly flex?: 3 | undefined;
}

export function NearFlights({ query, ask, awaited, flex }: NearFlightsProps) {
	const { t, href } = usePage();
	const link = "link inline-flex min-h-11 items-center";
	return (
		<li id={nearId}>
			{ask && (
				<p>
					<a className={link} rel="nofollow" href={ask}>
						{t("verdict.near.ask")}
					</a>
				</p>
			)}
			{awaited && <LateRegion />}
			<p>
				<a
					className={link}
					rel="nofollow"
					href={href("flightResults", {}, flightSearchParams(flex ? { ...query, flex } : query))}
				>
					{t(flex ? "verdict.others.days" : "verdict.others")}
				</a>
			</p>
		</li>
	);
}

interface FoundFlightsProps {
	readonly query: FlightQuery;
	readonly offers: readonly Offer[];
}

export function FoundFlights({ query, offers }: FoundFlightsProps) {
	const { t, language } = usePage();
	const [first] = offers;
	if (!first) return <p className="py-2.5">{t("verdict.near.none")}</p>;
	const { money } = languages[language];
	return (
		<>
			<p className="py-2.5">
				{t("verdict.near")}{" "}
				<span className="text-sm text-muted">
					{first.fee
						? t("results.for.fee", { count: 1, fee: formatMoney(first.fee, money) })
						: t("results.for", { count: 1 })}
					{first.sample && (
						<>
							{" · "}
							<strong className="text-ink">{t("sample.badge")}</strong>
						</>
					)}
				</span>
			</p>
			<ul>
				{offers.map((offer) => (
					<Flight key={offer.id} offer={offer} query={query} />
				))}
			</ul>
		</>
	);
}

/** Leads to the results of its day, with this one first. */
function Flight({ offer, query }: { readonly offer: Offer; readonly query: FlightQuery }) {
	const { t, href, language } = usePage();
	const total = useTotal();
	const [slice] = offer.slices;
	const carriers = carriersText(slice?.segments ?? [], t);
	const [start, end] = [slice?.segments[0], slice?.segments.at(-1)];
	if (!slice || !start || !end) return null;
	const search = flightSearchParams(query);
	search.set("offer", offer.id);
	return (
		<li className="mt-2">
			<a className="link" rel="nofollow" href={href("flightResults", {}, search)}>
				<ClockTime local={start.departingAt} />–<ClockTime local={end.arrivingAt} dayChange={slice.dayChange} />
				{" · "}
				<strong>{total(offer.total)}</strong>
			</a>
			<p className="text-sm text-muted">
				{stopsText(slice, { t, language })} · {carriers}
			</p>
		</li>
	);
}
