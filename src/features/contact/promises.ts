// Whether calls were made by when they were promised: what the agency says of one, and how many are open or were missed.
import type { OnlyIf } from "../../mail/outbox.ts";
import { ago, dayMs } from "../../time/iso-date.ts";

export type CallAnswer =
	| { readonly kind: "unknown" | "no call" }
	| { readonly kind: "before"; readonly calledAt: string }
	/** Null where nothing was promised. */
	| { readonly kind: "called"; readonly promisedAt: string | null; readonly calledAt: string };

/**
 * Writes down that somebody was called, once; the request is done with it. Throws when the database does.
 * @param also a further statement of the same batch, which writes something only if `made` is true
 */
export async function markCalled(
	db: D1Database,
	number: string,
	now: Date,
	also?: (call: { readonly promisedAt: string | null; readonly made: OnlyIf }) => readonly D1PreparedStatement[],
): Promise<CallAnswer> {
	const at = now.toISOString();
	const find = () =>
		db
			.prepare("SELECT kind, promised_at, called_at FROM messages WHERE number = ?")
			.bind(number)
			.first<{ kind: string; promised_at: string | null; called_at: string | null }>();
	const row = await find();
	if (!row) return { kind: "unknown" };
	if (row.kind !== "callback") return { kind: "no call" };
	const update = db
		.prepare(
			`UPDATE messages SET called_at = ?, handled_at = coalesce(handled_at, ?)
			WHERE number = ? AND kind = 'callback' AND called_at IS NULL`,
		)
		.bind(at, at, number);
	const made = { sql: "changes() > 0", values: [] };
	const [updated] = await db.batch([update, ...(also?.({ promisedAt: row.promised_at, made }) ?? [])]);
	if (!updated?.meta.changes) return { kind: "before", calledAt: (await find())?.called_at ?? at };
	return { kind: "called", promisedAt: row.promised_at, calledAt: at };
}

export interface Promises {
	/** Nobody called yet, and there is time. */
	readonly open: number;
	/** Their time passed in the last day before anybody called, or said that no call was needed. */
	readonly missed: number;
}

export async function countPromises(db: D1Database, now: Date): Promise<Promises> {
	const at = now.toISOString();
	const row = await db
		.prepare(
			`SELECT coalesce(sum(promised_at > ?1 AND called_at IS NULL AND handled_at IS NULL), 0) AS open,
				coalesce(sum(promised_at BETWEEN ?2 AND ?1
					AND coalesce(called_at, handled_at, ?1 || '~') > promised_at), 0) AS missed
			FROM messages WHERE promised_at IS NOT NULL`,
		)
		.bind(at, ago(now, dayMs))
		.first<Promises>();
	return { open: row?.open ?? 0, missed: row?.missed ?? 0 };
}
