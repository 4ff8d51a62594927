// A month of prices: a table of days, each with the lowest price that was seen for it and a mark for how it compares.

import { languages } from "../../../i18n/languages.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { once } from "../../../i18n/once.ts";
import { usePage } from "../../../page/page-context.tsx";
import { addDays, type IsoDate } from "../../../time/iso-date.ts";
import { firstDay, type IsoMonth } from "../../../time/iso-month.ts";
import { Badge } from "../../../ui/badge.tsx";
import { firstWeekdayOf, monthWeeks } from "../../../ui/controls/calendar-days.ts";
import { makeFormats } from "../../../ui/controls/calendar-month.tsx";
import { ShortPrice } from "./short-price.tsx";
import { levelName, levelNames, markOf, type Prices, pricedDays, type ShownDay } from "./shown-days.ts";

interface PriceCalendarProps {
	readonly month: IsoMonth;
	/** Days without a price are shown as such. All of one currency. */
	readonly prices: Prices;
	/** What every price is for, e.g. "Round trip of 7 days for one adult, taxes included": the condition of 14 CFR 399.84. */
	readonly caption: string;
	readonly selected?: IsoDate | undefined;
	/** Where a day leads; without an answer it can only be read. */
	readonly hrefOf: (day: IsoDate) => string | undefined;
	/** When a day's price was seen, in words, where they were not all seen at once. */
	readonly seenOf?: ((day: IsoDate) => string | undefined) | undefined;
	/** Where a day without a price can be searched. */
	readonly searchOf?: (day: IsoDate) => string | undefined;
	/** The prices are invented. */
	readonly sample?: boolean;
}

const aSunday = "2023-01-01";
const formatsIn = once(makeFormats);

export function PriceCalendar(props: PriceCalendarProps) {
	const { month, prices, caption, selected, hrefOf, seenOf, searchOf, sample = false } = props;
	const { t, language } = usePage();
	const { locale } = languages[language];
	const first = firstWeekdayOf(locale);
	const names = formatsIn(locale);
	const weekdays = Array.from({ length: 7 }, (_, index) => addDays(aSunday, first + index));
	const priced = new Map(pricedDays(month, prices).map((price) => [price.day, price]));
	return (
		<div className="price-month">
			<p id={`prices-${month}`}>
				<strong>{names.month(firstDay(month))}</strong> <span>{caption}</span>{" "}
				{sample && <Badge>{t("sample.badge")}</Badge>}
			</p>
			<div className="table-scroll">
				<table aria-labelledby={`prices-${month}`}>
					<thead>
						<tr>
							{weekdays.map((day) => (
								<th key={day} scope="col" abbr={names.weekday(day)}>
									{names.shortWeekday(day)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{monthWeeks(month, first).map((week) => (
							<tr key={week.find(Boolean)}>
								{week.map((day, column) =>
									day ? (
										<Day
											key={day}
											day={day}
											name={names.day(day)}
											price={priced.get(day)}
											href={priced.has(day) ? hrefOf(day) : searchOf?.(day)}
											selected={day === selected}
											seen={priced.has(day) ? seenOf?.(day) : undefined}
										/>
									) : (
										<td key={weekdays[column]} />
									),
								)}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<Legend
				empty={priced.size === 0}
				unsearched={monthWeeks(month, first)
					.flat()
					.some((day) => day && !priced.has(day) && searchOf?.(day))}
			/>
		</div>
	);
}

interface DayProps {
	readonly day: IsoDate;
	/** The whole date in words. */
	readonly name: string;
	readonly price: ShownDay | undefined;
	readonly href: string | undefined;
	readonly selected: boolean;
	readonly seen: string | undefined;
}

function Day({ day, name, price, href, selected, seen }: DayProps) {
	const { t } = usePage();
	const content = (
		<>
			<span className="price-day" aria-hidden="true">
				{Number(day.slice(8))}
			</span>
			<span className="sr-only">{name}: </span>
			{price ? <ShortPrice price={price.price} /> : <span aria-hidden="true">{href ? "?" : "—"}</span>}
			<span className="sr-only">
				{price ? `, ${t(levelName(price))}` : t(href ? "price.unsearched" : "price.none")}
				{seen && `, ${seen}`}
				{selected && `, ${t("price.selected")}`}
			</span>
		</>
	);
	const state = { "aria-current": selected || undefined, "data-level": price && markOf(price) };
	return (
		<td>
			{href ? (
				<a {...state} href={href} rel="nofollow" title={seen}>
					{content}
				</a>
			) : (
				<div {...state}>{content}</div>
			)}
		</td>
	);
}

const legend = ["cheapest", "low", "middle", "high"] as const;

interface LegendProps {
	/** There is no price to be explained. */
	readonly empty: boolean;
	/** There are days that can be searched. */
	readonly unsearched: boolean;
	/** Instead of a month's. */
	readonly emptyText?: MessageKey;
}

/** What the marks of the days mean, in words. */
export function Legend({ empty, unsearched, emptyText = "price.empty" }: LegendProps) {
	const { t } = usePage();
	const search = (
		<>
			<span aria-hidden="true">?</span> {t("price.unsearched")}
		</>
	);
	if (empty) {
		return (
			<>
				<p className="price-note">{t(emptyText)}</p>
				{unsearched && <p className="price-note">{search}</p>}
			</>
		);
	}
	return (
		<>
			<ul className="price-legend">
				{legend.map((level) => (
					<li key={level} data-level={level}>
						{t(levelNames[level])}
					</li>
				))}
				<li>
					<span aria-hidden="true">—</span> {t("price.none")}
				</li>
				{unsearched && <li>{search}</li>}
			</ul>
			<p className="price-note">{t("price.rounded")}</p>
		</>
	);
}
