// Writes who flies nonstop between which airports, src/flights/sample/nonstop-table.ts, from OpenTravelData's schedule
// file: `npm exec -- node scripts/nonstops.ts optd_airline_por.csv`. What has changed since its date is corrected here.
import { readFileSync, writeFileSync } from "node:fs";
import { findSampleAirline } from "../src/flights/sample/airlines.ts";
import { market, mayBeFlown } from "../src/flights/sample/markets.ts";
import type { Airline } from "../src/places/airlines/airlines.ts";
import { findAirport } from "../src/places/airports.ts";
import type { Airport } from "../src/places/place.ts";
import { carriers } from "./places/carriers.ts";

/** The file counts the flights of a year; fewer than these are a season's last, a detour or a slip. */
const minFlights = 20;
const daysCounted = 365;
const maxDaily = 9;

/** Whose flights are sold under another's code: companies of a group, merged airlines, and those who fly for one only. */
const soldAs: Readonly<Record<string, string>> = {
	...Object.fromEntries(carriers.flatMap(({ code, now }) => (now ? [[code, now]] : []))),
	...{ HA: "AS", "2K": "AV", WE: "TG" },
};
/** Those who fly for several: a route counts for each of them that has a hub at one of its ends. */
const fliesFor: Readonly<Record<string, readonly string[]>> = {
	OO: ["DL", "UA", "AA", "AS"],
	YX: ["AA", "UA", "DL"],
	YV: ["AA", "UA"],
	ZW: ["AA", "UA"],
};
/** Airlines of a common market fly at home in each other's countries. */
const commonMarket = new Set("AT BE DE DK ES FI FR GB GR IE IT NL NO PL PT SE CH AU NZ".split(" "));

/** Through passengers stay in their seats where a foreign airline flies on within a country. */
function isCabotage(code: string, airline: Airline, from: Airport, to: Airport): boolean {
	if (market(from) !== market(to) || Object.hasOwn(soldAs, code)) return false;
	if (airline.country === market(from)) return false;
	const atHome = [airline.country, market(from)].every((country) => commonMarket.has(country));
	return !atHome && !airline.hubs.some((hub) => findAirport(hub)?.country === from.country);
}

function sellersOf(code: string, from: Airport, to: Airport): Airline[] {
	const codes = fliesFor[code] ?? [soldAs[code] ?? code];
	const sellers = codes.flatMap((seller) => findSampleAirline(seller) ?? []);
	return sellers.filter(
		(airline) =>
			airline.status.kind === "flying" &&
			!isCabotage(code, airline, from, to) &&
			(!fliesFor[code] || airline.hubs.includes(from.code) || airline.hubs.includes(to.code)),
	);
}

const [file] = process.argv.slice(2);
if (!file) throw new Error("Which file? See the first lines of this script.");
/** Flights a year both ways, by "JFK MIA AA", the airports in the order of their codes. */
const counts = new Map<string, number>();
for (const line of readFileSync(file, "utf8").trim().split("\n").slice(1)) {
	const [code = "", origin = "", destination = "", flights = ""] = line.split("^");
	const [from, to] = [findAirport(origin), findAirport(destination)];
	if (!from || !to || !mayBeFlown(from, to)) continue;
	const pair = [from.code, to.code].sort().join(" ");
	for (const seller of sellersOf(code, from, to)) {
		const key = `${pair} ${seller.code}`;
		counts.set(key, (counts.get(key) ?? 0) + Number(flights));
	}
}

const kept = [...counts].filter(([, bothWays]) => bothWays >= minFlights).sort(([a], [b]) => (a < b ? -1 : 1));
/** How many routes an airline has at an airport, by "JFK AA". */
const busy = new Map<string, number>();
for (const [key] of kept) {
	const [one, other, airline] = key.split(" ");
	for (const code of [one, other]) busy.set(`${code} ${airline}`, (busy.get(`${code} ${airline}`) ?? 0) + 1);
}
/** Airports by flights a day, of an airline at the end where it has more routes: that compresses best. */
const rows = new Map<string, Map<string, Map<number, string>>>();
for (const [key, bothWays] of kept) {
	const [one = "", other = "", airline = ""] = key.split(" ");
	const atOne = (busy.get(`${one} ${airline}`) ?? 0) >= (busy.get(`${other} ${airline}`) ?? 0);
	const [hub, to] = atOne ? [one, other] : [other, one];
	const daily = Math.min(maxDaily, Math.round(bothWays / 2 / daysCounted));
	const row = rows.get(hub) ?? new Map<string, Map<number, string>>();
	const byDaily = row.get(airline) ?? new Map<number, string>();
	rows.set(hub, row.set(airline, byDaily.set(daily, (byDaily.get(daily) ?? "") + to)));
}
const inOrder = <K extends string | number, T>(map: ReadonlyMap<K, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
const lines = inOrder(rows).map(([hub, row]) => {
	const groups = inOrder(row).map(([airline, byDaily]) => airline + inOrder(byDaily).flat().join(""));
	return [hub, ...groups].join(" ");
});
writeFileSync(
	new URL("../src/flights/sample/nonstop-table.ts", import.meta.url),
	[
		"// Who flies nonstop, written by scripts/nonstops.ts: don't edit. From OpenTravelData's schedule file of January 2022",
		"// (https://github.com/opentraveldata/opentraveldata), CC BY 4.0, changed: today's airlines and airports only.",
		"// A line an airport, with the routes of each airline that has more there than at the other end: the flights a day in",
		"// each direction, 0 where there are fewer than one, then the airports that have so many.",
		`export const nonstopTable = \`${lines.join("\n")}\`;`,
		"",
	].join("\n"),
);
console.log(`${counts.size} routes of airlines, ${lines.length} lines`);
