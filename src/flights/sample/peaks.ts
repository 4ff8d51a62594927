// How much dearer a sample fare is on a day for being in a season or near a holiday at either end of the trip.

import { once } from "../../i18n/once.ts";
import { addDays, type IsoDate } from "../../time/iso-date.ts";
import { peakTable } from "./peak-days.ts";

/** By level; a day that is not in the table has none. */
const factors = [1, 1.1, 1.22, 1.4, 1.9] as const;
/** The table's line for countries without one of their own. */
const elsewhere = "ZZ";
const spanShape = /^(\d\d)(\d\d)(\d\d)\+(\d+)=([1-4])$/;

const lines = once(
	(): ReadonlyMap<string, string> => new Map(peakTable.split("\n").map((line) => [line.slice(0, 2), line.slice(3)])),
);

const levelsOf = once((country: string): ReadonlyMap<IsoDate, number> => {
	const levels = new Map<IsoDate, number>();
	for (const span of (lines().get(country) ?? lines().get(elsewhere) ?? "").split(" ")) {
		const [, year, month, date, more, level] = spanShape.exec(span) ?? [];
		const first = `20${year}-${month}-${date}`;
		for (let day = 0; level !== undefined && day <= Number(more); day += 1) {
			levels.set(addDays(first, day), Number(level));
		}
	}
	return levels;
});

/** From 1 on an ordinary day to nearly 2 at Christmas: what the busier of the countries makes of the day. */
export function peakFactor(date: IsoDate, countries: readonly string[]): number {
	let level = 0;
	for (const country of countries) level = Math.max(level, levelsOf(country).get(date) ?? 0);
	return factors[level] ?? 1;
}
