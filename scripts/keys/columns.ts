// Every column of the database that holds something sealed: what a new key has to reach.
import { sealedColumn as alertColumn, hashColumn } from "../../src/features/alerts/rows.ts";
import { contactColumn, passengerColumn, readFamilyName, surnameHashes } from "../../src/features/bookings/rows.ts";
import { sealedColumn as messageColumn, readWriter, writerHash } from "../../src/features/contact/store.ts";
import { mailboxOf } from "../../src/forms/email-address.ts";
import type { SealedColumn } from "../../src/privacy/rotation.ts";

export const sealedColumns: readonly SealedColumn[] = [
	{ table: "bookings", keys: ["code"], column: contactColumn },
	{
		table: "passengers",
		keys: ["booking", "position"],
		column: passengerColumn,
		hashes: async (opened, vault) => ({ surname_hashes: await surnameHashes(vault, readFamilyName(opened)) }),
	},
	{
		table: "messages",
		keys: ["number"],
		column: messageColumn,
		hashes: async (opened, vault) => ({ writer_hash: await writerHash(vault, readWriter(opened)) }),
	},
	{ table: "outbox", keys: ["id"], column: "outbox.sealed" },
	{
		table: "fare_alerts",
		keys: ["id"],
		column: alertColumn,
		hashes: async (opened, vault) => ({ email_hash: await vault.fingerprint(mailboxOf(opened), hashColumn) }),
	},
];
