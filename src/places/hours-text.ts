// Opening hours in words, and what texts claim of the agency's: where one is claimed, it is read from here.

import type { Channels } from "../channels/channels.ts";
import { type Hours, isAlways, type Opening } from "../channels/hours.ts";
import { type Language, languages } from "../i18n/languages.ts";
import { phrase, type Values } from "../i18n/messages.ts";
import { clockIn } from "../i18n/plain.ts";
import { minuteMs } from "../time/iso-date.ts";
import { wallMsToLocal } from "../time/local-time.ts";
import { zoneText } from "./deadline.ts";
import { countryName } from "./labels.ts";

/** "24 hours a day, 7 days a week"; "Monday to Friday, 8:00 AM to 8:00 PM; Saturday, 9:00 AM to 2:00 PM (Bogotá time)". */
export function hoursText(hours: Hours, language: Language): string {
	if (isAlways(hours)) return phrase(language, "hours.always");
	const spans = daySpans(hours).map(({ first, last, openings }) => {
		const days =
			first === last
				? dayName(first, language)
				: phrase(language, "hours.days", { from: dayName(first, language), to: dayName(last, language) });
		const times = openings.map(([from, to]) =>
			phrase(language, "hours.times", { from: clock(from, language), to: clock(to, language) }),
		);
		const all = new Intl.ListFormat(languages[language].locale, { type: "conjunction" }).format(times);
		return `${days}, ${all}`;
	});
	return `${spans.join("; ")} (${zoneText(hours.zone, language)})`;
}

interface Span {
	readonly first: number;
	last: number;
	readonly openings: readonly Opening[];
}

/** Days that follow each other and have the same openings, together. */
function daySpans({ days }: Hours): readonly Span[] {
	const spans: Span[] = [];
	for (const [day, openings] of days.entries()) {
		const before = spans.at(-1);
		if (before && before.last === day - 1 && String(before.openings) === String(openings)) before.last = day;
		else if (openings.length > 0) spans.push({ first: day, last: day, openings });
	}
	return spans;
}

/** 1 January 2024 was a Monday. */
function dayName(day: number, language: Language): string {
	const date = Date.UTC(2024, 0, 1 + day);
	return new Intl.DateTimeFormat(languages[language].locale, { weekday: "long", timeZone: "UTC" }).format(date);
}

function clock(minute: number, language: Language): string {
	return clockIn(languages[language].locale, wallMsToLocal(minute * minuteMs));
}

/**
 * The variables of every text that claims something of hours and place: `hours` in a sentence, `hoursAlone` at the
 * beginning of one, `anyHour` where a call is offered in passing, `staffedIn`: "in the United States".
 */
export function claims({ hours, staffedIn }: Channels, language: Language): Values {
	const told = hoursText(hours, language);
	return {
		hours: told,
		hoursAlone: told.charAt(0).toLocaleUpperCase(languages[language].locale) + told.slice(1),
		anyHour: isAlways(hours) ? phrase(language, "hours.anyHour") : told,
		staffedIn:
			staffedIn === "US"
				? phrase(language, "staffed.in.US")
				: phrase(language, "staffed.in", { country: countryName(staffedIn, language) }),
	};
}
