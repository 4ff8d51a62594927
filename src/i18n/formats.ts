// Days, months, spans of days and how long ago something was, as a reader of each language writes them.
import { type Language, languages } from "./languages.ts";
import { once } from "./once.ts";

/** Every style reads the parts it is given as they are: none of them moves a time into another zone. */
const styles = {
	/** "Wed, Feb 10, 2027" */
	day: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
	/** "Wed, Feb 10", where the year stands nearby */
	shortDay: { weekday: "short", day: "numeric", month: "short" },
	/** "Feb 10, 2027" */
	spanDay: { day: "numeric", month: "short", year: "numeric" },
	/** "February 10, 2027" */
	longDay: { day: "numeric", month: "long", year: "numeric" },
	/** "Wed", "mié" */
	weekday: { weekday: "short" },
	/** "Feb 10", "10 feb" */
	monthDay: { day: "numeric", month: "short" },
	/** "February", "febrero", where the year is plain */
	monthName: { month: "long" },
	/** "February 2027", "febrero de 2027" */
	month: { month: "long", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making a formatter costs a hundred times more than using it. */
const formatterOf = once(
	(style: keyof typeof styles, language: Language) =>
		new Intl.DateTimeFormat(languages[language].locale, { timeZone: "UTC", ...styles[style] }),
);

function format(style: keyof typeof styles, language: Language, instant: Date): string {
	return formatterOf(style, language).format(instant);
}

/** A calendar day `YYYY-MM-DD`, as printed on the ticket: it has no zone. */
export function formatDay(
	isoDate: string,
	language: Language,
	style: "day" | "shortDay" | "longDay" | "weekday" | "monthDay" | "spanDay" = "day",
): string {
	return remembered(style, language, `${isoDate}T00:00:00Z`);
}

function remembered(style: keyof typeof styles, language: Language, instant: string): string {
	const key = style + language + instant;
	const before = days.get(key);
	if (before) return before;
	const text = format(style, language, new Date(instant));
	if (days.size >= mostDays) days.clear();
	days.set(key, text);
	return text;
}

/** Days and months: a page about facts says fifty times when something was read, and Intl takes ten times as long as a look. */
const days = new Map<string, string>();
const mostDays = 1000;

/** "Tue, Jan 5 – Tue, Jan 12, 2027": the year once, where it is the same. */
export function formatDays(first: string, last: string, language: Language): string {
	if (first === last) return formatDay(last, language);
	const start = formatDay(first, language, first.slice(0, 4) === last.slice(0, 4) ? "shortDay" : "day");
	return `${start} – ${formatDay(last, language)}`;
}

/** "Feb 10–17, 2027", "Feb 27 – Mar 3, 2027": two days as briefly as the language writes them; one where they are the same. */
export function formatSpan(first: string, last: string, language: Language): string {
	const [start, end] = [first, last].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
	const text = formatterOf("spanDay", language).formatRange(start, end);
	// Intl sets thin spaces around the dash, between two days of one month too, where none is usual; and in Spanish a "de"
	// here and there, which no short day on the site has.
	return text
		.replace(/(\d)\u2009–\u2009(\d)/, "$1–$2")
		.replaceAll("\u2009", " ")
		.replace(/\bde /g, "");
}

/** "Feb 10–17", "Dec 28 – Jan 4": the same without the year, where every day is of the next twelve months. */
export function formatBriefSpan(first: string, last: string, language: Language): string {
	if (first === last) return formatDay(first, language, "monthDay");
	const [start, end] = [first, last].map((day) => formatDay(day, language, "monthDay")) as [string, string];
	if (first.slice(0, 7) !== last.slice(0, 7)) return `${start} – ${end}`;
	const [from, to] = [first, last].map((day) => String(Number(day.slice(8))));
	return start.replace(/\d+/, `${from}–${to}`);
}

/** A month `YYYY-MM`. */
export function formatMonth(isoMonth: string, language: Language, style: "month" | "monthName" = "month"): string {
	return remembered(style, language, `${isoMonth}-01T00:00:00Z`);
}

const relative = once(
	(language: Language) => new Intl.RelativeTimeFormat(languages[language].locale, { numeric: "auto" }),
);

/** "3 hours ago", "yesterday", "2 days ago"; "hace 3 horas", "ayer", "anteayer". The hour that runs counts as one. */
export function formatAgo(hours: number, language: Language): string {
	const days = Math.floor(hours / 24);
	return days > 0 ? relative(language).format(-days, "day") : relative(language).format(-Math.max(1, hours), "hour");
}
