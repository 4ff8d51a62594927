// A search whose departure is left open: any day of a month, and for a round trip so many nights.
import { type FlightQuery, flightSearchParams, parseFlightQuery } from "../../../flights/query.ts";
import type { TypedSearch } from "../../../flights/trip/form.ts";
import { type Choices, type Problem, problemKeys } from "../../../flights/trip/problems.ts";
import { oneLine } from "../../../forms/typed-text.ts";
import { formatDay } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/languages.ts";
import { addDays, isoDay } from "../../../time/iso-date.ts";
import { firstDay, type IsoMonth, isIsoMonth, monthOf, shiftMonth } from "../../../time/iso-month.ts";
import { nightsOf, openDays } from "./price-days.ts";
import { readStay, type StayState, usualStay } from "./stay-form.ts";

export interface OpenSearch {
	readonly kind: "open";
	readonly typed: TypedSearch;
	/** On the first day of the month that can be had: what is asked of its other days is asked for as many nights. */
	readonly query: FlightQuery;
	readonly month: IsoMonth;
	/** The nights as they were typed. Where they make no sense, the query has the usual ones; undefined of a trip without. */
	readonly stay: StayState | undefined;
}

export type ReadOpen =
	| OpenSearch
	/** The form was sent without a day: it then means the next month, and the URL says so. */
	| { readonly kind: "unnamed"; readonly query: FlightQuery; readonly month: IsoMonth }
	| {
			readonly kind: "invalid";
			readonly typed: TypedSearch;
			readonly problems: readonly Problem[];
			readonly choices: Choices;
	  };

interface Setting {
	readonly now: Date;
	readonly language: Language;
}

/**
 * Undefined where the departure is not left open. It is by a month in `depart`, and in a form that was sent without a
 * day: there `month` may say which. Who comes back on a day leaves on one. A link that names two places and no more is where a search begins. A trip of several cities has its days.
 */
export function readOpen(params: URLSearchParams, setting: Setting): ReadOpen | undefined {
	const text = (name: string) => oneLine(params.get(name) ?? "", 20);
	const [depart, back] = [text("depart"), text("return")];
	const round = (text("trip") || "round") === "round";
	if (text("trip") === "multi" || (round && back)) return undefined;
	if (!(isIsoMonth(depart) || (depart === "" && params.has("adults")))) return undefined;
	// Tomorrow in UTC is a day that can be had wherever the trip begins.
	const day = addDays(isoDay(setting.now), 1);
	const dated = new URLSearchParams(params);
	dated.set("depart", day);
	const stay = round ? readStay(params) : undefined;
	if (stay) dated.set("return", addDays(day, stay.kind === "ok" ? stay.value.stay : usualStay));
	const parsed = parseFlightQuery(dated, setting);
	if (parsed.kind === "empty") return undefined;
	// The form shows no day, as it was left; which month it is, it keeps unseen.
	const typed = { ...parsed.typed, depart: "", return: "" };
	if (parsed.kind === "invalid") return { ...parsed, typed };
	const { query } = parsed;
	const { first, last } = openDays(query, setting.now);
	if (!depart) {
		const before = text("month");
		const known = isIsoMonth(before) && before >= monthOf(first) && before <= monthOf(last);
		return { kind: "unnamed", query, month: known ? before : shiftMonth(monthOf(first), 1) };
	}
	const limit = depart < monthOf(first) ? first : depart > monthOf(last) ? last : undefined;
	if (limit) {
		const key = limit === first ? problemKeys.departPast : problemKeys.departTooFar;
		const date = formatDay(limit, setting.language, "longDay");
		return {
			kind: "invalid",
			typed: { ...typed, depart },
			problems: [{ field: "depart", key, values: { date } }],
			choices: {},
		};
	}
	return { kind: "open", typed, query: inMonth(query, depart, first), month: depart, stay };
}

/** What the form keeps unseen of a trip without days while something else in it has to be put right: the month, and the nights. */
export function openMonth(params: URLSearchParams): URLSearchParams {
	const month = [params.get("depart"), params.get("month")].find((text) => text && isIsoMonth(text));
	const stay = oneLine(params.get("stay") ?? "", 20);
	return new URLSearchParams({ ...(month && { month }), ...(month && stay && { stay }) });
}

function inMonth(query: FlightQuery, month: IsoMonth, first: string): FlightQuery {
	const start = firstDay(month) < first ? first : firstDay(month);
	const nights = nightsOf(query) ?? 0;
	const slices = query.slices.map((slice, index) => ({ ...slice, date: addDays(start, index * nights) }));
	return { ...query, slices, flex: 0 };
}

/** The search with its month instead of days, in the order of `flightSearchParams`. */
export function openSearchParams(query: FlightQuery, month: IsoMonth): URLSearchParams {
	const params = flightSearchParams({ ...query, flex: 0 });
	const nights = nightsOf(query);
	params.set("depart", month);
	params.delete("return");
	if (nights !== undefined) params.set("stay", String(nights));
	return params;
}
