// What rows of content/facts have in common: who printed what they say, and of when the copy is that was read.
import { addDays, type IsoDate } from "../time/iso-date.ts";

export interface Source {
	readonly publisher: string;
	/** Its title. */
	readonly page: string;
	readonly address: string;
}

export interface ReadFact {
	/** Of the copy: `YYYY-MM-DD`, `YYYY-MM`, or `YYYY` where the page names no more than its year. */
	readonly read: string;
	readonly source: Source;
	/** Another that says the same; missing where the first is the page of who runs it, with its date. */
	readonly second?: Source;
}

const freshDays = 180;

/** Rules change: after half a year a fact is to be read again. */
export function isOld({ read }: Pick<ReadFact, "read">, today: IsoDate): boolean {
	return addDays(`${read}-01-01`.slice(0, 10), freshDays) < today;
}
