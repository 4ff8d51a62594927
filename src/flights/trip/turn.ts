// Where a trip turns, and whether it comes back: what names it, and what is told of the airport where it ends.
import { airportsOf, findPlace } from "../../places/airports.ts";
import { airportIn, type Ends, type Flown, flownIn, kmBetween } from "./flight-airports.ts";
import { inSameArea } from "./same-area.ts";

/**
 * Of the places where it lands for a stay, the farthest from where it began; of two as far, the first. A trip from one country that
 * ends in it again turns abroad: Miami, Guatemala City, Los Angeles goes to Guatemala City, though Los Angeles is farther.
 */
export function turnOf(slices: readonly Ends[]): string {
	const [flights, start] = [flownIn(slices), slices[0]?.origin ?? ""];
	const stays = slices.map(({ destination }) => destination);
	const isAbroad = (code: string) => countryOf(flights, code) !== countryOf(flights, start);
	const abroad = isAbroad(stays.at(-1) ?? start) ? [] : stays.filter(isAbroad);
	const [first = "", ...others] = abroad.length > 0 ? abroad : stays;
	return others.reduce(
		(far, code) => (farness(flights, start, code) > farness(flights, start, far) ? code : far),
		first,
	);
}

/** Does it end where it began, or so near that its traveler comes home that way? */
export function comesBack(slices: readonly Ends[]): boolean {
	const [first, last] = [slices[0], slices.at(-1)];
	if (!first || !last || slices.length < 2) return false;
	const flights = flownIn(slices);
	if (inSameArea(first.origin, last.destination, flights)) return true;
	const home = kmBetween(flights, first.origin, last.destination);
	const away = kmBetween(flights, first.origin, turnOf(slices));
	return home !== undefined && away !== undefined && home < away / 2;
}

/** An airport that we do not know is far, unless the trip begins there. */
function farness(flights: readonly Flown[], start: string, code: string): number {
	if (start === code) return 0;
	return kmBetween(flights, busiest(start), busiest(code)) ?? Number.POSITIVE_INFINITY;
}

function countryOf(flights: readonly Flown[], code: string): string {
	return airportIn(flights, busiest(code))?.country ?? "";
}

/** Of a metropolitan area, its busiest airport. */
function busiest(code: string): string {
	const place = findPlace(code);
	return place?.kind === "metro" ? (airportsOf(place)[0]?.code ?? code) : code;
}
