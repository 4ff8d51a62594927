// Keeping a message: its row and the mails it causes in one batch, once however often it is sent; and erasing it in time.

import { sameAddress } from "../../forms/email-address.ts";
import type { Language } from "../../i18n/languages.ts";
import { enqueue, type NewMail, type Outbox } from "../../mail/outbox.ts";
import type { Vault } from "../../privacy/vault.ts";
import { groupReference, randomReference } from "../../references/reference.ts";
import { ago, dayMs, minuteMs } from "../../time/iso-date.ts";
import type { Message } from "./forms/message.ts";
import type { MessageMail } from "./mail.ts";

export const sealedColumn = "messages.sealed";
const hashColumn = "messages.writer_hash";
const requestColumn = "messages.request_key";
/** An address gets no more acknowledgements in a day: what stands in a form may be another's address. */
export const maxAcknowledged = 5;

/** Null for who left no address. */
export async function writerHash(vault: Vault, email: string | null): Promise<string | null> {
	return email ? vault.fingerprint(sameAddress(email), hashColumn) : null;
}

/** The address in what was sealed. */
export function readWriter(opened: string): string | null {
	const { email } = JSON.parse(opened) as { readonly email?: unknown };
	return typeof email === "string" ? email : null;
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
}

/** The number of the message that a post of one of these names made; undefined when it made none yet. */
export async function findMessage(db: D1Database, keys: readonly string[]): Promise<string | undefined> {
	const found = await db
		.prepare(`SELECT number FROM messages WHERE request_key IN (${keys.map(() => "?").join(", ")})`)
		.bind(...keys)
		.first<{ number: string }>();
	return found?.number;
}

/**
 * Seals a message and puts its mails into the outbox. The same post again changes nothing, and gets the same number.
 * Throws when the database does.
 */
export async function keepMessage(store: Pick<Outbox, "db" | "vault">, arrived: Arrived, now: Date): Promise<string> {
	for (let attempt = 0; attempt < 5; attempt++) {
		const number = randomReference();
		await store.db.batch(await statements(store, arrived, number, now));
		const kept = await findMessage(store.db, [arrived.key]);
		if (kept) return kept;
		// Another message has the number already.
	}
	throw new Error("No free number for a message");
}

async function statements(
	store: Pick<Outbox, "db" | "vault">,
	{ message, language, key, inbox }: Arrived,
	number: string,
	now: Date,
): Promise<D1PreparedStatement[]> {
	const { db, vault } = store;
	const { email } = message;
	const at = now.toISOString();
	const hashes = email ? await vault.fingerprints(sameAddress(email), hashColumn) : [];
	const own = "EXISTS (SELECT 1 FROM messages WHERE number = ? AND request_key = ?)";
	const mail = (to: "agency" | "acknowledged", address: string): NewMail => ({
		id: `message-${number}-${to}`,
		kind: `message.${to}`,
		language,
		secrets: {
			to: address,
			token: "",
			data: { message, number: groupReference(number), receivedAt: at } satisfies MessageMail,
		},
		payload: {},
		about: number,
	});
	const insert = db
		.prepare(
			`INSERT INTO messages (number, request_key, kind, language, sealed, writer_hash, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
		)
		.bind(
			...[number, key, message.kind, language, await vault.seal(JSON.stringify(message), sealedColumn)],
			...[hashes[0] ?? null, at],
		);
	const toAgency = await enqueue(store, mail("agency", inbox), now, { sql: own, values: [number, key] });
	if (!email) return [insert, toAgency];
	const marks = hashes.map(() => "?").join(", ");
	const rarely = `(SELECT count(*) FROM messages WHERE writer_hash IN (${marks}) AND created_at > ?) <= ?`;
	const since = ago(now, dayMs);
	const acknowledged = await enqueue(store, mail("acknowledged", email), now, {
		sql: `${own} AND ${rarely}`,
		values: [number, key, ...hashes, since, maxAcknowledged],
	});
	return [insert, toAgency, acknowledged];
}

/** Forgets what was written and by whom, `days` after it came. The number stays, so that it is never given twice. Returns how many. */
export async function eraseMessages(db: D1Database, days: number, now: Date): Promise<number> {
	const { meta } = await db
		.prepare(
			`UPDATE messages SET sealed = NULL, writer_hash = NULL, erased_at = ?
			WHERE erased_at IS NULL AND created_at < ?`,
		)
		.bind(now.toISOString(), ago(now, days * dayMs))
		.run();
	return meta.changes;
}
