// The filters and the order of an address, as far as they say anything about a search.
import { type Arrangement, readRanking } from "../../flights/offers/arrange.ts";
import { type Choice, readChoice } from "../../flights/offers/filters.ts";
import { mayReach } from "../../flights/plan-calls.ts";
import type { FlightQuery } from "../../flights/query.ts";
import { findAirport } from "../../places/airports.ts";

/** As the address has it, whatever is searched. */
export function readAnyArrangement(params: URLSearchParams): Arrangement {
	return { ranking: readRanking(params), choice: readChoice(params) };
}

/** Without the airports that the search does not go to: they were chosen for another one, of which the rest is kept. */
export function readArrangement(params: URLSearchParams, query: FlightQuery): Arrangement {
	return arrangementOf(readAnyArrangement(params), query);
}

/** The arrangement of another search, as this one has it. */
export function arrangementOf({ ranking, choice }: Arrangement, query: FlightQuery): Arrangement {
	return { ranking, choice: ofSearch(choice, query) };
}

function ofSearch(choice: Choice, query: FlightQuery): Choice {
	const kept = [...choice].map(([name, values]) => {
		const [, end, number] = /^(origin|destination)(\d)$/.exec(name) ?? [];
		const slice = query.slices[Number(number) - 1];
		if (!end || !slice) return [name, values] as const;
		const place = end === "origin" ? slice.from : slice.to;
		// One that our table does not have may be of the city that is searched, and only the source knows.
		const airportOf = (code: string) => findAirport(code) ?? { code, metro: place.code };
		return [name, values.filter((code) => mayReach(airportOf(code), place, query))] as const;
	});
	return new Map(kept.filter(([, values]) => values.length > 0));
}
