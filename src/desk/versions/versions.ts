// The version of what a form is about, as text: a form carries the one that it showed, and is refused once it is another.
import { findTask, type QueueStore, type Task } from "../queue/read-queue.ts";
import type { Seen } from "../routes.ts";
import type { TaskKind } from "../task-kinds.ts";

const versions = {
	booking: "SELECT version FROM bookings WHERE code = ?",
	// What is read to the caller of it: whether it is sold, and for how much.
	quote: "SELECT state || ' ' || seen_minor || ' ' || seen_currency AS version FROM quotes WHERE code = ?",
	proposal: "SELECT substr(change, 1, 8) || substr(secret_hash, 1, 8) AS version FROM proposals WHERE id = ?",
	message: "SELECT coalesce(handled_at, called_at, 'open') AS version FROM messages WHERE number = ?",
	mail: "SELECT attempts || ' ' || coalesce(dead_at, 'alive') AS version FROM outbox WHERE id = ?",
} as const satisfies Record<Exclude<Seen, "task">, string>;

/** Undefined where there is no such thing. Throws when the database does. */
export async function versionOf(db: D1Database, kind: Exclude<Seen, "task">, id: string): Promise<string | undefined> {
	const row = await db.prepare(versions[kind]).bind(id).first<{ readonly version: string | number }>();
	return row ? `${row.version}` : undefined;
}

export function taskVersion({ since, holder }: Pick<Task, "since" | "holder">): string {
	return [since, holder?.agent, holder?.at].filter(Boolean).join(" ");
}

/** Of a task as it waits now. */
export async function waitingVersion(
	store: QueueStore,
	kind: TaskKind,
	id: string,
	now: Date,
): Promise<string | undefined> {
	const task = await findTask(store, kind, id, now);
	return task && taskVersion(task);
}
