// The filters of a results page on the server: a choice read from a URL, and held against the table of filters.
import { type Candidates, passing, rechosen } from "./choosing.ts";
import { type Filter, type FilterName, filters } from "./filter-table.ts";
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
	for (const [name, { choose, shape }] of filters) {
		const values = [...new Set(params.getAll(name))].filter(
			(value) => value.length <= maxValueLength && shape.test(value),
		);
		if (values.length > 0) {
			choice.set(name, choose === "any" || choose === "all" ? values.slice(0, maxValues) : values.slice(-1));
		}
	}
	// How airlines are meant says nothing without one.
	return choice.has("airline") ? choice : rechosen(choice, "airline", []);
}

/** The offers of a search as the table of filters sees them. */
export function candidatesOf(facts: readonly OfferFacts[]): Candidates {
	const filter = (name: string) => filterOf(name as FilterName);
	return {
		offers: facts,
		asksAll: (name) => filter(name).choose === "all",
		values: (name) => filter(name).values(facts),
		fits(name, value) {
			const { fits } = filter(name);
			return (index) => fits(facts[index] as OfferFacts, value);
		},
	};
}

/** Does the offer pass every filter? */
export function matches(facts: OfferFacts, choice: Choice): boolean {
	return passing(candidatesOf([facts]), choice)[0] === true;
}
