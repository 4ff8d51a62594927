// The rules for one traveler: names as on the ID, a date of birth that fits the price, and the two numbers that few have.
import * as v from "valibot";
import type { NameRule } from "../../../../flights/name-rule.ts";
import { isInfant, maxChildAge } from "../../../../flights/trip/travelers.ts";
import type { Setting } from "../../../../forms/form.ts";
import { say } from "../../../../forms/problem.ts";
import { oneOf, together } from "../../../../forms/rules.ts";
import { formatDay } from "../../../../i18n/formats.ts";
import { languages } from "../../../../i18n/languages.ts";
import type { MessageKey, Values } from "../../../../i18n/messages.ts";
import { addDays, type IsoDate, isoDay } from "../../../../time/iso-date.ts";
import type { Passenger, PassengerKind } from "../../booking.ts";
import { ageOn, type DatePart, type DateReading, type DateTexts, readBirthDate } from "./birth-date.ts";
import { readName } from "./traveler-names.ts";

export type TravelerField = "given" | "family" | "asis" | DatePart | "gender" | "known" | "redress";

/** What a trip asks of its travelers. */
export interface TripRules {
	/** The airport's own day on which the last flight leaves: the one that counts for ages. */
	readonly lastFlightOn?: IsoDate | undefined;
	/** Of the fare source, where it has a rule. */
	readonly names?: NameRule | undefined;
}

/** Problems whose way out is a search for those who really travel. */
export const ageProblems: readonly MessageKey[] = ["pax.problem.notAdult", "pax.problem.otherAge"];
/** Problems whose way out is the name sent as it is. */
export const nameProblems: readonly MessageKey[] = ["pax.problem.long", "pax.problem.letters"];

const maxAge = 120;
const genders = ["f", "m"] as const;

interface Searched {
	/** The age that was searched for; undefined for an adult. */
	readonly age: number | undefined;
	readonly kind: PassengerKind;
	/** False for an infant for whom there is no adult. */
	readonly hasLap: boolean;
}

/** To a passenger of the kind that was searched for. */
export function traveler(searched: Searched, { lastFlightOn, names }: TripRules, setting: Setting) {
	return v.pipe(
		v.object({
			given: nameOnId("pax.problem.given", names),
			family: nameOnId("pax.problem.family", names),
			born: dateOfBirth(searched, lastFlightOn, setting),
			gender: oneOf(genders, "pax.problem.gender"),
			// Reservation systems take at most 25 letters and digits of a known traveler number, and 13 of a redress number.
			known: letteredNumber(25, "pax.problem.known"),
			redress: letteredNumber(13, "pax.problem.redress"),
		}),
		v.transform(
			({ given, family, born, gender, known, redress }): Passenger => ({
				...{ kind: searched.kind, givenName: given, familyName: family, bornOn: born, gender },
				...(known && { knownTravelerNumber: known }),
				...(redress && { redressNumber: redress }),
			}),
		),
	);
}

interface TypedName {
	readonly text: string;
	/** It may be sent though it does not fit the airlines' systems. */
	readonly asis: boolean;
}

function nameOnId(missing: MessageKey, rule: NameRule | undefined) {
	return v.pipe(
		v.custom<TypedName>(() => true),
		v.rawTransform(({ dataset, addIssue, NEVER }): string => {
			const { text, asis } = dataset.value;
			const refuse = (key: MessageKey, values?: Values) => {
				addIssue({ message: say(key, values) });
				return NEVER;
			};
			const reading = readName(text, rule);
			switch (reading.kind) {
				case "blank":
					return refuse(missing);
				case "digits":
					return refuse("pax.problem.digits");
				case "symbols":
					return refuse("pax.problem.symbols", { signs: reading.signs });
				case "loose":
					return refuse("pax.problem.loose", { sign: reading.sign });
				case "script":
					return refuse("pax.problem.script");
				case "endless":
					return refuse("pax.problem.endless");
				case "ok": {
					const { name, sendable, long } = reading;
					if (sendable || asis) return name;
					if (!long) return refuse("pax.problem.letters", { name });
					return refuse("pax.problem.long", { limit: rule?.maxLength ?? name.length, count: name.length });
				}
			}
		}),
	);
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

type DateProblem = readonly [part: DatePart, key: MessageKey, values?: Values];

function dateOfBirth(searched: Searched, lastFlightOn: IsoDate | undefined, setting: Setting) {
	return together((typed: DateTexts, refuse): IsoDate => {
		const reading = readBirthDate(typed);
		for (const problem of birthProblems(reading, searched.age, lastFlightOn, setting)) refuse(...problem);
		if (!searched.hasLap) refuse("day", "problem.infantsTooMany");
		return reading.kind === "ok" ? reading.date : "";
	});
}

/** What is said of the whole date is said of the part that comes first in the language. */
function birthProblems(
	reading: DateReading,
	searched: number | undefined,
	lastFlightOn: IsoDate | undefined,
	{ language, now }: Setting,
): readonly DateProblem[] {
	const { dateParts } = languages[language];
	const [first = "day"] = dateParts;
	if (reading.kind === "impossible") return [["day", "pax.problem.noSuchDay"]];
	if (reading.kind === "parts") {
		if (reading.missing.length === dateParts.length) return [[first, "pax.problem.bornMissing"]];
		const ofParts = (parts: readonly DatePart[], keys: Readonly<Record<DatePart, MessageKey>>) =>
			parts.map((part) => [part, keys[part]] as const);
		return [...ofParts(reading.missing, missingKeys), ...ofParts(reading.wrong, wrongKeys)];
	}
	const { date } = reading;
	if (isToCome(date, now)) return [["year", "pax.problem.future"]];
	if (isTooOld(date, now)) return [["year", "pax.problem.old", { limit: maxAge }]];
	if (lastFlightOn === undefined) return [];
	const age = ageOn(date, lastFlightOn);
	const values = { age, searched: searched ?? 0, date: formatDay(lastFlightOn, language, "longDay") };
	if (searched === undefined) return age <= maxChildAge ? [[first, "pax.problem.notAdult", values]] : [];
	// Until they are two they travel on a lap, at the same price.
	const same = age === searched || (isInfant(age) && isInfant(searched));
	return same ? [] : [[first, "pax.problem.otherAge", values]];
}

/** Somewhere on earth it is tomorrow already. */
function isToCome(date: IsoDate, now: Date): boolean {
	return date > addDays(isoDay(now), 1);
}

function isTooOld(date: IsoDate, now: Date): boolean {
	return ageOn(date, isoDay(now)) > maxAge;
}

/** The age on a day by what was typed; undefined where that is nobody's date of birth. */
export function typedAge(typed: DateTexts, day: IsoDate, now: Date): number | undefined {
	const reading = readBirthDate(typed);
	if (reading.kind !== "ok" || isToCome(reading.date, now) || isTooOld(reading.date, now)) return undefined;
	return ageOn(reading.date, day);
}

/** Spaces and hyphens do not count, and nothing has to be there. */
function letteredNumber(maxLength: number, key: MessageKey) {
	return v.pipe(
		v.string(),
		v.transform((text) => text.replace(/[\s-]/g, "").toUpperCase()),
		v.check((number) => number === "" || (/^[A-Z0-9]{5,}$/.test(number) && number.length <= maxLength), say(key)),
	);
}
