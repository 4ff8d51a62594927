// City names in the languages that have a list of them, names/<language>.txt: by hand, and from CLDR where its head says so.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fold } from "../../src/i18n/fold.ts";
import { defaultLanguage, type Language, otherLanguages } from "../../src/i18n/languages.ts";
import { table } from "./table.ts";

interface ZoneNames {
	readonly [part: string]: ZoneNames | { readonly exemplarCity?: string };
}

interface Cldr {
	readonly main: Readonly<Record<string, { readonly dates: { readonly timeZoneNames: { readonly zone: ZoneNames } } }>>;
}

interface CityNames {
	readonly language: Language;
	/** The city's name; the default language's where the list has none. */
	readonly of: (original: string, country: string, zone: string) => string;
	/** Entries of the list that no airport has asked for. */
	readonly unused: () => readonly string[];
}

const root = join(import.meta.dirname, "../..");
const fileOf = (language: Language) => join(import.meta.dirname, `names/${language}.txt`);

/** CLDR's example cities as "English name|zone" → name. */
function exemplarCities(names: ZoneNames, path = "", into = new Map<string, string>()): Map<string, string> {
	for (const [part, value] of Object.entries(names)) {
		const zone = path === "" ? part : `${path}/${part}`;
		const city = "exemplarCity" in value ? value.exemplarCity : undefined;
		if (typeof city === "string") into.set(`${fold(part.replaceAll("_", " "))}|${zone}`, city);
		else if (!("long" in value)) exemplarCities(value as ZoneNames, zone, into);
	}
	return into;
}

function fromCldr(locale: string): ReadonlyMap<string, string> {
	const file = join(root, `node_modules/cldr-dates-full/main/${locale}/timeZoneNames.json`);
	const cldr = JSON.parse(readFileSync(file, "utf8")) as Cldr;
	return exemplarCities(cldr.main[locale]?.dates.timeZoneNames.zone ?? {});
}

function read(language: Language): CityNames {
	const text = readFileSync(fileOf(language), "utf8");
	const [, locale, without = ""] = /^# CLDR: (\S+)(?: without (.+))?$/m.exec(text) ?? [];
	const bad = new Set(without.split(" "));
	const exemplars = locale ? fromCldr(locale) : new Map<string, string>();
	const byHand = table(text.replace(/^#.*$/gm, ""));
	const used = new Set<string>();
	return {
		language,
		of(original, country, zone) {
			const key = `${original}, ${country}`;
			const own = byHand.get(key);
			if (own !== undefined) used.add(key);
			return own ?? (bad.has(zone) ? undefined : exemplars.get(`${fold(original)}|${zone}`)) ?? original;
		},
		unused: () => [...byHand.keys()].filter((key) => !used.has(key)),
	};
}

export const cityNames: readonly CityNames[] = otherLanguages
	.filter((language) => existsSync(fileOf(language)))
	.map(read);

/** The languages that get a column. */
export const nameLanguages: readonly Language[] = [defaultLanguage, ...cityNames.map(({ language }) => language)];
