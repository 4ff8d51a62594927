// Quotes in D1: a chosen itinerary under its reference, found again on any device until it ends.

import { guess, type Spending } from "../../../edge/spending.ts";
import { parseOffer } from "../../../flights/offer-schema.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { airportIn } from "../../../flights/trip/flight-airports.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Money } from "../../../money/money.ts";
import { sha256 } from "../../../privacy/hash.ts";
import { referenceLength } from "../../../references/browser/typed-code.ts";
import { randomReference, referenceCount } from "../../../references/reference.ts";
import { ago, dayMs, hourMs, isoDay } from "../../../time/iso-date.ts";
import { toInstant } from "../../../time/local-time.ts";

/** How long a quote can be opened, unless its first flight leaves sooner. */
export const quoteDays = 14;
/** A reference that ended is not given again while somebody may still say it; then its row goes, and it is free. */
const keptDays = 30;

/** What the source said when it was last asked; `unknown`: it did not answer, or there is none. */
export type PriceState = "holds" | "changed" | "gone" | "unknown";

export interface StoredQuote {
	readonly code: string;
	/** The offer as it was when it was chosen. */
	readonly offer: Offer;
	/** The language of the page on which it was chosen. */
	readonly language: Language;
	/** The same search, as the canonical query string. */
	readonly search: string;
	/** These and all times are ISO 8601 in UTC. */
	readonly createdAt: string;
	readonly expiresAt: string;
	/** The last price that the source gave, and when. */
	readonly seen: { readonly total: Money; readonly at: string };
	/** When the source was last asked, and what that gave. */
	readonly checked: { readonly state: PriceState; readonly at: string };
}

export interface QuoteChoice {
	/** The offer as the source just gave it. */
	readonly offer: Offer;
	readonly search: string;
	readonly language: Language;
}

interface Row {
	readonly code: string;
	readonly offer: string;
	readonly language: Language;
	readonly search: string;
	readonly created_at: string;
	readonly expires_at: string;
	readonly seen_at: string;
	readonly seen_minor: number;
	readonly seen_currency: string;
	readonly checked_at: string;
	readonly state: PriceState;
}

/**
 * Keeps a choice and gives its code. The same choice within an hour, by a second tap or a second visitor, has the same
 * code: there is nothing in a quote that would tell the two apart. Throws when the database does.
 */
export async function createQuote(
	db: D1Database,
	choice: QuoteChoice,
	now: Date,
	makeCode: () => string = randomReference,
): Promise<string> {
	const key = await keyOf(choice);
	for (let attempt = 0; attempt < 5; attempt++) {
		// One transaction: of two taps at the same moment, the second finds the first one's row.
		const [, , found] = await db.batch<{ readonly code: string }>([
			db
				.prepare("UPDATE quotes SET request_key = NULL WHERE request_key = ? AND created_at <= ?")
				.bind(key, ago(now, hourMs)),
			insert(db, choice, { key, code: makeCode(), now }),
			db.prepare("SELECT code FROM quotes WHERE request_key = ?").bind(key),
		]);
		const code = found?.results[0]?.code;
		if (code) return code;
		await countCollision(db, now);
	}
	throw new Error("five new references in a row were taken");
}

/** How often a new reference was one that somebody has: the sign of too many, or of a bad source of randomness. */
async function countCollision(db: D1Database, now: Date): Promise<void> {
	await db
		.prepare("INSERT INTO quote_collisions VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET count = count + 1")
		.bind(isoDay(now))
		.run();
}

function keyOf({ offer, search, language }: QuoteChoice): Promise<string> {
	const { minor, currency } = offer.total;
	return sha256(JSON.stringify([offer.source, offer.id, minor, currency, search, language]));
}

function insert(
	db: D1Database,
	{ offer, search, language }: QuoteChoice,
	{ key, code, now }: { readonly key: string; readonly code: string; readonly now: Date },
): D1PreparedStatement {
	const { minor, currency } = offer.total;
	const values = {
		code,
		request_key: key,
		offer: JSON.stringify(offer),
		source: offer.source,
		sample: offer.sample ? 1 : 0,
		minor,
		currency,
		language,
		search,
		created_at: now.toISOString(),
		expires_at: endOfQuote(offer, now).toISOString(),
		seen_at: offer.seenAt,
		seen_minor: minor,
		seen_currency: currency,
		checked_at: now.toISOString(),
		state: "holds",
	};
	const names = Object.keys(values);
	// A code that is taken, or a choice that has one, adds nothing.
	return db
		.prepare(`INSERT OR IGNORE INTO quotes (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`)
		.bind(...Object.values(values));
}

/** The first departure, or 14 days from now if that is sooner. */
export function endOfQuote({ slices }: Pick<Offer, "slices">, now: Date): Date {
	const latest = now.getTime() + quoteDays * dayMs;
	const first = slices[0]?.segments[0];
	if (!first) return new Date(latest);
	// At an airport that we do not know, the day may begin as early as anywhere on earth.
	const zone = airportIn([first], first.origin)?.zone ?? "Pacific/Kiritimati";
	return new Date(Math.min(latest, toInstant(first.departingAt, zone)));
}

export type QuoteAnswer =
	| { readonly kind: "found"; readonly quote: StoredQuote }
	/** Ended, or never given; `guessed`: nothing of ours was ever called so. */
	| { readonly kind: "unknown"; readonly guessed: boolean };

/** @param code one that `readQuoteReference` accepted. Throws when the database does. */
export async function findQuote(db: D1Database, code: string, now: Date): Promise<QuoteAnswer> {
	const row = await db.prepare("SELECT * FROM quotes WHERE code = ?").bind(code).first<Row>();
	if (!row) return { kind: "unknown", guessed: true };
	return row.expires_at > now.toISOString()
		? { kind: "found", quote: quoteOf(row) }
		: { kind: "unknown", guessed: false };
}

/** The same for the agency, which sees what has ended too, until its row goes. Throws when the database does. */
export async function findKeptQuote(db: D1Database, code: string): Promise<StoredQuote | undefined> {
	const row = await db.prepare("SELECT * FROM quotes WHERE code = ?").bind(code).first<Row>();
	return row ? quoteOf(row) : undefined;
}

/** Nothing of ours was ever called so. */
export function isGuessed(answer: { readonly kind: string; readonly guessed?: boolean }): boolean {
	return answer.kind === "unknown" && answer.guessed === true;
}

/**
 * The same for a code that somebody typed: wrong ones are counted before they are looked up, by the networks they come
 * from, and right ones are given back. A browser that proves it was shown the quote guesses nothing.
 * Throws 429 for who has to wait, and when the database does.
 */
export async function lookUpQuote(
	db: D1Database,
	code: string,
	{ now, spending, shown = false }: { readonly now: Date; readonly spending: Spending; readonly shown?: boolean },
): Promise<QuoteAnswer> {
	if (shown) return findQuote(db, code, now);
	return guess(spending, ["wrongCode", code], () => findQuote(db, code, now), isGuessed);
}

/** Those of these codes that can still be opened, in their order. @param codes none of them guessed. Throws when the database does. */
export async function findQuotes(db: D1Database, codes: readonly string[], now: Date): Promise<readonly StoredQuote[]> {
	if (codes.length === 0) return [];
	const statement = db.prepare("SELECT * FROM quotes WHERE code = ? AND expires_at > ?");
	const results = await db.batch<Row>(codes.map((code) => statement.bind(code, now.toISOString())));
	return results.flatMap(({ results }) => results).map(quoteOf);
}

function quoteOf(row: Row): StoredQuote {
	return {
		code: row.code,
		offer: parseOffer(row.offer),
		language: row.language,
		search: row.search,
		createdAt: row.created_at,
		expiresAt: row.expires_at,
		seen: { total: { minor: row.seen_minor, currency: row.seen_currency }, at: row.seen_at },
		checked: { state: row.state, at: row.checked_at },
	};
}

/** What became of references, for the log. */
export interface ReferenceOccupancy {
	/** Quotes that were deleted: from now on their references may be given again. */
	readonly deleted: number;
	/** References that may not be given now, of `of` that there are. */
	readonly taken: number;
	readonly of: number;
	/** New references of the last 30 days that were taken, and drawn again. */
	readonly collisions: number;
}

/** Deletes quotes that ended 30 days ago with what was proposed about them, which frees their references; run by the cron. */
export async function endOldQuotes(db: D1Database, now: Date): Promise<ReferenceOccupancy> {
	const before = (days: number) => ago(now, days * dayMs);
	const [quotes, , taken, collisions] = await db.batch<{ readonly count: number }>([
		db.prepare("DELETE FROM quotes WHERE expires_at < ?").bind(before(keptDays)),
		db.prepare("DELETE FROM quote_collisions WHERE day < ?").bind(before(keptDays).slice(0, 10)),
		db.prepare("SELECT count(*) AS count FROM quotes WHERE length(code) = ?").bind(referenceLength),
		db.prepare("SELECT coalesce(sum(count), 0) AS count FROM quote_collisions"),
		db.prepare("DELETE FROM proposals WHERE subject_kind = 'quote' AND subject NOT IN (SELECT code FROM quotes)"),
	]);
	return {
		deleted: quotes?.meta.changes ?? 0,
		taken: taken?.results[0]?.count ?? 0,
		of: referenceCount,
		collisions: collisions?.results[0]?.count ?? 0,
	};
}
