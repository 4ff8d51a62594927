// Reads a place from a form sent without JavaScript: finds it, offers a choice, or says it is unknown.

import { fold } from "../i18n/fold.ts";
import { defaultLanguage, type Language, languageCodes } from "../i18n/languages.ts";
import { airportsOf, findPlace, weightOf } from "./airports.ts";
import { distanceKm } from "./great-circle.ts";
import { allAirports, placeLabel } from "./labels.ts";
import { hasOwnCode, type Place } from "./place.ts";
import { searchAsTyped } from "./search.ts";
import { areas, countryMark, placeLines, readNames } from "./search-names.ts";
import { namesMeant } from "./slips.ts";

export type Resolution =
	| { readonly kind: "found"; readonly place: Place }
	/** The best known first, at most eight. */
	| { readonly kind: "ambiguous"; readonly choices: readonly Place[] }
	/** Nothing has that name; these have one that it may be a slip of. The best known first, at most eight. */
	| { readonly kind: "alike"; readonly choices: readonly Place[] }
	| { readonly kind: "unknown" };

/** What a field of places shows of a text: a code of our own ("HOUA") means nothing to people, so its label; else the text. */
export function shownText(text: string, language: Language): string {
	const place = findPlace(text.trim().toUpperCase());
	return place && hasOwnCode(place) ? placeLabel(place, language) : text;
}

/** What a field offers to choose from, where its text fits several places or is like the names of some. */
export function placesMeant(text: string, language: Language): readonly Place[] {
	const resolution = resolvePlace(text, language);
	return resolution.kind === "ambiguous" || resolution.kind === "alike" ? resolution.choices : [];
}

const maxTextLength = 100;
const maxChoices = 8;
/** So many times as well known as the next of its name, a place is what people mean by the name. */
export const dominance = 3;
/** Airports closer than this serve one city: not another meaning of its name. */
const sameCityKm = 150;

/**
 * Takes a code ("jfk"), a label as the form writes it ("Miami (MIA)", "Houston (all airports)"), a name in any language, or a name with its
 * state or country ("Portland, OR"; "San José, Costa Rica"). Never throws.
 */
export function resolvePlace(text: string, language: Language): Resolution {
	const typed = text.slice(0, maxTextLength).trim();
	const label = /^([^()]*)\(\s*([A-Za-z]{3}[Aa]?)\s*\)$/.exec(typed);
	const labeled = findPlace(label?.[2] ?? "");
	if (labeled) return { kind: "found", place: labeled };
	const city = cityLabeled(typed);
	if (city) return { kind: "found", place: city };

	const asName = label?.[1] ?? typed;
	const named = placesNamed(asName);
	const byCode = /^[A-Za-z]{3}[Aa]?$/.test(typed) ? findPlace(typed) : undefined;
	if (byCode) {
		// GOA is Genoa's code, Goa a place in India: capitals say which.
		const others = typed === typed.toUpperCase() ? [] : named.filter((place) => !servesSameCity(place, byCode));
		return others.length === 0 ? { kind: "found", place: byCode } : choose([byCode, ...others]);
	}
	if (named.length > 0) return decide(named, dominance);

	const [name = "", ...rest] = asName.split(",");
	const there = placesNamed(name, rest.join(" "));
	if (there.length > 0) return decide(there, dominance);
	// A letter or two starts hundreds of names: no choice worth reading.
	const alike = fold(asName).length < 3 ? [] : searchAsTyped(asName, language, maxChoices);
	// Three letters may be a code that we do not know: a place whose name begins with them is offered, never taken.
	if (alike.length > 0 && /^[A-Za-z]{3}$/.test(typed)) return { kind: "alike", choices: onePerCity(alike) };
	if (alike.length > 0) return decide(alike, Number.POSITIVE_INFINITY);
	const meant = namesMeant(fold(name)).flatMap((one) => placesNamed(one, rest.join(" ")));
	return meant.length > 0 ? { kind: "alike", choices: onePerCity(meant) } : { kind: "unknown" };
}

/** The city of a label that says "all airports" in any language. */
function cityLabeled(typed: string): Place | undefined {
	const [, name = "", rest = ""] = /^([^()]+)\(([^()]+)\)$/.exec(typed) ?? [];
	const all = languageCodes.some((language) => fold(allAirports(language)) === fold(rest));
	return all ? placesNamed(name).find(({ kind }) => kind === "metro") : undefined;
}

/** Places of exactly that name, within a country or state if one is given; for a country's own name, its places as well. */
function placesNamed(text: string, within = ""): Place[] {
	const name = ` ${fold(text)}`;
	if (name === " ") return [];
	const around = within === "" ? undefined : marksOf(within);
	const own = within === "" ? marksOf(text) : new Set<string>();
	const exact: string[] = [];
	const airportOnly: string[] = [];
	const inCountry: string[] = [];
	const inRegion: string[] = [];
	for (const line of placeLines()) {
		if (around && !around.has(line.mark) && !around.has(countryMark(line))) continue;
		const inside = own.has(countryMark(line)) ? inCountry : own.has(line.mark) ? inRegion : undefined;
		if (!inside && !line.text.includes(name)) continue;
		const { code, cities, aliases, airport } = readNames(line);
		inside?.push(code);
		if (cities.includes(name) || aliases.includes(name)) exact.push(code);
		else if (airport === name) airportOnly.push(code);
	}
	// New York is a state as well, but people who write it mean the city.
	const codes = new Set([...exact, ...inCountry, ...(exact.length === 0 ? [...inRegion, ...airportOnly] : [])]);
	return [...codes].flatMap((code) => findPlace(code) ?? []);
}

/** Marks of the countries and states of exactly that name. */
function marksOf(text: string): Set<string> {
	const name = ` ${fold(text)}`;
	return new Set(areas().flatMap(({ mark, names }) => (names.includes(name) ? [mark] : [])));
}

function servesSameCity(a: Place, b: Place): boolean {
	const [from] = airportsOf(a);
	const [to] = airportsOf(b);
	return from !== undefined && to !== undefined && a.country === b.country && distanceKm(from, to) < sameCityKm;
}

/** Found if nothing elsewhere comes near the first in renown, else a choice. */
function decide(places: readonly Place[], times: number): Resolution {
	const ranked = byWeight(places);
	const [best] = ranked;
	if (!best) return { kind: "unknown" };
	const rival = ranked.find((place) => !servesSameCity(place, best));
	const clear = !rival || weightOf(best.code) >= times * weightOf(rival.code);
	return clear ? { kind: "found", place: best } : choose(ranked);
}

function choose(places: readonly Place[]): Resolution {
	return { kind: "ambiguous", choices: onePerCity(places) };
}

/** One choice a city: who wants its second airport, or one of those around it, can say so by its code. */
function onePerCity(places: readonly Place[]): Place[] {
	const around = new Set(places.flatMap((place) => (place.kind === "metro" ? place.airports : [])));
	const cities = new Map<string, Place>();
	for (const place of byWeight(places)) {
		if (around.has(place.code)) continue;
		const city = `${fold(place.city[defaultLanguage])} ${place.country} ${place.kind === "airport" ? (place.region ?? "") : ""}`;
		if (!cities.has(city)) cities.set(city, place);
	}
	return [...cities.values()].slice(0, maxChoices);
}

function byWeight(places: readonly Place[]): Place[] {
	return [...places].sort((a, b) => weightOf(b.code) - weightOf(a.code));
}
