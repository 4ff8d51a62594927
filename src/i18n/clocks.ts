// Times of the day as a reader of each language writes them.
import { type Language, languages } from "./languages.ts";
import { once } from "./once.ts";
import { clockIn, unbroken, withHalves } from "./plain.ts";

/** A local wall time `YYYY-MM-DDTHH:mm`: "6:05 PM", "6:05 p. m." */
export function formatClock(local: string, language: Language): string {
	return clockIn(languages[language].locale, local);
}

/** How a moment is written by the clocks of a zone. */
const momentStyles = {
	/** "Nov 24, 2026, 6:00 PM" */
	exact: { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
	/** "Tuesday, November 24, 6:00 PM": of days that are near, told as people say them. */
	near: { weekday: "long", month: "long", day: "numeric" },
	/** "Thursday, November 26, 2026, 6:00 PM": what ends at a minute, on a page that may be read on another day. */
	full: { weekday: "long", year: "numeric", month: "long", day: "numeric" },
	clock: { hour: "numeric", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const moments = once(
	(style: keyof typeof momentStyles, language: Language, timeZone: string) =>
		new Intl.DateTimeFormat(languages[language].locale, { timeZone, ...momentStyles[style] }),
);

/**
 * A moment as the clocks of a zone show it, without the zone: `formatDeadline` says whose clocks they are.
 * @param instant ISO 8601
 * @param zone IANA name; a wrong one throws RangeError
 */
export function formatMoment(
	instant: string,
	zone: string,
	language: Language,
	style: "exact" | "near" | "full",
): string {
	const part = (name: keyof typeof momentStyles) => moments(name, language, zone).format(new Date(instant));
	// "el martes 24": where the number follows the weekday, nothing stands between them.
	const day =
		style === "exact"
			? part("exact")
			: `${part(style).replace(/^(\p{L}+), (?=\d)/u, "$1 ")}, ${unbroken(part("clock"))}`;
	return withHalves(day);
}

/** An instant (ISO 8601) as day and time in UTC, said so: in mails that only agents read. */
export function formatInstant(instant: string, language: Language): string {
	return `${formatMoment(instant, "UTC", language, "exact")} UTC`;
}
