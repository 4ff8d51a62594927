// Tool: what was read of an airline, each with who printed it and when.
import * as v from "valibot";
import { fold } from "../../i18n/fold.ts";
import type { Words } from "../../i18n/messages.ts";
import { href } from "../../links.ts";
import { type AirlineFact, factsOf, sizeText } from "../../places/airlines/airline-facts.ts";
import { type Airline, airlines, findAirlineByCode } from "../../places/airlines/airlines.ts";
import { findAirport } from "../../places/airports.ts";
import { isOld } from "../../places/facts.ts";
import { placeLabel } from "../../places/labels.ts";
import { isoDay } from "../../time/iso-date.ts";
import { language, type Tool, ToolRefusal, text } from "./tool.ts";

const input = v.object({ airline: text("Name or two-character IATA code of an airline"), language });

export const airlineFacts: Tool<v.InferOutput<typeof input>> = {
	name: "airline_facts",
	title: "Facts about an airline",
	description:
		"What this site has read about an airline: whether it still flies, its hubs, and the bags its lowest fare lets into the cabin, each with who printed it and in which month. Old facts are marked; what is missing was not checked.",
	input,
	async run({ airline: asked }, { services, words, url }) {
		const { t, language } = words;
		const found = findAirline(asked);
		if (!found) throw new ToolRefusal(t("mcp.airline.none", { airline: asked }));
		const today = isoDay(services.now());
		const facts = factsOf(found.code);
		const hubs = found.hubs.flatMap((code) => findAirport(code) ?? []).map((airport) => placeLabel(airport, language));
		const page = href(language, "airline", { airline: found.code });
		return [
			found.status.kind === "flying"
				? `${found.name} (${found.code}). ${t("airline.fact.hubs")}: ${hubs.join(", ")}`
				: t("airline.ceased.heading", { airline: found.name, date: found.status.date }),
			...(facts.length > 0
				? facts.map((fact) => factLine(fact, words, isOld(fact, today)))
				: [t("mcp.airline.unchecked")]),
			...(found.website ? [`${t("airline.fact.website")}: ${found.website}`] : []),
			...(found.listed ? [t("mcp.page", { url: url(page) })] : []),
		];
	},
};

function findAirline(asked: string): Airline | undefined {
	const name = fold(asked);
	return (
		findAirlineByCode(asked) ??
		airlines.find((airline) => fold(airline.name) === name) ??
		airlines.find((airline) => fold(airline.name).startsWith(name))
	);
}

const terms = { "personal-item": "facts.personal", "carry-on": "facts.carryOn", "basic-fare": "facts.lowest" } as const;

function factLine(fact: AirlineFact, { t }: Words, old: boolean): string {
	const value =
		fact.kind === "basic-fare" ? t(fact.value.carryOn ? "facts.lowest.with" : "facts.lowest.without") : sizeText(fact);
	const { publisher, address } = fact.source;
	return `${t(terms[fact.kind])}: ${value} (${publisher}, ${fact.read}${old ? `, ${t("facts.old")}` : ""}: ${address})`;
}
