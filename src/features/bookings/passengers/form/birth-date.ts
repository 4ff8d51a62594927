// A date of birth from its three fields, and how old somebody is on a day.

import { fold } from "../../../../i18n/fold.ts";
import { formatMonth } from "../../../../i18n/formats.ts";
import { languageCodes } from "../../../../i18n/languages.ts";
import { plainDigits } from "../../../../text/plain-digits.ts";
import { type IsoDate, isIsoDate } from "../../../../time/iso-date.ts";

export type DatePart = "day" | "month" | "year";
export type DateTexts = Readonly<Record<DatePart, string>>;
export type DateReading =
	| { readonly kind: "ok"; readonly date: IsoDate }
	/** These parts are empty, or say nothing that such a part can say. */
	| { readonly kind: "parts"; readonly missing: readonly DatePart[]; readonly wrong: readonly DatePart[] }
	/** Every part is right and the day does not exist: February 30. */
	| { readonly kind: "impossible" };

const parts = ["day", "month", "year"] as const satisfies readonly DatePart[];

/** A month may be a number or, in either language, a name or its first three letters. Never throws. */
export function readBirthDate(texts: DateTexts): DateReading {
	const read = { day: numberUpTo(texts.day, 31), month: monthOf(texts.month), year: yearOf(texts.year) };
	const missing = parts.filter((part) => texts[part].trim() === "");
	const wrong = parts.filter((part) => !missing.includes(part) && read[part] === undefined);
	const { day, month, year } = read;
	if (day === undefined || month === undefined || year === undefined) return { kind: "parts", missing, wrong };
	const two = (value: number) => String(value).padStart(2, "0");
	const date = `${year}-${two(month)}-${two(day)}`;
	return isIsoDate(date) ? { kind: "ok", date } : { kind: "impossible" };
}

function numberUpTo(text: string, max: number): number | undefined {
	const typed = plainDigits(text);
	const value = /^\s*\d{1,2}\s*$/.test(typed) ? Number(typed) : 0;
	return value >= 1 && value <= max ? value : undefined;
}

/** Two digits could be of either century. */
function yearOf(text: string): number | undefined {
	const typed = plainDigits(text);
	return /^\s*[12]\d{3}\s*$/.test(typed) ? Number(typed) : undefined;
}

function monthOf(text: string): number | undefined {
	const number = numberUpTo(text, 12);
	if (number) return number;
	const typed = fold(text).replace(/^set/, "sept");
	if (typed.length < 3) return undefined;
	return monthNames().find(([name]) => name.startsWith(typed))?.[1];
}

let names: readonly (readonly [name: string, month: number])[] | undefined;

function monthNames() {
	names ??= languageCodes.flatMap((language) =>
		Array.from({ length: 12 }, (_, index) => {
			const month = `2026-${String(index + 1).padStart(2, "0")}`;
			return [fold(formatMonth(month, language, "monthName")), index + 1] as const;
		}),
	);
	return names;
}

/** Whole years on a day; who was born on February 29 turns a year older on March 1 of a common year. Negative before birth. */
export function ageOn(bornOn: IsoDate, day: IsoDate): number {
	const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
	return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}
