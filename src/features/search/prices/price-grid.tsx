// The days around a search as a table: departures across and, for a round trip, returns down.

import { datesKey } from "../../../flights/seen-prices.ts";
import type { TripDates } from "../../../flights/source.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatWholeMoney } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Badge } from "../../../ui/badge.tsx";
import type { ShownDay } from "./load-prices.ts";
import { Legend } from "./price-calendar.tsx";
import { ShortPrice } from "./short-price.tsx";
import { type Compared, compared, levelName, markOf } from "./shown-days.ts";

interface PriceGridProps {
	readonly days: readonly ShownDay[];
	/** What every price is for: the condition of 14 CFR 399.84. */
	readonly caption: string;
	/** The days that were searched. */
	readonly selected: TripDates;
	readonly hrefOf: (dates: TripDates) => string;
	/** Says in words when a price was seen, where they were not all seen at once. */
	readonly seenOf?: ((seenAt: string) => string) | undefined;
	/** The prices are invented. */
	readonly sample?: boolean;
}

export function PriceGrid({ days, caption, selected, hrefOf, seenOf, sample = false }: PriceGridProps) {
	const { t } = usePage();
	const departures = unique(days.map(({ dates }) => dates[0]));
	const returns = unique(days.map(({ dates }) => dates[1]));
	const byDates = new Map(days.map((day) => [datesKey(day.dates), day]));
	const levels = levelsOf(days);
	const name = t(returns.length > 0 ? "prices.region" : "prices.region.oneway");
	const cell = (dates: TripDates) => {
		const day = byDates.get(datesKey(dates));
		const isSelected = datesKey(dates) === datesKey(selected);
		return (
			day && (
				<Cell
					key={datesKey(dates)}
					day={day}
					level={levels.get(day)}
					selected={isSelected}
					href={hrefOf(dates)}
					seenOf={seenOf}
				/>
			)
		);
	};
	return (
		<div className="price-month price-grid">
			<p>
				<span>{caption}</span> {sample && <Badge>{t("sample.badge")}</Badge>}
			</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with keys, also where no cell is a link */}
			<section className="table-scroll" aria-label={name} tabIndex={0}>
				<table aria-label={name}>
					<thead>
						<tr>
							<th scope="col">
								{returns.length > 0 && <small>{t("prices.depart")} →</small>}
								<small>{returns.length > 0 ? `${t("prices.return")} ↓` : t("prices.depart")}</small>
							</th>
							{departures.map((day) => (
								<DayHead key={day} day={day} scope="col" selected={day === selected[0]} />
							))}
						</tr>
					</thead>
					<tbody>
						{returns.map((back) => (
							<tr key={back}>
								<DayHead day={back} scope="row" selected={back === selected[1]} />
								{departures.map((depart) => cell([depart, back]))}
							</tr>
						))}
						{returns.length === 0 && (
							<tr>
								<th scope="row">
									<small>{t("prices.price")}</small>
								</th>
								{departures.map((depart) => cell([depart]))}
							</tr>
						)}
					</tbody>
				</table>
			</section>
			<Legend
				empty={levels.size === 0}
				emptyText="prices.none"
				unsearched={days.some(({ kind }) => kind === "unsearched")}
			/>
		</div>
	);
}

function levelsOf(days: readonly ShownDay[]): ReadonlyMap<ShownDay, Compared> {
	const priced = days.flatMap((day) => (day.kind === "price" ? { day, price: day.price.total } : []));
	return new Map(compared(priced).map(({ day, level, cheapest }) => [day, { level, cheapest }]));
}

function unique(days: readonly (string | undefined)[]): string[] {
	return [...new Set(days)].filter((day) => day !== undefined);
}

interface DayHeadProps {
	readonly day: string;
	readonly scope: "col" | "row";
	readonly selected: boolean;
}

function DayHead({ day, scope, selected }: DayHeadProps) {
	const { language } = usePage();
	return (
		<th scope={scope} data-selected={selected || undefined}>
			<small>{formatDay(day, language, "weekday")}</small> {formatDay(day, language, "monthDay")}
		</th>
	);
}

interface CellProps {
	readonly day: ShownDay;
	readonly level: Compared | undefined;
	readonly selected: boolean;
	readonly href: string;
	readonly seenOf: PriceGridProps["seenOf"];
}

function Cell({ day, level, selected, href, seenOf }: CellProps) {
	const { t, language } = usePage();
	const [depart, back] = day.dates.map((date) => formatDay(date, language));
	const trip = back ? t("prices.trip", { depart: depart ?? "", back }) : depart;
	const mark = selected ? `, ${t("price.selected")}` : "";
	if (day.kind === "closed" || day.kind === "none") {
		return (
			<td>
				<div aria-current={selected || undefined}>
					<span aria-hidden="true">{day.kind === "none" ? "—" : ""}</span>
					<span className="sr-only">{t(day.kind === "none" ? "price.none" : "prices.closed")}</span>
				</div>
			</td>
		);
	}
	if (day.kind === "unsearched" || !level) {
		return (
			<td>
				<a href={href} rel="nofollow" aria-current={selected || undefined}>
					<span aria-hidden="true">?</span>
					<span className="sr-only">{`${trip}: ${t("price.unsearched")}${mark}`}</span>
				</a>
			</td>
		);
	}
	const { total, seenAt } = day.price;
	const price = formatWholeMoney(total, languages[language].money);
	const seen = seenOf ? `, ${seenOf(seenAt)}` : "";
	return (
		<td>
			<a
				href={href}
				rel="nofollow"
				aria-label={`${trip}: ${price}, ${t(levelName(level))}${seen}${mark}`}
				aria-current={selected || undefined}
				data-level={markOf(level)}
				title={seenOf?.(seenAt)}
			>
				<ShortPrice price={total} />
			</a>
		</td>
	);
}
