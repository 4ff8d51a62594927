// The fare alert form: a route, its days or month, a price, an address; and the wish it makes.
import * as v from "valibot";
import { parseFlightQuery } from "../../flights/query.ts";
import { monthsAhead } from "../../flights/trip/months-ahead.ts";
import { problemKeys, type Problem as SearchProblem } from "../../flights/trip/problems.ts";
import { email } from "../../forms/contact-rules.ts";
import { blank, defineForm, type FieldOf, type Setting, type Typed, typedIn } from "../../forms/form.ts";
import { about } from "../../forms/problem.ts";
import { agreed } from "../../forms/rules.ts";
import { isoDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/languages.ts";
import type { MessageKey, Values } from "../../i18n/messages.ts";
import { type Money, money } from "../../money/money.ts";
import { alertParameters } from "../../parameters.ts";
import { findPlace } from "../../places/airports.ts";
import type { Place } from "../../places/place.ts";
import { choicesOf, placeDetail, placeLabel, resolvePlace } from "../../places/search.ts";
import { addDays, isIsoDate } from "../../time/iso-date.ts";
import { type AlertDates, type AlertTrip, maxStayDays } from "./alert.ts";

/** What is sent once a form is right. */
export interface WantedAlert {
	readonly wish: AlertTrip;
	readonly email: string;
}

const place = { placeholder: "search.place", maxLength: 100, spellCheck: false, required: true } as const;
/** Names of the fields that say which trip it is. */
type TripField = "from" | "to" | "dates" | "depart" | "return" | "month" | "stay";
type PriceField = "drop" | "price";

export const alertForm = defineForm({
	id: "alert",
	fields: {
		from: { label: "search.from", ...place },
		to: { label: "search.to", ...place },
		dates: { label: "alert.dates.legend", blank: "days" },
		depart: { label: "search.depart" },
		return: { label: "search.return", hint: "alert.oneway.hint" },
		month: { label: "alert.month" },
		stay: { label: "alert.stay", hint: "alert.oneway.hint", blank: "7", inputMode: "numeric", maxLength: 3 },
		drop: { label: "alert.price.legend", blank: "any" },
		price: { label: "alert.price", hint: "alert.price.hint", inputMode: "decimal", maxLength: 12 },
		email: {
			...{ label: "alert.email", hint: "alert.email.hint", required: true },
			...{ type: "email", autoComplete: "email", maxLength: 254 },
		},
		consent: { label: "alert.consent", required: true },
	},
	shape: ({ drop, price, email, consent, ...trip }) => ({ trip, threshold: { drop, price }, email, consent }),
	schema: (setting) =>
		v.pipe(
			v.object({
				trip: watchedTrip(setting),
				threshold,
				email: email({ missing: "alert.problem.emailMissing", wrong: "alert.problem.email" }),
				consent: agreed("alert.problem.consent"),
			}),
			v.transform(({ trip, threshold, email }): WantedAlert => {
				return { wish: { ...trip, threshold, language: setting.language }, email };
			}),
		),
});

export type AlertField = FieldOf<typeof alertForm>;

/** The form as a link fills it in: places by their names, a month instead of days where the link names one. */
export function startAlertForm(query: URLSearchParams, language: Language): Typed<AlertField> {
	const typed = typedIn(alertForm, query);
	const given = Object.fromEntries(alertParameters.flatMap((name) => (query.has(name) ? [[name, typed[name]]] : [])));
	const named = (text: string) => {
		const found = text ? findPlace(text) : undefined;
		return found ? placeLabel(found, language) : text;
	};
	const places = { from: named(typed.from), to: named(typed.to) };
	return blank(alertForm, { ...given, ...places, dates: typed.month ? "month" : "days" });
}

/** Places to choose from where a text fits several, or is like the names of some. */
export function placesFor(text: string, language: Language): readonly Place[] {
	return text ? choicesOf(resolvePlace(text, language)) : [];
}

type Refuse = (field: TripField, key: MessageKey, values?: Values) => void;

/** Places and days are checked as a search's are: what can be searched can be watched. */
function watchedTrip(setting: Pick<Setting, "language" | "now">) {
	return v.pipe(
		v.custom<Typed<TripField>>(() => true),
		v.rawTransform(({ dataset: { value: typed }, addIssue, NEVER }) => {
			const refuse: Refuse = (field, key, values) => addIssue(about(typed, field, key, values));
			const days = typed.dates === "days";
			const asSearch = new URLSearchParams({
				trip: days && typed.return ? "round" : "oneway",
				from: typed.from,
				to: typed.to,
				// A month has no day: any that is right will do.
				depart: days ? typed.depart : addDays(isoDay(setting.now), 7),
				...(days && { return: typed.return }),
			});
			const parsed = parseFlightQuery(asSearch, setting);
			if (parsed.kind === "invalid") for (const one of parsed.problems) refuseAsSearch(one, setting.language, refuse);
			const [out, back] = parsed.kind === "ok" ? parsed.query.slices : [];
			const dates = days ? out && daysOf(out.date, back?.date) : monthOf(typed, setting.now, refuse);
			return out && dates ? { from: out.from.code, to: out.to.code, dates } : NEVER;
		}),
	);
}

function refuseAsSearch({ field, key, values }: SearchProblem, language: Language, refuse: Refuse): void {
	if (field !== "from" && field !== "to" && field !== "depart" && field !== "return") return;
	const ambiguous = key === problemKeys.fromAmbiguous || key === problemKeys.toAmbiguous;
	if (!ambiguous && key !== problemKeys.fromAlike && key !== problemKeys.toAlike) {
		refuse(field, key, values);
		return;
	}
	const text = String(values?.text ?? "");
	const said = placesFor(text, language).map((one) => `${placeLabel(one, language)}, ${placeDetail(one, language)}`);
	refuse(field, ambiguous ? "alert.problem.places" : "alert.problem.alike", { text, places: said.join("; ") });
}

function daysOf(depart: string, back: string | undefined): AlertDates {
	return { kind: "days", depart, return: back ?? null };
}

function monthOf({ dates, month, stay }: Typed<TripField>, now: Date, refuse: Refuse): AlertDates | undefined {
	if (dates !== "month") {
		refuse("dates", "alert.problem.dates");
		return undefined;
	}
	if (!monthsAhead(now).includes(month) || !isIsoDate(`${month}-01`)) refuse("month", "alert.problem.month");
	const days = /^\d{1,3}$/.test(stay) ? Number(stay) : 0;
	if (stay && (days < 1 || days > maxStayDays)) refuse("stay", "alert.problem.stay", { limit: maxStayDays });
	return { kind: "month", month, stay: stay ? days : null };
}

/** Dollars, with cents or without: "350", "$1,350", "349.99". Null is any drop. */
const threshold = v.pipe(
	v.custom<Typed<PriceField>>(() => true),
	v.rawTransform(({ dataset: { value: typed }, addIssue, NEVER }): Money | null => {
		const { drop, price } = typed;
		if (drop === "any") return null;
		const [, dollars, cents = "00"] = /^\$?\s*(\d{1,3}(?:,\d{3})|\d{1,5})(?:\.(\d{2}))?$/.exec(price) ?? [];
		const minor = Number(`${dollars?.replace(",", "")}${cents}`);
		if (drop === "below" && minor > 0) return money(minor, "USD");
		addIssue(
			drop === "below" ? about(typed, "price", "alert.problem.price") : about(typed, "drop", "alert.problem.drop"),
		);
		return NEVER;
	}),
);
