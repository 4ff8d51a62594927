// Reads what the public Worker sealed for the desk into its index: before each search, and by the desk's cron.
import * as v from "valibot";
import { boundTo, type Findable, type FindableKind, type Terms } from "../../privacy/findable.ts";
import { Unopened } from "../../privacy/vault.ts";
import type { IndexDesk } from "./find-desk.ts";
import { ownTerms } from "./subjects.ts";
import { entryId, entryKind, writeIndex } from "./write-index.ts";

const texts = v.array(v.string());
const termsSchema = v.object({
	names: v.array(v.tuple([v.string(), v.string()])),
	phones: texts,
	mailboxes: texts,
	tickets: texts,
});

interface Pending {
	readonly kind: FindableKind;
	readonly subject: string;
	readonly for_desk: string;
}

export interface Drained {
	readonly indexed: number;
	/** Neither the desk's keys nor the vault's open it: it is left until it is written anew. What only failed now is neither. */
	readonly unreadable: number;
}

/** SQL of an entry that nobody has written, erased or read since. */
const holds = `EXISTS (SELECT 1 FROM find_pending
	WHERE kind = ${entryKind} AND subject = ${entryId} AND for_desk = entry.value ->> 'seen')`;
const these = `(kind, subject, for_desk) IN (SELECT ${entryKind}, ${entryId}, entry.value ->> 'seen' FROM json_each(?) AS entry)`;

/**
 * The newest first: whoever calls has just written. Two at once do the same work once: each row is written and deleted in one
 * batch, and only while it is what was read. Throws when the database does.
 */
export async function drain(desk: IndexDesk, limit: number): Promise<Drained> {
	const { db } = desk;
	const { results } = await db
		.prepare(
			"SELECT kind, subject, for_desk FROM find_pending WHERE unreadable = 0 AND at > '' ORDER BY at DESC LIMIT ?",
		)
		.bind(limit)
		.all<Pending>();
	if (results.length === 0) return { indexed: 0, unreadable: 0 };
	const all = await Promise.all(
		results.map(async ({ kind, subject: id, for_desk: seen }) => {
			const subject: Findable = { kind, id };
			return { subject, seen, terms: await termsIn(desk, subject, seen) };
		}),
	);
	const named = (rows: typeof all) => JSON.stringify(rows.map(({ subject, seen }) => ({ ...subject, seen })));
	const unreadable = all.filter(({ terms }) => terms === "unreadable");
	const read = all.filter(({ terms }) => terms !== "unreadable" && terms !== "later");
	const entries = read.flatMap(({ terms, ...one }) => (typeof terms === "string" ? [] : [{ ...one, terms }]));
	await db.batch([
		...(await writeIndex(desk, entries, holds)),
		db.prepare(`DELETE FROM find_pending WHERE ${these}`).bind(named(read)),
		db.prepare(`UPDATE find_pending SET unreadable = 1 WHERE ${these}`).bind(named(unreadable)),
	]);
	return { indexed: read.length, unreadable: unreadable.length };
}

/** In batches, until nothing waits or as many were read. */
export async function drainAll(desk: IndexDesk, { size = 50, limit = 2000 } = {}): Promise<Drained> {
	const sum = { indexed: 0, unreadable: 0 };
	while (sum.indexed + sum.unreadable < limit) {
		const { indexed, unreadable } = await drain(desk, size);
		sum.indexed += indexed;
		sum.unreadable += unreadable;
		if (indexed + unreadable < size) break;
	}
	return sum;
}

/** What a lost key would open is read from the subject itself. */
async function termsIn(
	desk: IndexDesk,
	subject: Findable,
	sealed: string,
): Promise<Terms | "gone" | "unreadable" | "later"> {
	const opened = await desk.keys.open(sealed, boundTo(subject));
	if (opened !== undefined) {
		const read = v.safeParse(termsSchema, parsed(opened));
		if (read.success) return read.output;
	}
	try {
		return (await ownTerms(desk, subject))?.terms ?? "gone";
	} catch (error) {
		// The error may quote what somebody typed, so it goes nowhere.
		return isUnreadable(error) ? "unreadable" : "later";
	}
}

/** What stands there will never be read. Anything else may be the database's failure of a moment. */
function isUnreadable(error: unknown): boolean {
	return error instanceof Unopened || error instanceof SyntaxError || error instanceof TypeError;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
