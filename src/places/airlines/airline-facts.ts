// What was read of an airline's rules, each with who printed it and when: content/facts/airlines.json, written by hand.
import rows from "../../../content/facts/airlines.json" with { type: "json" };
import type { ReadFact } from "../facts.ts";

/** What a traveler looks for together, and the kinds of facts there, in the order of a page. */
export const factGroups = {
	bags: ["personal-item", "carry-on", "basic-fare", "checked-weight", "first-bag", "second-bag"],
	changes: ["change-fee", "fixed-fare", "cancel-fee", "credit"],
	airport: ["check-in", "gate"],
	people: ["minor", "minor-fee", "pet-fee", "pet-weight", "pet-carrier"],
	contact: ["phone", "chat"],
} as const satisfies Readonly<Record<string, readonly AirlineFact["kind"][]>>;

export type FactGroup = keyof typeof factGroups;

/** Of which flights a fact was printed; without one, of all. */
export type Trip = "domestic" | "international" | "americas" | "from-us";

interface Read extends ReadFact {
	/** IATA code of the airline. */
	readonly subject: string;
	/** ISO 3166-1 alpha-2, of the airline. */
	readonly country: string;
}

/** What may be taken into the cabin: its sides, the longest first where they were printed so, and its weight. */
export interface BagSize extends Read {
	readonly kind: "personal-item" | "carry-on" | "pet-carrier";
	readonly value: { readonly sides: readonly number[]; readonly kg?: number };
	readonly unit: "in" | "cm";
}

/** Whether the lowest fare, under its name, takes a carry-on along. */
interface LowestFare extends Read {
	readonly kind: "basic-fare";
	readonly value: { readonly name?: string; readonly carryOn: boolean; readonly trip?: Trip };
}

interface Weight extends Read {
	readonly kind: "checked-weight" | "pet-weight";
	readonly value: { readonly kg: number };
	readonly unit: "kg";
}

/** In one direction, as it was printed: one amount, or from one to another; 0 where nothing is asked. */
interface Fee extends Read {
	readonly kind: "first-bag" | "second-bag" | "change-fee" | "cancel-fee" | "minor-fee" | "pet-fee";
	readonly value: { readonly from: number; readonly to?: number; readonly trip?: Trip };
	/** ISO 4217. */
	readonly unit: string;
}

/** The name of a fare that cannot be changed. */
interface FixedFare extends Read {
	readonly kind: "fixed-fare";
	readonly value: { readonly name: string };
}

/** How long what was paid for a canceled ticket can be used, from the day it was bought; of one fare, where it has its own. */
interface Credit extends Read {
	readonly kind: "credit";
	readonly value: { readonly months: number; readonly fare?: string };
}

/** Minutes before departure; `light` for who has no bag to check. */
interface Cutoff extends Read {
	readonly kind: "check-in" | "gate";
	readonly value: { readonly minutes: number; readonly light?: number; readonly trip?: Trip };
}

/** At which ages a child travels alone only with the airline's service; without `from` there is no such service. */
interface Minor extends Read {
	readonly kind: "minor";
	readonly value: { readonly from?: number; readonly to: number };
}

interface Phone extends Read {
	readonly kind: "phone";
	readonly value: { readonly number: string };
}

interface Chat extends Read {
	readonly kind: "chat";
	readonly value: { readonly address: string };
}

export type AirlineFact = BagSize | LowestFare | Weight | Fee | FixedFare | Credit | Cutoff | Minor | Phone | Chat;

/** test/places/airline-facts.test.ts reads every row by its schema. */
const facts = rows as readonly AirlineFact[];

/** @param code IATA */
export function factsOf(code: string): readonly AirlineFact[] {
	return facts.filter(({ subject }) => subject === code);
}

/** Those of a group, in its order. */
export function factsIn(group: FactGroup, facts: readonly AirlineFact[]): readonly AirlineFact[] {
	return factGroups[group].flatMap((kind) => facts.filter((fact) => fact.kind === kind));
}

const cmInInch = 2.54;
const poundsInKg = 2.2046;

/** "22 × 14 × 9 in (56 × 36 × 23 cm)": as printed, then in the other unit, rounded. */
export function sizeText({ value: { sides, kg }, unit }: BagSize): string {
	const inOther = sides.map((side) => Math.round(unit === "in" ? side * cmInInch : side / cmInInch));
	const size = `${sides.join(" × ")}\u00a0${unit} (${inOther.join(" × ")}\u00a0${unit === "in" ? "cm" : "in"})`;
	return kg ? `${size}, ${weightText(kg)}` : size;
}

/** "10 kg (22 lb)" */
export function weightText(kg: number): string {
	return `${kg}\u00a0kg (${Math.round(kg * poundsInKg)}\u00a0lb)`;
}

/** Would a bag of these sides be let in, turned as it fits best? @param sides centimeters */
export function fitsIn({ value, unit }: BagSize, sides: readonly number[]): boolean {
	const descending = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a);
	const limits = descending(value.sides.map((side) => (unit === "in" ? side * cmInInch : side)));
	// Printed sizes are rounded: half a centimeter is none.
	return descending(sides).every((side, index) => side <= (limits[index] ?? 0) + 0.5);
}
