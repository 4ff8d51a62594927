// Every column of the database that holds something sealed: what a new key has to reach, and what an older version wrote.
import { sealedColumn as alertColumn, hashColumn } from "../features/alerts/rows.ts";
import { hashesOfOrder, orderColumn, sealOrders } from "../features/bookings/order-names.ts";
import { contactColumn, passengerColumn, readFamilyName, surnameHashes } from "../features/bookings/rows.ts";
import { sealedColumn as messageColumn, readWriter, writerHash } from "../features/contact/store.ts";
import { mailboxOf } from "../mail/mailbox.ts";
import { type Rotated, rotateColumn, type SealedColumn } from "../privacy/rotation.ts";
import { unbound, type Vault } from "../privacy/vault.ts";

export const sealedColumns: readonly SealedColumn[] = [
	{ table: "bookings", keys: ["code"], column: contactColumn, old: unbound },
	{ table: "bookings", keys: ["code"], column: orderColumn, hashes: hashesOfOrder },
	{
		table: "passengers",
		keys: ["booking", "position"],
		column: passengerColumn,
		old: unbound,
		hashes: async (opened, vault, { booking }) => ({
			surname_salted: await surnameHashes(vault, String(booking), readFamilyName(opened)),
			surname_hashes: null,
		}),
	},
	{
		table: "messages",
		keys: ["number"],
		column: messageColumn,
		old: unbound,
		hashes: async (opened, vault) => ({ writer_hash: await writerHash(vault, readWriter(opened)) }),
	},
	{ table: "outbox", keys: ["id"], column: "outbox.sealed", old: unbound },
	{ table: "order_changes", keys: ["proposal"], column: "order_changes.sealed" },
	{ table: "desk_notes", keys: ["id"], column: "desk_notes.sealed" },
	{
		table: "fare_alerts",
		keys: ["id"],
		column: alertColumn,
		old: unbound,
		hashes: async (opened, vault) => ({ email_hash: await vault.fingerprint(mailboxOf(opened), hashColumn) }),
	},
];

/** Rows of a column that one run of the cron makes anew. */
const perRun = 200;

/** Makes anew what an older version of the site wrote, a part of it in each run; where nothing is left, that costs nothing. */
export async function renewSealed(
	store: { readonly db: D1Database; readonly vault: Vault },
	limit = perRun,
): Promise<Rotated> {
	const sum = { resealed: 0, changed: 0, unreadable: 0 };
	for (const spec of sealedColumns.filter(({ old }) => old)) {
		const done = await rotateColumn(store, spec, { limit, only: "old" });
		for (const name of ["resealed", "changed", "unreadable"] as const) sum[name] += done[name];
	}
	sum.resealed += await sealOrders(store, limit);
	return sum;
}
