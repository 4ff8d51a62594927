// The last searches of this device, in its local storage and nowhere else.

export interface KeptSearch {
	/** Its canonical parameters. */
	readonly search: string;
	/** What it is called, in the language in which it was made. */
	readonly text: string;
	readonly lang: string;
}

/** Name of the local storage entry; the cookie policy says what is in it. */
export const recentEntry = "recent-searches";
const most = 5;

function isKept(value: unknown): value is KeptSearch {
	const { search, text, lang } = (value ?? {}) as Record<string, unknown>;
	return typeof search === "string" && typeof text === "string" && typeof lang === "string";
}

/** The latest first; those whose first day is past are left out. Whatever else stands there is nothing. */
export function keptSearches(now: Date): KeptSearch[] {
	const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(recentEntry) ?? "[]");
		if (!Array.isArray(kept)) return [];
		return kept.filter(isKept).filter(({ search }) => (new URLSearchParams(search).get("depart") ?? "") >= today);
	} catch {
		return [];
	}
}

/** Puts a search before the others; the sixth is forgotten. */
export function keepSearch(made: KeptSearch, now: Date): void {
	const others = keptSearches(now).filter(({ search }) => search !== made.search);
	try {
		localStorage.setItem(recentEntry, JSON.stringify([made, ...others].slice(0, most)));
	} catch {
		// Storage can be switched off or full; then nothing is kept.
	}
}

export function forgetSearches(): void {
	try {
		localStorage.removeItem(recentEntry);
	} catch {
		// Where there is no storage, nothing was kept.
	}
}
