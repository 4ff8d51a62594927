// Applies a choice among the filters: what passes, and what each choice would leave. Runs on the server over the table of filters, in the browser over the marks that the server wrote from it.
import type { Measured } from "./rankings.ts";
import { countRows, type InRow } from "./rows.ts";

/** What is chosen, by filter; a filter without a choice lets everything through. */
export type Chosen = ReadonlyMap<string, readonly string[]>;

/** The offers of a search, and which of them each value of a filter fits. */
export interface Candidates {
	readonly offers: readonly (Measured & InRow)[];
	/** Of several chosen values, every one is asked for. */
	asksAll(name: string): boolean;
	/** The values worth offering, in order. */
	values(name: string): readonly string[];
	fits(name: string, value: string): Test;
}

/** Of the offer at an index. */
type Test = (index: number) => boolean;

/** A filter of this name says how the values of another are meant: `airlineHow` is `only` or `not`. */
const howOf = (name: string) => `${name}How`;

/** What is chosen, without what only says how it is meant. */
export function chosenIn<Name extends string>(choice: ReadonlyMap<Name, readonly string[]>) {
	return [...choice].filter(([name]) => !name.endsWith("How"));
}

/** The choice with other values of a filter; without any, how they were meant goes too. */
export function rechosen<Name extends string>(
	choice: ReadonlyMap<Name, readonly string[]>,
	filter: Name,
	values: readonly string[],
): ReadonlyMap<Name, readonly string[]> {
	const others = new Map([...choice, [filter, values]]);
	return values.length > 0
		? others
		: new Map([...others].filter(([name]) => name !== filter && name !== howOf(filter)));
}

/** A typed limit as a number: whole units of money, or minutes of the day for "hh:mm". */
export function limitOf(text: string): number {
	const [whole, minutes] = text.split(":");
	return minutes === undefined ? Number(whole) : Number(whole) * 60 + Number(minutes);
}

function testOf(candidates: Candidates, name: string, values: readonly string[], how: string | undefined): Test {
	const each = (some: readonly string[]) => some.map((value) => candidates.fits(name, value));
	if (how === "only") {
		const others = each(candidates.values(name).filter((value) => !values.includes(value)));
		return (index) => !others.some((fits) => fits(index));
	}
	const tests = each(values);
	const [only] = tests;
	if (only && tests.length === 1 && how !== "not") return only;
	if (how === "not") return (index) => !tests.some((fits) => fits(index));
	if (candidates.asksAll(name)) return (index) => tests.every((fits) => fits(index));
	return (index) => tests.some((fits) => fits(index));
}

/** Which offers pass every filter, leaving out `except`. */
export function passing(candidates: Candidates, choice: Chosen, except?: string): boolean[] {
	const tests = chosenIn(choice)
		.filter(([name]) => name !== except)
		.map(([name, values]) => testOf(candidates, name, values, choice.get(howOf(name))?.[0]));
	return candidates.offers.map((_, index) => tests.every((passes) => passes(index)));
}

/** What is left of a list: how many rows, and the lowest total among them in minor units; no number is lower where there is none. */
export interface Left {
	readonly count: number;
	readonly lowest: number;
}

export function leftOf(fitting: readonly (Measured & InRow)[]): Left {
	return { count: countRows(fitting), lowest: fitting.reduce(least, Number.POSITIVE_INFINITY) };
}

const least = (lowest: number, { total }: Measured) => Math.min(lowest, total);

/** What it would show, whatever else of its filter is chosen. */
export interface FilterOption extends Left {
	readonly value: string;
	readonly chosen: boolean;
}

/** The options of a filter among all offers of a search, with those that are chosen but that nothing has. */
export function optionsOf(name: string, candidates: Candidates, choice: Chosen): readonly FilterOption[] {
	const chosen = choice.get(name) ?? [];
	const how = choice.get(howOf(name))?.[0];
	const others = chosenIn(choice).some(([other]) => other !== name) ? passing(candidates, choice, name) : undefined;
	return [...new Set([...candidates.values(name), ...chosen])].map((value) => {
		const passes = testOf(candidates, name, [value], how);
		const fitting = candidates.offers.filter((_, index) => (!others || others[index]) && passes(index));
		return { value, chosen: chosen.includes(value), ...leftOf(fitting) };
	});
}
