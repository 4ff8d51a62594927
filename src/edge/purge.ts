// THE list of tags that cached pages have (`Cache-Tag`), and what is purged by them when.

/**
 * `prices`: a run that has found prices purges it, and with it every page that shows one. `deploy`: what it names changes with a
 * deploy alone, and that needs no purge: the Worker's version is a part of the cache's key, so a new version begins with none.
 */
type Purged = "prices" | "deploy";

interface TagKind {
	readonly fits: RegExp;
	readonly purged: Purged;
}

export const tagKinds = {
	/** Shows prices that the cron has seen. */
	deals: { fits: /^deals$/, purged: "prices" },
	/** About one of these. */
	airline: { fits: /^airline-[A-Z\d]{2}$/, purged: "deploy" },
	place: { fits: /^place-[A-Z]{3,4}$/, purged: "deploy" },
	guide: { fits: /^guide-[\w-]+$/, purged: "deploy" },
} as const satisfies Readonly<Record<string, TagKind>>;

/** What a run of prices purges. */
export const priceTags: readonly string[] = ["deals"];

/** Purges cached pages with any of these tags. Rejects where it could not. */
export type Purge = (tags: readonly string[]) => Promise<void>;
