// The table of filters: what each value lets through, which values are worth offering, and where they are drawn.
import type { filterParameters } from "../../parameters.ts";
import { limitOf } from "./choosing.ts";
import type { OfferFacts } from "./offer-facts.ts";

/** The names of the filters, which are also the URL's parameters. */
export type FilterName = (typeof filterParameters)[number];

/**
 * How the values of a filter are chosen. `one`: a second choice replaces the first; `flag`: there is one value, to be
 * chosen or not; `any` and `all`: several, of which any is enough, or each is asked for; `limit`: a number or time that is typed.
 */
type Choose = "one" | "flag" | "any" | "all" | "limit";

/** `word`: a text of its own, `filter.<name>.<value>`; `name`: it stands for itself. */
export type ValueKind =
	| "word"
	| "name"
	| "airline"
	| "city"
	| "airport"
	| "dayPart"
	| "stops"
	| "hours"
	| "minutes"
	| Typed;
/** What is typed: an amount in whole units, a time of the day. */
type Typed = "amount" | "clock";

export interface Filter {
	readonly choose: Choose;
	/** What a value says, so that its label is derived: see `features/search/results/option-label.ts`. */
	readonly says: ValueKind;
	/** What most people look for stands by itself, unfolded at first or folded; the others are under "more". */
	readonly place?: "open" | "folded";
	/** It is drawn in the group of this filter. */
	readonly within?: FilterName;
	/** Which side of a typed limit passes. */
	readonly bound?: "min" | "max";
	/** What a value looks like; anything else in a URL is ignored. */
	readonly shape: RegExp;
	/** Does an offer fit the value? */
	fits(facts: OfferFacts, value: string): boolean;
	/** The values worth offering for these offers, in order. */
	values(offers: readonly OfferFacts[]): readonly string[];
}

/** Quarters of a local day, from midnight: before 6:00, before noon, before 18:00, after. */
export const dayParts: readonly string[] = ["0", "1", "2", "3"];
const partOf = (minutes: number) => String(Math.floor(minutes / 360));

const hours = ["4", "6", "8", "12", "18", "24"];
const layovers = ["120", "240", "480"];

function distinct<T>(values: readonly T[]): T[] {
	return [...new Set(values)];
}

/** Only limits that some offers keep and others do not. */
function splitting(limits: readonly string[], amounts: readonly number[]): string[] {
	return limits.filter((limit) => amounts.some((one) => one <= +limit) && amounts.some((one) => one > +limit));
}

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A trip has no airports and no times of a direction that it does not have: nothing is held against it. */
function airportFilter(slice: number, end: "origin" | "destination"): Filter {
	return {
		choose: "any",
		says: "airport",
		shape: /^[A-Z]{3}$/,
		fits: ({ slices }, value) => slices[slice] === undefined || slices[slice][end] === value,
		values: (offers) => distinct(offers.flatMap(({ slices }) => slices[slice]?.[end] ?? [])).sort(),
	};
}

function partFilter(slice: number, end: "leave" | "arrive"): Filter {
	return {
		choose: "any",
		says: "dayPart",
		shape: /^[0-3]$/,
		fits: ({ slices }, value) => slices[slice] === undefined || partOf(slices[slice][end]) === value,
		values: (offers) => {
			const used = new Set(offers.flatMap(({ slices }) => (slices[slice] ? partOf(slices[slice][end]) : [])));
			return dayParts.filter((part) => used.has(part));
		},
	};
}

function clockFilter(slice: number, end: "leave" | "arrive", bound: "min" | "max"): Filter {
	return {
		choose: "limit",
		says: "clock",
		within: `${end}${slice + 1}` as FilterName,
		bound,
		shape: clock,
		fits: ({ slices }, value) => {
			const at = slices[slice]?.[end];
			return at === undefined || (bound === "min" ? at >= limitOf(value) : at <= limitOf(value));
		},
		values: () => [],
	};
}

const ofSlices = ([1, 2, 3, 4, 5, 6] as const).flatMap((number): [FilterName, Filter][] => {
	const slice = number - 1;
	return [
		[`origin${number}`, airportFilter(slice, "origin")],
		[`destination${number}`, airportFilter(slice, "destination")],
		[`leave${number}`, partFilter(slice, "leave")],
		[`leave${number}from`, clockFilter(slice, "leave", "min")],
		[`leave${number}to`, clockFilter(slice, "leave", "max")],
		[`arrive${number}`, partFilter(slice, "arrive")],
		[`arrive${number}from`, clockFilter(slice, "arrive", "min")],
		[`arrive${number}to`, clockFilter(slice, "arrive", "max")],
	];
});

const longestSlice = ({ slices }: OfferFacts) => Math.max(...slices.map(({ minutes }) => minutes));

/** The filters in the order of the form. A row here, its parameter in `src/parameters.ts` and its texts are all of a filter. */
export const filters: ReadonlyMap<FilterName, Filter> = new Map<FilterName, Filter>([
	[
		"stops",
		{
			choose: "one",
			says: "stops",
			place: "open",
			shape: /^\d$/,
			fits: ({ stops }, value) => stops <= Number(value),
			values: (offers) =>
				distinct(offers.map(({ stops }) => stops))
					.sort()
					.map(String),
		},
	],
	[
		"bag",
		{
			choose: "all",
			says: "word",
			place: "open",
			shape: /^(carryOn|checked)$/,
			fits: ({ carryOn, checked }, value) => ((value === "checked" ? checked : carryOn) ?? 0) > 0,
			values: () => ["carryOn", "checked"],
		},
	],
	[
		"airlineHow",
		{
			choose: "one",
			says: "word",
			within: "airline",
			shape: /^(only|not)$/,
			// It says how the airlines are meant, and alone nothing.
			fits: () => true,
			values: () => ["only", "not"],
		},
	],
	[
		"airline",
		{
			choose: "any",
			says: "airline",
			place: "open",
			shape: /^[A-Z0-9]{2}$/,
			fits: ({ airlines }, value) => airlines.includes(value),
			values: (offers) => distinct(offers.flatMap(({ airlines }) => airlines)),
		},
	],
	[
		"price",
		{
			choose: "limit",
			says: "amount",
			place: "folded",
			bound: "max",
			shape: /^[1-9]\d{0,6}$/,
			fits: ({ price }, value) => price <= limitOf(value),
			values: () => [],
		},
	],
	[
		"refund",
		{ choose: "flag", says: "word", shape: /^1$/, fits: ({ refundable }) => refundable === true, values: () => ["1"] },
	],
	["basic", { choose: "flag", says: "word", shape: /^0$/, fits: ({ basic }) => !basic, values: () => ["0"] }],
	["redeye", { choose: "flag", says: "word", shape: /^0$/, fits: ({ redeye }) => !redeye, values: () => ["0"] }],
	[
		"alliance",
		{
			choose: "any",
			says: "name",
			shape: /^(Star Alliance|oneworld|SkyTeam)$/,
			fits: ({ alliance }, value) => alliance === value,
			values: (offers) => distinct(offers.flatMap(({ alliance }) => alliance ?? [])).sort(),
		},
	],
	...ofSlices,
	[
		"time",
		{
			choose: "one",
			says: "hours",
			shape: /^\d{1,2}$/,
			fits: (facts, value) => longestSlice(facts) <= Number(value) * 60,
			values: (offers) =>
				splitting(
					hours.map((limit) => String(Number(limit) * 60)),
					offers.map(longestSlice),
				).map((minutes) => String(Number(minutes) / 60)),
		},
	],
	[
		"via",
		{
			choose: "any",
			says: "city",
			shape: /^[A-Z]{3}$/,
			// A flight without a change does not touch the airports that were left out.
			fits: ({ vias }, value) => vias.length === 0 || vias.includes(value),
			values: (offers) => distinct(offers.flatMap(({ vias }) => vias)),
		},
	],
	[
		"layover",
		{
			choose: "one",
			says: "minutes",
			shape: /^\d{2,3}$/,
			fits: ({ layover }, value) => layover <= Number(value),
			values: (offers) =>
				splitting(
					layovers,
					offers.map(({ layover }) => layover),
				),
		},
	],
]);
