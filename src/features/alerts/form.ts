// The fare alert form: as it was typed, what is wrong with it, and the wish it makes.

import { type FlightQuery, parseFlightQuery } from "../../flights/query.ts";
import { maxDaysAhead } from "../../flights/trip/form.ts";
import { type Problem, problemKeys } from "../../flights/trip/problems.ts";
import { readEmailAddress } from "../../forms/email-address.ts";
import { isoDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/languages.ts";
import type { MessageKey, Values } from "../../i18n/messages.ts";
import { type Money, money } from "../../money/money.ts";
import type { Place } from "../../places/place.ts";
import { placeDetail, placeLabel } from "../../places/search.ts";
import { addDays, isIsoDate } from "../../time/iso-date.ts";
import { type AlertDates, type AlertTrip, type IsoMonth, maxStayDays } from "./alert.ts";

/** The fields, in the order of the form; their names are also those of a link's parameters. */
const alertFields = [
	...["from", "to", "dates", "depart", "return", "month", "stay"],
	...["drop", "price", "email", "consent"],
] as const satisfies readonly string[];
export type AlertField =
	| ("from" | "to" | "dates" | "depart" | "return" | "month" | "stay")
	| ("drop" | "price" | "email" | "consent");

/** Raw texts, kept so that nothing has to be typed twice. */
export type AlertForm = Readonly<Record<AlertField, string>>;

export interface AlertProblem {
	readonly field: AlertField;
	readonly key: MessageKey;
	readonly values?: Values;
}

export type ParsedAlert =
	| { readonly kind: "ok"; readonly wish: AlertTrip; readonly email: string }
	| {
			readonly kind: "invalid";
			readonly problems: readonly AlertProblem[];
			/** Places to choose from, by the field whose text fits several. */
			readonly choices: Readonly<Partial<Record<"from" | "to", readonly Place[]>>>;
	  };

interface Setting {
	readonly language: Language;
	readonly now: Date;
}

const maxLength = 254;
const defaults: Partial<AlertForm> = { dates: "days", stay: "7", drop: "any" };

/** A form that came back: what is missing from it stays missing. */
export function readAlertForm(form: FormData): AlertForm {
	return fields((name) => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	});
}

/** The form as a link fills it in: places by their names, a month instead of days where the link names one. */
export function startAlertForm(query: URLSearchParams, find: (text: string) => Place | undefined, language: Language) {
	const dates = query.get("month") ? "month" : "days";
	return fields((name) => {
		const given = query.get(name);
		const place = (name === "from" || name === "to") && given ? find(given) : undefined;
		if (place) return placeLabel(place, language);
		if (name === "dates") return dates;
		return given ?? defaults[name] ?? "";
	});
}

function fields(read: (name: AlertField) => string): AlertForm {
	const tidy = (text: string) =>
		text
			.slice(0, 4 * maxLength)
			.replace(/\p{Cc}+/gu, " ")
			.toWellFormed()
			.trim()
			.slice(0, maxLength);
	return Object.fromEntries(alertFields.map((name) => [name, tidy(read(name as AlertField))])) as AlertForm;
}

/** The months that can be booked, the present one first. */
export function monthsAhead(now: Date): IsoMonth[] {
	const last = addDays(isoDay(now), maxDaysAhead).slice(0, 7);
	const months: IsoMonth[] = [];
	for (let date = `${isoDay(now).slice(0, 7)}-01`; date.slice(0, 7) <= last; date = firstOfNext(date)) {
		months.push(date.slice(0, 7));
	}
	return months;
}

function firstOfNext(date: string): string {
	return `${addDays(date, 31).slice(0, 7)}-01`;
}

/** Never throws: every problem at once, in the order of the form. */
export function parseAlertForm(form: AlertForm, setting: Setting): ParsedAlert {
	const problems: AlertProblem[] = [];
	const add = (field: AlertField, key: MessageKey, values?: Values) =>
		problems.push(values ? { field, key, values } : { field, key });
	const trip = checkTrip(form, setting, add);
	const dates = form.dates === "month" ? checkMonth(form, setting, add) : daysOf(trip.query);
	if (form.dates !== "month" && form.dates !== "days") add("dates", "alert.problem.dates");
	const threshold = checkPrice(form, add);
	const email = readEmailAddress(form.email);
	if (!form.email) add("email", "alert.problem.emailMissing");
	else if (!email) add("email", "alert.problem.email");
	if (!form.consent) add("consent", "alert.problem.consent");
	const [slice] = trip.query?.slices ?? [];
	if (problems.length > 0 || !slice || !dates || !email) {
		const order = (problem: AlertProblem) => alertFields.indexOf(problem.field);
		return { kind: "invalid", problems: problems.sort((a, b) => order(a) - order(b)), choices: trip.choices };
	}
	const { from, to } = slice;
	return { kind: "ok", wish: { from: from.code, to: to.code, dates, threshold, language: setting.language }, email };
}

type Add = (field: AlertField, key: MessageKey, values?: Values) => void;

/** Places and days are checked as a search's are: what can be searched can be watched. */
function checkTrip(form: AlertForm, setting: Setting, add: Add) {
	const days = form.dates === "days";
	const asSearch = new URLSearchParams({
		trip: days && form.return ? "round" : "oneway",
		from: form.from,
		to: form.to,
		// A month has no day: any that is right will do.
		depart: days ? form.depart : addDays(isoDay(setting.now), 7),
		...(days && { return: form.return }),
	});
	const parsed = parseFlightQuery(asSearch, setting);
	if (parsed.kind === "ok") return { query: parsed.query, choices: {} };
	if (parsed.kind === "empty") return { query: undefined, choices: {} };
	const { from, to } = parsed.choices;
	const choices = { ...(from && { from }), ...(to && { to }) };
	for (const problem of parsed.problems) addSearchProblem(problem, choices, setting.language, add);
	return { query: undefined, choices };
}

function addSearchProblem(
	{ field, code, values }: Problem,
	choices: Partial<Record<"from" | "to", readonly Place[]>>,
	language: Language,
	add: Add,
) {
	if (field !== "from" && field !== "to" && field !== "depart" && field !== "return") return;
	const places = field === "from" || field === "to" ? choices[field] : undefined;
	if (!places) return add(field, problemKeys[code], values);
	const said = places.map((place) => `${placeLabel(place, language)}, ${placeDetail(place, language)}`);
	add(field, "alert.problem.places", { text: String(values?.text ?? ""), places: said.join("; ") });
}

function daysOf(query: FlightQuery | undefined): AlertDates | undefined {
	const [out, back] = query?.slices ?? [];
	return out && { kind: "days", depart: out.date, return: back?.date ?? null };
}

function checkMonth({ month, stay }: AlertForm, { now }: Setting, add: Add): AlertDates | undefined {
	if (!monthsAhead(now).includes(month) || !isIsoDate(`${month}-01`)) add("month", "alert.problem.month");
	const days = /^\d{1,3}$/.test(stay) ? Number(stay) : 0;
	if (stay && (days < 1 || days > maxStayDays)) add("stay", "alert.problem.stay", { limit: maxStayDays });
	return { kind: "month", month, stay: stay ? days : null };
}

/** Dollars, with cents or without: "350", "$1,350", "349.99". Null is any drop. */
function checkPrice({ drop, price }: AlertForm, add: Add): Money | null {
	if (drop === "any") return null;
	if (drop !== "below") add("drop", "alert.problem.drop");
	else {
		const [, dollars, cents = "00"] = /^\$?\s*(\d{1,3}(?:,\d{3})|\d{1,5})(?:\.(\d{2}))?$/.exec(price) ?? [];
		const minor = Number(`${dollars?.replace(",", "")}${cents}`);
		if (minor > 0) return money(minor, "USD");
		add("price", "alert.problem.price");
	}
	return null;
}
