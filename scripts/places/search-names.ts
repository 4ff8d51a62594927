// Writes out, folded, every name a search may match, so that the Worker has nothing to build: see src/places/search-names.ts.

import { fold } from "../../src/i18n/fold.ts";
import { defaultLanguage, type Localized, languageCodes } from "../../src/i18n/languages.ts";
import { metroLead, metros } from "../../src/places/airports.ts";
import { regionName } from "../../src/places/labels.ts";
import { nameLanguages } from "./names.ts";
import { table } from "./table.ts";
import { abbreviated, foreignNames, otherNames } from "./typed-names.ts";

/** An airport's row, as far as names go. */
export interface Named {
	readonly code: string;
	readonly name: string;
	readonly city: Localized;
	readonly country: string;
	readonly region: string;
	readonly weight: number;
	readonly alsoKnownAs: readonly string[];
	/** Other codes that lead to it: those it gave up, and its city's. */
	readonly codes: readonly string[];
}

/** Ways to write a country that Intl does not give. */
const shortCountryNames = table(`
US: USA, US, EE UU, EEUU, EUA, Estados Unidos de América, United States of America
GB: UK, England, Great Britain, Inglaterra, Gran Bretaña; AE: UAE, EAU; NL: Holland, Holanda; DO: Dominicana, RD
KR: Korea, Corea; CZ: Czech Republic, República Checa; CI: Ivory Coast, Costa de Marfil; TR: Turkey, Turquía; CD: DRC; MM: Burma, Birmania; SZ: Swaziland, Suazilandia
`);

const spaced = (name: string): string => (name === "" ? "" : ` ${fold(name)}`);

/** The columns of a line, in their order; src/places/search-names.ts reads them by these names. Its first code is its own. */
export const placeColumns = ["code", ...nameLanguages, "aliases", "airport", "weight", "country", "region"];

function line(place: Named, areaNames: readonly string[] = []): string {
	const original = place.city[defaultLanguage];
	const cities = nameLanguages.map((language) => fold(place.city[language]));
	const [others, foreign] = [otherNames, foreignNames].map((names) => names.get(place.code)?.split(",") ?? []);
	const known = [...(others ?? []), ...place.alsoKnownAs, ...areaNames];
	const all = [...known, ...(foreign ?? []), ...abbreviated([...Object.values(place.city), ...known])];
	const aliases = [...new Set(all.map(fold))].filter((name) => !cities.includes(name));
	return [
		[place.code, ...place.codes].map(spaced).join(""),
		spaced(original),
		...cities.slice(1).map((city) => (city === fold(original) ? "" : spaced(city))),
		aliases.map(spaced).join(","),
		cities.includes(fold(place.name)) ? "" : spaced(place.name),
		place.weight,
		place.country,
		place.region,
	].join("|");
}

/** One line a metropolitan area or airport. */
export function placeLines(airports: readonly Named[]): string[] {
	const byCode = new Map(airports.map((airport) => [airport.code, airport]));
	const areaNames = new Map<string, string[]>();
	const lines = metros.map((metro) => {
		for (const code of metro.airports) areaNames.set(code, Object.values(metro.city));
		const best = Math.max(...metro.airports.map((code) => byCode.get(code)?.weight ?? 0));
		return line({ ...metro, name: "", region: "", weight: best + metroLead(metro), alsoKnownAs: [], codes: [] });
	});
	// "New York" must find Newark too.
	for (const airport of airports) lines.push(line(airport, areaNames.get(airport.code)));
	return lines;
}

/** One line a country, state or province: its code, then its names. */
export function areaLines(airports: readonly Named[]): string[] {
	const lines = new Set<string>();
	const names = languageCodes.map((language) => new Intl.DisplayNames([language], { type: "region" }));
	for (const { country, region } of airports) {
		const all = [
			...names.map((name) => name.of(country) ?? country),
			...(shortCountryNames.get(country) ?? "").split(","),
		];
		lines.add([`${country}|`, ...new Set(all.filter(Boolean).map(spaced))].join(","));
		const inCountry = regionName(country, region);
		if (inCountry)
			lines.add([`${country}|${region}`, ...new Set([region, ...Object.values(inCountry)].map(spaced))].join(","));
	}
	return [...lines].sort();
}
