// The statements that write the index of some subjects, in place of what they were found by before: two, however many they are.
import type { Findable, FindableKind, Terms } from "../../privacy/findable.ts";
import type { IndexDesk } from "./find-desk.ts";
import { subjects } from "./subjects.ts";
import { termsOf } from "./terms.ts";

export interface Entry {
	readonly subject: Findable;
	readonly terms: Terms;
	/** What tells that it is still what was read. */
	readonly seen: string | number;
}

/** What an entry is in SQL, beside `entry.value ->> 'seen'`. */
export const entryKind = "entry.value ->> 'kind'";
export const entryId = "entry.value ->> 'id'";

/** Of what is forgotten or has ended there is none. */
const madeAt = `CASE ${entryKind} ${(Object.keys(subjects) as FindableKind[])
	.map((kind) => {
		const { table, id, alive } = subjects[kind];
		return `WHEN '${kind}' THEN (SELECT created_at FROM ${table} WHERE ${id} = ${entryId} AND ${alive})`;
	})
	.join(" ")} END`;

/** @param holds SQL of the entries that are still what was read: to all others nothing is done */
export async function writeIndex(
	{ db, keys }: Pick<IndexDesk, "db" | "keys">,
	entries: readonly Entry[],
	holds: string,
): Promise<D1PreparedStatement[]> {
	if (entries.length === 0) return [];
	const rows = entries.map(async ({ subject, terms, seen }) => ({
		...subject,
		seen,
		terms: await Promise.all(termsOf(terms).map((term) => keys.written(term))),
	}));
	const json = JSON.stringify(await Promise.all(rows));
	return [
		db
			.prepare(
				`DELETE FROM find_terms WHERE (kind, subject) IN
				(SELECT ${entryKind}, ${entryId} FROM json_each(?) AS entry WHERE ${holds})`,
			)
			.bind(json),
		db
			.prepare(
				`INSERT OR IGNORE INTO find_terms (term, at, kind, subject)
				SELECT term.value, made_at, of_kind, of_id FROM (
					SELECT ${madeAt} AS made_at, ${entryKind} AS of_kind, ${entryId} AS of_id, entry.value ->> 'terms' AS terms
					FROM json_each(?) AS entry WHERE ${holds}
				), json_each(terms) AS term WHERE made_at IS NOT NULL`,
			)
			.bind(json),
	];
}
