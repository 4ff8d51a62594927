// The passenger form: what was typed becomes passengers and a contact, or the whole list of what stands in the way.

import type { NameRule } from "../../../flights/name-rule.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import type { Travelers } from "../../../flights/trip/check-travelers.ts";
import { isInfant, maxChildAge } from "../../../flights/trip/check-travelers.ts";
import { readEmailAddress } from "../../../forms/email-address.ts";
import { readPhone } from "../../../forms/phone.ts";
import type { FormProblem } from "../../../forms/problem.ts";
import { formatDay, isoDay } from "../../../i18n/formats.ts";
import { type Language, languages } from "../../../i18n/languages.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { addDays, type IsoDate } from "../../../time/iso-date.ts";
import type { Contact, Passenger, PassengerKind } from "../booking.ts";
import { ageOn, type DatePart, type DateReading, readBirthDate } from "./birth-date.ts";
import { fieldOf, type PassengerField, type PassengerTexts, type TravelerTexts } from "./passenger-texts.ts";
import { type NameReading, readName } from "./traveler-names.ts";

export interface PassengerProblem extends FormProblem<PassengerField> {
	/** The way out that stands beside it: the name sent as it is, or a search with the right ages. */
	readonly offers?: "asis" | "search";
}

export type ParsedPassengers =
	| { readonly kind: "ok"; readonly passengers: readonly Passenger[]; readonly contact: Contact }
	| {
			readonly kind: "invalid";
			/** Problems stand in the order of the form. */
			readonly problems: readonly PassengerProblem[];
			/** The travelers of a new search: their ages follow from the dates of birth that can be read. */
			readonly travelers: Travelers;
	  };

export interface PassengerSetting {
	/** The travelers whom the price is for. */
	readonly travelers: Travelers;
	/** The airport's own day on which the last flight leaves. */
	readonly lastFlightOn: IsoDate;
	readonly language: Language;
	readonly now: Date;
	/** Of the fare source, where it has a rule. */
	readonly names?: NameRule | undefined;
}

const maxAge = 120;

/** The parts of a date in the order in which a language says them. */
export function datePartsOf(language: Language): readonly DatePart[] {
	return languages[language].dateParts;
}

/** The day that counts for ages; a traveler's local one. */
export function lastFlightDay({ slices }: Pick<Offer, "slices">): IsoDate {
	return slices.at(-1)?.segments.at(-1)?.departingAt.slice(0, 10) ?? "";
}

/** Adults first, then the others by the ages that were searched; undefined stands for an adult. */
export function searchedAges({ adults, ages }: Travelers): readonly (number | undefined)[] {
	return [...Array.from({ length: adults }, () => undefined), ...ages];
}

export function kindOf(age: number | undefined): PassengerKind {
	if (age === undefined || age > maxChildAge) return "adult";
	return isInfant(age) ? "infant" : "child";
}

type Add = (field: PassengerField, key: MessageKey, more?: Pick<PassengerProblem, "values" | "offers">) => undefined;

/** Never throws: every problem at once. */
export function parsePassengers(texts: PassengerTexts, setting: PassengerSetting): ParsedPassengers {
	const problems: PassengerProblem[] = [];
	const add: Add = (field, key, more = {}) => void problems.push({ field, key, ...more });
	const searched = searchedAges(setting.travelers);
	const read = searched.map((age, index) => readTraveler(texts.travelers[index], { age, index, setting, add }));
	checkLaps(searched, add);
	const contact = readContact(texts.contact, add);
	const passengers = read.flatMap(({ passenger }) => passenger ?? []);
	if (problems.length > 0 || !contact || passengers.length < searched.length) {
		return { kind: "invalid", problems, travelers: travelersBy(read.map(({ age }) => age)) };
	}
	return { kind: "ok", passengers, contact };
}

interface Place {
	/** The age that was searched for. */
	readonly age: number | undefined;
	readonly index: number;
	readonly setting: PassengerSetting;
	readonly add: Add;
}

/** `age`: on the last flight's day, or as searched where the date of birth does not tell. */
function readTraveler(
	texts: TravelerTexts | undefined,
	place: Place,
): { passenger?: Passenger; age: number | undefined } {
	const { index, setting, add } = place;
	if (!texts) return { age: place.age };
	const givenName = checkName(readName(texts.given, setting.names), "given", texts, place);
	const familyName = checkName(readName(texts.family, setting.names), "family", texts, place);
	const bornOn = checkBirth(readBirthDate(texts), place);
	const gender = texts.gender === "f" || texts.gender === "m" ? texts.gender : undefined;
	if (!gender) add(fieldOf(index, "gender"), "pax.problem.gender");
	const knownTravelerNumber = checkNumber(texts.known, "known", place);
	const redressNumber = checkNumber(texts.redress, "redress", place);
	const age = bornOn ? ageOn(bornOn, setting.lastFlightOn) : place.age;
	if (!givenName || !familyName || !bornOn || !gender) return { age };
	const passenger: Passenger = {
		kind: kindOf(place.age),
		...{ givenName, familyName, bornOn, gender },
		...(knownTravelerNumber && { knownTravelerNumber }),
		...(redressNumber && { redressNumber }),
	};
	return { passenger, age };
}

function checkName(
	reading: NameReading,
	name: "given" | "family",
	texts: TravelerTexts,
	{ index, setting, add }: Place,
) {
	const field = fieldOf(index, name);
	switch (reading.kind) {
		case "blank":
			return add(field, name === "given" ? "pax.problem.given" : "pax.problem.family");
		case "digits":
			return add(field, "pax.problem.digits");
		case "symbols":
			return add(field, "pax.problem.symbols", { values: { signs: reading.signs } });
		case "script":
			return add(field, "pax.problem.script");
		case "endless":
			return add(field, "pax.problem.endless");
		case "ok":
			if (reading.sendable || texts.asis) return reading.name;
			return reading.long
				? add(field, "pax.problem.long", {
						values: { limit: setting.names?.longest ?? reading.name.length, count: reading.name.length },
						offers: "asis",
					})
				: add(field, "pax.problem.letters", { values: { name: reading.name }, offers: "asis" });
	}
}

/** Gives the date only where a living person can have it. An age other than the one searched for is a problem, but the date is given. */
function checkBirth(reading: DateReading, { age: searched, index, setting, add }: Place): IsoDate | undefined {
	const { language, lastFlightOn, now } = setting;
	const order = datePartsOf(language);
	const first = fieldOf(index, order[0] ?? "day");
	if (reading.kind === "parts") {
		if (reading.missing.length === order.length) return add(first, "pax.problem.bornMissing");
		for (const part of order) {
			if (reading.missing.includes(part)) add(fieldOf(index, part), missingKeys[part]);
			else if (reading.wrong.includes(part)) add(fieldOf(index, part), wrongKeys[part]);
		}
		return undefined;
	}
	if (reading.kind === "impossible") return add(fieldOf(index, "day"), "pax.problem.noSuchDay");
	const { date } = reading;
	// Somewhere on earth it is tomorrow already.
	if (date > addDays(isoDay(now), 1)) return add(fieldOf(index, "year"), "pax.problem.future");
	if (ageOn(date, isoDay(now)) > maxAge)
		return add(fieldOf(index, "year"), "pax.problem.old", { values: { limit: maxAge } });
	const age = ageOn(date, lastFlightOn);
	const values = { age, searched: searched ?? 0, date: formatDay(lastFlightOn, language, "longDay") };
	if (searched === undefined && age <= maxChildAge) add(first, "pax.problem.notAdult", { values, offers: "search" });
	if (searched !== undefined && age !== searched) add(first, "pax.problem.otherAge", { values, offers: "search" });
	return date;
}

const missingKeys = {
	day: "pax.problem.dayMissing",
	month: "pax.problem.monthMissing",
	year: "pax.problem.yearMissing",
} as const satisfies Record<DatePart, MessageKey>;
const wrongKeys = {
	day: "pax.problem.day",
	month: "pax.problem.month",
	year: "pax.problem.year",
} as const satisfies Record<DatePart, MessageKey>;

/** Reservation systems take at most 25 letters and digits of a known traveler number, and 13 of a redress number. */
function checkNumber(text: string, name: "known" | "redress", { index, add }: Place): string | undefined {
	const number = text.replace(/[\s-]/g, "").toUpperCase();
	if (!number) return undefined;
	const shape = name === "known" ? /^[A-Z0-9]{5,25}$/ : /^[A-Z0-9]{5,13}$/;
	if (shape.test(number)) return number;
	return add(fieldOf(index, name), name === "known" ? "pax.problem.known" : "pax.problem.redress");
}

/** Each infant sits on an adult's lap. The search checks that already; this makes sure. */
function checkLaps(searched: readonly (number | undefined)[], add: Add) {
	const adults = searched.filter((age) => kindOf(age) === "adult").length;
	const infants = searched.flatMap((age, index) => (kindOf(age) === "infant" ? [index] : []));
	for (const index of infants.slice(adults)) add(fieldOf(index, "day"), "problem.infantsTooMany");
}

function travelersBy(ages: readonly (number | undefined)[]): Travelers {
	const children = ages.filter((age): age is number => age !== undefined && age <= maxChildAge);
	return { adults: ages.length - children.length, ages: children };
}

function readContact(texts: PassengerTexts["contact"], add: Add): Contact | undefined {
	const email = readEmailAddress(texts.email);
	if (!texts.email) add("email", "alert.problem.emailMissing");
	else if (!email) add("email", "alert.problem.email");
	const number = readPhone(texts.phone, texts.country);
	if (number.kind === "blank") add("phone", "pax.problem.phoneMissing");
	if (number.kind === "impossible") add("phone", "phone.problem");
	return email && number.kind === "ok" ? { email, phone: number.phone, callback: texts.callback !== "" } : undefined;
}
