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
	/** The column that is another one once it is found by something else. */
	readonly seen: string;
}

export const subjects = {
	booking: { table: "bookings", id: "code", alive: "erased_at IS NULL", seen: "version" },
	message: { table: "messages", id: "number", alive: "erased_at IS NULL", seen: "sealed" },
	alert: { table: "fare_alerts", id: "id", alive: "state <> 'ended'", seen: "sealed" },
} as const satisfies Readonly<Record<FindableKind, Subjects>>;

export interface OwnTerms {
	readonly terms: Terms;
	/** What stood in the column `seen`. */
	readonly seen: string | number;
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
	return { terms: bookingTerms({ ...booking, contact }), seen: booking.version };
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
	return { terms: terms(await vault.open(row.sealed, column, id)), seen: row.sealed };
}
