// What the pages of the booking funnel ask for; each is absent where it is not configured.

import type { ReactElement } from "react";
import type { Tell } from "../../events/events.ts";
import type { AirlineChanges } from "../../flights/airline-changes.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import type { FareSource } from "../../flights/source.ts";
import type { IslandRow } from "../../islands/island.ts";
import type { Outbox } from "../../mail/outbox.ts";
import type { Money } from "../../money/money.ts";
import type { PageInput } from "../../page/page.ts";
import type { ReadEntryRules } from "../../places/entry-rules.ts";
import type { Vault } from "../../privacy/vault.ts";
import type { RouteId } from "../../routes.ts";
import type { Booking } from "./booking.ts";
import type { Checkout, Checkouts } from "./checkout.ts";
import type { BookingStore } from "./store.ts";

export interface BookingPorts {
	readonly tell: Tell;
	readonly db: D1Database | undefined;
	readonly vault: Vault | undefined;
	readonly fares: FareSource | undefined;
	readonly outbox: Outbox | undefined;
	readonly bookings: BookingStore | undefined;
	/** Takes new payments. */
	readonly checkout: Checkout | undefined;
	/** By name, those of earlier payments too. */
	readonly checkouts: Checkouts;
	/** Who tells what airlines did to orders. */
	readonly airlineChanges: AirlineChanges | undefined;
	readonly entryRules: ReadEntryRules;
	/** How changes of its tickets stand that its traveler accepted. Throws when the database does. */
	readonly exchanges?: ((booking: Booking, now: Date) => Promise<Exchanges>) | undefined;
	/** Absent where nothing is shared with an agent. */
	readonly screenPart?: ScreenPart | undefined;
	readonly screens?: TripScreens | undefined;
}

export interface TripScreens {
	/** Tells who has the trip open that a proposal about it is made, or was answered. Never throws. */
	proposed(subject: ScreenSubject): Promise<void>;
	/** A browser forgot a trip: it opens no socket any more, and those that it has are closed. Throws when the database does. */
	forgotten(db: D1Database, subject: ScreenSubject, visitor: string, now: Date): Promise<void>;
}

/**
 * `due`: to be paid, or given back, first; `paid`: it was, or nothing is due: an agent makes it; `dropped`: an agent called it off;
 * `lapsed`: nobody paid before the source's offer ended; `overtaken`: the airline changed the flights first.
 */
export type ExchangeStanding = "due" | "paid" | "dropped" | "lapsed" | "overtaken";

export interface ExchangeDue {
	/** Id of the proposal that was accepted. */
	readonly proposal: string;
	/** The trip as it is to be. */
	readonly offer: Offer;
	readonly standing: ExchangeStanding;
	/** When the source's offer ends: ISO 8601 in UTC; null where it does not by itself. */
	readonly until: string | null;
	readonly penalty: Money;
	readonly fareDifference: Money;
	readonly fee: Money;
	/** The three together; below zero: it comes back. */
	readonly due: Money;
	/** As in `AcceptedExchange`: nothing is paid for it any more, and an agent asks which are wanted before it is made. */
	readonly flightsChanged: boolean;
}

/** What was paid for a trip in all, once its tickets were changed. */
export interface ExchangeSums {
	/** What its tickets cost at the airline. */
	readonly fare: Money;
	/** Ours: of the booking and of each change. */
	readonly fees: Money;
	/** The airline's, of each change. */
	readonly penalties: Money;
	readonly paid: Money;
	readonly back: Money;
}

export interface Exchanges {
	/** The one that was accepted last, if it was not made. */
	readonly last?: ExchangeDue | undefined;
	/** Of those that were made, where there are any. */
	readonly sums?: ExchangeSums | undefined;
}

/** What caller and agent look at together. */
export interface ScreenSubject {
	readonly kind: "quote" | "booking";
	/** A quote's reference or a booking's code. */
	readonly id: string;
}

/**
 * The part of a trip's page for who is on the phone: `on`, after they said so, what the agent does; else the way to say so.
 * Never throws.
 */
export type ScreenPart = (
	input: BookingInput,
	subject: ScreenSubject,
) => Promise<{
	readonly view: ReactElement;
	readonly on: boolean;
	/** Of the page's call, which says the same as the press. */
	readonly called?: IslandRow;
	readonly cookies: readonly string[];
}>;

/** What any page of the funnel is given. */
export type BookingInput = PageInput<RouteId, BookingPorts>;
