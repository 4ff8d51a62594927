// What countries' laws say of a flight that the airline canceled or moved: content/facts/rights.json, written by hand.
import rows from "../../../../content/facts/rights.json" with { type: "json" };
import type { ReadFact } from "../../../places/facts.ts";

/** ISO 3166-1 alpha-2; EU is the European Union. Of those that say the same, the first counts first. */
export const laws = ["US", "EU", "MX", "CO", "BR", "AR"] as const;
export type Law = (typeof laws)[number];

type Kind =
	| ("canceled" | "worse" | "early" | "moved" | "late" | "very-late" | "notice")
	| ("applies" | "amounts" | "rerouted" | "reform" | "due-card" | "due-other");

/** Another flight that is near enough in time: it leaves at most so many minutes earlier and arrives less than so many later. */
interface NearEnough {
	readonly early: number;
	readonly late: number;
}

export interface Right extends Required<ReadFact> {
	readonly subject: Law;
	readonly kind: Kind;
	readonly statute: string;
	/** Hours, or minutes where the row's unit says so; shares of a price in percent; days. */
	readonly value: {
		readonly hours?: number;
		readonly domestic?: number;
		readonly international?: number;
		readonly percent?: number;
		readonly days?: number;
		/** Where a law of several countries holds. */
		readonly countries?: readonly string[];
		/** Euros a person up to so many kilometers; the last has no limit. */
		readonly bands?: readonly { readonly km?: number; readonly euros: number }[];
		/** For who was told in the last week, and in the week before. */
		readonly last?: NearEnough;
		readonly week?: NearEnough;
	};
	readonly unit?: string;
}

/** test/features/changes/rights/rights.test.ts reads every row by its schema. */
const rights = rows as readonly Right[];

/** Throws where there is no such row. */
export function rightOf(law: Law, kind: Kind): Right {
	const right = rights.find((row) => row.subject === law && row.kind === kind);
	if (!right) throw new Error(`content/facts/rights.json has no row ${law} ${kind}`);
	return right;
}

/** BCP 47: what a law is called in. */
export const tongueOf = (law: Law): string => new Intl.Locale("und", { region: law }).maximize().language;

/** Minutes from which the right holds; undefined for one that is no matter of time. */
export function limitOf({ value, unit }: Right, international: boolean): number | undefined {
	const amount = value.hours ?? (international ? value.international : value.domestic);
	return amount === undefined ? undefined : unit === "min" ? amount : amount * 60;
}
