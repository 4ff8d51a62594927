// The outbox: a mail is written in the same batch as what causes it, and sent afterwards, so a crash between loses neither.

import { defaultLanguage, isLanguage, type Language } from "../i18n/languages.ts";
import type { Vault } from "../privacy/vault.ts";
import { ago, dayMs, later, minuteMs } from "../time/iso-date.ts";
import type { Mail } from "./layout.ts";
import type { MailAttachment, Mailer, OutgoingMail, SendResult } from "./mailer.ts";

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
}

export interface NewMail {
	readonly id: string;
	readonly kind: string;
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
			`INSERT OR IGNORE INTO outbox (id, kind, language, sealed, payload, about, created_at, next_attempt_at)
			SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ${onlyIf.sql}`,
		)
		.bind(
			...[mail.id, mail.kind, mail.language, sealed, JSON.stringify(mail.payload), mail.about, at],
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

/** Minutes to wait after each failed attempt: ten hours in all, within the 24 in which Resend knows a key again. */
export const waits = [1, 3, 8, 20, 60, 150, 360];
/** An attempt has its own deadline of seconds; a run that holds a mail for longer is dead. */
const leaseMinutes = 5;
const keptDays = 30;

interface Claimed {
	readonly id: string;
	readonly kind: string;
	readonly language: string;
	readonly sealed: string;
	readonly payload: string;
	readonly attempts: number;
}

export interface Delivered {
	readonly sent: number;
	/** Tried in vain, and to be tried again. */
	readonly failed: number;
	/** Given up. */
	readonly dead: number;
	/** Why, once each. */
	readonly reasons: readonly string[];
}

/** Sends what is due, oldest first, at most `limit` mails. Two runs at the same time never hold the same mail. */
export async function deliverOutbox(outbox: Outbox, now: () => Date, { limit = 20 } = {}): Promise<Delivered> {
	const run = crypto.randomUUID();
	const count = { sent: 0, failed: 0, dead: 0 };
	const reasons = new Set<string>();
	for (let taken = 0; taken < limit; taken++) {
		const mail = await claim(outbox.db, run, now());
		if (!mail) break;
		const result = await attempt(outbox, mail);
		count[await settle(outbox.db, run, mail, result, now())]++;
		if (result.kind !== "sent") reasons.add(`${mail.kind}: ${result.reason}`);
	}
	return { ...count, reasons: [...reasons] };
}

/** Leases one mail. The attempt is counted before it is made: one that kills its run still comes to an end. */
async function claim(db: D1Database, run: string, now: Date): Promise<Claimed | null> {
	const at = now.toISOString();
	return db
		.prepare(
			`UPDATE outbox SET lease = ?1, leased_until = ?2, attempts = attempts + 1 WHERE id = (
				SELECT id FROM outbox WHERE next_attempt_at <= ?3 AND (leased_until IS NULL OR leased_until <= ?3)
				ORDER BY next_attempt_at LIMIT 1
			) RETURNING id, kind, language, sealed, payload, attempts`,
		)
		.bind(run, later(now, leaseMinutes * minuteMs), at)
		.first<Claimed>();
}

async function attempt({ vault, compose, mailer, from }: Outbox, mail: Claimed): Promise<SendResult> {
	let outgoing: OutgoingMail;
	try {
		const secrets = await openSecrets(vault, mail);
		const language = isLanguage(mail.language) ? mail.language : defaultLanguage;
		const composed = compose(mail.kind, JSON.parse(mail.payload), secrets, language);
		outgoing = { ...composed, id: mail.id, from, to: secrets.to };
	} catch {
		// A lost key or a fault of ours: it is tried again, since a deployment may mend it. The error may quote the payload.
		return { kind: "failed", reason: "unreadable" };
	}
	return mailer.send(outgoing);
}

/** Throws where it was altered, or its key is gone. */
export async function openSecrets(vault: Vault, { id, sealed }: Pick<Claimed, "id" | "sealed">): Promise<MailSecrets> {
	const { to, token, data } = JSON.parse(await vault.open(sealed, column, id)) as Record<string, unknown>;
	if (typeof to !== "string" || typeof token !== "string") throw new TypeError("not the secrets of a mail");
	return { to, token, data };
}

/** Writes down how it went, unless another run has taken the mail over since. */
async function settle(
	db: D1Database,
	run: string,
	{ id, attempts }: Claimed,
	result: SendResult,
	now: Date,
): Promise<"sent" | "failed" | "dead"> {
	if (result.kind === "sent") {
		await finish(db, run, id, now, null);
		return "sent";
	}
	const wait = waits[attempts - 1];
	if (result.kind === "refused" || wait === undefined) {
		await finish(db, run, id, null, result.reason);
		return "dead";
	}
	const minutes = Math.min(Math.max(wait, (result.retryAfter ?? 0) / 60), waits.at(-1) ?? wait);
	await db
		.prepare(
			"UPDATE outbox SET next_attempt_at = ?, failed = ?, lease = NULL, leased_until = NULL WHERE id = ? AND lease = ?",
		)
		.bind(later(now, minutes * minuteMs), result.reason, id, run)
		.run();
	return "failed";
}

/** The mail was sent or given up: its recipient is erased at once. */
async function finish(db: D1Database, run: string, id: string, sentAt: Date | null, failed: string | null) {
	await db
		.prepare(
			`UPDATE outbox SET sent_at = ?, failed = ?, sealed = NULL, next_attempt_at = NULL, lease = NULL, leased_until = NULL
			WHERE id = ? AND lease = ?`,
		)
		.bind(sentAt?.toISOString() ?? null, failed, id, run)
		.run();
}

/** Forgets what was sent or given up more than 30 days ago. Returns how many. */
export async function clearOutbox(db: D1Database, now: Date): Promise<number> {
	const { meta } = await db
		.prepare("DELETE FROM outbox WHERE next_attempt_at IS NULL AND created_at < ?")
		.bind(ago(now, keptDays * dayMs))
		.run();
	return meta.changes;
}

/** Sends mail after the answer, and writes a log line where mails failed. Where there is no outbox, mail waits until there is one. */
export async function deliverSoon(outbox: Outbox | undefined, now: () => Date): Promise<void> {
	if (!outbox) return;
	const { failed, dead, reasons } = await deliverOutbox(outbox, now, { limit: 5 });
	if (failed + dead > 0) console.log(JSON.stringify({ time: now().toISOString(), outbox: { failed, dead, reasons } }));
}
