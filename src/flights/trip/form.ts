// The flight search form as a visitor typed it: raw strings, kept so that nothing has to be typed twice.
import { oneLine } from "../../forms/typed-text.ts";
import { searchParameters, sliceSuffixes } from "../../parameters.ts";

/** Slices of a multi-city trip. */
export const maxSlices = 6;
/** Airlines open their schedules about eleven months ahead. */
export const maxDaysAhead = 330;
/** Characters of a field that are read. */
export const maxFieldLength = 100;

/** The names of the form's fields, which are also the URL's parameters. */
export type FieldName = (typeof searchParameters)[number];

export interface FormSlice {
	readonly from: string;
	readonly to: string;
	readonly depart: string;
}

export interface FlightForm {
	readonly trip: string;
	/** One to six; the first is the whole trip of a round trip or one-way. */
	readonly slices: readonly FormSlice[];
	readonly return: string;
	readonly adults: string;
	/** Ages of the travelers under 18, separated by commas. */
	readonly ages: string;
	readonly cabin: string;
	readonly flex: string;
	readonly nearby: string;
}

/** The empty form. */
export const blankForm: FlightForm = {
	trip: "round",
	slices: [{ from: "", to: "", depart: "" }],
	return: "",
	adults: "1",
	ages: "",
	cabin: "economy",
	flex: "0",
	nearby: "0",
};

/** Every parameter of a search, in the order of the canonical URL. */
export const fieldNames: readonly FieldName[] = searchParameters;

const tidy = (text: string) => oneLine(text, maxFieldLength);

/**
 * What the parameters hold, or nothing when none of them belongs to the search (utm tags and the like do not count).
 * A repeated parameter counts once, except `ages`, which a form without JavaScript sends once for each child.
 * A choice left out or blank takes its default; a number of adults that was wiped out stays blank.
 */
export function readFlightForm(params: URLSearchParams): FlightForm | undefined {
	if (!fieldNames.some((name) => params.has(name))) return undefined;
	const read = (name: FieldName) => tidy(params.get(name) ?? "");
	const slices = sliceSuffixes.map((suffix) => ({
		from: read(`from${suffix}`),
		to: read(`to${suffix}`),
		depart: read(`depart${suffix}`),
	}));
	const used = slices.findLastIndex((slice) => slice.from || slice.to || slice.depart) + 1;
	const ages = params.getAll("ages").slice(0, maxFieldLength).map(tidy).filter(Boolean).join(",");
	return {
		trip: read("trip") || blankForm.trip,
		slices: slices.slice(0, Math.max(1, used)),
		return: read("return"),
		adults: params.has("adults") ? read("adults") : blankForm.adults,
		ages: tidy(ages),
		cabin: read("cabin") || blankForm.cabin,
		flex: read("flex") || blankForm.flex,
		nearby: read("nearby") || blankForm.nearby,
	};
}
