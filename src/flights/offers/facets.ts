// The filters of a results page: what each one lets through, and what choosing it would leave. Runs on the server and in the browser.
import type { filterParameters } from "../../parameters.ts";
import type { Measured } from "./rankings.ts";
import { countRows, type InRow } from "./rows.ts";

/** Quarters of a local day, from midnight: before 6:00, before noon, before 18:00, after. */
export type DayPart = "0" | "1" | "2" | "3";
export const dayParts: readonly DayPart[] = ["0", "1", "2", "3"];

export interface SliceFacts {
	readonly leave: DayPart;
	readonly arrive: DayPart;
	readonly minutes: number;
}

export interface OfferFacts extends Measured, InRow {
	/** Most changes in one slice. */
	readonly stops: number;
	/** Codes of those whose flight numbers it has. */
	readonly airlines: readonly string[];
	/** The one that all its airlines belong to, if they do. */
	readonly alliance: string | null;
	readonly slices: readonly SliceFacts[];
	/** Codes of the airports of its changes. */
	readonly vias: readonly string[];
	/** Longest change in minutes; 0 without one. */
	readonly layover: number;
	/** Pieces for each traveler; null when the source does not say. */
	readonly carryOn: number | null;
	readonly checked: number | null;
	/**
	 * What each of as many checked bags as there are seats adds to the total, in minor units: 0 where it is included, null
	 * when the source does not say.
	 */
	readonly bagPrice: number | null;
	readonly refundable: boolean | null;
	readonly basic: boolean;
}

/** The names of the filters, which are also the URL's parameters. */
export type FilterName = (typeof filterParameters)[number];

/** `word`: a text of its own, `filter.<name>.<value>`; `name`: it stands for itself. */
export type ValueKind = "word" | "name" | "airline" | "airport" | "dayPart" | "stops" | "hours" | "minutes";

interface Facet {
	/**
	 * How its values are chosen. `one`: a second choice replaces the first; `only`: there is one value, to be chosen or not;
	 * `any` and `all`: several, of which any is enough, or each is asked for.
	 */
	readonly choose: "one" | "only" | "any" | "all";
	/** What a value says, so that its label is derived: see `features/search/results/option-label.ts`. */
	readonly says: ValueKind;
	/** Unfolded at first: what most people look for. */
	readonly open?: true;
	/** What a value looks like; anything else in a URL is ignored. */
	readonly shape: RegExp;
	/** Does an offer fit the value? */
	fits(facts: OfferFacts, value: string): boolean;
	/** The values worth offering for these offers, in order. */
	values(offers: readonly OfferFacts[]): readonly string[];
}

const hours = ["4", "6", "8", "12", "18", "24"];
const layovers = ["120", "240", "480"];

function distinct<T>(values: readonly T[]): T[] {
	return [...new Set(values)];
}

/** Only limits that some offers keep and others do not. */
function splitting(limits: readonly string[], amounts: readonly number[]): string[] {
	return limits.filter((limit) => amounts.some((one) => one <= +limit) && amounts.some((one) => one > +limit));
}

function timeFacet(slice: number, end: "leave" | "arrive"): Facet {
	return {
		choose: "any",
		says: "dayPart",
		shape: /^[0-3]$/,
		// A trip has no times of a direction that it does not have.
		fits: ({ slices }, value) => slices[slice] === undefined || slices[slice][end] === value,
		values: (offers) => {
			const used = new Set<DayPart | undefined>(offers.map(({ slices }) => slices[slice]?.[end]));
			return dayParts.filter((part) => used.has(part));
		},
	};
}

const times = ([1, 2, 3, 4, 5, 6] as const).flatMap((slice): [FilterName, Facet][] => [
	[`leave${slice}`, timeFacet(slice - 1, "leave")],
	[`arrive${slice}`, timeFacet(slice - 1, "arrive")],
]);

const longestSlice = ({ slices }: OfferFacts) => Math.max(...slices.map(({ minutes }) => minutes));

/** The filters in the order of the form. A row here, its parameter in `src/parameters.ts` and its texts are all of a filter. */
export const facets: ReadonlyMap<FilterName, Facet> = new Map<FilterName, Facet>([
	[
		"stops",
		{
			choose: "one",
			says: "stops",
			open: true,
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
			open: true,
			shape: /^(carryOn|checked)$/,
			fits: ({ carryOn, checked }, value) => ((value === "checked" ? checked : carryOn) ?? 0) > 0,
			values: () => ["carryOn", "checked"],
		},
	],
	[
		"refund",
		{ choose: "only", says: "word", shape: /^1$/, fits: ({ refundable }) => refundable === true, values: () => ["1"] },
	],
	["basic", { choose: "only", says: "word", shape: /^0$/, fits: ({ basic }) => !basic, values: () => ["0"] }],
	[
		"airline",
		{
			choose: "any",
			says: "airline",
			open: true,
			shape: /^[A-Z0-9]{2}$/,
			fits: ({ airlines }, value) => airlines.includes(value),
			values: (offers) => distinct(offers.flatMap(({ airlines }) => airlines)),
		},
	],
	[
		"alliance",
		{
			choose: "any",
			says: "name",
			shape: /^[A-Za-z ]+$/,
			fits: ({ alliance }, value) => alliance === value,
			values: (offers) => distinct(offers.flatMap(({ alliance }) => alliance ?? [])).sort(),
		},
	],
	...times,
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
			says: "airport",
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

export const filterNames: readonly FilterName[] = [...facets.keys()];

export function facetOf(name: FilterName): Facet {
	const facet = facets.get(name);
	if (!facet) throw new Error(`no filter ${name}`);
	return facet;
}

/** What is chosen, by filter; a filter without a choice lets everything through. */
export type Choice = ReadonlyMap<FilterName, readonly string[]>;

const maxValueLength = 20;
const maxValues = 40;

/** The choice in URL parameters. A value that no offer has stays: it lets nothing through, and the page says so. */
export function readChoice(params: URLSearchParams): Choice {
	const choice = new Map<FilterName, readonly string[]>();
	for (const [name, { choose, shape }] of facets) {
		const values = distinct(params.getAll(name)).filter((value) => value.length <= maxValueLength && shape.test(value));
		if (values.length > 0) {
			choice.set(name, choose === "any" || choose === "all" ? values.slice(0, maxValues) : values.slice(-1));
		}
	}
	return choice;
}

function passes(facet: Facet, facts: OfferFacts, values: readonly string[]): boolean {
	const fits = (value: string) => facet.fits(facts, value);
	return facet.choose === "all" ? values.every(fits) : values.some(fits);
}

/** Does the offer pass every filter, leaving out `except`? */
export function matches(facts: OfferFacts, choice: Choice, except?: FilterName): boolean {
	for (const [name, values] of choice) {
		const facet = facets.get(name);
		if (name !== except && facet && !passes(facet, facts, values)) return false;
	}
	return true;
}

export interface FilterOption {
	readonly value: string;
	readonly chosen: boolean;
	/** How many rows it would show, whatever else of its filter is chosen. */
	readonly count: number;
	/** The lowest total among them, in minor units; no number is lower where there is none. */
	readonly lowest: number;
}

/** The options of a filter among all offers of a search, with those that are chosen but that nothing has. */
export function optionsOf(name: FilterName, offers: readonly OfferFacts[], choice: Choice): FilterOption[] {
	const facet = facetOf(name);
	const chosen = choice.get(name) ?? [];
	const others = offers.filter((facts) => matches(facts, choice, name));
	return distinct([...facet.values(offers), ...chosen]).map((value) => {
		const fitting = others.filter((facts) => facet.fits(facts, value));
		return {
			value,
			chosen: chosen.includes(value),
			count: countRows(fitting),
			lowest: Math.min(...fitting.map(({ total }) => total)),
		};
	});
}
