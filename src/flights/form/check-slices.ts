// Checks where and when a search wants to fly: places, dates, and the order of the slices.
import type { Refuse } from "../../forms/rules.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { type SliceSuffix, sliceSuffixes } from "../../parameters.ts";
import { addDays, hourMs, type IsoDate, isIsoDate, msToDate } from "../../time/iso-date.ts";
import type { FieldName, TypedSearch } from "../trip/form.ts";
import { maxDaysAhead } from "../trip/limits.ts";
import { problemKeys } from "../trip/problems.ts";
import type { QuerySlice } from "./flight-query.ts";
import type { PlaceReader, PlaceReading } from "./place-reader.ts";

// Where the day begins last, and where it begins first, as far from UTC: what is past in the one, or too far ahead in the
// other, is so everywhere. They stand in for the zone of a place that is not known.
const lastZone = -12 * hourMs;
const firstZone = 14 * hourMs;

export type SliceField = Exclude<FieldName, "adults" | "ages" | "bags" | "cabin" | "flex" | "nearby">;
/** A trip of two slices at most has no further ones. */
export interface TypedSlices extends Partial<Pick<TypedSearch, SliceField>> {
	readonly trip: string;
}

interface SliceChecks {
	readonly typed: TypedSlices;
	readonly now: Date;
	readonly places: PlaceReader;
	/** A day as a message writes it. */
	dayText(day: IsoDate): string;
	readonly refuse: Refuse<SliceField>;
}

/** A place that was not refused. */
type ReadPlace = Extract<PlaceReading, { readonly kind: "found" | "unread" }>;

interface CheckedSlice {
	readonly from: ReadPlace | undefined;
	readonly to: ReadPlace | undefined;
	readonly date: IsoDate | undefined;
}

/** What stands in the way of a place, and how the keys of its two problems end. */
const whyNot = { ambiguous: "Ambiguous", alike: "Alike", unknown: "Unknown" } as const;
type WhyNot = keyof typeof whyNot;
const reasons = Object.keys(whyNot) as WhyNot[];

/** Where a flight begins or ends; undefined where it was refused. */
export function readPlace(
	end: "from" | "to",
	text: string | undefined,
	places: PlaceReader,
	refuse: (key: MessageKey, values?: { readonly text: string }) => void,
): ReadPlace | undefined {
	if (!text) {
		refuse(problemKeys[`${end}Missing`]);
		return undefined;
	}
	const reading = places.read(text);
	if (reading.kind === "found" || reading.kind === "unread") return reading;
	refuse(problemKeys[`${end}${whyNot[reading.kind]}`], { text });
	return undefined;
}

/** What stood in the way of the place that a problem is about; undefined for any other problem. */
export function whyRefused(key: MessageKey): WhyNot | undefined {
	return reasons.find((reason) =>
		(["from", "to"] as const).some((end) => key === problemKeys[`${end}${whyNot[reason]}`]),
	);
}

/** A city and one of its own airports count as the same place. */
function samePlace(a: ReadPlace, b: ReadPlace): boolean {
	return b.codes.some((code) => a.codes.includes(code));
}

/** The calendar days on which one may leave: "today" is the day of the airport a traveler leaves from. */
function daysAt(place: ReadPlace | undefined, now: Date): { readonly first: IsoDate; readonly last: IsoDate } {
	const own = place?.kind === "found" ? place.today?.(now) : undefined;
	const at = (offset: number) => own ?? msToDate(now.getTime() + offset);
	return { first: at(lastZone), last: addDays(at(firstZone), maxDaysAhead) };
}

function checkDeparture(suffix: SliceSuffix, from: ReadPlace | undefined, checks: SliceChecks): IsoDate | undefined {
	const { typed, now, dayText, refuse } = checks;
	const field = `depart${suffix}` as const;
	const text = typed[field];
	if (!text) refuse(field, problemKeys.departMissing);
	else if (!isIsoDate(text)) refuse(field, problemKeys.departImpossible, { text });
	else {
		const { first, last } = daysAt(from, now);
		if (text < first) refuse(field, problemKeys.departPast, { date: dayText(first) });
		else if (text > last) refuse(field, problemKeys.departTooFar, { date: dayText(last) });
		return text;
	}
	return undefined;
}

/** @param latest the day of the last flight before it: days must not run backwards */
function checkSlice(suffix: SliceSuffix, latest: IsoDate | undefined, checks: SliceChecks): CheckedSlice {
	const { typed, places, dayText, refuse } = checks;
	const read = (end: "from" | "to") => {
		const field = `${end}${suffix}` as const;
		return readPlace(end, typed[field], places, (key, values) => refuse(field, key, values));
	};
	const [from, to] = [read("from"), read("to")];
	if (from && to && samePlace(from, to)) refuse(`to${suffix}`, problemKeys.samePlace);
	const date = checkDeparture(suffix, from, checks);
	if (latest && date && date < latest) {
		refuse(`depart${suffix}`, problemKeys.departOutOfOrder, { date: dayText(latest) });
	}
	return { from, to, date };
}

function checkReturn(outbound: CheckedSlice, { typed, now, dayText, refuse }: SliceChecks): CheckedSlice {
	const date = typed.return;
	const { last } = daysAt(outbound.from, now);
	if (!date) refuse("return", problemKeys.returnMissing);
	else if (!isIsoDate(date)) refuse("return", problemKeys.returnImpossible, { text: date });
	else if (outbound.date && date < outbound.date) {
		refuse("return", problemKeys.returnTooEarly, { date: dayText(outbound.date) });
	} else if (date > last) refuse("return", problemKeys.returnTooFar, { date: dayText(last) });
	return { from: outbound.to, to: outbound.from, date };
}

/**
 * The slices that a search is about: all of a multi-city trip in which anything is typed, and the first in any case.
 * What is typed in the others is kept, so that a change of mind loses nothing.
 */
export function slicesOf(typed: TypedSlices): SliceSuffix[] {
	if (typed.trip !== "multi") return [""];
	return sliceSuffixes.filter(
		(suffix) => suffix === "" || typed[`from${suffix}`] || typed[`to${suffix}`] || typed[`depart${suffix}`],
	);
}

/** The rule of the slices: refuses every problem; what it gives is complete only when there was none. */
export function checkSlices(setting: Pick<SliceChecks, "now" | "places" | "dayText">) {
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
		return checked.flatMap(({ from, to, date }) =>
			from?.kind === "found" && to?.kind === "found" && date ? [{ from: from.place, to: to.place, date }] : [],
		);
	};
}
