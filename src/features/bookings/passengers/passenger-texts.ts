// The passenger form as texts: as it was typed, as it is opened at first, and as a booking fills it in.

import type { NameRule } from "../../../flights/name-rule.ts";
import type { Travelers } from "../../../flights/trip/check-travelers.ts";
import { maxChildAge } from "../../../flights/trip/check-travelers.ts";
import { firstCountry } from "../../../forms/phone-fields.ts";
import { checked } from "../../../forms/rules.ts";
import { oneLine } from "../../../forms/typed-text.ts";
import type { Contact, Passenger } from "../booking.ts";

/** The fields in the order of the form. The order of the date's parts follows the language. */
const travelerNames = ["given", "family", "asis", "day", "month", "year", "gender", "known", "redress"] as const;
export type TravelerField = (typeof travelerNames)[number];
const contactNames = ["email", "country", "phone", "callback"] as const;
type MessageField = (typeof contactNames)[number];
/** Travelers count from 1. */
export type PassengerField = `t${number}-${TravelerField}` | MessageField;

export type TravelerTexts = Readonly<Record<TravelerField, string>>;
export interface PassengerTexts {
	readonly travelers: readonly TravelerTexts[];
	readonly contact: Readonly<Record<MessageField, string>>;
}

/** So that no field is ever cut short before it is looked at. */
const maxLength = 4000;

export function fieldOf<Name extends TravelerField>(index: number, name: Name): `t${number}-${Name}` {
	return `t${index + 1}-${name}`;
}

/** The form as it came. */
export function readPassengerTexts(form: FormData, count: number): PassengerTexts {
	const text = (name: string) => oneLine(form.get(name), maxLength);
	return {
		travelers: Array.from({ length: count }, (_, index) => record(travelerNames, (name) => text(fieldOf(index, name)))),
		contact: record(contactNames, text),
	};
}

function record<Name extends string>(names: readonly Name[], read: (name: Name) => string): Record<Name, string> {
	return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
}

/** Nothing filled in. */
export function emptyTexts(count: number): PassengerTexts {
	return {
		travelers: Array.from({ length: count }, () => record(travelerNames, () => "")),
		contact: { email: "", country: firstCountry, phone: "", callback: "" },
	};
}

/**
 * What was saved, as it would be typed.
 * @param country of the phone number, which says its own anyway
 * @param names of the fare source, where it has a rule
 */
export function textsOf(
	passengers: readonly Passenger[],
	contact: Contact,
	country: string = firstCountry,
	names?: NameRule,
): PassengerTexts {
	return {
		travelers: passengers.map((one) => {
			const [year = "", month = "", day = ""] = one.bornOn.split("-");
			const sendable = !names || (names.takes(one.givenName) && names.takes(one.familyName));
			return {
				...{ given: one.givenName, family: one.familyName, asis: sendable ? "" : checked },
				...{ day: String(Number(day)), month: String(Number(month)), year, gender: one.gender },
				...{ known: one.knownTravelerNumber ?? "", redress: one.redressNumber ?? "" },
			};
		}),
		contact: { email: contact.email, country, phone: contact.phone, callback: contact.callback ? checked : "" },
	};
}

/** Who travels, as a hidden field keeps it, so that the form can be drawn again when its trip cannot be read. */
export function travelersField({ adults, ages }: Travelers): string {
	return [adults, ...ages].join(" ");
}

/** Reads the hidden field; undefined when it was changed. It is good for drawing only, since anybody can write it. */
export function readTravelersField(text: unknown): Travelers | undefined {
	if (typeof text !== "string" || !/^[1-9]( \d{1,2}){0,8}$/.test(text)) return undefined;
	const [adults = 1, ...ages] = text.split(" ").map(Number);
	return adults + ages.length <= 9 && ages.every((age) => age <= maxChildAge) ? { adults, ages } : undefined;
}
