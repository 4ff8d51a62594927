// A moment by which something must happen, told in a named time zone: a deadline in UTC helps no caller.
import { withHalves } from "./formats.ts";
import { type Language, languages } from "./languages.ts";

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * "Nov 22, 2026, 6:00 PM Eastern Time", "22 nov 2026, 6:00 p. m. hora oriental".
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
	return withHalves(format.format(new Date(instant)));
}

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** "Eastern Time", "hora oriental": what the clocks of an IANA zone are called. @param local a wall-clock time there */
export function formatZone(local: string, zone: string, language: Language): string {
	const key = zone + language;
	let format = zoneNames.get(key);
	if (!format) {
		const { locale } = languages[language];
		format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "longGeneric" });
		zoneNames.set(key, format);
	}
	// Generic names are the same all day and all year.
	const parts = format.formatToParts(new Date(`${local.slice(0, 10)}T12:00:00Z`));
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
