// What the database has of one person, by their mailbox: it is sealed and cannot be asked for, so all of it is opened once.
import { notesOf } from "../../src/desk/notes/notes.ts";
import { type AlertRow, sealedColumn as alertColumn, tripOf } from "../../src/features/alerts/rows.ts";
import type { Booking } from "../../src/features/bookings/booking.ts";
import { changesOf } from "../../src/features/bookings/kept-changes.ts";
import { type Payment, paymentsOf } from "../../src/features/bookings/payments/store.ts";
import { contactColumn, readContact } from "../../src/features/bookings/rows.ts";
import { findBooking, historyOf } from "../../src/features/bookings/store.ts";
import { sealedColumn as messageColumn, readWriter } from "../../src/features/contact/store.ts";
import { proposalsOf } from "../../src/features/proposals/store.ts";
import { mailboxOf } from "../../src/mail/mailbox.ts";
import { openSecrets } from "../../src/mail/outbox.ts";
import { type AgencyTool, recordRead } from "./tool.ts";

interface OwnBooking {
	readonly booking: Booking;
	readonly payments: readonly Payment[];
}

interface OwnMessage {
	readonly number: string;
	readonly kind: string;
	readonly language: string;
	readonly createdAt: string;
	readonly written: unknown;
}

interface OwnMail {
	readonly id: string;
	readonly about: string | null;
	readonly kind: string;
	readonly createdAt: string;
	readonly to: string;
	readonly says: unknown;
}

export interface Person {
	readonly bookings: readonly OwnBooking[];
	readonly messages: readonly OwnMessage[];
	readonly alerts: readonly (AlertRow & { readonly email: string })[];
	/** Those that wait: to them, or to the agency about something of theirs. */
	readonly mails: readonly OwnMail[];
	/** What could not be opened may be theirs too. */
	readonly unreadable: number;
}

type Row = Readonly<Record<string, string | null>> & { readonly sealed: string };

const pageSize = 100;

/** Rows with something sealed in them, a page at a time, so that any number fits. */
async function* sealedRows(db: D1Database, table: string, key: string): AsyncGenerator<Row> {
	for (let last = ""; ; ) {
		const { results } = await db
			.prepare(`SELECT * FROM ${table} WHERE sealed IS NOT NULL AND ${key} > ? ORDER BY ${key} LIMIT ?`)
			.bind(last, pageSize)
			.all<Row>();
		yield* results;
		if (results.length < pageSize) return;
		last = results.at(-1)?.[key] ?? "";
	}
}

/** Spellings, dots and tags of one mailbox are one person; who only travels with them is another. Throws when the database does. */
export async function findPerson({ db, vault }: Pick<AgencyTool, "db" | "vault">, mail: string): Promise<Person> {
	const mailbox = mailboxOf(mail);
	const isTheirs = (address: string | null) => address !== null && mailboxOf(address) === mailbox;
	let unreadable = 0;
	const found = async <T>(table: string, key: string, read: (row: Row) => Promise<T | undefined>): Promise<T[]> => {
		const all: T[] = [];
		for await (const row of sealedRows(db, table, key)) {
			try {
				const own = await read(row);
				if (own !== undefined) all.push(own);
			} catch {
				// The error may quote what somebody typed.
				unreadable++;
			}
		}
		return all;
	};
	const bookings = await found("bookings", "code", async ({ code, sealed }) => {
		if (!code || !isTheirs(readContact(await vault.open(sealed, contactColumn, code)).email)) return undefined;
		const booking = await findBooking({ db, vault }, code);
		return booking && { booking, payments: await paymentsOf(db, code) };
	});
	const messages = await found("messages", "number", async (row) => {
		const text = await vault.open(row.sealed, messageColumn, row.number ?? "");
		if (!isTheirs(readWriter(text))) return undefined;
		const { number, kind, language, created_at } = row as Row & Readonly<Record<string, string>>;
		return {
			number: number ?? "",
			kind: kind ?? "",
			language: language ?? "",
			createdAt: created_at ?? "",
			written: JSON.parse(text),
		};
	});
	const alerts = await found("fare_alerts", "id", async (row) => {
		const email = await vault.open(row.sealed, alertColumn, row.id ?? "");
		return isTheirs(email) ? { ...(row as unknown as AlertRow), email } : undefined;
	});
	const about = new Set([
		...bookings.flatMap(({ booking, payments }) => [booking.code, ...payments.map(({ id }) => id)]),
		...messages.map(({ number }) => number),
		...alerts.map(({ id }) => id),
	]);
	const mails = await found("outbox", "id", async (row) => {
		const { to, data: says } = await openSecrets(vault, { id: row.id ?? "", sealed: row.sealed });
		if (!isTheirs(to) && !about.has(row.about ?? "")) return undefined;
		return {
			id: row.id ?? "",
			about: row.about ?? null,
			kind: row.kind ?? "",
			createdAt: row.created_at ?? "",
			to,
			says,
		};
	});
	return { bookings, messages, alerts, mails, unreadable };
}

export function isNobody({ bookings, messages, alerts, mails }: Person): boolean {
	return bookings.length + messages.length + alerts.length + mails.length === 0;
}

/** All of it as JSON, for the person who asked. */
export async function exportPerson(tool: AgencyTool, mail: string): Promise<boolean> {
	const person = await findPerson(tool, mail);
	if (person.unreadable > 0) tool.complain(`Rows that cannot be opened, and may be theirs too: ${person.unreadable}.`);
	if (isNobody(person)) {
		tool.complain(`Nothing here is of ${mail}.`);
		return false;
	}
	const found = person.bookings.length + person.messages.length + person.alerts.length + person.mails.length;
	await recordRead(tool, { act: "exported", detail: { what: "person", rows: found, personal: true } });
	const bookings = person.bookings.map(async ({ booking, payments }) => ({
		...booking,
		payments,
		history: await historyOf(tool.db, booking.code),
		airlineChanges: (await changesOf(tool.db, booking.code)).map(
			({ linkHash: _, sourceHash: __, ...change }) => change,
		),
		proposals: (await proposalsOf(tool.db, { kind: "booking", id: booking.code })).map(({ agent: _, ...one }) => one),
		notes: (await notesOf(tool, booking.code)).map(({ createdAt, text }) => ({ createdAt, text })),
	}));
	const all = {
		...{ asked: mail, at: tool.now().toISOString(), bookings: await Promise.all(bookings), messages: person.messages },
		alerts: person.alerts.map((row) => ({
			number: row.number,
			email: row.email,
			state: row.state,
			createdAt: row.created_at,
			trip: tripOf(row),
		})),
		mails: person.mails.map(({ kind, createdAt, to, says }) => ({ kind, createdAt, to, says })),
	};
	tool.say(escaped(JSON.stringify(all, null, "\t")));
	return person.unreadable === 0;
}

/** What was typed must not steer the terminal, and stays as it is: JSON has another spelling for every character. */
function escaped(json: string): string {
	return json.replace(/[^\P{C}\n\t]/gu, (character) =>
		Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
			.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
			.join(""),
	);
}
