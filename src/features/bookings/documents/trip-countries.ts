// The countries that a trip brings somebody into: to visit, or only to change planes. The one it starts in is not among them.

import type { Slice } from "../../../flights/offers/offer.ts";
import { airportIn, type Way as FlownWay, segmentsOf, touchedBy } from "../../../flights/trip/flight-airports.ts";
import { ruledBy } from "../../../places/united-states.ts";

export interface TripCountry {
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	/** One only changes planes there, or lands on the way. */
	readonly transit: boolean;
}

type Way = Pick<Slice, "origin" | "destination"> & {
	readonly segments: readonly FlownWay[];
};

/** Within them nobody looks at a passport: who changes planes on the way from one to another enters once. */
const schengen = new Set(
	"AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

/** In the order of the trip, visits first; none of a domestic trip. */
export function tripCountries(slices: readonly Way[]): readonly TripCountry[] {
	const home = startCountry(slices);
	const ends = countriesAt(
		slices,
		slices.flatMap(({ origin, destination }) => [origin, destination]),
	);
	const between = countriesAt(
		slices,
		segmentsOf(slices).flatMap((one) => touchedBy(one).slice(1)),
	);
	const entered = [...between].filter(
		(country) => !ends.has(country) && !(schengen.has(country) && [...ends].some((end) => schengen.has(end))),
	);
	return [
		...[...ends].filter((country) => country !== home).map((country) => ({ country, transit: false })),
		...entered.map((country) => ({ country, transit: true })),
	];
}

export function startCountry(slices: readonly Way[]): string | undefined {
	const [home] = countriesAt(slices, [slices[0]?.origin ?? ""]);
	return home;
}

function countriesAt(slices: readonly Way[], codes: readonly string[]): Set<string> {
	const segments = segmentsOf(slices);
	return new Set(codes.flatMap((code) => ruledBy(airportIn(segments, code)?.country ?? "") || []));
}
