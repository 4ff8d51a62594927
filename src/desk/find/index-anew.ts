// Walks through what no row of the index names under its key: what was there before the desk, or before a new index key.
import type { FindableKind } from "../../privacy/findable.ts";
import { ago, dayMs } from "../../time/iso-date.ts";
import type { IndexDesk } from "./find-desk.ts";
import { ownTerms, subjects } from "./subjects.ts";
import { type Entry, entryId, entryKind, writeIndex } from "./write-index.ts";

export interface Walked {
	/** Rows of a table that were looked at; 0 once nothing is left to do for a day. */
	readonly looked: number;
	readonly indexed: number;
	/** Cannot be opened by the vault: the next walk tries again. */
	readonly unreadable: number;
}

interface Walk {
	readonly key: string;
	readonly last: string;
	readonly ended_at: string | null;
}

const nothing: Walked = { looked: 0, indexed: 0, unreadable: 0 };

/**
 * One step of at most `limit` rows, which the next one goes on from. Whoever is found already costs a look, whoever is not is opened.
 * Once all were seen it begins again a day later: what was written while the public Worker had no key is found then. May run
 * beside itself and the site. Throws when the database does.
 */
export async function indexAnew(desk: IndexDesk, limit = 200): Promise<Walked> {
	const key = await desk.keys.indexName();
	for (const kind of Object.keys(subjects) as FindableKind[]) {
		const from = await startOf(desk, kind, key);
		if (from === undefined) continue;
		const walked = await step(desk, { kind, key, from, limit });
		if (walked.looked > 0) return walked;
	}
	return nothing;
}

/** The last one that was seen; undefined where all were, today. */
async function startOf({ db, now }: IndexDesk, kind: FindableKind, key: string): Promise<string | undefined> {
	const walk = await db.prepare("SELECT key, last, ended_at FROM find_walks WHERE kind = ?").bind(kind).first<Walk>();
	if (walk?.key !== key) return "";
	if (walk.ended_at === null) return walk.last;
	return walk.ended_at < ago(now(), dayMs) ? "" : undefined;
}

interface Step {
	readonly kind: FindableKind;
	readonly key: string;
	readonly from: string;
	readonly limit: number;
}

async function step(desk: IndexDesk, { kind, key, from, limit }: Step): Promise<Walked> {
	const { db, now } = desk;
	const { table, id, alive } = subjects[kind];
	const { results } = await db
		.prepare(
			`SELECT ${id} AS id, EXISTS (SELECT 1 FROM find_terms
				WHERE kind = ? AND subject = ${table}.${id} AND substr(term, 1, ?) = ?) AS known
			FROM ${table} WHERE ${id} > ? AND ${alive} ORDER BY ${id} LIMIT ?`,
		)
		.bind(kind, key.length, key, from, limit)
		.all<{ readonly id: string; readonly known: 0 | 1 }>();
	const count = { looked: results.length, indexed: 0, unreadable: 0 };
	const entries: Entry[] = [];
	for (const { id: subject } of results.filter(({ known }) => !known)) {
		try {
			const own = await ownTerms(desk, { kind, id: subject });
			if (own) entries.push({ subject: { kind, id: subject }, ...own });
		} catch {
			// The error may quote what somebody typed.
			count.unreadable++;
		}
	}
	count.indexed = entries.length;
	const ids = JSON.stringify(entries.map(({ subject }) => subject.id));
	const ended = results.length < limit ? now().toISOString() : null;
	await db.batch([
		...(await writeIndex(desk, entries, holdsOf(kind))),
		// What nobody could open is not needed any more.
		db
			.prepare(
				"DELETE FROM find_pending WHERE unreadable = 1 AND kind = ? AND subject IN (SELECT value FROM json_each(?))",
			)
			.bind(kind, ids),
		db
			.prepare("INSERT OR REPLACE INTO find_walks (kind, key, last, ended_at) VALUES (?, ?, ?, ?)")
			.bind(kind, key, results.at(-1)?.id ?? from, ended),
	]);
	return count;
}

/** SQL of an entry that is as it was read. What waits for the desk is newer than that, or the same. */
function holdsOf(kind: FindableKind): string {
	const { table, id, seen } = subjects[kind];
	return `EXISTS (SELECT 1 FROM ${table} WHERE ${id} = ${entryId} AND ${seen} = entry.value ->> 'seen')
		AND NOT EXISTS (SELECT 1 FROM find_pending WHERE kind = ${entryKind} AND subject = ${entryId} AND unreadable = 0)`;
}
