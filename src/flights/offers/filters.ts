// The filters of a results page on the server: a choice read from a URL, and held against the table of filters.
import { once } from "../../i18n/once.ts";
import { onceOf } from "../../i18n/once-of.ts";
import { carrierCodeNow } from "../../places/airlines/carriers.ts";
import { airportCodes } from "../../places/airports.ts";
import { type Candidates, passing, rechosen } from "./choosing.ts";
import { type Filter, type FilterName, filters, type ValueKind } from "./filter-table.ts";
import type { OfferFacts } from "./offer-facts.ts";

export const filterNames: readonly FilterName[] = [...filters.keys()];

export function filterOf(name: FilterName): Filter {
	const filter = filters.get(name);
	if (!filter) throw new Error(`no filter ${name}`);
	return filter;
}

/** What is chosen, by filter; a filter without a choice lets everything through. */
export type Choice = ReadonlyMap<FilterName, readonly string[]>;

const maxValueLength = 20;
const maxValues = 40;

/** The choice in URL parameters. A value that no offer has stays: it lets nothing through, and the page says so. */
export function readChoice(params: URLSearchParams): Choice {
	const choice = new Map<FilterName, readonly string[]>();
	// Of sixty filters an address has a few, and mostly none.
	const given = new Set([...params.keys()].filter((name) => filters.has(name as FilterName)));
	if (given.size === 0) return choice;
	for (const [name, { choose, shape, says }] of filters) {
		if (!given.has(name)) continue;
		const bounded = params.getAll(name).filter((value) => value.length <= maxValueLength);
		const values = [...new Set(bounded.flatMap((value) => meantBy(value, says)))].filter((value) => shape.test(value));
		if (values.length > 0) {
			choice.set(name, choose === "any" || choose === "all" ? values.slice(0, maxValues) : values.slice(-1));
		}
	}
	// How airlines are meant says nothing without one.
	return choice.has("airline") ? choice : rechosen(choice, "airline", []);
}

/** Links carry codes that airports and airlines have given up, and cities: they mean what the offers are counted by (facts.ts). */
function meantBy(value: string, says: ValueKind): readonly string[] {
	if (says === "airport" || says === "city") return airportCodes(value);
	return [says === "airline" ? carrierCodeNow(value) : value];
}

const named = (name: string) => filterOf(name as FilterName);

function candidatesAlone(facts: readonly OfferFacts[]): Candidates {
	return {
		offers: facts,
		asksAll: (name) => named(name).choose === "all",
		values: (name) => named(name).values(facts),
		fits(name, value) {
			const { fits } = named(name);
			return (index) => fits(facts[index] as OfferFacts, value);
		},
	};
}

/** The offers of a search as the table of filters sees them. What each value fits is looked up once, however often it is asked. */
export const candidatesOf = onceOf((facts: readonly OfferFacts[]): Candidates => {
	const alone = candidatesAlone(facts);
	const values = once(alone.values);
	const marks = once((name: string, value: string): readonly boolean[] => {
		const fits = alone.fits(name, value);
		return facts.map((_, index) => fits(index));
	});
	return {
		...alone,
		values,
		fits(name, value) {
			// What is typed has no end of values, and none of those is kept.
			if (!values(name).includes(value)) return alone.fits(name, value);
			const fitting = marks(name, value);
			return (index) => fitting[index] === true;
		},
	};
});

/** Does the offer pass every filter? */
export function matches(facts: OfferFacts, choice: Choice): boolean {
	return passing(candidatesAlone([facts]), choice)[0] === true;
}
