// Tool: what was read of an airline, each with who printed it and when.
import * as v from "valibot";
import { fold } from "../../i18n/fold.ts";
import { formatList } from "../../i18n/lists.ts";
import type { Words } from "../../i18n/messages.ts";
import { href } from "../../links.ts";
import { type AirlineFact, factsOf } from "../../places/airlines/airline-facts.ts";
import { type Airline, airlines } from "../../places/airlines/airlines.ts";
import { currentAirline } from "../../places/airlines/carriers.ts";
import { findAirport } from "../../places/airports.ts";
import { isOld } from "../../places/facts.ts";
import { placeLabel } from "../../places/labels.ts";
import { factTerm, factText, openTopics } from "../../places/views/fact-words.ts";
import { isoDay } from "../../time/iso-date.ts";
import { language, type Tool, ToolRefusal, text } from "./tool.ts";

const input = v.object({ airline: text("Name or two-character IATA code of an airline"), language });

export const airlineFacts: Tool<v.InferOutput<typeof input>> = {
	name: "airline_facts",
	title: "Facts about an airline",
	description:
		"What this site has read about an airline: whether it still flies, its hubs, bags and their sizes, changes and credits, check-in deadlines, children alone, pets, its own phone; each with who printed it and when. Old facts are marked, and what was not checked is named.",
	input,
	async run({ airline: asked }, { services, words, url }) {
		const { t, language } = words;
		const found = findAirline(asked);
		if (!found) throw new ToolRefusal(t("mcp.airline.none"));
		const today = isoDay(services.now());
		const facts = factsOf(found.code);
		const open = found.status.kind === "flying" ? openTopics(facts, words) : [];
		const hubs = found.hubs.flatMap((code) => findAirport(code) ?? []).map((airport) => placeLabel(airport, language));
		const page = href(language, "airline", { airline: found.code });
		return [
			found.status.kind === "flying"
				? `${found.name} (${found.code}). ${t("airline.fact.hubs")}: ${hubs.join(", ")}`
				: t("airline.ceased.heading", { airline: found.name, date: found.status.date }),
			...facts.map((fact) => factLine(fact, words, isOld(fact, today))),
			...(open.length > 0 ? [t("mcp.airline.unchecked", { topics: formatList(open, language) })] : []),
			...(found.website ? [`${t("airline.fact.website")}: ${found.website}`] : []),
			...(found.listed ? [t("mcp.page", { url: url(page) })] : []),
		];
	},
};

function findAirline(asked: string): Airline | undefined {
	const name = fold(asked);
	return (
		airlines.find((airline) => fold(airline.name) === name) ??
		currentAirline(asked) ??
		airlines.find((airline) => fold(airline.name).startsWith(name))
	);
}

function factLine(fact: AirlineFact, words: Words, old: boolean): string {
	const { source, second, read } = fact;
	const printed = [source.publisher, ...(second ? [second.publisher] : [])].join(", ");
	const when = old ? `${read}, ${words.t("facts.old")}` : read;
	return `${factTerm(fact, words)}: ${factText(fact, words)} (${printed}, ${when}: ${source.address})`;
}
