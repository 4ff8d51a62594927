// What was read of the ways into town from an airport, each with who printed it and when. None is here yet.
import type { Localized } from "../i18n/languages.ts";
import type { ReadFact } from "./facts.ts";

export interface Way extends ReadFact {
	/** IATA code of the airport. */
	readonly subject: string;
	readonly kind: "way";
	readonly value: {
		readonly by: "train" | "metro" | "bus" | "taxi" | "shuttle" | "ferry";
		/** Of the line or the service; a taxi has none. */
		readonly name?: string;
		/** Where it goes: a proper name, or one in each language. */
		readonly to: string | Localized;
		readonly minutes?: { readonly from: number; readonly to: number };
		/** One adult, one way, in units of the currency. */
		readonly fare?: { readonly from: number; readonly to: number; readonly currency: string };
		/** "HH:MM", from the airport. */
		readonly first?: string;
		readonly last?: string;
		readonly allNight?: true;
		readonly leaves?: Localized;
	};
}

const ways: readonly Way[] = [];

/** @param code IATA */
export function waysFrom(code: string): readonly Way[] {
	return ways.filter(({ subject }) => subject === code);
}
