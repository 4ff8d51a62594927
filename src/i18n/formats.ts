// Dates, times and durations as a reader of each language writes them.
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
	/** "6:05 PM", "6:05 p. m." */
	clock: { hour: "numeric", minute: "2-digit" },
	/** "Feb 10, 2027, 6:05 PM" */
	moment: { dateStyle: "medium", timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making a formatter costs a hundred times more than using it. */
const formatterOf = once(
	(style: keyof typeof styles, language: Language) =>
		new Intl.DateTimeFormat(languages[language].locale, { timeZone: "UTC", ...styles[style] }),
);

function format(style: keyof typeof styles, language: Language, instant: Date): string {
	return withHalves(formatterOf(style, language).format(instant));
}

/**
 * "6:05 p. m.": Intl writes Spanish halves of the day as "p.m."; they are two words, and stay beside their number. What
 * it writes in other languages ("6:05 PM") is left as it is.
 */
function withHalves(text: string): string {
	return text.replace(/\s([ap])\.\s?m\./g, "\u00a0$1.\u00a0m.");
}

/** A calendar day `YYYY-MM-DD`, as printed on the ticket: it has no zone. */
export function formatDay(
	isoDate: string,
	language: Language,
	style: "day" | "shortDay" | "longDay" | "weekday" | "monthDay" | "monthName" | "month" = "day",
): string {
	return format(style, language, new Date(`${isoDate}T00:00:00Z`));
}

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
export function formatMonth(isoMonth: string, language: Language): string {
	return format("month", language, new Date(`${isoMonth}-01T00:00:00Z`));
}

/** A local wall time `YYYY-MM-DDTHH:mm`. */
export function formatClock(local: string, language: Language): string {
	return format("clock", language, new Date(`${local}Z`));
}

/** An instant (ISO 8601) as day and time in UTC, said so: cached pages know no visitor's zone. */
export function formatInstant(instant: string, language: Language): string {
	return `${format("moment", language, new Date(instant))} UTC`;
}

const relative = once(
	(language: Language) => new Intl.RelativeTimeFormat(languages[language].locale, { numeric: "auto" }),
);

/** "3 hours ago", "yesterday", "2 days ago"; "hace 3 horas", "ayer", "anteayer". The hour that runs counts as one. */
export function formatAgo(hours: number, language: Language): string {
	const days = Math.floor(hours / 24);
	return days > 0 ? relative(language).format(-days, "day") : relative(language).format(-Math.max(1, hours), "hour");
}

/** Minutes as "2 h 45 min", the same in every language; each number stays with its unit. */
export function formatDuration(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	return [hours ? `${hours}\u00a0h` : "", rest || !hours ? `${rest}\u00a0min` : ""].filter(Boolean).join(" ");
}

/** Words that stay on one line together. */
export function unbroken(text: string): string {
	return text.replaceAll(" ", "\u00a0");
}

const distances = once((language: Language) => {
	const { locale, distance: unit } = languages[language];
	return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
});
export const kmPerMile = 1.609344;

/** A distance in whole units of what the language measures in; to the nearest ten from a hundred on. */
export function formatDistance(km: number, language: Language): string {
	const value = languages[language].distance === "mile" ? km / kmPerMile : km;
	return distances(language).format(value < 100 ? Math.round(value) : Math.round(value / 10) * 10);
}

/** The UTC day of an instant, YYYY-MM-DD. */
export function isoDay(instant: Date): string {
	return instant.toISOString().slice(0, 10);
}

/** A moment by which something must happen, told in a named time zone: a deadline in UTC helps no caller. */
const deadlines = once(
	(language: Language, timeZone: string) =>
		new Intl.DateTimeFormat(languages[language].locale, {
			timeZone,
			year: "numeric",
			month: "short",
			day: "numeric",
			hour: "numeric",
			minute: "2-digit",
			timeZoneName: "longGeneric",
		}),
);

/**
 * "Nov 22, 2026, 6:00 PM Eastern Time", "22 nov 2026, 6:00 p. m. hora oriental".
 * @param instant ISO 8601
 * @param zone IANA name; a wrong one throws RangeError
 */
export function formatDeadline(instant: string, zone: string, language: Language): string {
	return withHalves(deadlines(language, zone).format(new Date(instant)));
}

const zoneNames = once(
	(language: Language, timeZone: string) =>
		new Intl.DateTimeFormat(languages[language].locale, { timeZone, timeZoneName: "longGeneric" }),
);

/** "Eastern Time", "hora oriental": what the clocks of an IANA zone are called. @param local a wall-clock time there */
export function formatZone(local: string, zone: string, language: Language): string {
	// Generic names are the same all day and all year.
	const parts = zoneNames(language, zone).formatToParts(new Date(`${local.slice(0, 10)}T12:00:00Z`));
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
