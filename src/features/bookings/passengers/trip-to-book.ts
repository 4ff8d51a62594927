// The trip that a step of a booking is about: a quote, with what this browser has booked of it, or a booking of its own.

import type { Offer } from "../../../flights/offers/offer.ts";
import { type PriceParts, priceParts } from "../../../flights/quote.ts";
import { visitorOf } from "../../../privacy/visitor.ts";
import { confirmationLength } from "../../../references/browser/typed-code.ts";
import { groupReference, normalizeReference, readQuoteReference } from "../../../references/reference.ts";
import { findOwnTrip } from "../access.ts";
import type { Booking } from "../booking.ts";
import { findOwnBooking } from "../drafts.ts";
import type { BookingInput } from "../ports.ts";
import { wasChosenHere } from "../quotes/kept-quotes.ts";
import { lookUpQuote, type StoredQuote } from "../quotes/quotes.ts";
import { isUnsent } from "../states.ts";
import type { BookingStore } from "../store.ts";

export interface TripToBook {
	readonly offer: Offer;
	readonly search: string;
	/** The price as last seen. */
	readonly price: PriceParts;
	/** The reference as it is shown. */
	readonly reference: string;
	/** Names it in a link. */
	readonly query: { readonly quote: string } | { readonly booking: string };
	/** The quote to make a booking of; otherwise there is one, and it is edited. */
	readonly quote?: StoredQuote;
	/** What this browser has of it, not sent yet. */
	readonly booking?: Booking;
	/** The source no longer has it. */
	readonly gone: boolean;
}

export type TripAnswer =
	| { readonly kind: "found"; readonly trip: TripToBook }
	/** No code, or none that leads anywhere. */
	| {
			readonly kind: "unknown";
			readonly typed: string;
			readonly problem: "blank" | "malformed" | "misheard" | "unknown";
	  }
	/** It was sent already, belongs to another browser, or does not exist: its own page tells which, or shows nothing. */
	| { readonly kind: "sent"; readonly code: string };

type Input = Pick<BookingInput, "query" | "visit" | "services" | "spending">;

/**
 * Reads the quote or the booking that the address names. Throws when the database does, and 429 for who guesses quotes.
 * @param shown whether this browser can prove that it was shown the trip: its code is no guess then
 */
export async function findTripToBook(input: Input, store: BookingStore, { shown = false } = {}): Promise<TripAnswer> {
	const { own, typed, reading } = readTrip(input.query);
	if (reading.kind !== "ok") return { kind: "unknown", typed, problem: reading.kind };
	const { code } = reading;
	return own ? ofBooking(input, store, code) : ofQuote(input, store, { code, typed, shown });
}

/** The code that the address names, of a quote or a booking; empty where it is none. */
export function tripNamed(query: URLSearchParams): string {
	const { reading } = readTrip(query);
	return reading.kind === "ok" ? reading.code : "";
}

function readTrip(query: URLSearchParams) {
	const own = query.get("booking");
	const typed = own ?? query.get("quote") ?? "";
	const reading = own === null ? readQuoteReference(typed) : normalizeReference(typed, confirmationLength);
	return { own: own !== null, typed, reading };
}

async function ofBooking(input: Input, store: BookingStore, code: string): Promise<TripAnswer> {
	const booking = await findOwnTrip(store, input.visit, code, input.services.now());
	if (!booking || !isUnsent(booking)) return { kind: "sent", code };
	const { offer, search } = booking;
	const reference = groupReference(code);
	const trip = { offer, search, price: priceParts(offer), reference, query: { booking: code }, booking, gone: false };
	return { kind: "found", trip };
}

async function ofQuote(
	input: Input,
	store: BookingStore,
	{ code, typed, shown }: { readonly code: string; readonly typed: string; readonly shown: boolean },
): Promise<TripAnswer> {
	const { spending, services } = input;
	const known = shown || (await wasChosenHere(input, code));
	const found = await lookUpQuote(store.db, code, { now: services.now(), spending, shown: known });
	if (found.kind === "unknown") return { kind: "unknown", typed, problem: "unknown" };
	const { quote } = found;
	const visitor = visitorOf(input.visit);
	const own = visitor && (await findOwnBooking(store.db, visitor, code));
	const booking = own ? await findOwnTrip(store, input.visit, own, services.now()) : undefined;
	if (booking && !isUnsent(booking)) return { kind: "sent", code: booking.code };
	const { offer, search, seen, checked } = quote;
	// The parts are known of the price that was chosen; of a later one, only the total.
	const now = checked.state === "changed" ? { ...offer, total: seen.total, fare: undefined } : offer;
	const about = { offer, search, price: priceParts(now), reference: groupReference(code), query: { quote: code } };
	return { kind: "found", trip: { ...about, quote, ...(booking && { booking }), gone: checked.state === "gone" } };
}
