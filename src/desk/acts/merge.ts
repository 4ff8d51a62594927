// Two requests for one trip become one: the other is called off by the site's own rules, and what was noted about it goes along.
import type { Booking } from "../../features/bookings/booking.ts";
import { furtherChange } from "../../features/bookings/further-change.ts";
import { charged, isIn } from "../../features/bookings/payments/states.ts";
import { paymentsOf } from "../../features/bookings/payments/store.ts";
import { type BookingState, outcomeOf } from "../../features/bookings/states.ts";
import { type BookingStore, changeBooking, findBooking } from "../../features/bookings/store.ts";
import { sameFlights } from "../../flights/offers/offer.ts";
import type { OnlyIf } from "../../mail/outbox.ts";
import { type Doer, recordOf, subjectText } from "../record/record.ts";
import { confirmationOf } from "./mark.ts";

export interface MergeWish {
	/** Codes: the one that stays, and the one that is called off. */
	readonly keep: string;
	readonly other: string;
	readonly confirm?: string | undefined;
}

export interface MergeQuestion {
	readonly keep: Booking;
	readonly other: Booking;
	/** The same flights; else whoever presses has to see that it is one trip all the same. */
	readonly same: boolean;
	/** Of the other, which go along. */
	readonly notes: number;
}

export type MergeAnswer =
	| { readonly kind: "done"; readonly kept: string }
	/** Nothing was changed: it is once this very text comes along. */
	| { readonly kind: "asks"; readonly question: MergeQuestion; readonly confirm: string }
	| { readonly kind: "unknown" | "stale" | "same" }
	/** The one is not under way, or the other is more than a request: its tickets or its money are looked at by themselves first. */
	| { readonly kind: "illegal"; readonly which: "keep" | "other"; readonly state: BookingState };

/** Throws when the database does. */
export async function mergeBookings(
	store: BookingStore,
	doer: Doer,
	{ keep: kept, other: dropped, confirm: given }: MergeWish,
	now: Date,
): Promise<MergeAnswer> {
	if (kept === dropped) return { kind: "same" };
	const { db } = store;
	const [keep, other] = [await findBooking(store, kept), await findBooking(store, dropped)];
	if (!keep || !other) return { kind: "unknown" };
	const wrong = await wrongOf(db, keep, other);
	if (wrong) return wrong;
	const count = db.prepare("SELECT count(*) AS notes FROM desk_notes WHERE booking = ?").bind(dropped);
	const notes = (await count.first<{ readonly notes: number }>())?.notes ?? 0;
	const question = { keep, other, same: sameFlights(keep.offer, other.offer), notes };
	const confirm = await confirmationOf(keep, [dropped, other.version, notes]);
	if (given !== confirm) return { kind: "asks", question, confirm };
	// One batch: where the one that stays was changed meanwhile, the other is not called off either.
	const still: OnlyIf = {
		sql: "EXISTS (SELECT 1 FROM bookings WHERE code = ? AND version = ? AND state = ?)",
		values: [kept, keep.version, keep.state],
	};
	const answer = await changeBooking(
		store,
		other,
		"cancel",
		{
			...{ actor: "agency", detail: { why: "merged", into: kept }, onlyIf: still },
			also: (made) => [
				...furtherChange(db, keep, { change: "merge", actor: "agency", detail: { from: dropped } }, now, made),
				db
					.prepare(`UPDATE desk_notes SET booking = ? WHERE booking = ? AND ${made.sql}`)
					.bind(kept, dropped, ...made.values),
				...recorded(db, doer, { kept, dropped, notes }, now, made),
			],
		},
		now,
	);
	return answer.kind === "made" ? { kind: "done", kept } : { kind: "stale" };
}

async function wrongOf(db: D1Database, keep: Booking, other: Booking): Promise<MergeAnswer | undefined> {
	if (!outcomeOf("merge", keep.state)) return { kind: "illegal", which: "keep", state: keep.state };
	const isRequest = other.state === "requested" || other.state === "held";
	const paid = (await paymentsOf(db, other.code)).some((payment) => isIn(charged, payment));
	if (!isRequest || paid) return { kind: "illegal", which: "other", state: other.state };
	return undefined;
}

/** Of both, so that whoever asks the record for either finds it. */
function recorded(
	db: D1Database,
	doer: Doer,
	{ kept, dropped, notes }: { readonly kept: string; readonly dropped: string; readonly notes: number },
	now: Date,
	made: OnlyIf,
) {
	return [
		[kept, dropped],
		[dropped, kept],
	].map(([id = "", with_ = ""]) =>
		recordOf(
			db,
			{
				...{ ...doer, act: "merged", subject: { kind: "booking", id } },
				detail: { others: [subjectText({ kind: "booking", id: with_ })], notes },
			},
			now,
			made,
		),
	);
}
