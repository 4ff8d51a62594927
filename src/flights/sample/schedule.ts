// The schedules' table as the site's own pages ask it: real airlines on real routes, also beside a live source's prices.
import { findAirport } from "../../places/airports.ts";
import type { Airport } from "../../places/place.ts";
import type { Schedule } from "../schedule.ts";
import { mayBeFlown } from "./markets.ts";
import { linkedWith, nonstopsBetween } from "./nonstops.ts";

function nonstops(from: Airport, to: Airport) {
	if (!mayBeFlown(from, to)) return [];
	const airlines = nonstopsBetween(from, to).map(({ airline }) => airline);
	return airlines.filter(({ status }) => status.kind === "flying").map(({ code, name }) => ({ code, name }));
}

/** From OpenTravelData's schedule file of January 2022, without the airlines and airports that have ended since. */
export const tabledSchedule: Schedule = {
	nonstops,
	reached: (from) =>
		linkedWith(from.code)
			.flatMap((code) => findAirport(code) ?? [])
			.filter((to) => nonstops(from, to).length > 0),
};
