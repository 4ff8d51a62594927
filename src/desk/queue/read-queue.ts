// Reads what waits at the desk: every kind of task, what is overdue first, with who has it.
import type { CallbackRequest, CallTime } from "../../features/contact/forms/message.ts";
import { sealedColumn } from "../../features/contact/store.ts";
import type { Language } from "../../i18n/languages.ts";
import { defaultZone } from "../../places/zones.ts";
import type { Vault } from "../../privacy/vault.ts";
import { type Doer, recordOf } from "../record/record.ts";
import type { Subject, SubjectKind } from "../subject.ts";
import { type TaskKind, taskKindNames, taskKinds } from "../task-kinds.ts";
import { tasksSql } from "./waiting.ts";

/** Tasks of a kind that are read at once; nobody works on more before reading again. */
const mostOfKind = 50;

/** A call that was asked for, as far as who picks the next task has to know. */
interface AskedCall {
	/** The caller's clock: IANA. */
	readonly zone: string;
	/** The hours that they chose; null: as soon as possible. */
	readonly when: CallTime | null;
	readonly speaks: Language;
}

export interface Task {
	readonly kind: TaskKind;
	/** What it is taken by: a booking's code, a message's number, a mail's id, a payment's or a refund's. */
	readonly id: string;
	readonly subject: Subject;
	/** The language of who waits; null where nobody knows. */
	readonly language: Language | null;
	/** Since when it waits; this and all times: ISO 8601 in UTC. */
	readonly since: string;
	/** By when it is to be done: what was promised, when the airline ends the hold, or the desk's own measure; null: never by itself. */
	readonly due: string | null;
	readonly overdue: boolean;
	readonly holder: { readonly agent: string; readonly at: string; readonly from: string | null } | null;
	/** What does not match, or which mail and why: words of ours. */
	readonly told: string | null;
	/** Of a call-back; null also where it cannot be opened any more. */
	readonly call: AskedCall | null;
}

export interface Queue {
	readonly tasks: readonly Task[];
	/** Kinds of which more waits than is here. */
	readonly more: readonly TaskKind[];
}

interface Row {
	readonly id: string;
	readonly subject: string;
	/** Of a kind whose tasks are about several. */
	readonly about?: SubjectKind;
	readonly language: Language | null;
	readonly since: string;
	readonly by: string | null;
	readonly told?: string | null;
	readonly sealed?: string | null;
	readonly holder: string | null;
	readonly taken_at: string | null;
	readonly passed_by: string | null;
}

export interface QueueStore {
	readonly db: D1Database;
	readonly vault: Vault;
}

/** Throws when the database does. That it was read is recorded. */
export async function readQueue({ db, vault }: QueueStore, doer: Doer, now: Date): Promise<Queue> {
	const statements = taskKindNames.map((kind) => {
		const { sql, values } = tasksSql(kind, now, { limit: mostOfKind + 1 });
		return db.prepare(sql).bind(...values);
	});
	const found = await db.batch<Row>(statements);
	const kinds = taskKindNames.map((kind, index) => ({ kind, rows: found[index]?.results ?? [] }));
	const read = kinds.flatMap(({ kind, rows }) => rows.slice(0, mostOfKind).map((row) => taskOf(vault, kind, row, now)));
	const tasks = (await Promise.all(read)).toSorted(urgentFirst);
	await recordOf(db, { ...doer, act: "listed", detail: { what: "queue", rows: tasks.length } }, now).run();
	return { tasks, more: kinds.flatMap(({ kind, rows }) => (rows.length > mostOfKind ? [kind] : [])) };
}

/** The task as it waits now; undefined where it does not, or is done. */
export async function findTask(
	{ db, vault }: QueueStore,
	kind: TaskKind,
	id: string,
	now: Date,
): Promise<Task | undefined> {
	const { sql, values } = tasksSql(kind, now, { id });
	const row = await db
		.prepare(sql)
		.bind(...values)
		.first<Row>();
	return row ? taskOf(vault, kind, row, now) : undefined;
}

async function taskOf(vault: Vault, kind: TaskKind, row: Row, now: Date): Promise<Task> {
	const {
		id,
		subject,
		about = taskKinds[kind].about,
		language,
		since,
		by: due,
		told = null,
		sealed,
		holder,
		taken_at: at,
		passed_by: from,
	} = row;
	return {
		...{ kind, id, language, since, due, told },
		subject: { kind: about, id: subject },
		overdue: due !== null && due <= now.toISOString(),
		holder: holder && at ? { agent: holder, at, from } : null,
		call: sealed ? await callOf(vault, id, sealed) : null,
	};
}

/** What cannot be opened any more waits all the same. */
async function callOf(vault: Vault, number: string, sealed: string): Promise<AskedCall | null> {
	try {
		const { when, zone, speaks } = JSON.parse(await vault.open(sealed, sealedColumn, number)) as CallbackRequest;
		return { zone: when?.zone ?? zone ?? defaultZone, when, speaks };
	} catch {
		return null;
	}
}

/** By when it is due; what never is comes last, the oldest of it first. */
function urgentFirst(one: Task, other: Task): number {
	const key = ({ due, since }: Task) => `${due ?? "9999"} ${since}`;
	return key(one) < key(other) ? -1 : 1;
}
