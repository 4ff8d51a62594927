// What a traveler answers to an airline's change: taken once, kept with when and by what way, and passed on to the source.
import { type AirlineChange, type AirlineChanges, flightsOf } from "../../../flights/airline-changes.ts";
import type { Slice } from "../../../flights/offers/offer.ts";
import type { OnlyIf } from "../../../mail/outbox.ts";
import { tokenHash } from "../../../privacy/token.ts";
import type { Booking } from "../booking.ts";
import { type AnsweredBy, type ChangeAnswer, changesOf, type KeptChange, takeable } from "../kept-changes.ts";
import { type BookingStore, changeBooking, findBooking } from "../store.ts";
import { timesOf } from "../trip-times.ts";
import { endOpenAbout, isOpen, openAbout, stillOpenAbout } from "./open-proposals.ts";

export type Taken =
	| { readonly kind: "made"; readonly booking: Booking; readonly change: KeptChange }
	/** It was answered before, by whomever; that counts. */
	| { readonly kind: "answered"; readonly change: KeptChange }
	/** A newer change took its place, there is no such, or no trip any more. */
	| { readonly kind: "gone" }
	/** Flights that do not fly, or that nobody can read, cannot be accepted. */
	| { readonly kind: "unfit" };

interface Answering {
	readonly number: number;
	readonly answer: ChangeAnswer;
	readonly by: AnsweredBy;
	/** A further statement of the same batch. */
	readonly also?: (made: OnlyIf) => readonly D1PreparedStatement[];
}

/** Of two at once one is taken, and the other reads which. Throws when the database does. */
export async function answerChange(
	store: BookingStore,
	code: string,
	{ number, answer, by, also }: Answering,
	now: Date,
): Promise<Taken> {
	for (let attempt = 0; attempt < 4; attempt++) {
		const [booking, known] = [await findBooking(store, code), await changesOf(store.db, code)];
		const change = known.find((one) => one.number === number);
		if (!booking || !change || change.state === "past") return { kind: "gone" };
		if (change.state !== "open") return { kind: "answered", change };
		const flights = answer === "accepted" ? takeable(change) : undefined;
		if (answer === "accepted" && !flights) return { kind: "unfit" };
		const passed = answer === "accepted" && change.acceptable ? "waiting" : null;
		// The flights that these were about are not the booking's any more.
		const about = flights && (await openAbout(store.db, code, now));
		const made = await changeBooking(
			store,
			booking,
			flights ? "acceptChange" : "declineChange",
			{
				actor: by === "agency" ? "agency" : "traveler",
				detail: flights
					? {
							...{ before: booking.offer.slices.map(flightsOf), after: flights.map(flightsOf) },
							...(about && about.proposals > 0 && { withdrawn: about.proposals }),
						}
					: { why: answer },
				...(flights && { patch: patchOf(booking, flights) }),
				...(about && { onlyIf: stillOpenAbout(code, about, now), withdrawn: isOpen(about) }),
				also: (onlyIf) => [
					store.db
						.prepare(
							`UPDATE airline_changes SET state = ?, answered_at = ?, answered_by = ?, passed = ?
							WHERE booking = ? AND number = ? AND ${onlyIf.sql}`,
						)
						.bind(answer, now.toISOString(), by, passed, code, number, ...onlyIf.values),
					...(also?.(onlyIf) ?? []),
					...(about ? endOpenAbout(store.db, booking, { by: "airline", exchange: about.exchange }, now, onlyIf) : []),
				],
			},
			now,
		);
		if (made.kind === "illegal") return { kind: "gone" };
		if (made.kind === "made") {
			const after = { ...change, state: answer, answeredAt: now.toISOString(), answeredBy: by, passed } as const;
			return { kind: "made", booking: made.booking, change: after };
		}
	}
	throw new Error("an answer to an airline's change could not be taken in four attempts");
}

function patchOf({ offer }: Booking, slices: readonly Slice[]) {
	const moved = { ...offer, slices };
	return { offer: moved, ...timesOf(moved) };
}

/** The statement that ends the links in mails about a booking: its mail goes to another address. */
export function endChangeLinks(db: D1Database, booking: string, made: OnlyIf): D1PreparedStatement {
	return db
		.prepare(`UPDATE airline_changes SET link_hash = NULL WHERE booking = ? AND ${made.sql}`)
		.bind(booking, ...made.values);
}

/** After so many attempts a person passes it on. */
const maxTries = 24;

/**
 * Tells the source of a change that was accepted; by what the source calls it, which is asked for and not kept. What it does not
 * answer stays, and the next run tells it again. Where two runs tell it at once one of them is refused, since there is nothing to
 * accept any more: what the source says that it has counts, and no refusal is written over it.
 */
export async function passOn(
	store: BookingStore,
	changes: Pick<AirlineChanges, "accept" | "list">,
	{ booking: code, number, sourceHash }: Pick<KeptChange, "booking" | "number" | "sourceHash">,
): Promise<void> {
	const passed = await told().catch(() => undefined);
	await store.db
		.prepare(
			`UPDATE airline_changes SET tries = tries + 1,
				passed = coalesce(?1, CASE WHEN tries + 1 >= ${maxTries} THEN 'refused' ELSE passed END)
			WHERE booking = ?2 AND number = ?3 AND (passed = 'waiting' OR ?1 = 'done' AND passed IS NOT NULL)`,
		)
		.bind(passed ?? null, code, number)
		.run();

	async function told(): Promise<"done" | "refused"> {
		const change = await found();
		if (!change) return "refused";
		if (change.accepted || (await changes.accept(change.id)) === "done") return "done";
		return (await found())?.accepted ? "done" : "refused";
	}

	async function found(): Promise<AirlineChange | undefined> {
		const order = (await findBooking(store, code))?.order.id;
		for (const change of order ? await changes.list(order) : [])
			if ((await tokenHash(change.id)) === sourceHash) return change;
		return undefined;
	}
}
