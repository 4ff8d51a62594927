// The limits of the filters that are typed, as a form: one that cannot be read is told beside its field, and not applied.
import * as v from "valibot";
import type { FilterName } from "../../../flights/offers/filter-table.ts";
import { type Choice, filterNames, filterOf } from "../../../flights/offers/filters.ts";
import {
	blank,
	checkForm,
	defineForm,
	type FieldRow,
	type FormState,
	type Setting,
	typedIn,
} from "../../../forms/form.ts";
import { say } from "../../../forms/problem.ts";
import { once } from "../../../i18n/once.ts";
import { chipOf, type TripReading } from "./option-label.ts";

/** As they were typed, and what is wrong with them. */
export type Limits = FormState<FilterName>;

/** Of a trip: it depends on how many directions it has, and their cities are in what its problems say. */
export function limitsForm(trip: TripReading) {
	const names = limitNames(trip.slices.length);
	const perLimit = <Each>(each: (name: FilterName) => Each) =>
		Object.fromEntries(names.map((name) => [name, each(name)])) as Record<FilterName, Each>;
	return defineForm({
		id: "filters",
		fields: perLimit((name): FieldRow => ({ label: labelOf(name), maxKept: 20 })),
		shape: (typed) => typed,
		schema: (_: Partial<Setting>) => v.object(perLimit((name) => limit(name, trip))),
	});
}

const limitNames = once((slices: number): readonly FilterName[] =>
	filterNames.filter((name) => filterOf(name).choose === "limit" && isOfTrip(name, slices)),
);

/** False for a direction that the trip does not have. */
export function isOfTrip(name: FilterName, slices: number): boolean {
	return directionOf(name) <= slices;
}

/** The number of a direction; 0 for a filter of all of them. */
const directionOf = once((name: FilterName): number => Number(/^\D+(\d)/.exec(name)?.[1] ?? 0));

function labelOf(name: FilterName) {
	const { says, bound = "max" } = filterOf(name);
	return says === "clock" ? (`filter.clock.${bound}` as const) : "filter.price";
}

function limit(name: FilterName, trip: TripReading) {
	const { says, shape } = filterOf(name);
	const key = says === "clock" ? "filter.problem.clock" : "filter.problem.price";
	return v.pipe(
		v.string(),
		v.check(
			(text) => text === "" || shape.test(text),
			() => say(key, { filter: chipOf(name, trip) }),
		),
	);
}

/** @param choice what was read of the same parameters: of several values of one, that which is applied is shown */
export function readLimits(params: URLSearchParams, choice: Choice, trip: TripReading): Limits {
	const form = limitsForm(trip);
	const applied = Object.fromEntries([...choice].map(([name, [value = ""]]) => [name, value]));
	return checkForm(form, blank(form, { ...typedIn(form, params), ...applied }), {});
}
