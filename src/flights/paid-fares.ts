// What travelers paid between two airports of the 48 states: one small static file an airport, read when a page speaks of it.

import { type Assets, staticText } from "../edge/static-text.ts";
import { onceOf } from "../i18n/once-of.ts";

/** The month of the survey. */
export const paidMonth = "2026-06";

/** US DOT, Bureau of Transportation Statistics: the survey, and what it says of itself. */
export const paidSource = "https://www.transtats.bts.gov/DatabaseInfo.asp?QO_VQ=EFI";

/** One direction, per passenger, all cabins, with taxes and without optional services; whole US dollars. */
export interface PaidFare {
	/** IATA codes of airports. */
	readonly from: string;
	readonly to: string;
	readonly median: number;
	/** The lower and the upper quarter: half of the passengers paid between them. */
	readonly low: number;
	readonly high: number;
	/** Passengers of the sample, 40 % of all tickets. */
	readonly sampled: number;
	/** Up to three airlines that sold the most, by IATA code, with their shares in whole percent. */
	readonly carriers: readonly { readonly code: string; readonly percent: number }[];
}

/** Both directions of every pair that an airport is in; none where its file cannot be read. Never rejects. */
export type ReadPaidFares = (airport: string) => Promise<readonly PaidFare[]>;

export function paidFaresPath(airport: string): string {
	return `/paid/${airport}.txt`;
}

/** What was read once stays: the files change with a deploy only. */
export function paidFareReader(assets: Assets): ReadPaidFares {
	const known = new Map<string, readonly PaidFare[]>();
	return async function readPaidFares(airport) {
		const before = known.get(airport);
		if (before) return before;
		// Most airports of the world have no file.
		const text = await staticText(assets, paidFaresPath(airport), "");
		if (text === undefined) return [];
		const fares = text ? text.trimEnd().split("\n").map(paidFareIn) : [];
		known.set(airport, fares);
		return fares;
	};
}

/** Lines are "JFK MIA 171 121 249 40211 B6:38 DL:33 AA:29". */
export function paidFareIn(line: string): PaidFare {
	const [from = "", to = "", ...rest] = line.split(" ");
	const [median = 0, low = 0, high = 0, sampled = 0] = rest.map(Number);
	const carriers = rest.slice(4).map((carrier) => {
		const [code = "", percent] = carrier.split(":");
		return { code, percent: Number(percent) };
	});
	return { from, to, median, low, high, sampled, carriers };
}

/** As `paidFareIn` reads it. */
export function paidFareLine({ from, to, median, low, high, sampled, carriers }: PaidFare): string {
	return [from, to, median, low, high, sampled, ...carriers.map(({ code, percent }) => `${code}:${percent}`)].join(" ");
}

/** There and back between two airports; one direction may have had too few passengers to say. */
export interface PaidPair {
	readonly there: PaidFare;
	readonly back: PaidFare | undefined;
}

/** The pairs that most passengers of the survey flew to any of a city's airports, the busiest first. */
export async function busiestPairs(
	read: ReadPaidFares,
	airports: readonly string[],
	count: number,
): Promise<PaidPair[]> {
	const lists = await Promise.all(airports.map(read));
	return busiest(lists.flatMap((fares) => busiestIn(fares, airports.join(" "), count))).slice(0, count);
}

/** Both directions of a pair stand in the file of either airport. */
const busiestIn = onceOf((fares: readonly PaidFare[], airports: string, count: number) => {
	const arriving = fares.filter(({ from, to }) => airports.includes(to) && !airports.includes(from));
	return busiest(arriving.map((there) => pairOf(there, fares))).slice(0, count);
});

function busiest(pairs: readonly PaidPair[]): PaidPair[] {
	return pairs.toSorted((a, b) => b.there.sampled - a.there.sampled);
}

/** The pair of two cities' airports that most passengers flew. */
export async function pairBetween(
	read: ReadPaidFares,
	from: readonly string[],
	to: readonly string[],
): Promise<PaidPair | undefined> {
	const lists = await Promise.all(to.map(read));
	const found = lists.flatMap((fares) => {
		const leaving = byOrigin(fares);
		return from.flatMap((code) => leaving.get(code) ?? []);
	});
	return busiest(found.filter(({ there }) => to.includes(there.to)))[0];
}

const byOrigin = onceOf((fares: readonly PaidFare[]) =>
	Map.groupBy(
		fares.map((there) => pairOf(there, fares)),
		({ there }) => there.from,
	),
);

function pairOf(there: PaidFare, fares: readonly PaidFare[]): PaidPair {
	return { there, back: fares.find(({ from, to }) => from === there.to && to === there.from) };
}
