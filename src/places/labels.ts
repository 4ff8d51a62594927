// How a place is written: "Miami (MIA)", and the line beneath it.

import { fold } from "../i18n/fold.ts";
import { defaultLanguage, type Language, type Localized, languages } from "../i18n/languages.ts";
import { isMessageKey, phrase } from "../i18n/messages.ts";
import { once } from "../i18n/once.ts";
import { regionTable } from "./data/regions.ts";
import { nameColumns } from "./name-columns.ts";
import { type Airport, hasOwnCode, type Place } from "./place.ts";

/** Names of US states and Canadian provinces in every language. */
const regions = once((): ReadonlyMap<string, Localized> => {
	const [header = "", ...rows] = regionTable.trim().split("\n");
	const { at, namesIn } = nameColumns(header);
	return new Map(
		rows.map((row) => {
			const cells = row.split("|");
			return [`${cells[at("country")]} ${cells[at("region")]}`, namesIn(cells)];
		}),
	);
});

/** The name of a state or province by ISO country and postal code; undefined anywhere else. */
export function regionName(country: string, region: string): Localized | undefined {
	return regions().get(`${country} ${region}`);
}

const countryNames = once(
	(language: Language) => new Intl.DisplayNames([languages[language].locale], { type: "region" }),
);

/** A country's name by ISO 3166-1 alpha-2 code; the code itself where the runtime has no name. */
export function countryName(country: string, language: Language): string {
	const key = `${language} ${country}`;
	const before = knownCountries.get(key);
	if (before) return before;
	const name = countryNames(language).of(country) ?? country;
	if (knownCountries.size < mostCountries) knownCountries.set(key, name);
	return name;
}

/** Airports and airlines are in the same few countries, and Intl takes a hundred times as long as a look. */
const knownCountries = new Map<string, string>();
const mostCountries = 600;

/** "all airports": what stands in the place of a code that is our own. */
export const allAirports = once((language: Language): string =>
	phrase(language, "airport.all").toLocaleLowerCase(languages[language].locale),
);

/** "Miami (MIA)", "Nueva York (NYC)", "Houston (all airports)": what the search form holds, and what resolvePlace reads back. */
export function placeLabel(place: Place, language: Language): string {
	return `${place.city[language]} (${hasOwnCode(place) ? allAirports(language) : place.code})`;
}

/** Kinds that official names end in; the texts `airport.kind.<word>` name them in each language. */
const kindWord = /^(.+) (International|Regional|National|Municipal)$/;
const standsAlone =
	/Airport|Aeropuerto|Aeroporto|Aéroport|Flughafen|Jetport|Aeroparque|Airpark|Terminal|\b(Field|Base|Station|Spaceport)$/;

/** "Miami International Airport", "Aeropuerto Internacional de Miami", "Aeropuerto LaGuardia". */
export function airportName(airport: Airport, language: Language): string {
	const names = known.get(airport) ?? new Map<Language, string>();
	known.set(airport, names);
	const name = names.get(language) ?? nameOf(airport, language);
	names.set(language, name);
	return name;
}

const known = new WeakMap<Airport, Map<Language, string>>();

function nameOf(airport: Airport, language: Language): string {
	const { name } = airport;
	if (standsAlone.test(name)) return name;
	const [, proper = name, kind] = kindWord.exec(name) ?? [];
	const kindKey = `airport.kind.${kind}`;
	// In Spanish, "de" goes before a city's name and not before a person's: only the city is known as such.
	const ofCity = fold(proper) === fold(airport.city[defaultLanguage]);
	return phrase(language, ofCity ? "airport.ofCity" : "airport.named", {
		name: proper,
		city: airport.city[language],
		kind: isMessageKey(kindKey) ? phrase(language, kindKey) : "",
	}).replace(/ {2,}/g, " ");
}

/** "John F. Kennedy (JFK)": tells the airports of a city apart where there is little room. */
export function shortAirportName({ name, code }: Airport): string {
	return `${kindWord.exec(name)?.[1] ?? name} (${code})`;
}

/** What tells a place from its namesakes: airport, state or province, country. */
export function placeDetail(place: Place, language: Language): string {
	const country = countryName(place.country, language);
	if (place.kind === "metro") return `${phrase(language, "airport.all")} (${place.airports.join(", ")}), ${country}`;
	const region = place.region && regionName(place.country, place.region)?.[language];
	return [airportName(place, language), region, country].filter(Boolean).join(", ");
}
