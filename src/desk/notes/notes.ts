// What agents noted about a booking: sealed, read by agents alone, and gone with its people.
import type { Vault } from "../../privacy/vault.ts";
import { type Doer, recordOf } from "../record/record.ts";

const column = "desk_notes.sealed";
/** Characters: a note is no letter. */
export const noteLength = 2_000;
/** Of a booking; more are a sign that something else is wrong. */
const maxNotes = 200;

interface NoteStore {
	readonly db: D1Database;
	readonly vault: Vault;
}

export interface Note {
	readonly id: string;
	readonly agent: string;
	/** ISO 8601 in UTC. */
	readonly createdAt: string;
	readonly text: string;
}

export type NoteAnswer =
	| { readonly kind: "done"; readonly id: string }
	/** Nothing is in it, or too much. */
	| { readonly kind: "unfit"; readonly most: number }
	/** There is no such booking, or its people were erased, or it has as many notes as it may. */
	| { readonly kind: "gone" };

/** Throws when the database does. */
export async function addNote(
	{ db, vault }: NoteStore,
	doer: Doer,
	booking: string,
	typed: string,
	now: Date,
): Promise<NoteAnswer> {
	// A form sends two characters for a new line where its field, which says how much may be typed, counts one.
	const text = typed.replaceAll("\r\n", "\n").trim();
	if (text === "" || text.length > noteLength) return { kind: "unfit", most: noteLength };
	const id = crypto.randomUUID();
	const sealed = await vault.seal(text, column, id);
	// A note about somebody who was erased would bring them back.
	const insert = db
		.prepare(
			`INSERT INTO desk_notes (id, booking, agent, sealed, created_at)
			SELECT ?1, code, ?2, ?3, ?4 FROM bookings WHERE code = ?5 AND erased_at IS NULL
			AND (SELECT count(*) FROM desk_notes WHERE booking = code) < ${maxNotes}`,
		)
		.bind(id, doer.agent, sealed, now.toISOString(), booking);
	const made = { sql: "EXISTS (SELECT 1 FROM desk_notes WHERE id = ?)", values: [id] };
	const subject = { kind: "booking", id: booking } as const;
	const [inserted] = await db.batch([insert, recordOf(db, { ...doer, act: "noted", subject }, now, made)]);
	return inserted?.meta.changes ? { kind: "done", id } : { kind: "gone" };
}

interface Row {
	readonly id: string;
	readonly agent: string;
	readonly created_at: string;
	readonly sealed: string;
}

/** Oldest first; what cannot be opened any more is left out. Throws when the database does. */
export async function notesOf({ db, vault }: NoteStore, booking: string): Promise<readonly Note[]> {
	const { results } = await db
		.prepare(
			`SELECT id, agent, created_at, sealed FROM desk_notes WHERE booking = ? AND sealed IS NOT NULL ORDER BY created_at`,
		)
		.bind(booking)
		.all<Row>();
	const notes = results.map(({ id, agent, created_at: createdAt, sealed }) =>
		vault.open(sealed, column, id).then(
			(text): Note => ({ id, agent, createdAt, text }),
			() => undefined,
		),
	);
	return (await Promise.all(notes)).filter((note) => note !== undefined);
}
