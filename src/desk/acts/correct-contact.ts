// How a traveler is reached, corrected by an agent on the phone: by the site's own rules, with the mails that it sends.
import { spendingOf } from "../../edge/spending.ts";
import { type Correction, correctContact } from "../../features/bookings/confirmation/correct-contact.ts";
import { awaitsProof } from "../../features/bookings/holds/hold.ts";
import { type BookingStore, findBooking } from "../../features/bookings/store.ts";
import type { FareSource } from "../../flights/source.ts";
import { type Doer, recordOf } from "../record/record.ts";

interface Setting {
	readonly now: Date;
	readonly fares: FareSource | undefined;
}

/** What visitors may spend is no limit for an agent; how often a contact may be corrected in a day is. */
const unlimited = spendingOf(new Request("https://desk.invalid"), undefined);

/** @param to what a form has read: an address, and a number as E.164. Throws when the database does */
export async function correctByAgent(
	store: BookingStore,
	doer: Doer,
	code: string,
	to: { readonly email: string; readonly phone: string },
	{ now, fares }: Setting,
): Promise<Correction> {
	const booking = await findBooking(store, code);
	if (!booking?.contact) return "gone";
	const asks = await awaitsProof(store, { ...booking, proven: null }, fares);
	return correctContact(store, code, to, {
		...{ now, spending: unlimited, asks, actor: "agency" },
		also: (changed, made) => {
			const detail = { mail: changed.email, phone: changed.phone };
			const subject = { kind: "booking", id: code } as const;
			return [recordOf(store.db, { ...doer, act: "correctedContact", subject, detail }, now, made)];
		},
	});
}
