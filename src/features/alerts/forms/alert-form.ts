// The fare alert form: a route, its days or month, who travels, a price, an address; and the trip it makes.
import * as v from "valibot";
import { checkSlices, type SliceField, whyRefused } from "../../../flights/form/check-slices.ts";
import { type PlaceReader, unreadPlaces } from "../../../flights/form/place-reader.ts";
import type { PriceTerms } from "../../../flights/price-terms.ts";
import { maxFieldLength } from "../../../flights/trip/limits.ts";
import { monthsAhead } from "../../../flights/trip/months-ahead.ts";
import { email } from "../../../forms/contact-rules.ts";
import { defineForm, type FieldOf, type Setting, type Typed } from "../../../forms/form.ts";
import { about } from "../../../forms/problem.ts";
import { agreed, type Refuse, together } from "../../../forms/rules.ts";
import { formatDay } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Money } from "../../../money/money.ts";
import { addDays, type IsoDate, isoDay } from "../../../time/iso-date.ts";
import type { AlertDates, AlertTrip } from "./alert.ts";

const maxStayDays = 90;

/** What is sent once a form is right. */
export interface WantedAlert {
	readonly trip: AlertTrip;
	readonly email: string;
}

const place = {
	...({ placeholder: "search.place", spellCheck: false, required: true } as const),
	...{ maxLength: maxFieldLength, maxKept: maxFieldLength },
};
/** Names of the fields that say which trip it is. */
type TripField = "from" | "to" | "dates" | "depart" | "return" | "month" | "stay";
type PriceField = "drop" | "price";

export type TermField = "adults" | "ages" | "bags" | "cabin" | "nearby";
/** The rules of a search about who travels and how. A browser leaves them to the server: what it offers there is right. */
type CheckTerms = (typed: Typed<TermField>, refuse: Refuse<TermField>) => PriceTerms;

/** What the rules ask of the places they read. A browser has no index of them: it takes every name, and names none. */
interface AlertPlaces {
	readonly reader: PlaceReader;
	/** The places that a text may mean, as a message names them. */
	named(text: string): string;
}

export const alertFormBy = (placesIn: (language: Language) => AlertPlaces, checkTerms: CheckTerms) =>
	defineForm({
		id: "alert",
		fields: {
			from: { label: "search.from", ...place },
			to: { label: "search.to", ...place },
			dates: { label: "alert.dates.legend", blank: "days" },
			depart: { label: "search.depart" },
			return: { label: "search.return", hint: "alert.oneway.hint" },
			month: { label: "alert.month" },
			stay: { label: "alert.stay", hint: "alert.oneway.hint", blank: "7", inputMode: "numeric", maxLength: 3 },
			// As in the search, whose whole table of fields a browser need not load for these.
			adults: { label: "search.adults", hint: "search.adultsHint", blank: "1" },
			ages: { label: "search.ages", hint: "search.agesHint", maxLength: maxFieldLength, maxKept: maxFieldLength },
			bags: { label: "search.bags", hint: "search.bagsHint", blank: "0" },
			cabin: { label: "search.cabin", blank: "economy" },
			nearby: { label: "search.nearby", blank: "0" },
			drop: { label: "alert.price.legend", blank: "any" },
			price: { label: "alert.price", hint: "alert.price.hint", inputMode: "decimal", maxLength: 12 },
			email: {
				...{ label: "alert.email", hint: "alert.email.hint", required: true },
				...{ type: "email", autoComplete: "email", maxLength: 254 },
			},
			consent: { label: "alert.consent", required: true },
		},
		// What a page from before these fields does not send is as in a form that nobody has filled in.
		shape: ({ adults, ages, bags, cabin, nearby, drop, price, email, consent, ...trip }) => ({
			...{ trip, threshold: { drop, price }, email, consent },
			terms: { adults: adults || "1", ages, bags: bags || "0", cabin: cabin || "economy", nearby: nearby || "0" },
		}),
		schema: (setting) =>
			v.pipe(
				v.object({
					trip: watchedTrip(setting, placesIn(setting.language)),
					terms: together(checkTerms),
					threshold,
					email: email({ missing: "alert.problem.emailMissing", wrong: "alert.problem.email" }),
					consent: agreed("alert.problem.consent"),
				}),
				v.transform(({ trip, terms, threshold, email }): WantedAlert => {
					return { trip: { ...trip, terms, threshold, language: setting.language }, email };
				}),
			),
	});

/** No text of a browser is sent: the server reads what was typed anew. */
const untold: PriceTerms = { adults: 1, ages: [], bags: 0, cabin: "economy", nearby: false };

/** As a browser checks it. */
export const alertFormIn = () =>
	alertFormBy(
		() => ({ reader: unreadPlaces, named: () => "" }),
		() => untold,
	);

export type AlertField = FieldOf<ReturnType<typeof alertFormBy>>;

/** Places and days are checked as a search's are: what can be searched can be watched. */
function watchedTrip({ now, language }: Pick<Setting, "language" | "now">, places: AlertPlaces) {
	return v.pipe(
		v.custom<Typed<TripField>>(() => true),
		v.rawTransform(({ dataset: { value: typed }, addIssue, NEVER }) => {
			const refuse: Refuse<TripField> = (field, key, values) => addIssue(about(typed, field, key, values));
			const days = typed.dates === "days";
			const dayText = (day: IsoDate) => formatDay(day, language, "longDay");
			const check = checkSlices({ now, places: places.reader, dayText });
			// A month has no day: any that is right will do.
			const asked = { ...typed, trip: days && typed.return ? "round" : "oneway" };
			const [out, back] = check(days ? asked : { ...asked, depart: addDays(isoDay(now), 7) }, refuseIn(places, refuse));
			const dates = days ? out && byDays(out.date, back?.date) : byMonth(typed, now, refuse);
			return out && dates ? { from: out.from.code, to: out.to.code, dates } : NEVER;
		}),
	);
}

/** As the search says it, but for a text that several places fit: here they are named in the message. */
function refuseIn(places: AlertPlaces, refuse: Refuse<TripField>): Refuse<SliceField> {
	return (field, key, values) => {
		if (field !== "from" && field !== "to" && field !== "depart" && field !== "return") return;
		const why = whyRefused(key);
		if (!why || why === "unknown") {
			refuse(field, key, values);
			return;
		}
		const text = String(values?.text ?? "");
		const told = why === "ambiguous" ? "alert.problem.places" : "alert.problem.alike";
		refuse(field, told, { places: places.named(text) });
	};
}

function byDays(depart: string, back: string | undefined): AlertDates {
	return { kind: "days", depart, return: back ?? null };
}

function byMonth(
	{ dates, month, stay }: Typed<TripField>,
	now: Date,
	refuse: Refuse<TripField>,
): AlertDates | undefined {
	if (dates !== "month") {
		refuse("dates", "alert.problem.dates");
		return undefined;
	}
	if (!monthsAhead(now).includes(month)) refuse("month", "alert.problem.month");
	const days = /^\d{1,3}$/.test(stay) ? Number(stay) : 0;
	if (stay && (days < 1 || days > maxStayDays)) refuse("stay", "alert.problem.stay", { limit: maxStayDays });
	return { kind: "month", month, stay: stay ? days : null };
}

/** Dollars, with cents or without: "350", "$1,350", "US$1,350", "349.99". Null is any drop. */
const threshold = v.pipe(
	v.custom<Typed<PriceField>>(() => true),
	v.rawTransform(({ dataset: { value: typed }, addIssue, NEVER }): Money | null => {
		const { drop, price } = typed;
		if (drop === "any") return null;
		const [, dollars, cents = "00"] = /^(?:US)?\$?\s*(\d{1,3}(?:,\d{3})|\d{1,5})(?:\.(\d{2}))?$/.exec(price) ?? [];
		const minor = Number(`${dollars?.replace(",", "")}${cents}`);
		if (drop === "below" && minor > 0) return { minor, currency: "USD" };
		addIssue(
			drop === "below" ? about(typed, "price", "alert.problem.price") : about(typed, "drop", "alert.problem.drop"),
		);
		return NEVER;
	}),
);
