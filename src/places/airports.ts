// Every airport with scheduled flights, and the metropolitan areas over them.

import type { Language } from "../i18n/languages.ts";
import { once } from "../i18n/once.ts";
import { airportColumns, airportRows, zoneAirports, zones } from "./data/airports.ts";
import { cityCodes, formerCodes } from "./data/former-codes.ts";
import { metroTable } from "./data/metros.ts";
import { nameColumns } from "./name-columns.ts";
import type { Airport, Metro, Place } from "./place.ts";

/**
 * Metropolitan areas that stand for several airports, by hand. Where IATA gives a city and an airport the same code, the
 * bare code means the airport, as it always has in our URLs, and the city has a letter more: HOU is Hobby, HOUA all of
 * Houston. No airport has a code of four letters.
 */
const [header = "", ...rows] = metroTable.trim().split("\n");
const metroColumns = nameColumns(header);

/** Airports are those with scheduled flights, the busiest first. */
export const metros: readonly Metro[] = rows.map((row) => {
	const cells = row.split("|");
	const cell = (column: string) => cells[metroColumns.at(column)] ?? "";
	return {
		kind: "metro",
		code: cell("code"),
		city: metroColumns.namesIn(cells),
		country: cell("country"),
		airports: cell("airports").split(" "),
	};
});

/** Credit the license asks for (CC BY 4.0), to be shown where the sources are named. */
export { airportSource } from "./data/airports.ts";

// The data is one string, a line an airport, in the order of their codes: a Worker starts without touching it, and a
// page that names three airports reads three rows.
const columns = nameColumns(airportColumns);
const at = {
	...{
		code: columns.at("code"),
		name: columns.at("name"),
		country: columns.at("country"),
		region: columns.at("region"),
	},
	...{ latitude: columns.at("latitude"), longitude: columns.at("longitude"), zone: columns.at("zone") },
	weight: columns.at("weight"),
};
let splitRows: readonly string[] | undefined;
const metroByCode = new Map(metros.map((metro) => [metro.code, metro]));
const metroOf = new Map(metros.flatMap((metro) => metro.airports.map((code) => [code, metro.code] as const)));
const known = new Map<string, Airport>();

function sorted(): readonly string[] {
	splitRows ??= airportRows.split("\n");
	return splitRows;
}

function rowOf(code: string): string | undefined {
	const rows = sorted();
	let low = 0;
	let high = rows.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((rows[middle] ?? "").slice(0, 3) < code) low = middle + 1;
		else high = middle;
	}
	const row = rows[low];
	return code.length === 3 && row?.startsWith(code) ? row : undefined;
}

function readRow(row: string): Airport {
	const cells = row.replaceAll("'", "’").split("|");
	const cell = (column: keyof typeof at): string => cells[at[column]] ?? "";
	const [code, region] = [cell("code"), cell("region")];
	const before = known.get(code);
	if (before) return before;
	const metro = metroOf.get(code);
	const airport: Airport = {
		kind: "airport",
		code,
		name: cell("name"),
		city: columns.namesIn(cells),
		country: cell("country"),
		...(region && { region }),
		latitude: Number(cell("latitude")),
		longitude: Number(cell("longitude")),
		zone: zones[Number(cell("zone"))] ?? "UTC",
		...(metro && { metro }),
	};
	known.set(code, airport);
	return airport;
}

/** All airports in the order of their codes. Reads every row: for one airport, use `findAirport`. */
export const allAirports = once((): readonly Airport[] => sorted().map(readRow));

/** The code that a pair of the table ("KIVRMO") gives for another. */
function pairedWith(pairs: string, code: string): string | undefined {
	const pair = code.length === 3 ? pairs.split(" ").find((one) => one.startsWith(code)) : undefined;
	return pair?.slice(3);
}

/**
 * The code of the airport that took over from one whose code was given up: "RMO" for "KIV", in either case. Undefined for
 * every other code, and for one that has been given to another airport since.
 */
export function successorOf(code: string): string | undefined {
	return pairedWith(formerCodes, code.toUpperCase());
}

/**
 * Finds an airport by its IATA code, in either case. A code given up (KIV) finds the one that took over, under its new code
 * (RMO), and a code of the city alone (BUH) the airport of that city.
 */
export function findAirport(code: string): Airport | undefined {
	const capitals = code.toUpperCase();
	const found = known.get(capitals);
	if (found) return found;
	const current = rowOf(capitals) ? capitals : (successorOf(capitals) ?? pairedWith(cityCodes, capitals));
	const row = current && rowOf(current);
	return row ? readRow(row) : undefined;
}

/** An airport or metropolitan area by its code. No code is both. */
export function findPlace(code: string): Place | undefined {
	return metroByCode.get(code.toUpperCase()) ?? findAirport(code);
}

/** The codes of the airports that a code means, as a search reads it: a city's airports, or the one that took over. A code that we do not know stays as it is. */
export function airportCodes(code: string): readonly string[] {
	const place = findPlace(code);
	return place ? airportsOf(place).map((airport) => airport.code) : [code];
}

/** What the world calls a metropolitan area and nothing else, e.g. "LON"; undefined where that code is an airport's too. */
export function iataCityCode({ code }: Metro): string | undefined {
	return code.length === 3 ? code : undefined;
}

/** A metropolitan area's airports, busiest first; an airport stands for itself. */
export function airportsOf(place: Place): Airport[] {
	return place.kind === "airport" ? [place] : place.airports.flatMap((code) => findAirport(code) ?? []);
}

/** The metropolitan area that a place belongs to, or the place itself. */
export function cityOf(place: Place): Place {
	return (place.kind === "airport" && place.metro && metroByCode.get(place.metro)) || place;
}

/** The IANA zone that a place's clocks keep. */
export function zoneOf(place: Place): string {
	return airportsOf(place)[0]?.zone ?? "UTC";
}

/** What a metropolitan area counts more than its best airport: only a little where people know it by that airport's code. */
export function metroLead(metro: Metro): number {
	return iataCityCode(metro) ? 10 : 1;
}

function metroWeight(metro: Metro): number {
	return Math.max(...metro.airports.map(weightOf)) + metroLead(metro);
}

/** How well known a place is to our travelers: 1 to 99, and up to 109 for a metropolitan area. */
export function weightOf(code: string): number {
	const metro = metroByCode.get(code);
	return metro ? metroWeight(metro) : Number(rowOf(code)?.split("|")[at.weight] ?? 0);
}

/** The city of an airport or metropolitan area by its code; the code itself when there is no such place. */
export function cityName(code: string, language: Language): string {
	return findPlace(code)?.city[language] ?? code;
}

const zoneCodes = once(() => zoneAirports.split(" "));

/** The airport by whose city an IANA zone is called; undefined where none keeps its time, as for UTC. */
export function zoneAirport(zone: string): string | undefined {
	return zoneCodes()[zones.indexOf(zone)];
}

/** The city that an IANA zone is called by: "Bogotá"; undefined where no airport keeps its time. */
export function zoneCity(zone: string, language: Language): string | undefined {
	const code = zoneAirport(zone);
	return code && cityName(code, language);
}
