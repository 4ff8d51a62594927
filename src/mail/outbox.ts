// The outbox: a mail is written in the same batch as what causes it, and sent afterwards, so a crash between loses neither.

import type { Tell } from "../events/events.ts";
import type { Language } from "../i18n/languages.ts";
import type { Vault } from "../privacy/vault.ts";
import { later, minuteMs } from "../time/iso-date.ts";
import { type Lane, laneOf, type MailKind } from "./lanes.ts";
import type { Mail } from "./layout.ts";
import type { MailAttachment, Mailer, OutgoingMail } from "./mailer.ts";

/** What is sealed with a mail: its recipient, and the secrets of its links. */
export interface MailSecrets {
	readonly to: string;
	readonly token: string;
	/** What the mail says that is personal, as JSON can hold it. */
	readonly data?: unknown;
}

export interface ComposedMail extends Mail {
	/** Address that an answer goes to, where it is another than the sender's. */
	readonly replyTo?: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly attachments?: readonly MailAttachment[];
}

/** Writes a mail of a kind from what was stored for it. Pure, so that every attempt sends the same bytes. */
export type Compose = (kind: string, payload: unknown, secrets: MailSecrets, language: Language) => ComposedMail;

export interface Outbox {
	readonly db: D1Database;
	readonly vault: Vault;
	readonly mailer: Mailer;
	readonly compose: Compose;
	readonly from: OutgoingMail["from"];
	/** Absent on the command line. */
	readonly tell?: Tell;
	/** Where a lane is woken, from which a consumer delivers it. Absent where no queues are bound: whoever wakes it delivers. */
	readonly queues?: Readonly<Record<Lane, LaneQueue>> | undefined;
	/** Milliseconds between two mails of a lane, for what nobody waits for: the provider's limit is one for all lanes. */
	readonly pauses?: Readonly<Partial<Record<Lane, number>>> | undefined;
}

/** What of a platform's queue is used: a message says which lane it is about, and nothing else. */
export interface LaneQueue {
	send(lane: Lane): Promise<unknown>;
}

export interface NewMail {
	readonly id: string;
	readonly kind: MailKind;
	readonly language: Language;
	readonly secrets: MailSecrets;
	/** What the mail says; nothing personal. */
	readonly payload: object;
	/** Id of what it is about, to call it off by. */
	readonly about: string;
	/** Minutes before it may be sent. */
	readonly delay?: number;
}

/** A condition in SQL with its values: without it, nothing is written. */
export interface OnlyIf {
	readonly sql: string;
	readonly values: readonly (string | number)[];
}

const column = "outbox.sealed";

/** The statement that puts a mail into the outbox, for the batch of what causes it. An id that is there is not written again. */
export async function enqueue(
	{ db, vault }: Pick<Outbox, "db" | "vault">,
	mail: NewMail,
	now: Date,
	onlyIf: OnlyIf = { sql: "1", values: [] },
): Promise<D1PreparedStatement> {
	const sealed = await vault.seal(JSON.stringify(mail.secrets), column, mail.id);
	const at = now.toISOString();
	return db
		.prepare(
			`INSERT OR IGNORE INTO outbox (id, kind, lane, language, sealed, payload, about, created_at, next_attempt_at)
			SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE ${onlyIf.sql}`,
		)
		.bind(
			...[mail.id, mail.kind, laneOf(mail.kind), mail.language, sealed, JSON.stringify(mail.payload), mail.about, at],
			later(now, (mail.delay ?? 0) * minuteMs),
			...onlyIf.values,
		);
}

/** SQL of ids, with its values. */
export interface Which {
	readonly sql: string;
	readonly values: readonly (string | number)[];
}

/** The statement that forgets all mails, sent or not, about these. */
export function forgetMails(db: D1Database, { sql, values }: Which): D1PreparedStatement {
	return db.prepare(`DELETE FROM outbox WHERE about IN (${sql})`).bind(...values);
}

/** The statement that calls off what was not sent yet. `about` is SQL for the ids it is about, with its values. */
export function callOff(db: D1Database, about: string, ...values: readonly string[]): D1PreparedStatement {
	return db.prepare(`DELETE FROM outbox WHERE sent_at IS NULL AND about IN (${about})`).bind(...values);
}

/** Throws where it was altered, or its key is gone. */
export async function openSecrets(
	vault: Vault,
	{ id, sealed }: { readonly id: string; readonly sealed: string },
): Promise<MailSecrets> {
	const { to, token, data } = JSON.parse(await vault.open(sealed, column, id)) as Record<string, unknown>;
	if (typeof to !== "string" || typeof token !== "string") throw new TypeError("not the secrets of a mail");
	return { to, token, data };
}
