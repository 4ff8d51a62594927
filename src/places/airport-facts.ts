// What was read of the ways from airports into town, each with who printed it and when: content/facts/airports.json, written
// by hand.
import rows from "../../content/facts/airports.json" with { type: "json" };
import type { Localized } from "../i18n/languages.ts";
import { unitOf } from "../money/minor-units.ts";
import { type Money, money } from "../money/money.ts";
import type { ReadFact, Source } from "./facts.ts";

interface OfAirport {
	/** IATA code of the airport. */
	readonly subject: string;
	/** ISO 3166-1 alpha-2, of the airport. */
	readonly country: string;
}

/** What was not printed by all of a way's sources is missing. */
export interface Way extends OfAirport, ReadFact {
	readonly kind: "way";
	readonly value: {
		readonly by: "train" | "metro" | "tram" | "bus" | "shuttle" | "ferry" | "taxi";
		/** Of the line or service. */
		readonly name?: string;
		/** A proper name, or what each language says. */
		readonly to: string | Localized;
		readonly minutes?: { readonly from: number; readonly to: number };
		/** Of one adult, in the currency's own unit: none is free. */
		readonly fare?: { readonly from: number; readonly to: number; readonly currency: string };
		/** From the airport, `HH:mm` there, on any day of the week. */
		readonly first?: string;
		readonly last?: string;
		readonly allNight?: true;
		readonly leaves?: Localized;
	};
}

export interface Terminals extends OfAirport, ReadFact {
	readonly kind: "terminals";
	readonly value: { readonly names: readonly string[] };
}

interface OwnPage extends OfAirport {
	readonly kind: "own-page";
	readonly source: Source;
}

/** test/places/airport-facts.test.ts reads every row by its schema. */
const facts = rows as readonly (Way | Terminals | OwnPage)[];

/** The ways from an airport into town, in the order of the file. @param code IATA */
export function waysFrom(code: string): readonly Way[] {
	return facts.filter((fact) => fact.kind === "way" && fact.subject === code) as readonly Way[];
}

/** @param code IATA */
export function terminalsOf(code: string): Terminals | undefined {
	const found = facts.find(({ kind, subject }) => kind === "terminals" && subject === code);
	return found?.kind === "terminals" ? found : undefined;
}

/** The airport's own site. @param code IATA */
export function ownPageOf(code: string): Source | undefined {
	return facts.find(({ kind, subject }) => kind === "own-page" && subject === code)?.source;
}

/** The lowest fare and the highest, the same where one was printed. */
export function fareOf({ value: { fare } }: Way): readonly [Money, Money] | undefined {
	if (!fare) return undefined;
	const { currency } = fare;
	const amount = (units: number) => money(Math.round(units * unitOf(currency)), currency);
	return [amount(fare.from), amount(fare.to)];
}
