// Which browser sent a call-back request: it alone is told the number again, and may change it. One signed cookie says so.

import type { Outbox } from "../../mail/outbox.ts";
import type { Cookies } from "../../privacy/cookies.ts";
import { cookiesSince, openEntries } from "../../privacy/endings.ts";
import { addToList, type SignedList } from "../../privacy/signed-list.ts";
import { hourMs } from "../../time/iso-date.ts";

/** As long as a visitor may look back at what was sent. */
const ownList: SignedList = { name: "callback", column: "messages.access", max: 1, life: hourMs, session: true };

type Store = Pick<Outbox, "db" | "vault">;

/** The lines of Set-Cookie. Never throws: the message was kept. */
export async function ownMessageCookies(
	{ db, vault }: Store,
	visit: Cookies,
	number: string,
	now: Date,
): Promise<string[]> {
	const since = await cookiesSince(db, visit).catch(() => visit);
	return addToList({ vault, visit: since, now }, ownList, { value: number });
}

/** Is the message of this number the browser's own? Throws when the database does. */
export async function isOwnMessage({ db, vault }: Store, visit: Cookies, number: string, now: Date): Promise<boolean> {
	return (await openEntries(db, { vault, visit, now }, [ownList], number)).length > 0;
}
