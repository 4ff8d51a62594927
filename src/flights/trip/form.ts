// The fields of the flight search, declared once: texts, limits, and what an empty form holds. Its rules stand in flights/form/.
import type { FieldRow, Typed } from "../../forms/form.ts";
import { type SliceSuffix, searchParameters } from "../../parameters.ts";
import { maxFieldLength } from "./limits.ts";

export const trips = ["round", "oneway", "multi"] as const;
export type TripType = (typeof trips)[number];

/** How many days before and after each date are searched too. */
export const flexes = [0, 1, 2, 3] as const;
export type Flex = (typeof flexes)[number];

/** The names of the form's fields, which are also the URL's parameters. */
export type FieldName = (typeof searchParameters)[number];
/** The fields of one slice, `from2`, and what they are alike in, `from`. */
type Numbered = `${"from" | "to" | "depart"}${SliceSuffix}`;
export type FieldKind = Exclude<FieldName, Numbered> | "from" | "to" | "depart";

/** A search as a visitor typed it: raw texts, kept so that nothing has to be typed twice. */
export type TypedSearch = Typed<FieldName>;

/** Every parameter of a search, in the order of the canonical URL. */
export const fieldNames: readonly FieldName[] = searchParameters;

/** What a field is: `from` of `from2`. */
export function kindOf(name: FieldName): FieldKind {
	return name.replace(/\d$/, "") as FieldKind;
}

/** The flight that a field of a slice is about: 1 for `from`, 2 for `from2`. */
export function flightOf(name: FieldName): number {
	return Number(/\d$/.exec(name)?.[0] ?? 1);
}

const place = { placeholder: "search.place", maxLength: maxFieldLength, spellCheck: false } as const;

/** What a slice is alike in stands here once. */
export const fieldKinds: Readonly<Record<FieldKind, FieldRow>> = {
	trip: { label: "search.trip", blank: "round" },
	from: { label: "search.from", ...place },
	to: { label: "search.to", ...place },
	depart: { label: "search.depart" },
	return: { label: "search.return", hint: "search.returnHint" },
	adults: { label: "search.adults", hint: "search.adultsHint", blank: "1" },
	/** Of the travelers under 18, separated by commas. */
	ages: { label: "search.ages", hint: "search.agesHint", maxLength: maxFieldLength },
	/** Checked, of all travelers together. */
	bags: { label: "search.bags", hint: "search.bagsHint", blank: "0" },
	cabin: { label: "search.cabin", blank: "economy" },
	flex: { label: "search.flex", blank: "0" },
	nearby: { label: "search.nearby", blank: "0" },
};

export const flightFields = Object.fromEntries(
	fieldNames.map((name) => [name, { ...fieldKinds[kindOf(name)], maxKept: maxFieldLength }]),
) as Readonly<Record<FieldName, FieldRow>>;
