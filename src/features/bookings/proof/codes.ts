// Six digits, and the secret of a link in the same mail: who brings one of them back reads the mail of a booking.
import type { OnlyIf } from "../../../mail/outbox.ts";
import { sameText } from "../../../privacy/form-token.ts";
import { newToken, tokenHash } from "../../../privacy/token.ts";
import type { Vault } from "../../../privacy/vault.ts";
import { ago, dayMs, hourMs, minuteMs } from "../../../time/iso-date.ts";

/** Digits that are typed for one mail; the next mail begins anew, and a mailbox gets few of them a day. */
export const maxTries = 5;
/** Slow mail arrives within it. */
const digitsMs = hourMs;
const linkMs = dayMs;
/** For which what was used counts once more: a second click, a reload. */
const againMs = minuteMs;
const digitsColumn = "booking_codes.digits_hash";

type Store = { readonly db: D1Database; readonly vault: Vault };

/** What proves that somebody reads the mail of a booking. */
export interface Code {
	readonly digits: string;
	/** Of the link, 128 bits. */
	readonly secret: string;
}

/** Whoever may open the booking shares its digits: their browsers need not be told apart, and no stranger can use up their tries. */
export const itsOwn = "";

/** A browser that may not open the booking has digits of its own, so that it uses up nobody else's tries. */
export function askerOf(vault: Vault, visitor: string): Promise<string> {
	return vault.fingerprint(visitor, "booking_codes.asker");
}

export function newCode(): Code {
	return { digits: sixDigits(), secret: newToken() };
}

function sixDigits(): string {
	const all = 1_000_000;
	// The last numbers that 32 bits have would make some digits likelier.
	const fair = 2 ** 32 - (2 ** 32 % all);
	for (;;) {
		const [drawn = fair] = crypto.getRandomValues(new Uint32Array(1));
		if (drawn < fair) return String(drawn % all).padStart(6, "0");
	}
}

interface Kept {
	readonly booking: string;
	readonly asker: string;
	/** The browser gave the right last name, and may be told what is not personal. */
	readonly told?: boolean;
	/** Undefined: nobody was mailed any, and none are right. */
	readonly code: Code | undefined;
}

/** Gives the statement that keeps what was mailed, in the place of what this asker was mailed before. */
export async function keepCode(
	{ db, vault }: Store,
	{ booking, asker, told = false, code }: Kept,
	now: Date,
): Promise<(onlyIf?: OnlyIf) => D1PreparedStatement> {
	const real = code ?? newCode();
	// As much work for what nobody was mailed.
	const hashes = await Promise.all([
		hashOf(vault, { booking, asker }, code ? real.digits : newToken()),
		tokenHash(real.secret),
	]);
	return ({ sql, values } = { sql: "1", values: [] }) =>
		db
			.prepare(
				`INSERT OR REPLACE INTO booking_codes (booking, asker, digits_hash, link_hash, told, tries, created_at)
				SELECT ?, ?, ?, ?, ?, 0, ? WHERE ${sql}`,
			)
			.bind(booking, asker, ...hashes, told ? 1 : 0, now.toISOString(), ...values);
}

/** The statement that makes right what nobody was mailed until now; tries that were made since count, so that they tell nothing. */
export async function fillCode(
	{ db, vault }: Store,
	{ booking, asker, code }: Pick<Kept, "booking" | "asker"> & { readonly code: Code },
): Promise<D1PreparedStatement> {
	return db
		.prepare("UPDATE booking_codes SET digits_hash = ?, link_hash = ? WHERE booking = ? AND asker = ?")
		.bind(await hashOf(vault, { booking, asker }, code.digits), await tokenHash(code.secret), booking, asker);
}

function hashOf(vault: Vault, { booking, asker }: Pick<Kept, "booking" | "asker">, digits: string): Promise<string> {
	return vault.fingerprint(`${booking}\n${asker}\n${digits}`, digitsColumn);
}

export type Tried =
	| { readonly kind: "right" }
	/** @property left how often one may try again with the same mail */
	| { readonly kind: "wrong"; readonly left: number }
	/** None were mailed to this asker, they were used, or are too old, or were tried too often. */
	| { readonly kind: "ended" };

const unused = "(used_at IS NULL OR used_at > ?)";

/** Judges typed digits; each try is counted before it is judged, so that tries made all at once are counted one by one. */
export async function tryDigits(
	{ db, vault }: Store,
	{ booking, asker, digits }: Pick<Kept, "booking" | "asker"> & Pick<Code, "digits">,
	now: Date,
): Promise<Tried> {
	const typed = await hashOf(vault, { booking, asker }, digits);
	const row = await db
		.prepare(
			`UPDATE booking_codes SET tries = tries + 1
			WHERE booking = ? AND asker = ? AND tries < ? AND created_at > ? AND ${unused} RETURNING digits_hash, tries`,
		)
		.bind(booking, asker, maxTries, ago(now, digitsMs), ago(now, againMs))
		.first<{ readonly digits_hash: string; readonly tries: number }>();
	if (!row) return { kind: "ended" };
	if (!sameText(row.digits_hash, typed)) return { kind: "wrong", left: maxTries - row.tries };
	await use(db, "booking = ? AND asker = ?", [booking, asker], now);
	return { kind: "right" };
}

/** Is this the secret of a link that was mailed for the booking, and still counts? Changes nothing. */
export async function isLink(db: D1Database, booking: string, secret: string, now: Date): Promise<boolean> {
	const row = await db
		.prepare(`SELECT 1 FROM booking_codes WHERE booking = ? AND link_hash = ? AND created_at > ? AND ${unused}`)
		.bind(booking, await tokenHash(secret), ago(now, linkMs), ago(now, againMs))
		.first();
	return row !== null;
}

/** The same, and it was used with that. */
export async function takeLink(db: D1Database, booking: string, secret: string, now: Date): Promise<boolean> {
	const right = await isLink(db, booking, secret, now);
	if (right) await use(db, "booking = ? AND link_hash = ?", [booking, await tokenHash(secret)], now);
	return right;
}

function use(db: D1Database, which: string, values: readonly string[], now: Date): Promise<unknown> {
	return db
		.prepare(`UPDATE booking_codes SET used_at = ? WHERE ${which} AND used_at IS NULL`)
		.bind(now.toISOString(), ...values)
		.run();
}

/** The statement that ends all codes of a booking: its mail goes to another address. */
export function endCodes(db: D1Database, booking: string, onlyIf: OnlyIf): D1PreparedStatement {
	return db.prepare(`DELETE FROM booking_codes WHERE booking = ? AND ${onlyIf.sql}`).bind(booking, ...onlyIf.values);
}

interface Asked {
	/** The right last name was given, and this browser may be told what is not personal. */
	readonly told: boolean;
}

/** What an asker was mailed, while its digits count or may be asked for anew. */
export async function findAsked(db: D1Database, booking: string, asker: string, now: Date): Promise<Asked | undefined> {
	const row = await db
		.prepare(`SELECT told FROM booking_codes WHERE booking = ? AND asker = ? AND created_at > ? AND used_at IS NULL`)
		.bind(booking, asker, ago(now, digitsMs))
		.first<{ readonly told: number }>();
	return row ? { told: row.told === 1 } : undefined;
}

/** Forgets what was used, and what nobody can use any more. Returns how many. */
export async function deleteCodes(db: D1Database, now: Date): Promise<number> {
	const { meta } = await db
		.prepare("DELETE FROM booking_codes WHERE created_at < ? OR used_at < ?")
		.bind(ago(now, linkMs), ago(now, againMs))
		.run();
	return meta.changes;
}
