// Puts what was read of an airline into texts before they are compiled, so that a number is written once: `{{fact UA check-in
// domestic}}` is a figure of content/facts/airlines.json, `{{read UA check-in domestic}}` the month of the copy it was read from.
import { formatMonth } from "../../src/i18n/formats.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { phrase } from "../../src/i18n/messages.ts";
import { type AirlineFact, factsOf } from "../../src/places/airlines/airline-facts.ts";
import { factFigure } from "../../src/places/views/fact-words.ts";

/** What, of whom, which kind, and of which trip or fare where there are several. */
const mention = /\{\{(fact|read) ([A-Z\d]{2}) ([a-z-]+)(?: ([A-Za-z-]+))?\}\}/g;

/** Mentions of facts that are not there stay, for the rules to complain about. */
export function fillFacts(text: string, language: Language): string {
	return text.replace(mention, (open, part: string, code: string, kind: string, which: string | undefined) => {
		const fact = factsOf(code).find((one) => one.kind === kind && (!which || which === trait(one)));
		if (!fact) return open;
		if (part === "fact") return factFigure(fact, { language, t: (key, values) => phrase(language, key, values) });
		return fact.read.length === 4 ? fact.read : formatMonth(fact.read.slice(0, 7), language);
	});
}

function trait({ value }: AirlineFact): string | undefined {
	if ("trip" in value && value.trip) return value.trip;
	return "fare" in value ? value.fare : undefined;
}
