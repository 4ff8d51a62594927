// Puts the rows of a results page in order and apart: those with a fare that passes the filters, and the rest. Runs on the server and in the browser.
import { type Choice, filterNames, matches, type OfferFacts } from "./facets.ts";
import { comparing, type Ranking, rankings } from "./rankings.ts";
import { rowsOf } from "./rows.ts";

/** What a visitor wants to see of a search; all of it stands in the URL. */
export interface Arrangement {
	readonly ranking: Ranking;
	readonly choice: Choice;
}

/** The rest is a tap away, so that the end of the page stays in reach. */
export const shownAtOnce = 10;

export interface Arranged {
	/** Indices of the offers that stand for their rows, in order: of each row the first in the order that passes. */
	readonly shown: readonly number[];
	/** For the rows of which nothing passes: the first offer of each, in the order they came in. */
	readonly hidden: readonly number[];
}

/** Those that measure the same stay in the order in which they came in: the page gives them best first, then by id. */
export function arrange(offers: readonly OfferFacts[], { ranking, choice }: Arrangement): Arranged {
	const compare = comparing(ranking);
	const at = (index: number) => offers[index] as OfferFacts;
	const inOrder = (a: number, b: number) => compare(at(a), at(b)) || a - b;
	const shown: number[] = [];
	const hidden: number[] = [];
	for (const fares of rowsOf(offers)) {
		const [leader] = fares.filter((index) => matches(at(index), choice)).sort(inOrder);
		if (leader !== undefined) shown.push(leader);
		else hidden.push(...fares.slice(0, 1));
	}
	return { shown: shown.sort(inOrder), hidden };
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
