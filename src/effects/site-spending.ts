// What of the site's budget of a day is spent, for operations; asking spends nothing.
import { type Effect, type Limits, rowOf } from "./effects.ts";
import type { FindStore } from "./store.ts";

interface Spending {
	/** What isolates hold and have not used yet is spent here. */
	readonly spent: number;
	/** In a day of UTC. */
	readonly limit: number;
}

/** Undefined for an effect without a budget of a day. Rejects where the object fails; it may take as long as it likes. */
export type ReadSpending = (effect: Effect) => Promise<Spending | undefined>;

/** @param site limits that the configuration sets in place of the table's */
export function siteSpending(find: FindStore, site: Readonly<Partial<Record<Effect, Limits>>>): ReadSpending {
	return async (effect) => {
		const { day } = site[effect] ?? rowOf(effect).budgets.site ?? {};
		if (!day) return undefined;
		// A charge of nothing: every version of the object answers it, an old one beside this one too.
		const entries = [{ key: `${effect} all`, limits: { day } }];
		const answer = await find("site").charge({ entries, units: 0, least: 0 });
		const share = answer.kind === "charged" ? answer.after : 1;
		return { spent: Math.round(share * day), limit: day };
	};
}
