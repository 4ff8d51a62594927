// What a source was told to change, and of which it names no end and gives no word any more: an agent asks the airline, and writes down
// what it says. Nothing is told to anybody by that, and no money is taken or given back.
import type { Booking } from "../../features/bookings/booking.ts";
import { changeBooking } from "../../features/bookings/store.ts";
import { FareSourceError } from "../../flights/source.ts";
import { type Doer, recordOf } from "../record/record.ts";
import { type ChangeStore, look } from "./change-order.ts";
import { openAsSeen } from "./exchange.ts";
import { isBeingTold, type OrderChange, orderChangeOf, sameTelling } from "./order-change.ts";

/** What was said. `notMade`: then it may be told anew, made by hand or called off, as one that was refused. */
export const saidOutcomes = ["made", "notMade"] as const;
/** Who said it: the airline, or the support of the source. */
export const saidBy = ["airline", "source"] as const;

export interface Said {
	readonly code: string;
	/** Id of the proposal that was read. */
	readonly seen: string;
	readonly outcome: (typeof saidOutcomes)[number];
	readonly by: (typeof saidBy)[number];
}

export type SaidAnswer =
	| { readonly kind: "done"; readonly booking: Booking }
	/**
	 * `known`: it is known by now what became of it; `ahead`: the source says that it may still be made, and when that ends; `telling`: it
	 * was told just now, and may be answering; the others as in `ExchangeAnswer`.
	 */
	| { readonly kind: "known" | "ahead" | "telling" | "unknown" | "none" | "stale" };

type Desk = Omit<ChangeStore, "changes"> & Partial<Pick<ChangeStore, "changes">>;

/** The source is asked first: nobody says in its place what it knows. Throws when the database does. */
export async function sayChanged(desk: Desk, doer: Doer, { code, seen, outcome, by }: Said): Promise<SaidAnswer> {
	const { store } = desk;
	const account = await openAsSeen(store, code, seen, desk.now());
	if (account.kind !== "open") return account;
	const { booking } = account;
	const before = await orderChangeOf(store.db, seen);
	if (before?.state !== "sending") return { kind: "known" };
	// Its answer would not find what was told any more: made anew, by hand or called off meanwhile.
	if (isBeingTold(before, desk.now())) return { kind: "telling" };
	const standing = await asked(desk, doer, booking, before);
	if (standing === "made" || standing === "over") return { kind: "known" };
	if (standing === "open") return { kind: "ahead" };
	const now = desk.now();
	const subject = { kind: "booking", id: code } as const;
	const sending = sameTelling(before, "sending");
	const answer = await changeBooking(
		store,
		booking,
		"sayExchange",
		{
			...{ actor: "agency", detail: { proposal: seen, outcome, by }, onlyIf: sending },
			also: (made) => [
				store.db
					.prepare(`UPDATE order_changes SET state = ?, updated_at = ? WHERE proposal = ? AND ${made.sql}`)
					.bind(outcome === "made" ? "made" : "refused", now.toISOString(), seen, ...made.values),
				recordOf(store.db, { ...doer, act: "saidChange", subject, detail: { outcome, by } }, now, made),
			],
		},
		now,
	);
	return answer.kind === "made" ? { kind: "done", booking: answer.booking } : { kind: "stale" };
}

/** Undefined where it cannot be read: the source gives no answer, has no such change any more, or is not configured. */
async function asked({ changes, ...desk }: Desk, doer: Doer, { code, offer }: Booking, before: OrderChange) {
	if (changes?.name !== offer.source) return undefined;
	try {
		return await look({ ...desk, changes }, doer, code, before);
	} catch (error) {
		if (!(error instanceof FareSourceError)) throw error;
		return undefined;
	}
}
