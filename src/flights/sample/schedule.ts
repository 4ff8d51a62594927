// The schedules' table as the site's own pages ask it: real airlines on real routes, also beside a live source's prices.
import type { Schedule } from "../schedule.ts";
import { mayBeFlown } from "./markets.ts";
import { nonstopsBetween } from "./nonstops.ts";

/** From OpenTravelData's schedule file of January 2022, without the airlines and airports that have ended since. */
export const tabledSchedule: Schedule = {
	nonstops(from, to) {
		if (!mayBeFlown(from, to)) return [];
		const airlines = nonstopsBetween(from, to).map(({ airline }) => airline);
		return airlines.filter(({ status }) => status.kind === "flying").map(({ code, name }) => ({ code, name }));
	},
};
