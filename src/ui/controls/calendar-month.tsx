// One month of a calendar as a grid of days, each of which says its whole date.
import { addDays, type IsoDate } from "../../time/iso-date.ts";
import { firstDay } from "../../time/iso-month.ts";
import { monthWeeks } from "./calendar-days.ts";

/** What the days of a calendar show. */
export interface Marks {
	/** Days outside these limits can be reached, and say that they cannot be chosen. */
	readonly min: IsoDate;
	readonly max: IsoDate;
	readonly today: IsoDate;
	/** The chosen day, or the first of a range. */
	readonly start?: IsoDate | undefined;
	/** The last of a range. */
	readonly end?: IsoDate | undefined;
	/** Days have a second line, also while nothing is known for it. */
	readonly note?: ((day: IsoDate) => Note | undefined) | undefined;
}

/** The second line of a day, such as a price. */
export interface Note {
	readonly text: string;
	/** The same in words, as a part of the day's name. */
	readonly said: string;
	/** One of the best, which is drawn and said. */
	readonly low: boolean;
}

/** Writes a day in the visitor's language. */
type Format = (day: IsoDate) => string;

export interface CalendarFormats {
	/** "November 2026", "noviembre de 2026" */
	readonly month: Format;
	/** "Friday, November 27, 2026" */
	readonly day: Format;
	/** "Friday" */
	readonly weekday: Format;
	/** "Fri" */
	readonly shortWeekday: Format;
}

export function makeFormats(locale: string): CalendarFormats {
	const format = (options: Intl.DateTimeFormatOptions): Format => {
		const { format } = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
		return (day) => format(new Date(day));
	};
	return {
		month: format({ month: "long", year: "numeric" }),
		day: format({ dateStyle: "full" }),
		weekday: format({ weekday: "long" }),
		shortWeekday: format({ weekday: "short" }),
	};
}

interface CalendarMonthProps extends Marks {
	readonly id: string;
	/** Says its name when it changes. */
	readonly live: boolean;
	/** "YYYY-MM" */
	readonly month: string;
	/** 0 for Sunday. */
	readonly firstWeekday: number;
	readonly formats: CalendarFormats;
	/** The one day that Tab leads to. */
	readonly reached: IsoDate;
}

const aSunday = "2023-01-01";

export function CalendarMonth({ id, live, month, firstWeekday, formats, ...marks }: CalendarMonthProps) {
	const weeks = monthWeeks(month, firstWeekday);
	const weekdays = Array.from({ length: 7 }, (_, index) => addDays(aSunday, firstWeekday + index));
	return (
		<div className="calendar-month">
			<h3 id={id} aria-live={live ? "polite" : undefined}>
				{formats.month(firstDay(month))}
			</h3>
			{/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of the APG is a table with keys */}
			<table role="grid" aria-labelledby={id}>
				<thead>
					<tr>
						{weekdays.map((day) => (
							<th key={day} scope="col" abbr={formats.weekday(day)}>
								{formats.shortWeekday(day)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeks.map((week) => (
						<tr key={week.find(Boolean)}>
							{week.map((day, column) =>
								day ? (
									<Day key={day} day={day} label={formats.day(day)} {...marks} />
								) : (
									<td key={`${month}-${weekdays[column]}`} />
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

interface DayProps extends Marks {
	readonly day: IsoDate;
	readonly label: string;
	readonly reached: IsoDate;
}

function Day({ day, label, min, max, today, start, end, note, reached }: DayProps) {
	const open = day >= min && day <= max;
	const line = open ? note?.(day) : undefined;
	const between = start && end && day > start && day < end;
	return (
		// biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table with the role grid is a gridcell
		<td
			tabIndex={day === reached ? 0 : -1}
			data-day={day}
			data-between={between ? "" : undefined}
			aria-label={line ? `${label}, ${line.said}` : label}
			aria-selected={day === start || day === end || undefined}
			aria-disabled={!open || undefined}
			aria-current={day === today ? "date" : undefined}
		>
			{Number(day.slice(8))}
			{/* Drawn by the style sheet: the day's name says it already, in words. */}
			{note && <small data-low={line?.low || undefined} data-text={line?.text} />}
		</td>
	);
}
