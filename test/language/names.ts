// Names, from the site's own data: they are spelled as they are, in every language, and tell nothing of a text's language.
import { readFileSync } from "node:fs";
import { readAirlineFacts, readAirportFacts, readRights } from "../../scripts/facts.ts";
import { sampleAirlines } from "../../src/flights/sample/airlines.ts";
import { regionalOperators } from "../../src/flights/sample/carriers.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { airlines } from "../../src/places/airlines/airlines.ts";
import { allAirports, metros } from "../../src/places/airports.ts";
import { airportName, countryName, regionName } from "../../src/places/labels.ts";
import { services } from "../corpus/targets.ts";

/** test/language/names.txt: places, products and people that texts name and no data of ours has, one a line. */
export const ownNames: readonly string[] = readFileSync(new URL("names.txt", import.meta.url), "utf8")
	.split("\n")
	.filter(Boolean);

function* allNames(): Generator<string> {
	yield* ownNames;
	const { agency } = services.config;
	yield agency.name;
	yield agency.city;
	for (const airline of sampleAirlines()) yield* [airline, ...regionalOperators(airline)].map(({ name }) => name);
	for (const { name, alliance } of airlines)
		yield* [name, name.replace(/ (?:Air ?[Ll]ines|Airways|Air)$/, ""), alliance ?? ""];
	for (const { source, second } of [...readAirlineFacts(), ...readRights()]) {
		yield source.publisher;
		if (second) yield second.publisher;
	}
	for (const fact of readAirportFacts()) {
		yield fact.source.publisher;
		if (fact.kind === "own-page") continue;
		if (fact.second) yield fact.second.publisher;
		if (fact.kind === "terminals") yield* fact.value.names;
		else yield* [fact.value.name, fact.value.to].filter((name) => typeof name === "string");
	}
	for (const metro of metros) yield* Object.values(metro.city);
	for (const airport of allAirports()) {
		const region = airport.region && regionName(airport.country, airport.region);
		for (const language of languageCodes) {
			yield airport.city[language];
			yield airportName(airport, language);
			yield countryName(airport.country, language);
			if (region) yield region[language];
		}
		yield airport.name;
	}
}

const phrases = new Set([...allNames()].filter((name) => name.length > 2).map(plain));
const longest = Math.max(...[...phrases].map((name) => name.split(" ").length));

/** The words of all names, as written. */
export const nameWords: ReadonlySet<string> = new Set(
	[...phrases].flatMap((name) => name.match(/[\p{L}'’]+/gu) ?? []).flatMap((word) => [word, word.replaceAll("'", "’")]),
);

function plain(text: string): string {
	return text
		.replaceAll("\u00a0", " ")
		.replaceAll("’", "'")
		.replace(/[.,;:]+$/, "");
}

/** The text with every name of the data replaced by a mark; capitals count ("Mobile" is a city, "mobile" is a word). */
export function withoutNames(text: string): string {
	const words = text.split(/[ \u00a0]/);
	const kept: string[] = [];
	for (let at = 0; at < words.length; ) {
		const length = nameLengthAt(words, at);
		kept.push(length > 0 ? "\ufffc" : (words[at] ?? ""));
		at += Math.max(1, length);
	}
	return kept.join(" ");
}

function nameLengthAt(words: readonly string[], at: number): number {
	if (!/^[^\p{L}]*\p{Lu}/u.test(words[at] ?? "")) return 0;
	for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
		const phrase = plain(words.slice(at, at + length).join(" ")).replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, "");
		if (phrases.has(phrase) || phrases.has(phrase.replace(/('s)$/, ""))) return length;
	}
	return 0;
}
