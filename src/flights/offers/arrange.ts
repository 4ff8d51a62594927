// Puts the offers of a results page in order and apart: those that pass the filters, and the rest. Runs on the server and in the browser.
import { type Choice, filterNames, matches, type OfferFacts } from "./facets.ts";
import { comparing, type Ranking, rankings } from "./rankings.ts";

/** What a visitor wants to see of a search; all of it stands in the URL. */
export interface Arrangement {
	readonly ranking: Ranking;
	readonly choice: Choice;
}

/** As many rows come with a page, and as many more each time. */
export const shownAtOnce = 15;

export interface Arranged {
	/** Indices of the offers that pass, in order. */
	readonly shown: readonly number[];
	/** The others, in the order they came in. */
	readonly hidden: readonly number[];
}

/** Those that measure the same stay in the order in which they came in: the page gives them best first, then by id. */
export function arrange(offers: readonly OfferFacts[], { ranking, choice }: Arrangement): Arranged {
	const compare = comparing(ranking);
	const shown: number[] = [];
	const hidden: number[] = [];
	offers.forEach((facts, index) => {
		(matches(facts, choice) ? shown : hidden).push(index);
	});
	const at = (index: number) => offers[index] as OfferFacts;
	shown.sort((a, b) => compare(at(a), at(b)) || a - b);
	return { shown, hidden };
}

/** An unknown order is the best first. */
export function readRanking(params: URLSearchParams): Ranking {
	return rankings.find((known) => known === params.get("sort")) ?? "best";
}

/** The wish as URL parameters after those of the search; what is usual is left out. */
export function arrangementParams(search: URLSearchParams, { ranking, choice }: Arrangement): URLSearchParams {
	const params = new URLSearchParams(search);
	if (ranking !== "best") params.set("sort", ranking);
	for (const name of filterNames) for (const value of choice.get(name) ?? []) params.append(name, value);
	return params;
}
