// What one isolate counts by itself while the budget objects are silent: by the hour, and of so many spenders at most.
import type { Entry } from "./ledger.ts";
import { startOf } from "./windows.ts";

export interface LocalBook {
	/** Whether one more is within the hour of all of these budgets; then it is counted. */
	take(entries: readonly Entry[], now: number): boolean;
	giveBack(entries: readonly Entry[]): void;
}

/** Who came longest ago is forgotten first: memory is bounded, whoever floods it. */
export function localBook(spenders = 2000): LocalBook {
	const book = new Map<string, { readonly hour: number; units: number }>();

	function spent(key: string, now: number): number {
		const row = book.get(key);
		return row?.hour === startOf("hour", now) ? row.units : 0;
	}

	return {
		take(entries, now) {
			if (entries.some(({ key, limits }) => spent(key, now) >= (limits.hour ?? Number.POSITIVE_INFINITY))) return false;
			for (const { key } of entries) {
				const units = spent(key, now) + 1;
				book.delete(key);
				book.set(key, { hour: startOf("hour", now), units });
			}
			for (const key of book.keys()) {
				if (book.size <= spenders) break;
				book.delete(key);
			}
			return true;
		},
		giveBack(entries) {
			for (const { key } of entries) {
				const row = book.get(key);
				if (row && row.units > 0) row.units -= 1;
			}
		},
	};
}
