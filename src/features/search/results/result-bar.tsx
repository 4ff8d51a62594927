// What stands above the list: the three orders, the way to the filters, what is active, how many are left; and the prices of the days around.

import { SlidersHorizontal } from "lucide";
import { type Arrangement, arrangementParams } from "../../../flights/offers/arrange.ts";
import { type Candidates, chosenIn, rechosen } from "../../../flights/offers/choosing.ts";
import type { OfferFacts } from "../../../flights/offers/offer-facts.ts";
import { rankings } from "../../../flights/offers/rankings.ts";
import { toldDuration, toldPrice } from "../../../flights/offers/told-price.ts";
import { arranged } from "../../../flights/offers/worked-out.ts";
import { type FlightQuery, flightSearchParams } from "../../../flights/query.ts";
import { datesKey } from "../../../flights/seen-prices.ts";
import type { TripDates } from "../../../flights/source.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { type Language, languages } from "../../../i18n/languages.ts";
import { unbroken } from "../../../i18n/plain.ts";
import { formatShortMoney } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Shared } from "../../../page/parts.tsx";
import { Repeated } from "../../../page/repeated.tsx";
import { Icon } from "../../../ui/controls/icon.tsx";
import { listId } from "../list-id.ts";
import type { ShownDay } from "../prices/load-prices.ts";
import { onDates } from "../prices/price-days.ts";
import { filtersId, useArrangedLink, useSearchLink } from "./list-links.ts";
import { chipsOf, type FilterNames, useReading } from "./option-label.ts";

interface ArrangedProps {
	readonly facts: readonly OfferFacts[];
	readonly candidates: Candidates;
	/** The parameters of the search without filters. */
	readonly search: URLSearchParams;
	readonly arrangement: Arrangement;
	readonly about: FilterNames;
}

interface ResultBarProps extends ArrangedProps {
	readonly query: FlightQuery;
	readonly days: readonly ShownDay[];
	/** How many rows pass the filters, of how many. */
	readonly count: number;
	readonly total: number;
}

export function ResultBar({ query, days, count, total, ...arranged }: ResultBarProps) {
	const { t } = usePage();
	const { arrangement } = arranged;
	const chosen = chosenIn(arrangement.choice).flatMap(([, values]) => values).length;
	return (
		<div className="results-bar">
			<div className="results-line">
				<SortLinks {...arranged} round={query.trip === "round"} />
				<a className="filters-link" href={`#${filtersId}`}>
					<Shared by="filters link">
						{() => (
							<>
								<Icon of={SlidersHorizontal} size={18} />
								<span>{t("filter.heading")}</span>
							</>
						)}
					</Shared>{" "}
					<span data-chosen="">{chosen > 0 ? `(${chosen})` : ""}</span>
				</a>
				<Chips {...arranged} />
				<p role="status" data-shown="">
					{t("filter.shown", { count, total, order: t(`sort.said.${arrangement.ranking}`) })}
				</p>
			</div>
			{query.trip !== "multi" && <NearDays days={days} query={query} arrangement={arrangement} />}
		</div>
	);
}

interface NearDaysProps {
	readonly days: readonly ShownDay[];
	readonly query: FlightQuery;
	readonly arrangement: Arrangement;
}

/**
 * One stop of the keyboard, which leads to all days around in a table; with script the arrow keys walk along the line.
 * The days keep the filters and the order, and the place on the page.
 */
function NearDays({ days, query, arrangement }: NearDaysProps) {
	const { t, href, language } = usePage();
	const linkTo = useSearchLink(arrangement);
	const grid = flightSearchParams(query);
	grid.set("prices", "grid");
	const gridLink = `${href("flightResults", {}, arrangementParams(grid, arrangement))}#prices`;
	const asked = datesKey(query.slices.map(({ date }) => date));
	const search = t("price.search");
	const each = days.map((day) => {
		const { dates } = day;
		const price = day.kind === "price" ? formatShortMoney(day.price.total, languages[language].money) : undefined;
		return {
			link: datesKey(dates) === asked ? undefined : `${linkTo(onDates(query, dates))}#${listId}`,
			price,
			none: day.kind === "none" ? t("price.none") : undefined,
			search,
			says: daysText(dates, language),
		};
	});
	return (
		<nav className="days" aria-label={t("prices.heading")}>
			<Repeated by="day near" each={each}>
				{(day) => <Day key={day.says} {...day} />}
			</Repeated>
			<a className="day" href={gridLink} rel="nofollow" data-carries="">
				<strong>{t("prices.more")}</strong> <span>{t("prices.more.what")}</span>
			</a>
		</nav>
	);
}

interface DayProps {
	/** A search of these days; the days that were asked for have none. */
	readonly link: string | undefined;
	/** Where no price is known, what the link does; nothing where a search has found no flight. */
	readonly price: string | undefined;
	readonly none: string | undefined;
	readonly search: string;
	readonly says: string;
}

function Day({ link, price, none, search, says }: DayProps) {
	const text = (
		<>
			<strong data-as-filtered="">
				{none ? (
					<span role="img" aria-label={none}>
						–
					</span>
				) : (
					(price ?? search)
				)}
			</strong>{" "}
			{/* Behind other filters than these it is not known; the link searches behind those of then. */}
			<strong data-outdated="" hidden>
				{search}
			</strong>{" "}
			<span>{says}</span>
		</>
	);
	return (
		<>
			{link ? (
				<a className="day" href={link} rel="nofollow" tabIndex={-1} data-carries="">
					{text}
				</a>
			) : (
				<span className="day" aria-current="true">
					{text}
				</span>
			)}{" "}
		</>
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
export function SortLinks({
	facts,
	candidates,
	search,
	arrangement,
	about,
	round,
}: ArrangedProps & { round: boolean }) {
	const { t, language } = usePage();
	const linkTo = useArrangedLink(search);
	const leaders = rankings.map((ranking) => arranged(candidates, { ...arrangement, ranking })[0]);
	const each = rankings.map((ranking, index) => {
		const leader = leaders[index];
		const first = leader === undefined ? undefined : facts[leader];
		const same = first !== undefined && leaders.indexOf(leader) < index;
		const ways = (first?.slices ?? []).map(({ minutes }) => toldDuration(minutes));
		const [out = "", back = ""] = ways;
		const plain = ways.join(" + ");
		const isTime = ranking === "fastest";
		const template = round ? t("sort.ways", { out: "{0}", back: "{1}" }) : ways.map((_, way) => `{${way}}`).join(" + ");
		return {
			...{ ranking, isTime, name: t(`sort.${ranking}`), link: linkTo({ ...arrangement, ranking }) },
			current: ranking === arrangement.ranking,
			template: isTime ? template : undefined,
			same: same ? t("sort.same") : undefined,
			leader:
				first && !same
					? {
							brief: `${plain} `,
							total: `${toldPrice(first.total, about.currency, languages[language].money)} `,
							full: isTime ? (round ? t("sort.ways", { out, back }) : plain) : undefined,
						}
					: undefined,
		};
	});
	return (
		<nav className="sort-links" aria-label={t("sort.label")}>
			<Repeated by="order" each={each}>
				{(order) => <SortLink key={order.ranking} {...order} />}
			</Repeated>
		</nav>
	);
}

interface SortLinkProps {
	readonly ranking: string;
	readonly isTime: boolean;
	readonly name: string;
	readonly link: string;
	readonly current: boolean;
	/** How the script writes the times of another leader. */
	readonly template: string | undefined;
	readonly same: string | undefined;
	readonly leader: { readonly brief: string; readonly total: string; readonly full: string | undefined } | undefined;
}

function SortLink({ ranking, isTime, name, link, current, template, same, leader }: SortLinkProps) {
	const brief = leader && <span>{leader.brief}</span>;
	return (
		<a href={link} aria-current={current || undefined} data-sort={ranking} data-ways={template} rel="nofollow">
			<strong>{name}</strong>{" "}
			<span data-leader="">
				{same && <span>{same}</span>}
				{leader && (
					<>
						{isTime && brief}
						<span>{leader.total}</span>
						{isTime ? <span>{leader.full}</span> : brief}
					</>
				)}
			</span>
		</a>
	);
}

/**
 * What is active, each with the way to do without it; the island writes the same list anew after every choice. The keyboard
 * stops at the way to the filters, which take each of them back; with script the arrow keys walk on from there.
 */
export function Chips({ search, arrangement, about }: Pick<ArrangedProps, "search" | "arrangement" | "about">) {
	const { t } = usePage();
	const linkTo = useArrangedLink(search);
	return (
		<ul className="chips" data-chips="">
			{chipsOf(arrangement.choice, useReading(about)).map(({ name, value, text }) => {
				const others = arrangement.choice.get(name)?.filter((other) => other !== value) ?? [];
				const choice = rechosen(arrangement.choice, name, others);
				return (
					<li key={`${name}=${value}`}>
						<a
							className="chip"
							href={linkTo({ ...arrangement, choice })}
							rel="nofollow"
							tabIndex={-1}
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
