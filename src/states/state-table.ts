// What tables of states have in common: where a change leads, and a set of states as SQL.

/** A change: the states in which it may happen, and the one that it leads to. */
export interface Transition<State extends string> {
	readonly from: readonly State[];
	/** `same`: the change is kept in the history, the state stays. */
	readonly to: State | "same";
}

/** Where a change leads from a state; undefined when it may not happen there. */
export function outcomeIn<State extends string>(rule: Transition<State>, state: State): State | undefined {
	if (!rule.from.includes(state)) return undefined;
	return rule.to === "same" ? state : rule.to;
}

/** The list of an SQL `IN`: `state ${sqlIn(unsent)}`. States are constants of the code, so nothing is to be escaped. */
export function sqlIn(states: readonly string[]): string {
	return `IN (${states.map(quoted).join(", ")})`;
}

export function sqlNotIn(states: readonly string[]): string {
	return `NOT ${sqlIn(states)}`;
}

function quoted(state: string): string {
	if (!/^\w+$/.test(state)) throw new Error("a state is one word");
	return `'${state}'`;
}
