// Who works on what: a task is taken, passed on, let go and finished, by one person however many press at once.
import type { Role } from "../agent.ts";
import { type Doer, recordOf } from "../record/record.ts";
import { type TaskKind, taskKinds } from "../task-kinds.ts";
import { findTask, type QueueStore, type Task } from "./read-queue.ts";

/** Who presses. A lead moves what others have. */
export interface Worker extends Doer {
	readonly role: Role;
}

export interface Asked {
	readonly kind: TaskKind;
	readonly id: string;
}

export type TaskAnswer =
	| { readonly kind: "done" }
	/** Somebody else has it. */
	| { readonly kind: "taken"; readonly by: string; readonly at: string }
	/** It does not wait (any more). */
	| { readonly kind: "gone" }
	/** It ends with what it is about, or a lead ends it. */
	| { readonly kind: "unfinished"; readonly ends: "itself" | "lead" }
	/** Nobody of this name has worked at the desk yet. */
	| { readonly kind: "stranger" }
	/** Who looks after the record works on nothing. */
	| { readonly kind: "refused" };

/** What a task's row says after a change. */
interface After {
	readonly act: "took" | "passedOn" | "released" | "finished";
	readonly holder: string | null;
	readonly to?: string;
	readonly done?: true;
}

/** Of two at once, one has it, and the other is told who. Taking what one has changes nothing. */
export async function take(store: QueueStore, worker: Worker, asked: Asked, now: Date): Promise<TaskAnswer> {
	return change(store, worker, asked, now, (task) =>
		task.holder?.agent === worker.agent ? undefined : { act: "took", holder: worker.agent },
	);
}

/** To a person who has worked at the desk; also what nobody has. Who only ever read the record can open none of it. */
export async function passOn(
	store: QueueStore,
	worker: Worker,
	{ to, ...asked }: Asked & { readonly to: string },
	now: Date,
): Promise<TaskAnswer> {
	const known = "SELECT 1 FROM desk_records WHERE agent = ? AND via = 'desk' AND act <> 'readRecord' LIMIT 1";
	if ((await store.db.prepare(known).bind(to).first()) === null) return { kind: "stranger" };
	return change(store, worker, asked, now, (task) =>
		task.holder?.agent === to ? undefined : { act: "passedOn", holder: to, to },
	);
}

/** It waits again for whoever takes it. */
export async function release(store: QueueStore, worker: Worker, asked: Asked, now: Date): Promise<TaskAnswer> {
	return change(store, worker, asked, now, (task) => (task.holder ? { act: "released", holder: null } : undefined));
}

/** Says that it is done: it is out of the queue until it waits anew. A message is answered with it. */
export async function finish(store: QueueStore, worker: Worker, asked: Asked, now: Date): Promise<TaskAnswer> {
	const { ends } = taskKinds[asked.kind];
	if (ends === "itself" || (ends === "lead" && worker.role !== "lead")) return { kind: "unfinished", ends };
	return change(store, worker, asked, now, () => ({ act: "finished", holder: worker.agent, done: true }));
}

async function change(
	store: QueueStore,
	worker: Worker,
	{ kind, id }: Asked,
	now: Date,
	decide: (task: Task) => After | undefined,
): Promise<TaskAnswer> {
	if (worker.role === "auditor") return { kind: "refused" };
	const task = await findTask(store, kind, id, now);
	if (!task) return { kind: "gone" };
	// A lead takes nothing out of another's hands by the way: they pass it on, to themselves too.
	const after = decide(task);
	if (!after) return { kind: "done" };
	const moves = worker.role === "lead" && after.act !== "took";
	if (task.holder && task.holder.agent !== worker.agent && !moves) return takenBy(task);
	if (await write(store.db, worker, task, after, moves, now)) return { kind: "done" };
	const latest = await findTask(store, kind, id, now);
	return latest?.holder ? takenBy(latest) : { kind: "gone" };
}

function takenBy({ holder }: Task): TaskAnswer {
	return holder ? { kind: "taken", by: holder.agent, at: holder.at } : { kind: "gone" };
}

/** False where somebody was faster: nothing was written. */
async function write(
	db: D1Database,
	worker: Worker,
	{ kind, id, since, subject, holder }: Task,
	{ act, holder: next, to, done }: After,
	moves: boolean,
	now: Date,
): Promise<boolean> {
	const at = now.toISOString();
	const name = crypto.randomUUID();
	const made = {
		sql: "EXISTS (SELECT 1 FROM desk_tasks WHERE kind = ? AND subject = ? AND change = ?)",
		values: [kind, id, name],
	};
	const upsert = db
		.prepare(
			`INSERT INTO desk_tasks (kind, subject, since, change, holder, taken_at, passed_by, passed_at, done_by, done_at)
			VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
			ON CONFLICT (kind, subject) DO UPDATE SET since = excluded.since, change = excluded.change, holder = excluded.holder,
				taken_at = excluded.taken_at, passed_by = excluded.passed_by, passed_at = excluded.passed_at,
				done_by = excluded.done_by, done_at = excluded.done_at
			WHERE desk_tasks.since < excluded.since
				OR desk_tasks.done_at IS NULL AND (desk_tasks.holder IS NULL OR desk_tasks.holder = ?11 OR ?12 AND desk_tasks.holder IS ?13)`,
		)
		.bind(
			...[kind, id, since, name, next, next && at, to ? worker.agent : null, to ? at : null],
			...[done ? worker.agent : null, done ? at : null, worker.agent, moves ? 1 : 0, holder?.agent ?? null],
		);
	const detail = { task: kind, ...(to && { to }) };
	const { agent, via } = worker;
	const statements = [
		upsert,
		...(done && subject.kind === "message" ? [handled(db, id, at, made)] : []),
		recordOf(db, { agent, ...(via && { via }), act, subject, detail }, now, made),
	];
	const [upserted] = await db.batch(statements);
	return (upserted?.meta.changes ?? 0) > 0;
}

function handled(
	db: D1Database,
	number: string,
	at: string,
	made: { readonly sql: string; readonly values: readonly string[] },
) {
	return db
		.prepare(`UPDATE messages SET handled_at = ? WHERE number = ? AND handled_at IS NULL AND ${made.sql}`)
		.bind(at, number, ...made.values);
}
