// Reads the table of who flies nonstop where, an airport's line when a search first comes by it.

import { once } from "../../i18n/once.ts";
import type { Airline } from "../../places/airlines/airlines.ts";
import type { Airport } from "../../places/place.ts";
import { findSampleAirline, sampleAirlines } from "./airlines.ts";
import { nonstopTable } from "./nonstop-table.ts";

/** An airline that flies between two airports. */
export interface Nonstop {
	readonly airline: Airline;
	/** Flights a day, 0 where there are fewer than one. */
	readonly daily?: number;
}

const none: readonly Nonstop[] = [];

const lines = once(
	(): ReadonlyMap<string, string> => new Map(nonstopTable.split("\n").map((line) => [line.slice(0, 3), line.slice(4)])),
);

/** What the table's line of an airport says, by the code of the other end. */
const linksOf = once((code: string): ReadonlyMap<string, readonly Nonstop[]> => {
	const links = new Map<string, Nonstop[]>();
	for (const group of (lines().get(code) ?? "").split(" ")) {
		const airline = findSampleAirline(group.slice(0, 2));
		if (!airline) continue;
		for (const [, daily, others = ""] of group.slice(2).matchAll(/(\d)([A-Z]+)/g)) {
			const nonstop = { airline, daily: Number(daily) };
			for (let at = 0; at < others.length; at += 3) {
				const other = others.slice(at, at + 3);
				const known = links.get(other);
				if (known) known.push(nonstop);
				else links.set(other, [nonstop]);
			}
		}
	}
	return links;
});

/** Whose flights the schedules count under its own code; the others are too young, or did not tell. */
const scheduled = once((): ReadonlySet<Airline> => {
	const absent = new Set(["FR", "MX", "XP", "P5", "DM"]);
	return new Set(sampleAirlines().filter(({ code }) => !absent.has(code)));
});

/** Does the table say where the airline flies? Where it does not, that is guessed. */
export function isScheduled(airline: Airline): boolean {
	return scheduled().has(airline);
}

/** The codes of all airports that the table may have a line to from one, in no order: `nonstopsBetween` says who flies there. */
export function linkedWith(code: string): readonly string[] {
	const others = [...lines()].flatMap(([other, text]) => (other !== code && text.includes(code) ? other : []));
	return [...new Set([...linksOf(code).keys(), ...others])];
}

/** Every airline that the schedules know on a route, in the same order both ways. */
export function nonstopsBetween(from: Airport, to: Airport): readonly Nonstop[] {
	const [first, second] = from.code < to.code ? [from, to] : [to, from];
	const there = linksOf(first.code).get(second.code);
	const back = linksOf(second.code).get(first.code);
	return there && back ? [...there, ...back] : (there ?? back ?? none);
}
