// Keeping a message: its row and the mails it causes in one batch, once however often it is sent; and erasing it in time.

import { fold } from "../../i18n/fold.ts";
import type { Language } from "../../i18n/languages.ts";
import { mailboxOf } from "../../mail/mailbox.ts";
import { enqueue, forgetMails, type NewMail, type Outbox, type Which } from "../../mail/outbox.ts";
import { findable, type Terms, unfindable } from "../../privacy/findable.ts";
import type { Vault } from "../../privacy/vault.ts";
import { groupReference, randomNumber } from "../../references/reference.ts";
import { ago, dayMs, minuteMs } from "../../time/iso-date.ts";
import type { CallbackRequest, Message } from "./forms/message.ts";
import type { MessageMail } from "./mail.ts";

export const sealedColumn = "messages.sealed";
const hashColumn = "messages.writer_hash";
const requestColumn = "messages.request_key";
/** An address gets no more acknowledgements in a day: what stands in a form may be another's address. */
export const maxAcknowledged = 5;

/** Null for who left no address. */
export async function writerHash(vault: Vault, email: string | null): Promise<string | null> {
	return email ? vault.fingerprint(mailboxOf(email), hashColumn) : null;
}

/** The address in what was sealed. */
export function readWriter(opened: string): string | null {
	const { email } = JSON.parse(opened) as { readonly email?: unknown };
	return typeof email === "string" ? email : null;
}

/** What the desk finds it by. */
export function messageTerms({ name, phone, email }: Message): Terms {
	return {
		names: [["", fold(name)]],
		phones: phone ? [phone] : [],
		mailboxes: email ? [mailboxOf(email)] : [],
		tickets: [],
	};
}

/** A double click, a reload or a second try after a failure; whoever says the same later means it. */
const sameMs = 15 * minuteMs;

/**
 * Names a post by what it says and when, so that the same one again is known: the name it gets now first, then those that
 * the last quarter of an hour may have given it. 64 hex characters, which tell nothing of the message without the vault's key.
 */
export async function requestKeys(
	vault: Pick<Vault, "fingerprints">,
	message: Message,
	language: Language,
	now: Date,
): Promise<[string, ...string[]]> {
	const period = Math.floor(now.getTime() / sameMs);
	const named = [period, period - 1].map((one) =>
		vault.fingerprints(JSON.stringify([one, language, message]), requestColumn),
	);
	const [first, ...others] = (await Promise.all(named)).flat();
	if (!first) throw new Error("A vault without keys");
	return [first, ...others];
}

export interface Arrived {
	readonly message: Message;
	readonly language: Language;
	/** The first of `requestKeys`. */
	readonly key: string;
	/** Where the agency reads its mail. */
	readonly inbox: string;
	/** By when a call was promised: ISO 8601 in UTC. */
	readonly promisedAt?: string | null;
	/** The number of the message that it takes the place of. */
	readonly replaces?: string;
	/** False where its writer's mailbox had its mails of the day. */
	readonly acknowledged?: boolean;
}

/** The number of the message that a post of one of these names made; undefined when it made none yet. */
export async function findMessage(db: D1Database, keys: readonly string[]): Promise<string | undefined> {
	const found = await db
		.prepare(`SELECT number FROM messages WHERE request_key IN (${keys.map(() => "?").join(", ")})`)
		.bind(...keys)
		.first<{ number: string }>();
	return found?.number;
}

/** What a number tells to whoever has it: nothing of what was written. */
export async function findByNumber(
	db: D1Database,
	number: string,
): Promise<{ readonly kind: Message["kind"]; readonly handled: boolean } | undefined> {
	const found = await db
		.prepare("SELECT kind, handled_at FROM messages WHERE number = ?")
		.bind(number)
		.first<{ kind: Message["kind"]; handled_at: string | null }>();
	return found ? { kind: found.kind, handled: found.handled_at !== null } : undefined;
}

/**
 * Seals a message and puts its mails into the outbox. The same post again changes nothing, and gets the same number.
 * Throws when the database does.
 */
export async function keepMessage(store: Pick<Outbox, "db" | "vault">, arrived: Arrived, now: Date): Promise<string> {
	for (let attempt = 0; attempt < 5; attempt++) {
		const number = randomNumber();
		await store.db.batch(await statements(store, arrived, number, now));
		const kept = await findMessage(store.db, [arrived.key]);
		if (kept) return kept;
		// Another message has the number already.
	}
	throw new Error("No free number for a message");
}

async function statements(
	store: Pick<Outbox, "db" | "vault">,
	{ message, language, key, inbox, promisedAt = null, replaces, acknowledged = true }: Arrived,
	number: string,
	now: Date,
): Promise<D1PreparedStatement[]> {
	const { db, vault } = store;
	const { email } = message;
	const at = now.toISOString();
	const hashes = email ? await vault.fingerprints(mailboxOf(email), hashColumn) : [];
	const own = "EXISTS (SELECT 1 FROM messages WHERE number = ? AND request_key = ?)";
	const mail = (to: "agency" | "acknowledged", address: string): NewMail => ({
		id: `message-${number}-${to}`,
		kind: `message.${to}`,
		language,
		secrets: {
			to: address,
			token: "",
			data: {
				...{ message, number: groupReference(number), receivedAt: at },
				...(promisedAt && { promisedAt }),
				...(replaces && { replaces: groupReference(replaces) }),
			} satisfies MessageMail,
		},
		payload: {},
		about: number,
	});
	const insert = db
		.prepare(
			`INSERT INTO messages (number, request_key, kind, language, sealed, writer_hash, created_at, promised_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
		)
		.bind(
			...[number, key, message.kind, language, await vault.seal(JSON.stringify(message), sealedColumn, number)],
			...[hashes[0] ?? null, at, promisedAt],
		);
	const kept = { sql: own, values: [number, key] };
	const toAgency = await enqueue(store, mail("agency", inbox), now, kept);
	const found = await findable(store, { kind: "message", id: number }, messageTerms(message), now, kept);
	const all = [insert, ...(replaces ? [putAside(db, replaces, number, at)] : []), toAgency, ...found];
	if (!email || !acknowledged) return all;
	const marks = hashes.map(() => "?").join(", ");
	const rarely = `(SELECT count(*) FROM messages WHERE writer_hash IN (${marks}) AND created_at > ?) <= ?`;
	const since = ago(now, dayMs);
	const toWriter = await enqueue(store, mail("acknowledged", email), now, {
		sql: `${own} AND ${rarely}`,
		values: [number, key, ...hashes, since, maxAcknowledged],
	});
	return [...all, toWriter];
}

/** Another took its place: what was promised with it is promised no more. A call that was made stays one. */
function putAside(db: D1Database, number: string, by: string, at: string): D1PreparedStatement {
	return db
		.prepare(
			`UPDATE messages SET promised_at = NULL, handled_at = coalesce(handled_at, ?)
			WHERE number = ? AND called_at IS NULL AND EXISTS (SELECT 1 FROM messages WHERE number = ?)`,
		)
		.bind(at, number, by);
}

/** A call-back request, for who may read it; undefined where there is none of this number, or it was erased. */
export async function findRequest(
	{ db, vault }: Pick<Outbox, "db" | "vault">,
	number: string,
): Promise<{ readonly request: CallbackRequest; readonly promisedAt: string | null } | undefined> {
	const row = await db
		.prepare("SELECT sealed, promised_at FROM messages WHERE number = ? AND kind = 'callback'")
		.bind(number)
		.first<{ sealed: string | null; promised_at: string | null }>();
	if (!row?.sealed) return undefined;
	return {
		request: JSON.parse(await vault.open(row.sealed, sealedColumn, number)) as CallbackRequest,
		promisedAt: row.promised_at,
	};
}

/** What it says and who wrote it, with every hash of that. Bind the instant. */
const erasing = "sealed = NULL, writer_hash = NULL, request_key = 'erased ' || number, erased_at = ?";

/** The statements that forget what was written and by whom, and the mails about it; the last one is the messages' own. */
export function forgetMessages(db: D1Database, which: Which, now: Date): D1PreparedStatement[] {
	return [
		forgetMails(db, which),
		...unfindable(db, "message", which),
		db
			.prepare(`UPDATE messages SET ${erasing} WHERE number IN (${which.sql})`)
			.bind(now.toISOString(), ...which.values),
	];
}

/** Forgets messages `days` after they came. Their numbers stay, so that none is ever given twice. Returns how many. */
export async function eraseMessages(db: D1Database, days: number, now: Date): Promise<number> {
	const sql = "SELECT number FROM messages WHERE erased_at IS NULL AND created_at < ?";
	const results = await db.batch(forgetMessages(db, { sql, values: [ago(now, days * dayMs)] }, now));
	return results.at(-1)?.meta.changes ?? 0;
}
