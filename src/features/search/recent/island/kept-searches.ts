// The last searches of this device, in its local storage and nowhere else.
import { localToday } from "../../../../time/iso-date.ts";

export interface KeptSearch {
	/** Its canonical parameters. */
	readonly search: string;
	/** What it is called, in the language in which it was made. */
	readonly text: string;
	readonly lang: string;
}

/** Name of the local storage entry; the cookie policy says what is in it. */
export const recentEntry = "recent-searches";
const maxKept = 5;

function isKept(value: unknown): value is KeptSearch {
	const { search, text, lang } = (value ?? {}) as Record<string, unknown>;
	return [search, text, lang].every((part) => typeof part === "string");
}

/** The latest first; those whose first day is past are left out. Whatever else stands there is nothing. */
export function keptSearches(now: Date): KeptSearch[] {
	const today = localToday(now);
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(recentEntry) ?? "[]");
		if (!Array.isArray(kept)) return [];
		return kept.filter(isKept).filter(({ search }) => (new URLSearchParams(search).get("depart") ?? "") >= today);
	} catch {
		return [];
	}
}

/** All but one of them. */
export function searchesBut(search: string | undefined, now: Date): KeptSearch[] {
	return keptSearches(now).filter((kept) => kept.search !== search);
}

/** Puts a search before the others; the sixth is forgotten. */
export function keepSearch(made: KeptSearch, now: Date): void {
	keepOnly([made, ...searchesBut(made.search, now)].slice(0, maxKept));
}

/** Forgets all others. */
export function keepOnly(searches: readonly KeptSearch[]): void {
	try {
		if (searches[0]) localStorage.setItem(recentEntry, JSON.stringify(searches));
		else localStorage.removeItem(recentEntry);
	} catch {
		// Storage can be switched off or full; then nothing is kept.
	}
}
