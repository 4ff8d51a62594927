// One page asks for the lowest price of the same days at several places: the source is asked once for each.
import type { Money } from "../money/money.ts";
import { datesKey } from "./seen-prices.ts";
import type { FareSource } from "./source.ts";

/** The source for one page: what `lowest` has answered, or is about to, is not asked again; what failed is. */
export function shareLowest(source: FareSource): FareSource {
	const { lowest } = source;
	if (!lowest) return source;
	const known = new Map<string, Promise<Money | null>>();
	return {
		...source,
		async lowest(query, dates, signal, choice) {
			const { slices, ...terms } = query;
			const about = JSON.stringify([terms, slices.map(({ from, to }) => from.code + to.code), [...(choice ?? [])]]);
			const keys = dates.map((days) => about + datesKey(days));
			const unknown = dates.filter((_, index) => !known.has(keys[index] ?? ""));
			if (unknown.length > 0) {
				const asked = lowest(query, unknown, signal, choice);
				for (const [index, days] of unknown.entries()) {
					const key = about + datesKey(days);
					const total = asked.then((totals) => totals[index] ?? null);
					total.catch(() => known.delete(key));
					known.set(key, total);
				}
			}
			return Promise.all(keys.map((key) => known.get(key) ?? null));
		},
	};
}
