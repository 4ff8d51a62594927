// The places that one can go to, the cheapest first, with a map beside them; what was asked stands above in a line that opens.

import type { FareSource } from "../../flights/source.ts";
import type { Typed } from "../../forms/form.ts";
import { formatDay } from "../../i18n/formats.ts";
import { languages } from "../../i18n/languages.ts";
import { formatWholeMoney, money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { placeLabel } from "../../places/labels.ts";
import { Asked } from "../../ui/asked.tsx";
import { CallBox } from "../../ui/call-box.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Places, UnpricedPlaces } from "./destination-list.tsx";
import { ExploreForm } from "./explore-form.tsx";
import { ExploreMap } from "./explore-map.tsx";
import type { Destinations } from "./find-destinations.ts";
import { exploreParams } from "./form.ts";
import type { ExploreField, ExploreQuery } from "./forms/explore-form.ts";

interface ExploreAnswerProps {
	readonly query: ExploreQuery;
	readonly found: Destinations;
	readonly name: string;
	readonly typed: Typed<ExploreField>;
	readonly now: Date;
	readonly source: FareSource | undefined;
}

/** Where no price is known, the best known places stand in the list itself. */
const maxUnpriced = 30;

export function ExploreAnswer({ query, found, name, typed, now, source }: ExploreAnswerProps) {
	const { t, language } = usePage();
	const { priced, others } = found;
	const listed = priced.length > 0 || query.budget !== undefined ? [] : others.slice(0, maxUnpriced);
	const rest = others.slice(listed.length);
	const shown = priced.length > 0 ? priced : listed;
	return (
		<div className="wrap explore-page">
			<Asked heading={name} about={useAsked(query)}>
				<ExploreForm typed={{ ...typed, from: placeLabel(query.from, language) }} now={now} sent />
			</Asked>
			{priced.length > 0 && <InBrief query={query} sample={source?.sample ?? false} />}
			<Regions query={query} regions={found.regions} />
			<div className="explore-columns">
				<div>
					{priced.length > 0 && <Places places={priced} query={query} />}
					{priced.length === 0 && <NoPrice {...{ query, found, source }} />}
					{listed.length > 0 && <UnpricedPlaces places={listed} query={query} />}
					{priced.length > 0 && <Days days={found.days} />}
					{rest.length > 0 && (
						<Disclosure summary={t("explore.others", { count: rest.length, city: query.from.city[language] })}>
							<Names {...{ query, found }} from={listed.length} />
						</Disclosure>
					)}
				</div>
				<ExploreMap from={query.from} places={shown} />
			</div>
			<div className="measure mt-12">
				<CallBox />
			</div>
		</div>
	);
}

/** "Round trip, 7 nights · up to $400 · nonstop" */
function useAsked({ nights, budget, nonstop }: ExploreQuery): string {
	const { t, language } = usePage();
	return [
		nights === undefined ? t("search.trip.oneway") : t("explore.asked.nights", { count: nights }),
		...(budget === undefined
			? []
			: [
					t("explore.asked.budget", {
						price: formatWholeMoney(money(budget * 100, "USD"), languages[language].money),
					}),
				]),
		...(nonstop ? [t("itinerary.nonstop").toLowerCase()] : []),
	].join(" · ");
}

/** For whom the prices are, and that they are invented where they are: once for all of them. */
function InBrief({ query, sample }: { query: ExploreQuery; sample: boolean }) {
	const { t, config } = usePage();
	const known = query.nights === undefined ? "explore.price.oneway" : "explore.price.round";
	const untold = query.nights === undefined ? "explore.price.oneway.untold" : "explore.price.round.untold";
	return (
		<p className="in-brief text-muted">
			{t(config.bookingFee ? known : untold)}
			{sample && (
				<>
					{" · "}
					<strong className="text-ink">{t("sample.badge")}</strong>
				</>
			)}
		</p>
	);
}

function Regions({ query, regions }: { query: ExploreQuery; regions: Destinations["regions"] }) {
	const { t, href } = usePage();
	if (regions.length < 2) return null;
	return (
		<nav aria-label={t("explore.region")}>
			<ul className="explore-regions">
				{[undefined, ...regions].map((region) => (
					<li key={region ?? ""}>
						<a
							href={href("explore", {}, exploreParams({ ...query, region }))}
							rel="nofollow"
							aria-current={region === query.region ? "true" : undefined}
						>
							{t(region ? `region.${region}` : "explore.region.any")}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Which days were looked at, and that others may cost less; or where prices come from that nobody asked for just now. */
function Days({ days }: Pick<Destinations, "days">) {
	const { t, language } = usePage();
	const list = days.flatMap(([depart]) => (depart ? formatDay(depart, language, "monthDay") : []));
	return (
		<p className="mt-3 text-sm text-muted">
			{list.length > 0 ? t("explore.days", { days: list.join(", ") }) : t("explore.seen")}
		</p>
	);
}

/** Why there is no price, by what is missing: a source at all, a price within the budget, days that are sold, or a search. */
function NoPrice({ query, found, source }: Pick<ExploreAnswerProps, "query" | "found" | "source">) {
	const { t, href, language } = usePage();
	const { overBudget, others } = found;
	const { price } = overBudget ?? {};
	if (overBudget && price) {
		const values = {
			city: overBudget.place.city[language],
			price: formatWholeMoney(price.total, languages[language].money),
		};
		return (
			<EmptyState
				heading={t("explore.dear.heading")}
				text={t("explore.dear.text", values)}
				actions={
					<>
						<a
							className="link"
							href={href("explore", {}, exploreParams({ ...query, budget: undefined }))}
							rel="nofollow"
						>
							{t("explore.dear.all")}
						</a>
						<CallLink look="text" />
					</>
				}
			/>
		);
	}
	if (others.length === 0) {
		return (
			<EmptyState
				heading={t("explore.none.heading")}
				text={t("explore.none.text")}
				actions={<CallLink look="text" />}
			/>
		);
	}
	return (
		<div className="notice">
			<p className="font-bold">{t(source ? "explore.unseen.heading" : "results.closed.heading")}</p>
			<p>{t(source ? "explore.unseen.text" : "explore.closed.text")}</p>
			<p className="mt-3">
				<CallLink look="text" />
			</p>
		</div>
	);
}

/** All others by name: each leads to a search that has its places already. */
function Names({ query, found, from }: Pick<ExploreAnswerProps, "query" | "found"> & { readonly from: number }) {
	const { t, language, href } = usePage();
	const { compare } = new Intl.Collator(language);
	const names = found.others
		.slice(from)
		.map(({ place }) => ({ code: place.code, city: place.city[language] }))
		.sort((a, b) => compare(a.city, b.city));
	return (
		<>
			<p className="text-sm text-muted">{t("explore.schedule")}</p>
			<ul className="reach-names">
				{names.map(({ code, city }) => (
					<li key={code}>
						<a
							className="footer-link link"
							href={href("flightResults", {}, { from: query.from.code, to: code })}
							rel="nofollow"
						>
							{city}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
