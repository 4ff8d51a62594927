// A moment by which something must happen, told in a named time zone: a deadline in UTC helps no caller.
import { type Language, languages } from "./languages.ts";

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * "Nov 22, 2026, 6:00 PM Eastern Time", "22 nov 2026, 6:00 p.m. hora oriental".
 * @param instant ISO 8601
 * @param zone IANA name; a wrong one throws RangeError
 */
export function formatDeadline(instant: string, zone: string, language: Language): string {
	const key = zone + language;
	let format = made.get(key);
	if (!format) {
		format = new Intl.DateTimeFormat(languages[language].locale, {
			timeZone: zone,
			year: "numeric",
			month: "short",
			day: "numeric",
			hour: "numeric",
			minute: "2-digit",
			timeZoneName: "longGeneric",
		});
		made.set(key, format);
	}
	return format.format(new Date(instant));
}
