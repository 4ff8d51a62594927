// What the pages of a remembered search ask for again and again, worked out once for as long as the search is remembered. The server's
// alone: a browser has one list, and no bytes for this.
import { onceOf } from "../../i18n/once-of.ts";
import { type Arrangement, arrange } from "./arrange.ts";
import { type Candidates, type Chosen, type FilterOption, optionsOf } from "./choosing.ts";
import type { Ranking } from "./rankings.ts";

const nothingChosen = new Map();

const openOrder = onceOf((candidates: Candidates, ranking: Ranking) =>
	arrange(candidates, { ranking, choice: nothingChosen }),
);

/** As `arrange`; what nobody narrows is remembered, and nothing that was typed. */
export function arranged(candidates: Candidates, arrangement: Arrangement): readonly number[] {
	const { ranking, choice } = arrangement;
	return choice.size === 0 ? openOrder(candidates, ranking) : arrange(candidates, arrangement);
}

const openOptions = onceOf((candidates: Candidates, name: string) => optionsOf(name, candidates, nothingChosen));

/** As `optionsOf`, in the same way. */
export function optionsLeft(name: string, candidates: Candidates, choice: Chosen): readonly FilterOption[] {
	return choice.size === 0 ? openOptions(candidates, name) : optionsOf(name, candidates, choice);
}
