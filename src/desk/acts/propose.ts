// What an agent proposes: options at the price of now, for a caller with a quote or a booking; made, mailed, given another link, taken back.
import type { Booking } from "../../features/bookings/booking.ts";
import { findKeptQuote } from "../../features/bookings/quotes/quotes.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { timesOf } from "../../features/bookings/trip-times.ts";
import { wouldFit } from "../../features/proposals/accept.ts";
import { proposalMail } from "../../features/proposals/mail.ts";
import type { Proposal, ProposalOption, ProposalSubject } from "../../features/proposals/proposal.ts";
import { makeProposal, moveProposal, newLink, openProposal } from "../../features/proposals/store.ts";
import { askedWith } from "../../flights/offers/bags.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import { type FlightQuery, finds } from "../../flights/query.ts";
import { askOffer, type FareSource } from "../../flights/source.ts";
import { readEmailAddress } from "../../forms/email-address.ts";
import type { Language } from "../../i18n/languages.ts";
import { enqueue } from "../../mail/outbox.ts";
import { sha256 } from "../../privacy/hash.ts";
import { ago, dayMs, hourMs } from "../../time/iso-date.ts";
import type { DeskServices } from "../frame/desk-page.ts";
import { type Doer, recordOf } from "../record/record.ts";

/** What a proposal may be about, as it is now. */
export interface Proposable {
	readonly subject: ProposalSubject;
	readonly former: Offer;
	readonly search: string;
	readonly language: Language;
	/** Of a booking. */
	readonly booking?: Booking;
}

/** Undefined where there is none. Throws when the database does. */
export async function findProposable(
	{ db, bookings }: DeskServices,
	subject: ProposalSubject,
): Promise<Proposable | undefined> {
	if (subject.kind === "quote") {
		const quote = await findKeptQuote(db, subject.id);
		return quote && { subject, former: quote.offer, search: quote.search, language: quote.language };
	}
	const booking = await findBooking(bookings, subject.id);
	if (!booking) return undefined;
	const former = { ...booking.offer, total: booking.total };
	return { subject, former, search: booking.search, language: booking.language, booking };
}

/** Can another trip be proposed? A quote always; a booking while nothing was paid and no order is on its way. */
export function mayPropose({ booking }: Proposable): boolean {
	return !booking || wouldFit(booking);
}

const askMs = 8_000;

/** The offers by their ids with the price of now, in the order given; those that are no longer sold, or of other travelers, are left out. */
export async function optionsNow(
	fares: FareSource,
	query: FlightQuery,
	{ ids, search }: { readonly ids: readonly string[]; readonly search: string },
): Promise<readonly ProposalOption[]> {
	const answers = await Promise.all(ids.map((id) => askOffer(fares, id, askMs)));
	return answers.flatMap((answer) =>
		answer.kind === "found" && finds(query, answer.offer)
			? [{ offer: askedWith(answer.offer, query.bags), search }]
			: [],
	);
}

/** Until when: so many hours, but no longer than a price is guaranteed, and not past the first departure. ISO 8601 in UTC. */
export function validUntil(options: readonly ProposalOption[], hours: number, now: Date): string {
	const ends = options.flatMap(({ offer }) => [offer.payment.priceGuaranteedUntil, timesOf(offer).departsAt]);
	const later = ends.filter((end): end is string => end !== null && Date.parse(end) > now.getTime());
	const least = Math.min(now.getTime() + hours * hourMs, ...later.map((end) => Date.parse(end)));
	return new Date(least).toISOString();
}

interface Wish {
	readonly id: string;
	readonly options: readonly ProposalOption[];
	readonly hours: number;
}

/** Its link's secret, told once; `before`: the same form made it; `stale`: the booking was changed meanwhile. */
export async function propose(
	{ db, vault, screens }: DeskServices,
	doer: Doer,
	{ subject, former, language, booking }: Proposable,
	{ id, options, hours }: Wish,
	now: Date,
): Promise<{ readonly secret: string } | "before" | "stale"> {
	const entry = { ...doer, act: "proposed", subject, detail: { options: options.length } } as const;
	const made = await makeProposal(
		{ db, vault },
		{
			...{ id, subject, kind: "trip", former, options, language, agent: doer.agent, bookingVersion: booking?.version },
			validUntil: validUntil(options, hours, now),
		},
		now,
		(onlyIf) => [recordOf(db, entry, now, onlyIf)],
	);
	if (made.kind !== "made") return made.kind;
	// Who has the trip open while they talk sees it at once.
	await screens?.proposed(subject);
	return { secret: made.secret };
}

/** False: it was decided before. */
export async function withdraw(db: D1Database, doer: Doer, { id, subject }: Proposal, now: Date): Promise<boolean> {
	const { statements, made } = moveProposal(db, id, "withdraw", {}, now);
	const [moved] = await db.batch([...statements, recordOf(db, { ...doer, act: "withdrew", subject }, now, made)]);
	return (moved?.meta.changes ?? 0) > 0;
}

/** Another secret: the link from before opens nothing any more. Undefined where it is no longer open. */
export async function linkAnew(
	{ db, vault }: DeskServices,
	doer: Doer,
	{ id, subject }: Proposal,
	now: Date,
): Promise<string | undefined> {
	const { secret, statement } = await newLink({ db, vault }, id);
	const entry = { ...doer, act: "linkedAnew", subject } as const;
	const [changed] = await db.batch([statement, recordOf(db, entry, now, { sql: "changes() > 0", values: [] })]);
	return changed?.meta.changes ? secret : undefined;
}

/** A mailbox is not filled by who presses again and again. */
export const sentPerDay = 5;

/** `often`: a subject had its mails of a day; `address`: there is none, or it is none. */
export type SendAnswer = "sent" | "often" | "address" | "unknown";

/**
 * Mails the link, in the proposal's language, to the booking's own address; of a quote to the one that is given, which is sealed with
 * the mail and kept nowhere else. Once a minute however often it is pressed.
 */
export async function sendProposal(
	services: DeskServices,
	doer: Doer,
	{ id, secret, to }: { readonly id: string; readonly secret: string; readonly to: string },
	now: Date,
): Promise<SendAnswer> {
	const { db, vault, bookings } = services;
	const found = await openProposal({ db, vault }, secret);
	if (!found || found.id !== id) return "unknown";
	const { subject, language } = found;
	const own = subject.kind === "booking" ? (await findBooking(bookings, subject.id))?.contact?.email : undefined;
	const address = subject.kind === "booking" ? own : readEmailAddress(to);
	if (!address) return "address";
	const minute = now.toISOString().slice(0, "YYYY-MM-DDTHH:MM".length);
	const mail = proposalMail(found, { id: uuidOf(await sha256(`${id} ${minute} ${address}`)), to: address, secret });
	const few = {
		sql: `(SELECT count(*) FROM desk_records WHERE subject_kind = ? AND subject = ? AND act = 'sentProposal' AND at > ?) < ?`,
		values: [subject.kind, subject.id, ago(now, dayMs), sentPerDay],
	};
	const entry = { ...doer, act: "sentProposal", subject, detail: { language } } as const;
	await db.batch([
		await enqueue({ db, vault }, mail, now, few),
		recordOf(db, entry, now, { sql: "changes() > 0", values: [] }),
	]);
	return (await db.prepare("SELECT 1 FROM outbox WHERE id = ?").bind(mail.id).first()) ? "sent" : "often";
}

function uuidOf(hash: string): string {
	return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join("-");
}
