// The statements that write the index of one subject, in place of what it was found by before.
import type { Findable, Terms } from "../../privacy/findable.ts";
import type { IndexDesk } from "./find-desk.ts";
import { type Holds, subjects } from "./subjects.ts";
import { termsOf } from "./terms.ts";

/** Of what is forgotten or has ended, nothing is written. Nothing at all is done unless `holds`. */
export async function writeIndex(
	{ db, keys }: Pick<IndexDesk, "db" | "keys">,
	{ kind, id }: Findable,
	terms: Terms,
	holds: Holds,
): Promise<D1PreparedStatement[]> {
	const hashes = await Promise.all(termsOf(terms).map((term) => keys.written(term)));
	const { table, id: key, alive } = subjects[kind];
	return [
		db
			.prepare(`DELETE FROM find_terms WHERE kind = ? AND subject = ? AND ${holds.sql}`)
			.bind(kind, id, ...holds.values),
		db
			.prepare(
				`INSERT OR IGNORE INTO find_terms (term, at, kind, subject)
				SELECT value, created_at, ?, ${table}.${key} FROM ${table}, json_each(?)
				WHERE ${table}.${key} = ? AND ${alive} AND ${holds.sql}`,
			)
			.bind(kind, JSON.stringify(hashes), id, ...holds.values),
	];
}
