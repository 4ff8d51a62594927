// Mails what proves that somebody reads a booking's mail, as often as a mailbox may get it.
import { type Spending, tooSoon } from "../../../edge/spending.ts";
import type { Permit } from "../../../effects/budgets.ts";
import { mailboxHash } from "../../../mail/mailbox.ts";
import { enqueue, type NewMail } from "../../../mail/outbox.ts";
import type { Booking, Contact } from "../booking.ts";
import type { ProofMail } from "../mails/proof-mail.ts";
import type { BookingStore } from "../store.ts";
import { type Code, keepCode, newCode } from "./codes.ts";

/** Minutes that the agency's mail waits for the proof: by then most have typed their digits, and it tells of the hold. */
export const proofMinutes = 10;

export type Reachable = Booking & { readonly contact: Contact };

interface Proof extends Pick<ProofMail, "why" | "option"> {
	/** Whose digits they are (`codes.ts`). */
	readonly asker: string;
	readonly code: Code;
}

/** @property why the seats wait for it, or somebody wants to open the booking */
export function proofMail(booking: Reachable, { asker, code: { digits, secret }, why, option }: Proof): NewMail {
	const { code, language, contact } = booking;
	const data: ProofMail = { booking, digits, why, ...(option && { option }) };
	return {
		...{
			id: `booking-${code}-${crypto.randomUUID()}`,
			kind: "booking.proof",
			language,
			about: code,
			payload: { asker },
		},
		secrets: { to: contact.email, token: secret, data },
	};
}

/**
 * Takes one of the mails that a mailbox and this visitor may have; undefined where there is none left. Silent budgets stop no mail.
 * @param once names the request of a booking, whose mail is one however often the button is pressed
 */
export async function chargeMail(
	spending: Spending,
	{ vault }: Pick<BookingStore, "vault">,
	{ contact }: Pick<Reachable, "contact">,
	once?: string,
): Promise<Permit | undefined> {
	const permit = await askFor(spending, { vault }, { contact }, once);
	return permit.kind === "granted" || permit.kind === "silent" ? permit : undefined;
}

async function askFor(
	spending: Spending,
	{ vault }: Pick<BookingStore, "vault">,
	{ contact }: Pick<Reachable, "contact">,
	once?: string,
): Promise<Permit> {
	const mailbox = { hash: await mailboxHash(vault, contact.email), kind: "code" };
	return spending.charge("mail", { mailbox, ...(once && { once }) });
}

interface Asking {
	readonly spending: Spending;
	readonly store: BookingStore;
	readonly now: Date;
}

interface Wish extends Pick<ProofMail, "why" | "option"> {
	readonly asker: string;
	readonly told?: boolean;
}

/**
 * Puts new digits into the outbox, in the place of those from before. False: no more mail may be sent now. Throws when the database
 * does, and 429 where this visitor waits in the line of a network.
 */
export async function mailCode({ spending, store, now }: Asking, booking: Reachable, wish: Wish): Promise<boolean> {
	const permit = await askFor(spending, store, booking);
	if (permit.kind === "wait") throw tooSoon(permit, spending);
	if (permit.kind === "refused") return false;
	const code = newCode();
	try {
		await store.db.batch([
			(await keepCode(store, { booking: booking.code, code, ...wish }, now))(),
			...(await enqueueProof(store, booking, { ...wish, code }, now)),
		]);
	} catch (error) {
		if (permit.kind === "granted") await permit.giveBack(1);
		throw error;
	}
	return true;
}

/** The statements that send the mail; one of this asker from before that has not left, or was given up, would bring digits that count no more. */
export async function enqueueProof(
	store: BookingStore,
	booking: Reachable,
	proof: Proof,
	now: Date,
): Promise<D1PreparedStatement[]> {
	const former = store.db
		.prepare(
			`DELETE FROM outbox WHERE about = ? AND kind = 'booking.proof' AND json_extract(payload, '$.asker') = ?
			AND (next_attempt_at IS NOT NULL OR dead_at IS NOT NULL) AND (leased_until IS NULL OR leased_until <= ?)`,
		)
		.bind(booking.code, proof.asker, now.toISOString());
	return [former, await enqueue(store, proofMail(booking, proof), now)];
}
