// Moments by which something must happen, told by the clocks of a zone that is called by its city: a time in UTC helps no caller.
import { formatMoment } from "../i18n/clocks.ts";
import type { Language } from "../i18n/languages.ts";
import { phrase } from "../i18n/messages.ts";
import { findPlace, zoneCity, zoneOf } from "./airports.ts";
import type { Place } from "./place.ts";

/** "Bogotá time", "hora de Bogotá"; the zone's own name where it has no city. */
export function zoneText(zone: string, language: Language): string {
	const city = zoneCity(zone, language);
	return city ? phrase(language, "time.zone", { city }) : zone;
}

/**
 * The time of a place by that place: whoever flies from Houston is told Houston's, not that of Chicago, which keeps the same.
 * UTC where no such place is known. @param code of an airport or metropolitan area
 */
export function clockText(code: string, language: Language): string {
	const place = findPlace(code);
	return place ? clockTextOf(place, language) : "UTC";
}

export function clockTextOf({ city }: Pick<Place, "city">, language: Language): string {
	// "Washington D. C." would end a sentence with two periods.
	return phrase(language, "time.zone", { city: city[language].replace(/\sD\.\sC\.$/, "") });
}

/** A moment by the clocks of a place, as `formatDeadline` tells it by those of a zone. */
export function formatTimeAt(
	instant: string,
	code: string,
	language: Language,
	style: "exact" | "near" | "full" = "exact",
): string {
	return formatTimeIn(instant, findPlace(code), language, style);
}

/** The same of a place that our table may not have; in UTC where it is undefined. */
export function formatTimeIn(
	instant: string,
	place: Place | undefined,
	language: Language,
	style: "exact" | "near" | "full" = "exact",
): string {
	const clock = place ? clockTextOf(place, language) : "UTC";
	return `${formatMoment(instant, place ? zoneOf(place) : "UTC", language, style)}, ${clock}`;
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
