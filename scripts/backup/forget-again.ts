// A copy of the database holds people whose data has ended since: what ends by its date is ended in it at once, as by the cron.
import { endOldAlerts } from "../../src/features/alerts/store.ts";
import { deleteOld, erasePersonal } from "../../src/features/bookings/upkeep/erase.ts";
import { endDrafts } from "../../src/features/bookings/upkeep/retention.ts";
import { eraseMessages } from "../../src/features/contact/store.ts";
import { clearOutbox } from "../../src/mail/dead-letters.ts";
import type { Vault } from "../../src/privacy/vault.ts";

export interface ForgottenAgain {
	readonly drafts: number;
	readonly bookings: number;
	readonly messages: number;
	readonly alerts: number;
	/** Mails that wait in the copy: most of them were sent since. */
	readonly waiting: number;
}

/** Nothing is opened or sealed for it. */
const closed: Vault = {
	...{ seal: refuse, open: refuse, fingerprint: refuse, fingerprints: refuse },
	...{ sign: refuse, signatures: refuse, keyNames: refuse },
};

async function refuse(): Promise<never> {
	throw new Error("No key is needed to forget");
}

/** @param keepDays of `Config.keepPersonalDays` */
export async function forgetAgain(db: D1Database, keepDays: number, now: Date): Promise<ForgottenAgain> {
	const count = { drafts: 0, bookings: 0, messages: 0, alerts: 0 };
	// Each looks at so many a run, as the cron lets it.
	await whileAny(async () => {
		const { ended } = await endDrafts({ db, vault: closed, inbox: "", write: () => {} }, now);
		count.drafts += ended;
		return ended;
	});
	await whileAny(async () => {
		const erased = await erasePersonal(db, keepDays, now);
		count.bookings += erased.bookings;
		return erased.bookings + erased.drafts;
	});
	count.messages = await eraseMessages(db, keepDays, now);
	const { ended, deleted } = await endOldAlerts(db, now);
	count.alerts = ended + deleted;
	await deleteOld(db, now);
	await clearOutbox(db, keepDays, now);
	const row = await db
		.prepare("SELECT count(*) AS waiting FROM outbox WHERE next_attempt_at IS NOT NULL")
		.first<{ readonly waiting: number }>();
	return { ...count, waiting: row?.waiting ?? 0 };
}

async function whileAny(run: () => Promise<number>): Promise<void> {
	while ((await run()) > 0);
}
