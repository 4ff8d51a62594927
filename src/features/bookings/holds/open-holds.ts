// Holds that travelers have open: at most two of a mailbox, a phone or a browser. What an agent holds does not count.
import { mailboxOf } from "../../../mail/mailbox.ts";
import type { Vault } from "../../../privacy/vault.ts";
import { sqlIn } from "../../../states/state-table.ts";
import type { Booking } from "../booking.ts";

export const maxOpen = 2;

/** SQL on bookings: the airline keeps seats, or may. */
const isOpen = `(state ${sqlIn(["held"])} OR state ${sqlIn(["requested"])} AND NOT order_state ${sqlIn(["refused"])})`;

const owners = ["mailbox", "phone", "browser"] as const;

/**
 * Counts a hold as open before it is asked for, by one statement, so that of two at once for the last place one gets it.
 * False: its mailbox, phone or browser has two. Doing it twice for a booking changes nothing. Throws when the database does.
 * @param browser its secret; undefined where none asks
 */
export async function openHold(
	{ db, vault }: { readonly db: D1Database; readonly vault: Vault },
	{ code, contact }: Pick<Booking, "code" | "contact">,
	browser: string | undefined,
): Promise<boolean> {
	if (!contact) return false;
	const texts = [mailboxOf(contact.email), contact.phone, browser ?? `none ${code}`];
	// Each by the first key, and by those that it replaced: what is open was written under one of them.
	const hashes = await Promise.all(
		owners.map((owner, index) => vault.fingerprints(texts[index] ?? "", `open_holds.${owner}`)),
	);
	const full = owners.map((owner, index) => {
		const marks = (hashes[index] ?? []).map(() => "?").join(", ");
		return `(SELECT count(*) FROM open_holds JOIN bookings ON code = booking
			WHERE booking <> ? AND open_holds.${owner} IN (${marks}) AND ${isOpen}) >= ${maxOpen}`;
	});
	const { meta } = await db
		.prepare(
			`INSERT INTO open_holds (booking, ${owners.join(", ")})
			SELECT code, ?, ?, ? FROM bookings WHERE code = ? AND state ${sqlIn(["requested"])} AND order_state ${sqlIn(["none"])}
			AND NOT (${full.join(" OR ")})
			ON CONFLICT (booking) DO UPDATE SET browser = excluded.browser`,
		)
		.bind(...hashes.map(([first = ""]) => first), code, ...hashes.flatMap((all) => [code, ...all]))
		.run();
	return meta.changes > 0;
}

/** Forgets holds that are not open any more: they count no more as soon as their booking says so. Returns how many. */
export async function deleteEndedHolds(db: D1Database): Promise<number> {
	const { meta } = await db
		.prepare(`DELETE FROM open_holds WHERE booking NOT IN (SELECT code FROM bookings WHERE ${isOpen})`)
		.run();
	return meta.changes;
}
