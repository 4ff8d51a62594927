// The filters of a results page on the server: a choice read from a URL, and held against the table of filters.
import { type Candidates, passing, rechosen } from "./choosing.ts";
import { type Facet, type FilterName, facets } from "./facet-table.ts";
import type { OfferFacts } from "./offer-facts.ts";

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
	const facet = (name: string) => facetOf(name as FilterName);
	return {
		offers: facts,
		asksAll: (name) => facet(name).choose === "all",
		values: (name) => facet(name).values(facts),
		fits(name, value) {
			const { fits } = facet(name);
			return (index) => fits(facts[index] as OfferFacts, value);
		},
	};
}

/** Does the offer pass every filter? */
export function matches(facts: OfferFacts, choice: Choice): boolean {
	return passing(candidatesOf([facts]), choice)[0] === true;
}
