// A moment by which something must happen, told in a named time zone: a deadline in UTC helps no caller.
import { withHalves } from "./formats.ts";
import { type Language, languages } from "./languages.ts";
import { once } from "./once.ts";

const deadlines = once((language: Language, timeZone: string) => {
	return new Intl.DateTimeFormat(languages[language].locale, {
		timeZone,
		year: "numeric",
		month: "short",
		day: "numeric",
		hour: "numeric",
		minute: "2-digit",
		timeZoneName: "longGeneric",
	});
});

/**
 * "Nov 22, 2026, 6:00 PM Eastern Time", "22 nov 2026, 6:00 p. m. hora oriental".
 * @param instant ISO 8601
 * @param zone IANA name; a wrong one throws RangeError
 */
export function formatDeadline(instant: string, zone: string, language: Language): string {
	return withHalves(deadlines(language, zone).format(new Date(instant)));
}

const zoneNames = once((language: Language, timeZone: string) => {
	return new Intl.DateTimeFormat(languages[language].locale, { timeZone, timeZoneName: "longGeneric" });
});

/** "Eastern Time", "hora oriental": what the clocks of an IANA zone are called. @param local a wall-clock time there */
export function formatZone(local: string, zone: string, language: Language): string {
	// Generic names are the same all day and all year.
	const parts = zoneNames(language, zone).formatToParts(new Date(`${local.slice(0, 10)}T12:00:00Z`));
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
