// The form of the page about where to go on the server, which knows all places, and the addresses of its answers.
import { placesIn } from "../../flights/read-places.ts";
import { blank, type FieldOf, fieldsOf, type Typed, typedIn } from "../../forms/form.ts";
import { checked } from "../../forms/rules.ts";
import { type ExploreField, type ExploreQuery, exploreFormBy } from "./forms/explore-form.ts";

export const exploreForm = exploreFormBy(placesIn);

/** The form as a URL fills it in; what a short link leaves out is as in a form that nobody has filled in. */
export function typedExplore(query: URLSearchParams): Typed<FieldOf<typeof exploreForm>> {
	const typed = typedIn(exploreForm, query);
	const said = fieldsOf(exploreForm).flatMap((name) => (typed[name] ? [[name, typed[name]] as const] : []));
	return blank(exploreForm, Object.fromEntries(said));
}

/** The query as parameters, in the order of the form; what is as usual is left out, so that a plain query has a short link. */
export function exploreParams(query: ExploreQuery): URLSearchParams {
	const { from, month, nights, budget, nonstop, region } = query;
	const all: Readonly<Record<ExploreField, string | undefined>> = {
		from: from.code,
		month,
		trip: nights === undefined ? "oneway" : undefined,
		nights: nights === undefined || String(nights) === exploreForm.fields.nights.blank ? undefined : String(nights),
		budget: budget === undefined ? undefined : String(budget),
		nonstop: nonstop ? checked : undefined,
		region,
	};
	return new URLSearchParams(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
