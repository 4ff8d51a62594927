// A month of prices as columns over time, drawn from zero, with the same prices as a table for those who want numbers.
import { useId } from "react";
import { formatDay } from "../../../i18n/formats.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatShortMoney, formatWholeMoney } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";
import type { IsoDate } from "../../../time/iso-date.ts";
import { daysOfMonth, type IsoMonth } from "../../../time/iso-month.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { DayTable, type DayTableProps } from "./day-table.tsx";
import { levelName, type Prices, pricedDays, type ShownDay } from "./shown-days.ts";

/** Round numbers for the axis of a graph that starts at zero. */
const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10];

/** The least round value that is not below `highest` and divides into `steps` round steps; minor units in and out. */
export function topOf(highest: number, steps: number): number {
	const min = Math.max(highest, 1) / steps;
	const power = 10 ** Math.floor(Math.log10(min));
	const step = roundSteps.find((each) => each * power >= min) ?? 10;
	return step * power * steps;
}

interface PriceGraphProps extends Pick<DayTableProps, "hrefOf" | "seenOf"> {
	readonly month: IsoMonth;
	/** All of one currency. */
	readonly prices: Prices;
	/** What every price is for: the condition of 14 CFR 399.84. */
	readonly caption: string;
	/** The departure that was searched. */
	readonly selected?: IsoDate | undefined;
	/** Days that nobody has searched: the table leads to their search. */
	readonly unsearched?: readonly IsoDate[];
	/** The prices are invented. */
	readonly sample?: boolean;
}

// Lengths are rem, so that the graph grows with the text; across, everything is a share of the width.
const top = 3.5;
const plot = 11;
const bottom = 1.75;
const height = top + plot + bottom;
const steps = 4;
/** The width of a column, as a part of the day's share. */
const columnWidth = 0.72;

export function PriceGraph(props: PriceGraphProps) {
	const { month, prices, caption, selected, hrefOf, seenOf, unsearched = [], sample = false } = props;
	const { t } = usePage();
	const days = pricedDays(month, prices);
	return (
		<figure className="price-graph">
			<figcaption>
				{caption} {sample && <Badge>{t("sample.badge")}</Badge>}
			</figcaption>
			{days.length > 0 ? (
				<Drawing {...{ month, days, selected, hrefOf }} />
			) : (
				<p className="price-note">{t("price.empty")}</p>
			)}
			{days.length + unsearched.length > 0 && (
				<Disclosure summary={t("price.table")}>
					<div className="table-scroll">
						<DayTable days={days} unsearched={unsearched} hrefOf={hrefOf} seenOf={seenOf} />
					</div>
				</Disclosure>
			)}
			{days.length > 0 && <p className="price-note">{t("price.rounded")}</p>}
		</figure>
	);
}

interface DrawingProps extends Pick<PriceGraphProps, "month" | "selected" | "hrefOf"> {
	readonly days: readonly ShownDay[];
}

function Drawing({ month, days, selected, hrefOf }: DrawingProps) {
	const { t, language } = usePage();
	const { money } = languages[language];
	const text = ({ price }: ShownDay) => formatWholeMoney(price, money);
	const short = ({ price }: ShownDay) => formatShortMoney(price, money);
	const inOrder = days.toSorted((one, other) => one.price.minor - other.price.minor);
	const [lowest, highest] = [inOrder[0], inOrder.at(-1)];
	if (!lowest || !highest) return null;
	const count = daysOfMonth(month).length;
	const limit = topOf(highest.price.minor, steps);
	const across = (day: IsoDate, inColumn = 0.5) => `${round(((Number(day.slice(8)) - 1 + inColumn) / count) * 100)}%`;
	const tall = (minor: number) => (minor / limit) * plot;
	const lines = Array.from({ length: steps + 1 }, (_, step) => (limit / steps) * step);
	const y = (minor: number) => `${round(top + plot - tall(minor))}rem`;
	const asked = selected?.startsWith(month) ? selected : undefined;
	// Their own day's number takes the place of those beside it.
	const named = [1, 8, 15, 22, 29].filter(
		(day) => day <= count && !(asked && Math.abs(day - Number(asked.slice(8))) < 3),
	);
	return (
		<>
			<p className="sr-only">
				{t("price.graph", {
					low: text(lowest),
					lowDay: formatDay(lowest.day, language),
					high: text(highest),
					highDay: formatDay(highest.day, language),
				})}
			</p>
			<div className="table-scroll">
				<div className="price-plot">
					<svg width="3.25rem" height={`${height}rem`} aria-hidden="true">
						{lines.map((minor) => (
							<text key={minor} x="3rem" y={y(minor)} dy="0.35em" textAnchor="end">
								{formatShortMoney({ ...lowest.price, minor }, money)}
							</text>
						))}
					</svg>
					<svg width="100%" height={`${height}rem`} aria-hidden="true">
						{lines.map((minor) => (
							<line key={minor} x1="0" x2="100%" y1={y(minor)} y2={y(minor)} />
						))}
						{days.map((day) => (
							<rect
								key={day.day}
								className={day.cheapest ? "price-lowest" : undefined}
								x={across(day.day, (1 - columnWidth) / 2)}
								y={y(day.price.minor)}
								width={`${round((columnWidth / count) * 100)}%`}
								height={`${round(tall(day.price.minor))}rem`}
							/>
						))}
						{named.map((day) => (
							<text key={day} x={across(`${month}-${day}`)} y={`${height - 0.375}rem`} textAnchor="middle">
								{day}
							</text>
						))}
						{asked && (
							<>
								<svg x={across(asked)} y={`${top + plot}rem`} overflow="visible" aria-hidden="true">
									<path d="M0 1l5 7H-5z" />
								</svg>
								<text className="price-label" x={across(asked)} y={`${height - 0.125}rem`} textAnchor="middle">
									{Number(asked.slice(8))}
								</text>
							</>
						)}
						{lowest.cheapest && (
							<text
								className="price-label"
								x={across(lowest.day)}
								y={`${round(top + plot - tall(lowest.price.minor) - 0.375)}rem`}
								textAnchor={anchor(lowest.day, count)}
							>
								{text(lowest)}
							</text>
						)}
					</svg>
					<Columns {...{ month, days, selected, hrefOf, text, short }} first={lowest.day} />
				</div>
			</div>
		</>
	);
}

interface ColumnsProps extends DrawingProps {
	/** The day that is told where the searched one has no price. */
	readonly first: IsoDate;
	readonly text: (day: ShownDay) => string;
	/** The same in one line with the day and what is said of it, on a phone. */
	readonly short: (day: ShownDay) => string;
}

/**
 * Over each column a radio button as tall as the graph: what is pointed at, touched or reached with an arrow key says its
 * price, and leads to its search. They need no script, and Tab stops here once.
 */
function Columns({ month, days, selected, hrefOf, first, text, short }: ColumnsProps) {
	const { t, language } = usePage();
	const name = useId();
	const byDay = new Map(days.map((day) => [day.day, day]));
	const told = selected && byDay.has(selected) ? selected : first;
	return (
		<fieldset className="price-columns">
			<legend className="sr-only">{t("price.day")}</legend>
			{daysOfMonth(month).map((date) => {
				const day = byDay.get(date);
				if (!day) return <span key={date} />;
				const about = [t(levelName(day)), ...(date === selected ? [t("price.asked")] : [])].join(", ");
				const words = `${formatDay(date, language, "shortDay")}: ${short(day)}, ${about}`;
				const href = hrefOf?.(date);
				return (
					<span key={date}>
						<input
							type="radio"
							name={name}
							aria-label={`${formatDay(date, language)}: ${text(day)}, ${about}`}
							defaultChecked={date === told}
						/>
						<strong>
							{href ? (
								<a className="link" href={href} rel="nofollow">
									{words}
								</a>
							) : (
								words
							)}
						</strong>
					</span>
				);
			})}
		</fieldset>
	);
}

/** Keeps a label inside the drawing near its ends. */
function anchor(day: IsoDate, count: number): "start" | "middle" | "end" {
	const share = Number(day.slice(8)) / count;
	if (share < 0.12) return "start";
	return share > 0.88 ? "end" : "middle";
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
