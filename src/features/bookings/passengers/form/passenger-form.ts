// The passenger form: for each traveler of a trip what an airline must know, and how to reach the one who books.
import * as v from "valibot";
import { isInfant, maxChildAge, maxTravelers, type Travelers } from "../../../../flights/trip/travelers.ts";
import { email, phone } from "../../../../forms/contact-rules.ts";
import { defineForm, type FieldRow, type Typed } from "../../../../forms/form.ts";
import { phoneFields } from "../../../../forms/phone-fields.ts";
import { checked } from "../../../../forms/rules.ts";
import { type Language, languages } from "../../../../i18n/languages.ts";
import type { Contact, Passenger, PassengerKind } from "../../booking.ts";
import { type TravelerField, type TripRules, traveler } from "./traveler-rules.ts";

type ContactField = "email" | "country" | "phone" | "callback";
/** Travelers count from 1. */
export type PassengerField = `t${number}-${TravelerField}` | ContactField;

export interface PassengerDetails {
	readonly passengers: readonly Passenger[];
	readonly contact: Contact;
}

/** Begins the ids of its controls. */
export const passengerFormId = "pax";
/** Characters that are kept: nothing that somebody could mean is cut short before it is looked at. */
const maxKept = 4000;

export function fieldOf<Name extends TravelerField>(index: number, name: Name): `t${number}-${Name}` {
	return `t${index + 1}-${name}`;
}

/** Adults first, then the others by the ages that were searched; undefined stands for an adult. */
export function searchedAges({ adults, ages }: Travelers): readonly (number | undefined)[] {
	return [...Array.from({ length: adults }, () => undefined), ...ages];
}

export function kindOf(age: number | undefined): PassengerKind {
	if (age === undefined || age > maxChildAge) return "adult";
	return isInfant(age) ? "infant" : "child";
}

/**
 * @param travelers whom the price is for
 * @param language that of the page: it says in which order the parts of a date are asked for
 * @param rules of the trip; without them, as in a browser, ages and the letters of names are left to the server
 */
export function passengerForm(travelers: Travelers, language: Language, rules: TripRules = {}) {
	const searched = searchedAges(travelers);
	const fields: Record<PassengerField, FieldRow> = {
		...Object.fromEntries(searched.flatMap((_, index) => travelerRows(index, language, searched.length > 1))),
		email: {
			...{ label: "pax.email", hint: "pax.email.hint", required: true },
			...{ type: "email", autoComplete: "email", spellCheck: false, maxKept },
		},
		...phoneFields(),
		/** Whether the agency may call: a box of its own, never ticked for the visitor. */
		callback: { label: "pax.callback", hint: "pax.callback.detail" },
	};
	return defineForm({
		id: passengerFormId,
		fields,
		shape: ({ email, country, phone, callback, ...typed }) => ({
			travelers: Object.fromEntries(searched.map((_, index) => [`t${index + 1}`, typedTraveler(typed, index)])),
			...{ email, phone: { number: phone, country }, callback },
		}),
		schema: (setting) =>
			v.pipe(
				v.object({
					travelers: v.object(
						Object.fromEntries(
							searched.map((age, index) => {
								const about = { age, kind: kindOf(age), hasLap: hasLap(searched, index) };
								return [`t${index + 1}`, traveler(about, rules, setting)];
							}),
						),
					),
					email: email({ missing: "alert.problem.emailMissing", wrong: "alert.problem.email" }),
					phone: phone(setting.phones, { missing: "pax.problem.phoneMissing", wrong: "phone.problem" }),
					callback: v.string(),
				}),
				v.transform(({ travelers, callback, ...contact }): PassengerDetails => {
					return { passengers: Object.values(travelers), contact: { ...contact, callback: callback === checked } };
				}),
			),
	});
}

export type PassengerForm = ReturnType<typeof passengerForm>;

/** The form that stands in a page, without the rules of its trip; none where its travelers were changed. */
export function passengerFormIn({ sent, language }: { readonly sent: FormData; readonly language: Language }) {
	const travelers = readTravelersField(sent.get("travelers"));
	return travelers && passengerForm(travelers, language);
}

/** The fields in the order of the form. */
function travelerRows(index: number, language: Language, several: boolean): [PassengerField, FieldRow][] {
	const number = index + 1;
	const auto = (token: string) => (index === 0 ? token : `section-t${number} ${token}`);
	// Only the visitor's own birthday may be known to the browser.
	const part = (name: "day" | "month" | "year") => ({
		...({ required: true, inputMode: "numeric", maxKept } as const),
		autoComplete: index === 0 ? `bday-${name}` : "off",
	});
	const name = { autoCapitalize: "words", spellCheck: false, required: true, maxKept } as const;
	const code = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, maxKept } as const;
	const rows: Readonly<Record<TravelerField, FieldRow>> = {
		given: { label: "pax.given", autoComplete: auto("given-name"), ...name },
		family: { label: "pax.family", autoComplete: auto("family-name"), ...name },
		asis: { label: "pax.asis", hint: "pax.asis.detail" },
		day: { label: "pax.born.day", ...part("day") },
		month: { label: "pax.born.month", ...part("month") },
		year: { label: "pax.born.year", ...part("year") },
		gender: { label: "pax.gender" },
		known: { label: "pax.known", hint: "pax.known.hint", ...code },
		redress: { label: "pax.redress", hint: "pax.redress.hint", ...code },
	};
	const order = ["given", "family", "asis", ...languages[language].dateParts, "gender", "known", "redress"] as const;
	return order.map((own) => {
		// What can be wrong with a name does not say with which.
		const isName = own === "given" || own === "family";
		const alone = isName && (["pax.named", {}] as const);
		const inSummary = several ? ([isName ? "pax.short.named" : "pax.short", { number }] as const) : alone;
		return [fieldOf(index, own), { ...rows[own], ...(inSummary && { inSummary }) }];
	});
}

function typedTraveler(typed: Partial<Typed<PassengerField>>, index: number) {
	const own = (name: TravelerField) => typed[fieldOf(index, name)] ?? "";
	const asis = own("asis") === checked;
	return {
		given: { text: own("given"), asis },
		family: { text: own("family"), asis },
		born: birthTexts(typed, index),
		...{ gender: own("gender"), known: own("known"), redress: own("redress") },
	};
}

/** The date of birth as it was typed. */
export function birthTexts(typed: Partial<Typed<PassengerField>>, index: number) {
	const own = (name: "day" | "month" | "year") => typed[fieldOf(index, name)] ?? "";
	return { day: own("day"), month: own("month"), year: own("year") };
}

/** Each infant sits on an adult's lap. The search checks that already; this makes sure. */
function hasLap(searched: readonly (number | undefined)[], index: number): boolean {
	const count = (kind: PassengerKind, until?: number) =>
		searched.slice(0, until).filter((age) => kindOf(age) === kind).length;
	return kindOf(searched[index]) !== "infant" || count("infant", index) < count("adult");
}

/** Who travels, as a hidden field keeps it: for drawing the form again when its trip cannot be read, and for its rules in a browser. */
export function travelersField({ adults, ages }: Travelers): string {
	return [adults, ...ages].join(" ");
}

/** Reads the hidden field; undefined when it was changed. It is good for drawing only, since anybody can write it. */
export function readTravelersField(text: unknown): Travelers | undefined {
	if (typeof text !== "string" || !/^[1-9]( \d{1,2}){0,8}$/.test(text)) return undefined;
	const [adults = 1, ...ages] = text.split(" ").map(Number);
	return adults + ages.length <= maxTravelers && ages.every((age) => age <= maxChildAge) ? { adults, ages } : undefined;
}
