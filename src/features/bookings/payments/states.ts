// A card payment's states, as a table: which change may happen in which state, where it leads, and the sets that are asked for.
import { outcomeIn, type Transition } from "../../../states/state-table.ts";

/**
 * `opening`: the provider is being asked for its page; `open`: the page is there, nobody has paid; `authorized`: the
 * money is kept for us on the card; `unwanted`: the same, but not for this booking as it is, so it is let go;
 * `captured`: taken; `voided`: let go; `refunded`: given back, all of it; `expired` and `declined`: ended without money.
 */
export const paymentStates = [
	...(["opening", "open", "authorized", "unwanted", "captured"] as const),
	...(["voided", "refunded", "expired", "declined"] as const),
] as const;
export type PaymentState = (typeof paymentStates)[number];

type States = readonly PaymentState[];

/** Nobody has paid yet. */
export const waiting = ["opening", "open"] as const satisfies States;
/** Money of the card's holder is kept, and is to be taken or let go. */
export const kept = ["authorized", "unwanted"] as const satisfies States;
/** The money of a booking that wants it. */
export const live = ["authorized", "captured"] as const satisfies States;
/** There is money that is not given back: whoever follows the payments settles that first. */
export const charged = [...live, "unwanted"] as const satisfies States;
/** Somebody's money was moved or may be: the row is never thrown away. */
export const accounted = [...charged, "refunded"] as const satisfies States;
/** Ended without money as far as we were told; the provider may know better. */
const lapsed = ["voided", "expired", "declined"] as const satisfies States;

export const paymentChanges = {
	/** The provider made its page. */
	open: { from: ["opening"], to: "open" },
	expire: { from: waiting, to: "expired" },
	decline: { from: waiting, to: "declined" },
	/** Kept on the card, for the booking as it was when its payment began. */
	authorize: { from: [...waiting, ...lapsed], to: "authorized" },
	/** Kept on the card for a booking that does not want it (any more). */
	reject: { from: [...waiting, ...lapsed], to: "unwanted" },
	/** What is kept for an exchange that was called off, or paid otherwise. */
	withdraw: { from: ["authorized"], to: "unwanted" },
	capture: { from: kept, to: "captured" },
	void: { from: [...waiting, ...kept], to: "voided" },
	/** A part of what was taken is given back, or all of it is about to be: the rest stays taken. */
	giveBack: { from: ["captured"], to: "same" },
	refund: { from: [...waiting, ...charged, ...lapsed], to: "refunded" },
} as const satisfies Record<string, Transition<PaymentState>>;

export type PaymentChange = keyof typeof paymentChanges;

/** Where a change leads from a state; undefined when it may not happen there. */
export function paymentAfter(change: PaymentChange, state: PaymentState): PaymentState | undefined {
	return outcomeIn<PaymentState>(paymentChanges[change], state);
}

/** Is the state one of the set? */
export function isIn(set: States, { state }: { readonly state: PaymentState }): boolean {
	return set.includes(state);
}

/** Hours within which the provider tells what became of its page: longer than any page lives or an event is on its way. */
export const tellingHours = 24;
