// Puts the rows of a results page in order: those with a fare that passes the filters. Runs on the server and in the browser.
import { type Candidates, passing } from "./choosing.ts";
import type { Choice } from "./filters.ts";
import { comparing, type Measured, type Ranking, rankings } from "./rankings.ts";
import { rowsOf } from "./rows.ts";

/** What a visitor wants to see of a search; all of it stands in the URL. */
export interface Arrangement {
	readonly ranking: Ranking;
	readonly choice: Choice;
}

/** As many rows come with a page, and as many more each time. */
export const shownAtOnce = 15;

/**
 * Indices of the offers that stand for their rows, in order: of each row the first in the order that passes. Those that
 * measure the same stay in the order in which they came in: the page gives them best first, then by id.
 */
export function arrange(candidates: Candidates, { ranking, choice }: Arrangement): readonly number[] {
	const compare = comparing(ranking);
	const passed = passing(candidates, choice);
	const at = (index: number) => candidates.offers[index] as Measured;
	const inOrder = (a: number, b: number) => compare(at(a), at(b)) || a - b;
	return rowsOf(candidates.offers)
		.flatMap((fares) =>
			fares
				.filter((index) => passed[index])
				.sort(inOrder)
				.slice(0, 1),
		)
		.sort(inOrder);
}

/** An unknown order is the best first. */
export function readRanking(params: URLSearchParams): Ranking {
	return rankings.find((known) => known === params.get("sort")) ?? "best";
}

/**
 * The arrangement as URL parameters after those of the search; what is usual is left out. Where all of it is usual, these are
 * the search's own: a page has dozens of such links, and each copy costs as much as a row's text.
 */
export function arrangementParams(search: URLSearchParams, { ranking, choice }: Arrangement): URLSearchParams {
	if (ranking === "best" && choice.size === 0) return search;
	const params = new URLSearchParams(search);
	if (ranking !== "best") params.set("sort", ranking);
	for (const [name, values] of choice) for (const value of values) params.append(name, value);
	return params;
}
