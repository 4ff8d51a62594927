// Moments by which something must happen, told by the clocks of a zone that is called by its city: a time in UTC helps no caller.
import { formatMoment } from "../i18n/clocks.ts";
import type { Language } from "../i18n/languages.ts";
import { phrase } from "../i18n/messages.ts";
import { zoneCity } from "./airports.ts";

/** "Bogotá time", "hora de Bogotá"; the zone's own name where it has no city. */
export function zoneText(zone: string, language: Language): string {
	const city = zoneCity(zone, language);
	return city ? phrase(language, "time.zone", { city }) : zone;
}

/**
 * "Nov 24, 2026, 6:00 PM, Bogotá time", "martes 24 de noviembre, 6:00 p. m., hora de Bogotá"; in full with weekday and year.
 * @param instant ISO 8601
 * @param zone IANA name; a wrong one throws RangeError
 */
export function formatDeadline(
	instant: string,
	zone: string,
	language: Language,
	style: "exact" | "near" | "full" = "exact",
): string {
	return `${formatMoment(instant, zone, language, style)}, ${zoneText(zone, language)}`;
}
