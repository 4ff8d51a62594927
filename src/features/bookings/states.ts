// A booking's state machine, as a table: which change may happen in which state, and where it leads.

import type { MessageKey } from "../../i18n/messages.ts";
import { outcomeIn, type Transition } from "../../states/state-table.ts";

export const bookingStates = [
	...["draft", "reviewed", "requested", "held", "paid", "ticketed"],
	...["expired", "cancelled", "failed"],
] as readonly BookingState[];

/**
 * `draft`: passengers known; `reviewed`: trip, price and terms agreed to; `requested`: sent to the agency, nothing is
 * kept yet; `held`: the airline keeps the seats unpaid; `paid`: paid, no tickets yet; `ticketed`: tickets are issued.
 * `expired`, `cancelled` and `failed` are ends: out of time, called off, or not to be had.
 */
export type BookingState =
	| ("draft" | "reviewed" | "requested" | "held" | "paid" | "ticketed")
	| ("expired" | "cancelled" | "failed");

type States = readonly BookingState[];

/** Not sent to the agency yet: its traveler may still change it. */
export const unsent = ["draft", "reviewed"] as const satisfies States;
/** States in which the agency still works on a booking. */
const open = ["requested", "held", "paid"] as const satisfies States;
/** An airline keeps the seats. */
export const reserved = ["held", "paid", "ticketed"] as const satisfies States;
/** Ends without a trip. */
export const ended = ["expired", "cancelled", "failed"] as const satisfies States;
/** Ends that a draft may come to: out of time, or called off. */
export const dropped = ["expired", "cancelled"] as const satisfies States;
/** An order may have been sent and its answer be on its way: an agent may have taken the money, called it off or given it up meanwhile. */
export const ordering = ["requested", "paid", "ticketed", "cancelled", "failed"] as const satisfies States;

export function isUnsent({ state }: { readonly state: BookingState }): boolean {
	return (unsent as States).includes(state);
}

export function isEnded(state: BookingState): boolean {
	return (ended as States).includes(state);
}

/** Sent, and not come to an end without a trip. */
export function isUnderWay(state: BookingState): boolean {
	return ([...open, "ticketed"] as States).includes(state);
}

export const changes = {
	/** Passengers or contact typed again. */
	edit: { from: unsent, to: "draft" },
	/** Price, terms and notices acknowledged. */
	review: { from: unsent, to: "reviewed" },
	/** Sent: reserve now, pay by phone. */
	request: { from: ["reviewed"], to: "requested" },
	/** The card was authorized; nothing is taken before the order exists. */
	authorize: { from: ["reviewed", "requested"], to: "requested" },
	/** The source is being asked for the order: written before it is asked, so that it is never asked twice. */
	orderSent: { from: ["requested"], to: "same" },
	/** The order's outcome is not known, or the source will not; an agent goes on. */
	orderUnknown: { from: ordering, to: "same" },
	orderRefused: { from: ordering, to: "same" },
	/** The source has the order, and an agent or the payment takes it from there. */
	orderFound: { from: ordering, to: "same" },
	/** Its traveler was shown to be reached by mail, or by an agent who called. */
	prove: { from: [...open, "ticketed"], to: "same" },
	/** The hold was not asked for: too many are open or were asked for, or it is too late. An agent goes on. */
	holdRefused: { from: ["requested"], to: "same" },
	hold: { from: ["requested"], to: "held" },
	pay: { from: ["requested", "held"], to: "paid" },
	ticket: { from: open, to: "ticketed" },
	/** The numbers of its tickets were corrected, with a reason. */
	tickets: { from: ["ticketed"], to: "same" },
	/** A proposal was accepted: another trip, for which nothing is held yet; what was held for the former one ends by itself. */
	accept: { from: ["requested", "held"], to: "requested" },
	/** The change of a trip that has tickets was accepted: it is still to be made. */
	acceptExchange: { from: ["ticketed"], to: "same" },
	/** Another request for the same trip was called off for it. */
	merge: { from: [...open, "ticketed"], to: "same" },
	/** What the exchange costs was paid, or what comes back was given back: it may be made. */
	payExchange: { from: ["ticketed"], to: "same" },
	/** An exchange that was accepted is called off by an agent: the tickets stay as they are. */
	dropExchange: { from: ["ticketed"], to: "same" },
	/** Nobody paid it before the source's offer ended: its traveler is told. That it is over, its time says. */
	lapseExchange: { from: ["ticketed"], to: "same" },
	/** Whether its source made the exchange, of which it gives no word: an agent asked the airline. */
	sayExchange: { from: ["ticketed"], to: "same" },
	/** The exchange was made: other flights and other tickets. */
	exchange: { from: ["ticketed"], to: "same" },
	/** A session at the payment provider: opened, ended, declined, voided. */
	payment: { from: [...unsent, ...open, "ticketed", ...ended], to: "same" },
	/** How its traveler is reached was corrected, after it was sent. */
	contact: { from: [...open, "ticketed", ...ended], to: "same" },
	/** The airline moved or canceled flights of it; its traveler is asked. */
	airlineChanged: { from: reserved, to: "same" },
	/** What the airline made of the flights was accepted: they are the booking's now. */
	acceptChange: { from: reserved, to: "same" },
	/** Another flight, or the money back, is wanted instead; an agent goes on. */
	declineChange: { from: reserved, to: "same" },
	expire: { from: [...unsent, "held"], to: "expired" },
	cancel: { from: [...unsent, ...open, "ticketed"], to: "cancelled" },
	fail: { from: ["requested"], to: "failed" },
} as const satisfies Record<string, Transition<BookingState>>;

export type BookingChange = keyof typeof changes;

/** Where a change leads from a state; undefined when it may not happen there. */
export function outcomeOf(change: BookingChange, state: BookingState): BookingState | undefined {
	return outcomeIn<BookingState>(changes[change], state);
}

/** A booking's state in a few words, the same on its page, in its mails and in its calendar file. */
export const stateNames = {
	draft: "confirm.draft",
	reviewed: "confirm.draft",
	requested: "confirm.requested",
	held: "confirm.held",
	paid: "confirm.paid",
	ticketed: "confirm.ticketed",
	expired: "confirm.expired",
	cancelled: "confirm.cancelled",
	failed: "confirm.failed",
} as const satisfies Record<BookingState, MessageKey>;
