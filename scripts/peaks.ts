// Writes the days on which sample fares are dearer, src/flights/sample/peak-days.ts, from the holidays of the large markets.
// `npm run refresh` runs it; it needs more years before the last of these can be searched.
import { writeFileSync } from "node:fs";
import Holidays from "date-holidays";
import { addDays, dayMs, type IsoDate, weekday } from "../src/time/iso-date.ts";

const [firstYear, lastYear] = [2026, 2030];
/** Summer there is in January. */
const southern = "AR AU BO BR CL NZ PE PY UY ZA".split(" ");
const northern = "CA CN CO CR DE DO EC ES FR GB GT HN IE IN IT JM JP KR MX NI NL PA PT SV US".split(" ");
const [friday, sunday, monday] = [5, 0, 1];

/** The line of every country without one: seasons alone. */
const elsewhere = "ZZ";

/** From 1, a little dearer, to 4, Christmas. */
type Level = 1 | 2 | 3 | 4;
type Span = readonly [from: IsoDate, to: IsoDate, level: Level];

/** The part of a name by which the library's list knows the one holiday whose days around matter more than itself. */
const thanksgiving = "Thanksgiving";

function seasons(year: number, isSouthern: boolean, easter: IsoDate): Span[] {
	const on = (monthAndDay: string): IsoDate => `${year}-${monthAndDay}`;
	return [
		[on("01-01"), on("01-03"), 4],
		[on("01-04"), on("01-06"), 2],
		[on("12-15"), on("12-16"), 2],
		[on("12-17"), on("12-31"), 4],
		[addDays(easter, -9), addDays(easter, 2), 2],
		[addDays(easter, -4), addDays(easter, -3), 3],
		[easter, addDays(easter, 1), 3],
		...(isSouthern
			? ([
					[on("01-07"), on("02-10"), 2],
					[on("07-05"), on("07-28"), 1],
				] satisfies Span[])
			: ([
					[on("06-10"), on("08-25"), 1],
					[on("06-20"), on("08-16"), 2],
				] satisfies Span[])),
	];
}

/** A holiday at a weekend's edge makes a long weekend: dearer are the days on which it is flown to and home. */
function around(day: IsoDate): Span[] {
	const at = (from: number, to: number, level: Level): Span => [addDays(day, from), addDays(day, to), level];
	if (weekday(day) === monday) return [at(-3, 1, 1), at(-3, -3, 2), at(0, 0, 2)];
	if (weekday(day) === friday) return [at(-1, 3, 1), at(-1, -1, 2), at(2, 2, 2)];
	return weekday(day) === sunday ? [at(0, 1, 1)] : [at(-1, 1, 1)];
}

/** Flown to on the days before and home on Sunday; few fly on the day itself. */
function aroundThanksgiving(day: IsoDate): Span[] {
	const at = (from: number, to: number, level: Level): Span => [addDays(day, from), addDays(day, to), level];
	return [at(-4, 4, 1), at(-3, -3, 2), at(-2, -1, 3), at(3, 3, 3), at(4, 4, 2)];
}

/** Lunar New Year, Golden Week: three holidays or more within a week. */
function isFestival(day: IsoDate, days: readonly IsoDate[]): boolean {
	return days.filter((other) => other >= addDays(day, -3) && other <= addDays(day, 3)).length >= 3;
}

function spansOf(country: string, year: number): Span[] {
	const known = country === elsewhere ? [] : new Holidays(country, { types: ["public"] }).getHolidays(year);
	const dated = known.flatMap(({ date, name, start, end }) => {
		const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
		return Array.from({ length }, (_, index) => ({ day: addDays(date.slice(0, 10), index), name }));
	});
	const days = [...new Set(dated.map(({ day }) => day))];
	const easter = new Holidays("US")
		.getHolidays(year)
		.find(({ rule }) => rule === "easter")
		?.date.slice(0, 10);
	if (!easter) throw new Error(`no Easter in ${year}`);
	return [
		...seasons(year, southern.includes(country), easter),
		...dated.flatMap(({ day, name }) =>
			country === "US" && name.includes(thanksgiving) ? aroundThanksgiving(day) : around(day),
		),
		...days.filter((day) => isFestival(day, days)).map((day): Span => [addDays(day, -2), addDays(day, 2), 3]),
	];
}

function levelsOf(country: string): Map<IsoDate, Level> {
	const levels = new Map<IsoDate, Level>();
	for (let year = firstYear; year <= lastYear; year += 1) {
		for (const [from, to, level] of spansOf(country, year)) {
			for (let day = from; day <= to; day = addDays(day, 1)) {
				const before = levels.get(day);
				if (before === undefined || before < level) levels.set(day, level);
			}
		}
	}
	return levels;
}

/** "261217+15=4": fifteen days more than the first, all on level 4. */
function written(levels: ReadonlyMap<IsoDate, Level>): string {
	const runs: { readonly from: IsoDate; more: number; readonly level: Level }[] = [];
	for (const day of [...levels.keys()].sort()) {
		const level = levels.get(day);
		const last = runs.at(-1);
		if (!level) continue;
		if (last?.level === level && addDays(last.from, last.more + 1) === day) last.more += 1;
		else runs.push({ from: day, more: 0, level });
	}
	return runs.map(({ from, more, level }) => `${from.slice(2).replaceAll("-", "")}+${more}=${level}`).join(" ");
}

const lines = [...northern, ...southern, elsewhere].sort().map((country) => `${country} ${written(levelsOf(country))}`);
writeFileSync(
	new URL("../src/flights/sample/peak-days.ts", import.meta.url),
	[
		"// Days on which sample fares are dearer, by country, written by scripts/peaks.ts: don't edit. Holidays: date-holidays",
		"// (https://github.com/commenthol/date-holidays, ISC and CC BY 3.0); seasons and levels are our own.",
		`// A line a country, ${elsewhere} for all others; each span is its first day, how many days more, and a level from 1 to 4.`,
		`export const peakTable = \`${lines.join("\n")}\`;`,
		"",
	].join("\n"),
);
