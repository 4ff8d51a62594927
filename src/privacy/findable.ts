// What the desk shall find something by, sealed to it beside what it is about, and taken away with it. Nobody here can look it up.
import { rowKey, type Vault } from "./vault.ts";

export type FindableKind = "booking" | "message" | "alert";

/** Names something as its table does: a booking's code, a message's number, an alert's id. */
export interface Findable {
	readonly kind: FindableKind;
	readonly id: string;
}

/** All that it is found by; what is said here takes the place of what was said before. */
export interface Terms {
	/** Folded (`fold`). Of a name that was typed in one field nobody knows which part is which: it is a family name. */
	readonly names: readonly (readonly [given: string, family: string])[];
	/** E.164. */
	readonly phones: readonly string[];
	/** As `mailboxOf` (src/mail/mailbox.ts) writes them. */
	readonly mailboxes: readonly string[];
	/** Numbers of tickets. */
	readonly tickets: readonly string[];
}

/** SQL with its values. */
interface Sql {
	readonly sql: string;
	readonly values: readonly (string | number)[];
}

/** What a sealed text is bound to. */
export function boundTo({ kind, id }: Findable): string {
	return rowKey(kind, id);
}

/**
 * The statements that let the desk find it, for the batch of what changes it, written only if `made` is true. None where there is
 * no desk to seal it to.
 */
export async function findable(
	{ db, vault }: { readonly db: D1Database; readonly vault: Vault },
	subject: Findable,
	terms: Terms,
	now: Date,
	made: Sql,
): Promise<D1PreparedStatement[]> {
	if (!vault.sealToDesk) return [];
	const sealed = await vault.sealToDesk(JSON.stringify(terms), boundTo(subject));
	return [
		db
			.prepare(`INSERT OR REPLACE INTO find_pending (kind, subject, for_desk, at) SELECT ?, ?, ?, ? WHERE ${made.sql}`)
			.bind(subject.kind, subject.id, sealed, now.toISOString(), ...made.values),
	];
}

/** The statements after which nothing finds these any more. `which`: SQL of their ids, which must still hold. */
export function unfindable(db: D1Database, kind: FindableKind, which: Sql): D1PreparedStatement[] {
	return ["find_pending", "find_terms"].map((table) =>
		db.prepare(`DELETE FROM ${table} WHERE kind = '${kind}' AND subject IN (${which.sql})`).bind(...which.values),
	);
}
