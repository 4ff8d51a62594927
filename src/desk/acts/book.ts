// A booking that an agent types for who calls: from a quote, by the site's own draft; and its sending, once the caller has agreed.
import { spendingOf } from "../../edge/spending.ts";
import type { Booking, Contact, Passenger } from "../../features/bookings/booking.ts";
import { type DraftAnswer, saveDraft } from "../../features/bookings/drafts.ts";
import { canHold } from "../../features/bookings/place-order.ts";
import { askPriceNow, type PriceNow } from "../../features/bookings/price-now.ts";
import { askingForProof } from "../../features/bookings/proof/asking-for-proof.ts";
import type { StoredQuote } from "../../features/bookings/quotes/quotes.ts";
import { type BookingState, isUnsent } from "../../features/bookings/states.ts";
import { type BookingStore, changeBooking, findBooking } from "../../features/bookings/store.ts";
import type { FareSource } from "../../flights/source.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Money } from "../../money/money.ts";
import { type Doer, recordOf } from "../record/record.ts";

export interface Typed {
	readonly quote: Pick<StoredQuote, "code" | "search" | "offer">;
	readonly passengers: readonly Passenger[];
	readonly contact: Contact;
	/** The caller's. */
	readonly language: Language;
	/** Of the form that was open: pressed twice it is one booking. */
	readonly once: string;
}

/** Nothing is sent by it. Throws when the database does. */
export async function bookFromQuote(
	store: BookingStore,
	doer: Doer,
	{ once, ...details }: Typed,
	now: Date,
): Promise<DraftAnswer> {
	// No browser's secret begins so: the traveler opens it by what their mail brings.
	const visitor = `desk ${doer.agent} ${once}`;
	return saveDraft(
		store,
		{
			...{ ...details, visitor, actor: "agency" },
			also: (code, made) =>
				recordOf(store.db, { ...doer, act: "booked", subject: { kind: "booking", id: code } }, now, made),
		},
		now,
	);
}

export interface Sending {
	readonly code: string;
	/** What the caller was told: "51230 USD". */
	readonly told: string;
	/** Version of the booking that was read to them. */
	readonly version: number;
}

export interface SendSetting {
	readonly fares: FareSource | undefined;
	readonly now: Date;
}

export type SendAnswer =
	| { readonly kind: "done" }
	| { readonly kind: "unknown" }
	/** It was sent before, or has ended. */
	| { readonly kind: "illegal"; readonly state: BookingState }
	/** The source sells it no more. */
	| { readonly kind: "gone" }
	/** The price or the booking is another than was read to the caller: it is read anew. */
	| { readonly kind: "moved" };

/** Says a price as a form brings it back. */
export function priceText({ minor, currency }: Money): string {
	return `${minor} ${currency}`;
}

/** What it costs now: the source's answer, else what was agreed to. */
export function totalNow({ total }: Pick<Booking, "total">, price: PriceNow): Money {
	return price.kind === "holds" || price.kind === "changed" ? price.offer.total : total;
}

/** What visitors may spend is no limit for an agent. */
const unlimited = spendingOf(new Request("https://desk.invalid"), undefined);

/**
 * Writes down that the caller agreed to trip, price and terms, and sends it: as if they had pressed it themselves, so that its seats
 * wait for their proof, and it is paid by phone or by the card page. Throws when the database does.
 */
export async function sendForCaller(
	store: BookingStore,
	doer: Doer,
	{ code, told, version }: Sending,
	{ fares, now }: SendSetting,
): Promise<SendAnswer> {
	const booking = await findBooking(store, code);
	if (!booking) return { kind: "unknown" };
	if (!isUnsent(booking)) return { kind: "illegal", state: booking.state };
	if (booking.version !== version) return { kind: "moved" };
	const price = await askPriceNow(booking, fares);
	if (price.kind === "gone") return { kind: "gone" };
	const total = totalNow(booking, price);
	if (priceText(total) !== told) return { kind: "moved" };
	const outcome = { holds: "holds", changed: "accepted", unknown: "unconfirmed" } as const;
	const priced = price.kind !== "unknown" && { offer: price.offer, total };
	const reviewed = await changeBooking(
		store,
		booking,
		"review",
		{
			...{ actor: "agency", detail: { price: outcome[price.kind], by: "phone" } },
			patch: { ...priced, reviewedAt: now.toISOString() },
		},
		now,
	);
	if (reviewed.kind !== "made") return { kind: "moved" };
	const asking = canHold(reviewed.booking, fares)
		? await askingForProof(unlimited, store, reviewed.booking, now)
		: undefined;
	const subject = { kind: "booking", id: code } as const;
	const sent = await changeBooking(
		store,
		reviewed.booking,
		"request",
		{
			...{ actor: "agency", detail: { pay: "phone" }, ...asking },
			also: (made) => [
				...(asking?.also?.(made) ?? []),
				recordOf(store.db, { ...doer, act: "sent", subject }, now, made),
			],
		},
		now,
	);
	return { kind: sent.kind === "made" ? "done" : "moved" };
}
