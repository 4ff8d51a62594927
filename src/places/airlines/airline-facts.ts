// What was read of an airline's rules, each with who printed it and when: content/facts/airlines.json, written by hand.
import rows from "../../../content/facts/airlines.json" with { type: "json" };
import type { ReadFact } from "../facts.ts";

interface Read extends Required<ReadFact> {
	/** IATA code of the airline. */
	readonly subject: string;
	/** ISO 3166-1 alpha-2, of the airline. */
	readonly country: string;
}

/** What may be taken into the cabin: its sides, the longest first where they were printed so, and its weight. */
export interface BagSize extends Read {
	readonly kind: "personal-item" | "carry-on";
	readonly value: { readonly sides: readonly number[]; readonly kg?: number };
	readonly unit: "in" | "cm";
}

/** Whether the lowest fare, under its name, takes a carry-on along. */
interface LowestFare extends Read {
	readonly kind: "basic-fare";
	readonly value: { readonly name?: string; readonly carryOn: boolean };
}

export type AirlineFact = BagSize | LowestFare;

/** test/places/airline-facts.test.ts reads every row by its schema. */
const facts = rows as readonly AirlineFact[];

/** @param code IATA */
export function factsOf(code: string): readonly AirlineFact[] {
	return facts.filter(({ subject }) => subject === code);
}

const cmInInch = 2.54;
const poundsInKg = 2.2046;

/** "22 × 14 × 9 in (56 × 36 × 23 cm)": as printed, then in the other unit, rounded. */
export function sizeText({ value: { sides, kg }, unit }: BagSize): string {
	const inOther = sides.map((side) => Math.round(unit === "in" ? side * cmInInch : side / cmInInch));
	const size = `${sides.join(" × ")}\u00a0${unit} (${inOther.join(" × ")}\u00a0${unit === "in" ? "cm" : "in"})`;
	return kg ? `${size}, ${kg}\u00a0kg (${Math.round(kg * poundsInKg)}\u00a0lb)` : size;
}

/** Would a bag of these sides be let in, turned as it fits best? @param sides centimeters */
export function fitsIn({ value, unit }: BagSize, sides: readonly number[]): boolean {
	const descending = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a);
	const limits = descending(value.sides.map((side) => (unit === "in" ? side * cmInInch : side)));
	// Printed sizes are rounded: half a centimeter is none.
	return descending(sides).every((side, index) => side <= (limits[index] ?? 0) + 0.5);
}
