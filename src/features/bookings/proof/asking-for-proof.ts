// What goes along with a request whose seats wait until its traveler has shown that they read its mail.
import type { Spending } from "../../../edge/spending.ts";
import type { Booking } from "../booking.ts";
import type { BookingStore, ChangeOptions } from "../store.ts";
import { itsOwn, keepCode, newCode } from "./codes.ts";
import { chargeMail, proofMail, proofMinutes } from "./mail-code.ts";

/** The one mail of the request says that it was sent, and brings the digits; a mailbox that had its mails of a day gets none. */
export async function askingForProof(
	spending: Spending,
	store: BookingStore,
	{ contact, ...booking }: Booking,
	now: Date,
): Promise<Pick<ChangeOptions, "quiet" | "mailDelay" | "mails" | "also">> {
	const quiet = { quiet: true, mailDelay: proofMinutes };
	if (!contact) return quiet;
	if (!(await chargeMail(spending, store, { contact }, `code ${booking.code}`))) return quiet;
	const code = newCode();
	const sent = {
		...booking,
		contact,
		state: "requested",
		version: booking.version + 1,
		updatedAt: now.toISOString(),
	} as const;
	const keep = await keepCode(store, { booking: booking.code, asker: itsOwn, code }, now);
	return { ...quiet, mails: [proofMail(sent, { asker: itsOwn, code, why: "hold" })], also: (made) => [keep(made)] };
}
