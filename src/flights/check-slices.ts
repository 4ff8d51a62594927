// Checks where and when a search wants to fly: places, dates, and the order of the slices.
import type { Refuse } from "../forms/rules.ts";
import { formatDay } from "../i18n/formats.ts";
import type { Language } from "../i18n/languages.ts";
import type { SliceSuffix } from "../parameters.ts";
import { airportsOf, findPlace } from "../places/airports.ts";
import type { Place } from "../places/place.ts";
import { resolvePlace } from "../places/search.ts";
import { addDays, type IsoDate, isIsoDate } from "../time/iso-date.ts";
import { today } from "../time/local-time.ts";
import type { QuerySlice } from "./query.ts";
import { type FieldName, maxDaysAhead, slicesOf, type TypedSearch } from "./trip/form.ts";
import { problemKeys } from "./trip/problems.ts";

// Where the day begins last: a date that is past here is past everywhere.
const lastZone = "Etc/GMT+12";

type SliceField = Exclude<FieldName, "adults" | "ages" | "cabin" | "flex" | "nearby">;
type TypedSlices = Pick<TypedSearch, SliceField>;

interface SliceChecks {
	readonly typed: TypedSlices;
	readonly language: Language;
	readonly now: Date;
	readonly refuse: Refuse<SliceField>;
}

interface CheckedSlice {
	readonly from: Place | undefined;
	readonly to: Place | undefined;
	readonly date: IsoDate | undefined;
}

const whyNot = { ambiguous: "Ambiguous", alike: "Alike", unknown: "Unknown" } as const;

function checkPlace(end: "from" | "to", suffix: SliceSuffix, checks: SliceChecks): Place | undefined {
	const { typed, language, refuse } = checks;
	const field = `${end}${suffix}` as const;
	const text = typed[field];
	if (!text) {
		refuse(field, problemKeys[`${end}Missing`]);
		return undefined;
	}
	// What our own links carry; it spares a new isolate the index that names are looked up in.
	const exact = /^[A-Z]{3}A?$/.test(text) ? findPlace(text) : undefined;
	if (exact) return exact;
	const answer = resolvePlace(text, language);
	if (answer.kind === "found") return answer.place;
	refuse(field, problemKeys[`${end}${whyNot[answer.kind]}`], { text });
	return undefined;
}

/** A city and one of its own airports count as the same place. */
function samePlace(a: Place, b: Place): boolean {
	const codes = new Set(airportsOf(a).map((airport) => airport.code));
	return airportsOf(b).some((airport) => codes.has(airport.code));
}

/** The calendar day it is at the place: "today" is the day of the airport a traveler leaves from. */
function todayAt(place: Place | undefined, now: Date): IsoDate {
	return today((place && airportsOf(place)[0]?.zone) ?? lastZone, now);
}

function checkDeparture(suffix: SliceSuffix, from: Place | undefined, checks: SliceChecks): IsoDate | undefined {
	const { typed, language, now, refuse } = checks;
	const field = `depart${suffix}` as const;
	const text = typed[field];
	if (!text) refuse(field, problemKeys.departMissing);
	else if (!isIsoDate(text)) refuse(field, problemKeys.departImpossible, { text });
	else {
		const first = todayAt(from, now);
		const last = addDays(first, maxDaysAhead);
		if (text < first) refuse(field, problemKeys.departPast, { date: formatDay(first, language, "longDay") });
		else if (text > last) refuse(field, problemKeys.departTooFar, { date: formatDay(last, language, "longDay") });
		return text;
	}
	return undefined;
}

/** @param latest the day of the last flight before it: days must not run backwards */
function checkSlice(suffix: SliceSuffix, latest: IsoDate | undefined, checks: SliceChecks): CheckedSlice {
	const { language, refuse } = checks;
	const from = checkPlace("from", suffix, checks);
	const to = checkPlace("to", suffix, checks);
	if (from && to && samePlace(from, to)) refuse(`to${suffix}`, problemKeys.samePlace);
	const date = checkDeparture(suffix, from, checks);
	if (latest && date && date < latest) {
		refuse(`depart${suffix}`, problemKeys.departOutOfOrder, { date: formatDay(latest, language, "longDay") });
	}
	return { from, to, date };
}

function checkReturn(outbound: CheckedSlice, { typed, language, now, refuse }: SliceChecks): CheckedSlice {
	const date = typed.return;
	const last = addDays(todayAt(outbound.from, now), maxDaysAhead);
	if (!date) refuse("return", problemKeys.returnMissing);
	else if (!isIsoDate(date)) refuse("return", problemKeys.returnImpossible, { text: date });
	else if (outbound.date && date < outbound.date) {
		refuse("return", problemKeys.returnTooEarly, { date: formatDay(outbound.date, language, "longDay") });
	} else if (date > last) refuse("return", problemKeys.returnTooFar, { date: formatDay(last, language, "longDay") });
	return { from: outbound.to, to: outbound.from, date };
}

/** The rule of the slices: refuses every problem; what it gives is complete only when there was none. */
export function checkSlices(setting: Pick<SliceChecks, "language" | "now">) {
	return (typed: TypedSlices, refuse: Refuse<SliceField>): QuerySlice[] => {
		const checks = { ...setting, typed, refuse };
		const checked: CheckedSlice[] = [];
		let latest: IsoDate | undefined;
		for (const suffix of slicesOf(typed)) {
			const slice = checkSlice(suffix, latest, checks);
			checked.push(slice);
			if (slice.date && !(latest && slice.date < latest)) latest = slice.date;
		}
		const [outbound] = checked;
		if (outbound && typed.trip === "round") checked.push(checkReturn(outbound, checks));
		return checked.flatMap(({ from, to, date }) => (from && to && date ? [{ from, to, date }] : []));
	};
}
