// The line that stays above the list: prices of the days around, the three orders, the way to the filters, how many are left, what is active.
import { SlidersHorizontal } from "lucide";
import { type Arrangement, arrange, arrangementParams } from "../../../flights/offers/arrange.ts";
import { type Candidates, chosenIn, rechosen } from "../../../flights/offers/choosing.ts";
import type { OfferFacts } from "../../../flights/offers/offer-facts.ts";
import { rankings } from "../../../flights/offers/rankings.ts";
import { toldDuration, toldPrice } from "../../../flights/offers/told-price.ts";
import { type FlightQuery, flightSearchParams } from "../../../flights/query.ts";
import type { TripDates } from "../../../flights/source.ts";
import { formatDay, unbroken } from "../../../i18n/formats.ts";
import { type Language, languages } from "../../../i18n/languages.ts";
import { formatWholeMoney } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Icon } from "../../../ui/controls/icon.tsx";
import { onDates } from "../prices/price-days.ts";
import { filtersId } from "./list-links.ts";
import type { NearDay } from "./near-days.ts";
import { chipsOf, type FilterNames, useReading } from "./option-label.ts";

interface ArrangedProps {
	readonly facts: readonly OfferFacts[];
	readonly candidates: Candidates;
	/** The parameters of the search without filters. */
	readonly search: URLSearchParams;
	readonly wish: Arrangement;
	readonly about: FilterNames;
}

interface ResultBarProps extends ArrangedProps {
	readonly query: FlightQuery;
	readonly days: readonly NearDay[] | undefined;
	/** How many rows pass the filters, of how many. */
	readonly count: number;
	readonly total: number;
}

export function ResultBar({ query, days, count, total, ...arranged }: ResultBarProps) {
	const { t } = usePage();
	const { wish } = arranged;
	const chosen = chosenIn(wish.choice).flatMap(([, values]) => values).length;
	return (
		<div className="results-bar">
			{query.trip !== "multi" && <NearDays days={days} query={query} wish={wish} />}
			<SortLinks {...arranged} round={query.trip === "round"} />
			<a className="filters-link" href={`#${filtersId}`}>
				<Icon of={SlidersHorizontal} size={18} />
				<span>{t("filter.heading")}</span> <span data-chosen="">{chosen > 0 ? `(${chosen})` : ""}</span>
			</a>
			<div className="results-told">
				<p role="status" data-shown="">
					{t("filter.shown", { count, total, order: t(`sort.said.${wish.ranking}`) })}
				</p>
				<Chips {...arranged} />
			</div>
		</div>
	);
}

interface NearDaysProps {
	readonly days: readonly NearDay[] | undefined;
	readonly query: FlightQuery;
	readonly wish: Arrangement;
}

/**
 * One stop of the keyboard, which leads to all days around in a table; with script the arrow keys walk along the strip.
 * The days keep the filters and the order.
 */
function NearDays({ days = [], query, wish }: NearDaysProps) {
	const { t, href, language } = usePage();
	const linkTo = (params: URLSearchParams) => href("flightResults", {}, arrangementParams(params, wish));
	const grid = flightSearchParams(query);
	grid.set("prices", "grid");
	return (
		<nav className="days" aria-label={t("prices.heading")} data-days="">
			{days.map(({ dates, price, own }) => {
				const text = (
					<>
						<strong data-as-filtered="">{price ? formatWholeMoney(price, languages[language].locale) : "–"}</strong>{" "}
						<span>{daysText(dates, language)}</span>
					</>
				);
				return own ? (
					<span key={dates.join()} className="day" aria-current="true">
						{text}
					</span>
				) : (
					<a
						key={dates.join()}
						className="day"
						href={linkTo(flightSearchParams(onDates(query, dates)))}
						rel="nofollow"
						tabIndex={-1}
						data-carries=""
					>
						{text}
					</a>
				);
			})}
			<a className="day" href={`${linkTo(grid)}#prices`} rel="nofollow" data-carries="">
				<strong>{t("prices.more")}</strong> <span>{t("prices.more.what")}</span>
			</a>
		</nav>
	);
}

/** "Wed 10–17" */
function daysText([depart = "", back]: TripDates, language: Language): string {
	const start = `${formatDay(depart, language, "weekday")} ${Number(depart.slice(8))}`;
	return unbroken(back ? `${start}–${Number(back.slice(8))}` : start);
}

/**
 * The three orders of the results as links, each with the price and the time of each direction of the offer that it puts
 * first; where another order begins with the same one, that is said instead.
 */
export function SortLinks({ facts, candidates, search, wish, about, round }: ArrangedProps & { round: boolean }) {
	const { t, href, language } = usePage();
	const leaders = rankings.map((ranking) => arrange(candidates, { ...wish, ranking })[0]);
	return (
		<nav className="sort-links" aria-label={t("sort.label")}>
			{rankings.map((ranking, index) => {
				const leader = leaders[index];
				const first = leader === undefined ? undefined : facts[leader];
				const ways = (first?.slices ?? []).map(({ minutes }) => toldDuration(minutes));
				const [out = "", back = ""] = ways;
				const brief = <span>{`${ways.join(" + ")} `}</span>;
				const total = first && <span>{`${toldPrice(first.total, about.currency, languages[language].locale)} `}</span>;
				const isTime = ranking === "fastest";
				const template = round
					? t("sort.ways", { out: "{0}", back: "{1}" })
					: ways.map((_, way) => `{${way}}`).join(" + ");
				return (
					<a
						key={ranking}
						href={href("flightResults", {}, arrangementParams(search, { ...wish, ranking }))}
						aria-current={ranking === wish.ranking || undefined}
						data-sort={ranking}
						data-ways={isTime ? template : undefined}
						rel="nofollow"
					>
						<strong>{t(`sort.${ranking}`)}</strong>{" "}
						<span data-leader="">
							{first && leaders.indexOf(leader) < index && <span>{t("sort.same")}</span>}
							{first && leaders.indexOf(leader) === index && (
								<>
									{isTime && brief}
									{total}
									{isTime ? <span>{round ? t("sort.ways", { out, back }) : ways.join(" + ")}</span> : brief}
								</>
							)}
						</span>
					</a>
				);
			})}
		</nav>
	);
}

/** What is active, each with the way to do without it; the island writes the same list anew after every choice. */
export function Chips({ search, wish, about }: Pick<ArrangedProps, "search" | "wish" | "about">) {
	const { t, href } = usePage();
	return (
		<ul className="chips" data-chips="">
			{chipsOf(wish.choice, useReading(about)).map(({ name, value, text }) => {
				const others = wish.choice.get(name)?.filter((other) => other !== value) ?? [];
				const choice = rechosen(wish.choice, name, others);
				return (
					<li key={`${name}=${value}`}>
						<a
							className="chip"
							href={href("flightResults", {}, arrangementParams(search, { ...wish, choice }))}
							rel="nofollow"
							aria-label={t("filter.remove", { filter: text })}
							data-drop={`${name}=${value}`}
						>
							{text}
						</a>
					</li>
				);
			})}
		</ul>
	);
}
