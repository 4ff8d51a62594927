// What can be found, as it stands in its own table: whether it is still there, and what it is found by.
import { sealedColumn as alertColumn } from "../../features/alerts/rows.ts";
import { alertTerms } from "../../features/alerts/store.ts";
import { bookingTerms } from "../../features/bookings/found-by.ts";
import { findBooking } from "../../features/bookings/store.ts";
import type { Message } from "../../features/contact/forms/message.ts";
import { sealedColumn as messageColumn, messageTerms } from "../../features/contact/store.ts";
import type { Findable, FindableKind, Terms } from "../../privacy/findable.ts";
import type { FindDesk } from "./find-desk.ts";

interface Subjects {
	readonly table: string;
	/** The column that names it. */
	readonly id: string;
	/** SQL of those that nobody forgot and that have not ended. */
	readonly alive: string;
}

export const subjects = {
	booking: { table: "bookings", id: "code", alive: "erased_at IS NULL" },
	message: { table: "messages", id: "number", alive: "erased_at IS NULL" },
	alert: { table: "fare_alerts", id: "id", alive: "state <> 'ended'" },
} as const satisfies Readonly<Record<FindableKind, Subjects>>;

/** SQL with its values. */
export interface Holds {
	readonly sql: string;
	readonly values: readonly (string | number)[];
}

export interface OwnTerms {
	readonly terms: Terms;
	/** True while it is what was read. */
	readonly unchanged: Holds;
}

/** From the subject itself; undefined where it is erased, or gone. Throws where it cannot be opened, or when the database does. */
export async function ownTerms(desk: FindDesk, subject: Findable): Promise<OwnTerms | undefined> {
	return subject.kind === "booking"
		? termsOfBooking(desk, subject.id)
		: termsOfSealed(desk, subject, readers[subject.kind]);
}

async function termsOfBooking(desk: FindDesk, code: string): Promise<OwnTerms | undefined> {
	const booking = await findBooking(desk, code);
	const contact = booking?.contact;
	if (!booking || !contact) return undefined;
	const sql = "EXISTS (SELECT 1 FROM bookings WHERE code = ? AND version = ?)";
	return { terms: bookingTerms({ ...booking, contact }), unchanged: { sql, values: [code, booking.version] } };
}

const readers = {
	message: { column: messageColumn, terms: (opened: string) => messageTerms(JSON.parse(opened) as Message) },
	alert: { column: alertColumn, terms: alertTerms },
} as const;

async function termsOfSealed(
	{ db, vault }: FindDesk,
	{ kind, id }: Findable,
	{ column, terms }: (typeof readers)["message" | "alert"],
): Promise<OwnTerms | undefined> {
	const { table, id: key } = subjects[kind];
	const row = await db
		.prepare(`SELECT sealed FROM ${table} WHERE ${key} = ?`)
		.bind(id)
		.first<{ readonly sealed: string | null }>();
	if (!row?.sealed) return undefined;
	const sql = `EXISTS (SELECT 1 FROM ${table} WHERE ${key} = ? AND sealed = ?)`;
	return { terms: terms(await vault.open(row.sealed, column, id)), unchanged: { sql, values: [id, row.sealed] } };
}
