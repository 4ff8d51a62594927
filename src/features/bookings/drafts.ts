// A booking's beginning: who travels on a quoted trip, kept as a draft; sent again, the same booking is edited.

import type { Offer } from "../../flights/offers/offer.ts";
import type { Language } from "../../i18n/languages.ts";
import type { OnlyIf } from "../../mail/outbox.ts";
import { findable } from "../../privacy/findable.ts";
import { sha256 } from "../../privacy/hash.ts";
import { randomConfirmation } from "../../references/reference.ts";
import type { Actor, Booking, Contact, Passenger } from "./booking.ts";
import { bookingTerms } from "./found-by.ts";
import { insertPassengers, sealContact } from "./rows.ts";
import { type BookingState, isUnsent } from "./states.ts";
import { type BookingStore, changeBooking, findBooking } from "./store.ts";
import { timesOf } from "./trip-times.ts";

export interface Draft {
	/** The random secret of the browser's cookie: with the quote, it makes the booking one of a kind. */
	readonly visitor: string;
	readonly quote: { readonly code: string; readonly search: string; readonly offer: Offer };
	readonly passengers: readonly Passenger[];
	readonly contact: Contact;
	readonly language: Language;
	/** Who typed it; the traveler unless given. */
	readonly actor?: Actor;
	/** A further statement of the batch that makes it, which writes something only if `made` is true. */
	readonly also?: (code: string, made: OnlyIf) => D1PreparedStatement;
}

export type DraftAnswer =
	| { readonly kind: "saved"; readonly code: string }
	/** It was sent before: nothing was changed. */
	| { readonly kind: "sent"; readonly code: string; readonly state: BookingState };

/**
 * Keeps a draft and gives its code. The same browser and quote, by a double click, a second tab or the way back, is the
 * same booking: a draft takes the new details, and one that was sent stays as it is. Throws when the database does.
 */
export async function saveDraft(store: BookingStore, draft: Draft, now: Date): Promise<DraftAnswer> {
	const key = await requestKey(draft.visitor, draft.quote.code);
	for (let attempt = 0; attempt < 5; attempt++) {
		const inserted = await insertDraft(store, draft, key, now);
		if (!inserted) continue;
		const { code } = inserted;
		if (inserted.isNew) {
			store.tell?.("booking", { what: "draft", outcome: "made" });
			return { kind: "saved", code };
		}
		const answer = await editDraft(store, code, draft, now);
		if (answer) return answer;
	}
	throw new Error("a draft could not be saved in five attempts");
}

/**
 * Gives a draft that is kept new details; undefined where there is no such booking any more. Throws when the database
 * does.
 */
export async function editDraft(
	store: BookingStore,
	code: string,
	details: Pick<Draft, "passengers" | "contact" | "language" | "actor">,
	now: Date,
): Promise<DraftAnswer | undefined> {
	const { passengers, contact, language, actor = "traveler" } = details;
	for (let attempt = 0; attempt < 5; attempt++) {
		const booking = await findBooking(store, code);
		if (!booking) return undefined;
		if (same(booking, details)) return { kind: "saved", code };
		const patch = { passengers, contact, language };
		const result = await changeBooking(store, booking, "edit", { actor, patch }, now);
		if (result.kind === "made") return { kind: "saved", code };
		if (result.kind === "illegal") return { kind: "sent", code, state: result.state };
	}
	throw new Error("a draft could not be edited in five attempts");
}

/** A second click or a reload says nothing new, and must not undo a review; in which language, the review says anew. */
function same(booking: Booking, { passengers, contact }: Pick<Draft, "passengers" | "contact">): boolean {
	if (!isUnsent(booking)) return false;
	const text = (all: readonly object[]) => JSON.stringify(all.map((one) => Object.entries(one).sort()));
	return text([...booking.passengers, booking.contact ?? {}]) === text([...passengers, contact]);
}

/** Gives the code of a browser's booking of a quote, if there is one. */
export async function findOwnBooking(db: D1Database, visitor: string, quote: string): Promise<string | undefined> {
	const row = await db
		.prepare("SELECT code FROM bookings WHERE request_key = ?")
		.bind(await requestKey(visitor, quote))
		.first<{ readonly code: string }>();
	return row?.code;
}

/** Names what one browser makes of a quote, however often it is sent. */
export function requestKey(visitor: string, quote: string): Promise<string> {
	return sha256(`${visitor}\n${quote}`);
}

/** Undefined where the code that was drawn is taken. */
async function insertDraft({ db, vault }: BookingStore, draft: Draft, key: string, now: Date) {
	const { offer, code: quote, search } = draft.quote;
	const code = randomConfirmation();
	const change = crypto.randomUUID();
	const at = now.toISOString();
	const times = timesOf(offer);
	const made = { sql: "EXISTS (SELECT 1 FROM bookings WHERE code = ? AND change = ?)", values: [code, change] };
	const values = {
		code,
		request_key: key,
		state: "draft",
		version: 1,
		change,
		language: draft.language,
		quote,
		search,
		source: offer.source,
		sample: offer.sample ? 1 : 0,
		offer: JSON.stringify(offer),
		minor: offer.total.minor,
		currency: offer.total.currency,
		departs_at: times.departsAt,
		arrives_at: times.arrivesAt,
		sealed: await sealContact(vault, code, draft.contact),
		created_at: at,
		updated_at: at,
	};
	const names = Object.keys(values);
	const results = await db.batch<{ readonly code: string; readonly change: string }>([
		db
			.prepare(`INSERT OR IGNORE INTO bookings (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`)
			.bind(...Object.values(values)),
		...(await insertPassengers({ db, vault }, code, change, draft.passengers)),
		db
			.prepare(
				`INSERT INTO booking_events (booking, version, at, event, from_state, to_state, actor)
				SELECT code, 1, ?, 'create', NULL, 'draft', ? FROM bookings WHERE code = ? AND change = ?`,
			)
			.bind(at, draft.actor ?? "traveler", code, change),
		...(await findable({ db, vault }, { kind: "booking", id: code }, bookingTerms(draft), now, made)),
		...(draft.also ? [draft.also(code, made)] : []),
		db.prepare("SELECT code, change FROM bookings WHERE request_key = ?").bind(key),
	]);
	const row = results.at(-1)?.results[0];
	return row && { code: row.code, isNew: row.change === change };
}
