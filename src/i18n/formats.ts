// Dates, times and durations as a reader of each language writes them.
import { type Language, languages } from "./languages.ts";

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A calendar day `YYYY-MM-DD` (no zone: it is the day as printed on the ticket), e.g. "Wed, Feb 10, 2027". */
export function formatDay(isoDate: string, language: Language, style: "short" | "long" = "short"): string {
	const key = `${language} ${style}`;
	let format = dateFormats.get(key);
	if (!format) {
		format = new Intl.DateTimeFormat(languages[language].locale, {
			timeZone: "UTC",
			day: "numeric",
			year: "numeric",
			...(style === "short" ? { weekday: "short", month: "short" } : { month: "long" }),
		});
		dateFormats.set(key, format);
	}
	return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/** A local wall time `YYYY-MM-DDTHH:mm` as "6:05 PM" or "6:05 p. m.". */
export function formatClock(local: string, language: Language): string {
	const key = `${language} clock`;
	let format = dateFormats.get(key);
	if (!format) {
		format = new Intl.DateTimeFormat(languages[language].locale, {
			timeZone: "UTC",
			hour: "numeric",
			minute: "2-digit",
		});
		dateFormats.set(key, format);
	}
	return format.format(new Date(`${local}Z`));
}

/** Minutes as "2 h 45 min", the same in both languages. */
export function formatDuration(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	return [hours ? `${hours} h` : "", rest || !hours ? `${rest} min` : ""].filter(Boolean).join(" ");
}

/** An instant (ISO 8601) as day and time in UTC, said so: cached pages know no visitor's zone. */
export function formatInstant(instant: string, language: Language): string {
	const key = `${language} instant`;
	let format = dateFormats.get(key);
	if (!format) {
		format = new Intl.DateTimeFormat(languages[language].locale, {
			timeZone: "UTC",
			dateStyle: "medium",
			timeStyle: "short",
		});
		dateFormats.set(key, format);
	}
	return `${format.format(new Date(instant))} UTC`;
}

/** The UTC day of an instant, YYYY-MM-DD. */
export function isoDay(instant: Date): string {
	return instant.toISOString().slice(0, 10);
}
