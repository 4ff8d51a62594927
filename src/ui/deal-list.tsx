// Deals as a list: the route, the price with when it was seen, or the way to one.
import type { Deal } from "../deals/deal.ts";
import { formatMoney } from "../flights/money.ts";
import { formatDay, formatInstant } from "../i18n/formats.ts";
import { languages } from "../i18n/languages.ts";
import { cityName } from "../places/airports.ts";
import { usePage } from "../render/page-context.tsx";
import { CallLink } from "./call-link.tsx";

export function DealList({ deals }: { deals: readonly Deal[] }) {
	return (
		<ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
			{deals.map((deal) => (
				<li key={deal.from + deal.to} className="card">
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
		<>
			<p className="flex items-baseline gap-2" aria-hidden="true">
				<span className="airport-code">{deal.from}</span>
				<span>→</span>
				<span className="airport-code">{deal.to}</span>
			</p>
			<p className="mt-1 font-bold">{t("deal.route", { from, to })}</p>
			{price && (
				<>
					<p className="mt-2">
						<strong className="text-xl tabular-nums">{formatMoney(price.total, languages[language].locale)}</strong>{" "}
						<span className="text-sm text-muted">{t("deal.price")}</span>
					</p>
					<p className="text-sm text-muted">
						{formatDay(price.depart, language)} – {formatDay(price.return, language)} ·{" "}
						{t("deal.operated", { carrier: price.carrier })}
					</p>
					<p className="text-sm text-muted">{t("deal.seen", { time: formatInstant(price.seenAt, language) })}</p>
					{price.sample && <p className="badge mt-1">{t("sample.badge")}</p>}
				</>
			)}
			<p className="mt-3">
				{deal.kind === "exclusive" ? (
					<CallLink look="text" about={t("deal.call.about", { from, to })}>
						{t("deal.call")}
					</CallLink>
				) : (
					<a
						className="link"
						rel="nofollow"
						href={href("flightResults", {}, { trip: "round", from: deal.from, to: deal.to, ...dates })}
					>
						{t(price ? "deal.search" : "deal.search.dates")}
						<span className="sr-only"> {t("deal.route", { from, to })}</span>
					</a>
				)}
			</p>
		</>
	);
}
