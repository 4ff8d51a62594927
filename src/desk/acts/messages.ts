// What is done about what visitors wrote: somebody was called, or it is answered.
import { type CallAnswer, markCalled } from "../../features/contact/promises.ts";
import { type Doer, recordOf } from "../record/record.ts";

/** Says that somebody was called, and whether the promise was kept. Throws when the database does. */
export async function calledBack(db: D1Database, doer: Doer, number: string, now: Date): Promise<CallAnswer> {
	return markCalled(db, number, now, ({ promisedAt, made }) => {
		const detail = promisedAt ? { inTime: now.toISOString() <= promisedAt } : {};
		return [recordOf(db, { ...doer, act: "called", subject: { kind: "message", id: number }, detail }, now, made)];
	});
}

export type AnsweredAnswer =
	| { readonly kind: "done" }
	| { readonly kind: "unknown" }
	| { readonly kind: "before"; readonly handledAt: string };

/** Says that a message needs nothing more, once. Throws when the database does. */
export async function answered(db: D1Database, doer: Doer, number: string, now: Date): Promise<AnsweredAnswer> {
	const at = now.toISOString();
	const find = db.prepare("SELECT handled_at AS handledAt FROM messages WHERE number = ?").bind(number);
	const before = await find.first<{ readonly handledAt: string | null }>();
	if (!before) return { kind: "unknown" };
	const update = db
		.prepare("UPDATE messages SET handled_at = ? WHERE number = ? AND handled_at IS NULL")
		.bind(at, number);
	const subject = { kind: "message", id: number } as const;
	const record = recordOf(db, { ...doer, act: "answered", subject }, now, { sql: "changes() > 0", values: [] });
	const [updated] = await db.batch([update, record]);
	if (updated?.meta.changes) return { kind: "done" };
	const since = await find.first<{ readonly handledAt: string | null }>();
	return { kind: "before", handledAt: since?.handledAt ?? at };
}
