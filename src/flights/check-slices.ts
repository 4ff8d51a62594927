// Checks where and when a search wants to fly: places, dates, and the order of the slices.
import { formatDay } from "../i18n/formats.ts";
import type { Language } from "../i18n/languages.ts";
import { type SliceSuffix, sliceSuffixes } from "../parameters.ts";
import { airportsOf, findPlace } from "../places/airports.ts";
import type { Place } from "../places/place.ts";
import { resolvePlace } from "../places/search.ts";
import { type FieldName, type FlightForm, maxDaysAhead } from "./form.ts";
import { addDays, type IsoDate, isIsoDate } from "./iso-date.ts";
import { today } from "./local-time.ts";
import type { ProblemList } from "./problems.ts";
import type { QuerySlice } from "./query.ts";

// Where the day begins last: a date that is past here is past everywhere.
const lastZone = "Etc/GMT+12";

export interface SliceChecks {
	readonly language: Language;
	readonly now: Date;
	readonly problems: ProblemList;
	readonly choices: Partial<Record<FieldName, readonly Place[]>>;
}

interface CheckedSlice {
	readonly from: Place | undefined;
	readonly to: Place | undefined;
	readonly date: IsoDate | undefined;
}

function checkPlace(text: string, end: "from" | "to", suffix: SliceSuffix, checks: SliceChecks): Place | undefined {
	const field: FieldName = `${end}${suffix}`;
	if (!text) {
		checks.problems.add(field, `${end}Missing`);
		return undefined;
	}
	// What our own links carry; it spares a new isolate the index that names are looked up in.
	const exact = /^[A-Z]{3}$/.test(text) ? findPlace(text) : undefined;
	if (exact) return exact;
	const answer = resolvePlace(text, checks.language);
	if (answer.kind === "found") return answer.place;
	if (answer.kind === "ambiguous") {
		checks.problems.add(field, `${end}Ambiguous`, { text });
		checks.choices[field] = answer.choices;
	} else checks.problems.add(field, `${end}Unknown`, { text });
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

function checkDeparture(text: string, suffix: SliceSuffix, from: Place | undefined, checks: SliceChecks) {
	const field: FieldName = `depart${suffix}`;
	const { problems, language } = checks;
	if (!text) problems.add(field, "departMissing");
	else if (!isIsoDate(text)) problems.add(field, "departImpossible", { text });
	else {
		const first = todayAt(from, checks.now);
		const last = addDays(first, maxDaysAhead);
		if (text < first) problems.add(field, "departPast", { date: formatDay(first, language, "longDay") });
		else if (text > last) problems.add(field, "departTooFar", { date: formatDay(last, language, "longDay") });
		return text;
	}
	return undefined;
}

function checkSlice(form: FlightForm, index: number, checks: SliceChecks): CheckedSlice {
	const typed = form.slices[index] ?? { from: "", to: "", depart: "" };
	const suffix = sliceSuffixes[index] ?? "";
	const from = checkPlace(typed.from, "from", suffix, checks);
	const to = checkPlace(typed.to, "to", suffix, checks);
	if (from && to && samePlace(from, to)) checks.problems.add(`to${suffix}`, "samePlace");
	return { from, to, date: checkDeparture(typed.depart, suffix, from, checks) };
}

function checkReturn(form: FlightForm, outbound: CheckedSlice, checks: SliceChecks): CheckedSlice {
	const { problems, language } = checks;
	const date = form.return;
	const last = addDays(todayAt(outbound.from, checks.now), maxDaysAhead);
	if (!date) problems.add("return", "returnMissing");
	else if (!isIsoDate(date)) problems.add("return", "returnImpossible", { text: date });
	else if (outbound.date && date < outbound.date) {
		problems.add("return", "returnTooEarly", { date: formatDay(outbound.date, language, "longDay") });
	} else if (date > last) problems.add("return", "returnTooFar", { date: formatDay(last, language, "longDay") });
	return { from: outbound.to, to: outbound.from, date };
}

/** Slices after the first count once anything is typed in them; days must not run backwards. */
function checkMulti(form: FlightForm, checks: SliceChecks): CheckedSlice[] {
	const checked: CheckedSlice[] = [];
	let latest: IsoDate | undefined;
	for (const [index, typed] of form.slices.entries()) {
		if (index > 0 && !typed.from && !typed.to && !typed.depart) continue;
		const slice = checkSlice(form, index, checks);
		checked.push(slice);
		if (!slice.date) continue;
		if (latest && slice.date < latest) {
			const date = formatDay(latest, checks.language, "longDay");
			checks.problems.add(`depart${sliceSuffixes[index] ?? ""}`, "departOutOfOrder", { date });
		} else latest = slice.date;
	}
	return checked;
}

/** Reads the slices and reports every problem; the result is complete only when there was none. */
export function checkSlices(form: FlightForm, checks: SliceChecks): QuerySlice[] {
	let checked: CheckedSlice[];
	if (form.trip === "multi") checked = checkMulti(form, checks);
	else {
		const outbound = checkSlice(form, 0, checks);
		checked = form.trip === "round" ? [outbound, checkReturn(form, outbound, checks)] : [outbound];
	}
	return checked.flatMap(({ from, to, date }) => (from && to && date ? [{ from, to, date }] : []));
}
