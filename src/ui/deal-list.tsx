// Deals as a list: the route on a map, the price with when it was seen, or the way to one.
import type { Deal } from "../deals/deal.ts";
import { formatMoney } from "../flights/money.ts";
import { formatDay, formatInstant } from "../i18n/formats.ts";
import { languages } from "../i18n/languages.ts";
import { cityName } from "../places/airports.ts";
import { usePage } from "../render/page-context.tsx";
import { AlertLink } from "./alert-link.tsx";
import { Badge } from "./badge.tsx";
import { CallLink } from "./call-link.tsx";
import { RouteMap } from "./route-map.tsx";
import { GoLink } from "./section.tsx";

export function DealList({ deals }: { deals: readonly Deal[] }) {
	return (
		<ul className="deals">
			{deals.map((deal) => (
				<li key={deal.from + deal.to}>
					<DealCard deal={deal} />
				</li>
			))}
		</ul>
	);
}

function DealCard({ deal }: { deal: Deal }) {
	const { t, language, href } = usePage();
	const from = cityName(deal.from, language);
	const to = cityName(deal.to, language);
	const { price } = deal;
	const dates = price ? { depart: price.depart, return: price.return } : undefined;
	return (
		<article className="card deal">
			<RouteMap from={deal.from} to={deal.to} />
			<p className="text-lg font-bold">{t("deal.route", { from, to })}</p>
			{price && (
				<>
					<p className="mt-1 flex flex-wrap items-baseline gap-x-2">
						<strong className="price">{formatMoney(price.total, languages[language].locale)}</strong>{" "}
						<span className="text-sm text-muted">{t("deal.price")}</span>
					</p>
					<p className="mt-1 text-sm text-muted">
						{formatDay(price.depart, language)} – {formatDay(price.return, language)} ·{" "}
						{t("deal.operated", { carrier: price.carrier })}
					</p>
					<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
						{price.sample && <Badge>{t("sample.badge")}</Badge>}
						{t("deal.seen", { time: formatInstant(price.seenAt, language) })}
					</p>
				</>
			)}
			{deal.kind === "exclusive" ? (
				<p className="mt-auto pt-3">
					<CallLink about={t("deal.call.about", { from, to })}>{t("deal.call")}</CallLink>
				</p>
			) : (
				<div className="mt-auto -mb-2 grid justify-items-start">
					<GoLink
						rel="nofollow"
						href={href("flightResults", {}, { trip: "round", from: deal.from, to: deal.to, ...dates })}
						text={
							<span>
								{t(price ? "deal.search" : "deal.search.dates")}
								<span className="sr-only"> {t("deal.route", { from, to })}</span>
							</span>
						}
					/>
					<AlertLink from={deal.from} to={deal.to} {...dates} about={t("deal.route", { from, to })} />
				</div>
			)}
		</article>
	);
}
