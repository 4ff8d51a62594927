// What of the site's budget of a day is spent, for operations; asking spends nothing.
import type { Effect } from "./effects.ts";
import { type Part, partOf, type SiteLimits, siteLimits } from "./shares.ts";
import { siteEntry } from "./steps.ts";
import type { FindStore } from "./store.ts";

export interface Spent {
	/** What isolates hold and have not used yet is spent here. */
	readonly spent: number;
	/** In a day of UTC. */
	readonly limit: number;
}

/** The part that everybody takes from, and the one that is reserved. */
type Spending = Readonly<Record<Part, Spent>>;

/** Undefined for an effect without a budget of a day. Rejects where the object fails; it may take as long as it likes. */
export type ReadSpending = (effect: Effect) => Promise<Spending | undefined>;

export function siteSpending(find: FindStore, site: SiteLimits): ReadSpending {
	return async (effect) => {
		const { day } = siteLimits(effect, site) ?? {};
		if (!day) return undefined;
		const read = async (part: Part): Promise<Spent> => {
			// A charge of nothing: every version of the object answers it, an old one beside this one too.
			const answer = await find("site").charge({
				entries: [siteEntry({ effect, part }, { day })],
				...{ units: 0, least: 0 },
			});
			const limit = partOf({ day }, part).day ?? 0;
			return { spent: Math.round((answer.kind === "charged" ? answer.after : 1) * limit), limit };
		};
		const [open, reserved] = await Promise.all([read("open"), read("reserved")]);
		return { open, reserved };
	};
}
