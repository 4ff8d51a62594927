// What the tests of airlines' changes share: a booking with its ticket, made anew for each test.
import { afterEach, beforeEach } from "vitest";
import { keepChange } from "../../../../src/features/bookings/airline-changes/follow.ts";
import type { Booking } from "../../../../src/features/bookings/booking.ts";
import { findBooking } from "../../../../src/features/bookings/store.ts";
import { acceptForBooking } from "../../../../src/features/proposals/accept.ts";
import type { Proposal } from "../../../../src/features/proposals/proposal.ts";
import type { AirlineChange } from "../../../../src/flights/airline-changes.ts";
import { money } from "../../../../src/money/money.ts";
import { proposed, terms } from "../../proposals/proposed.ts";
import { type Bookings, openBookings, quoted } from "../bookings.ts";
import { now } from "../sample-choice.ts";
import { bookedWith } from "../steps.ts";

interface Ticketed {
	readonly bookings: Bookings;
	/** As it was when the test began. */
	readonly booking: Booking;
	/** As it is. */
	found(): Promise<Booking>;
	/** What the airline told of its flights at a time, written down. */
	tell(flights: AirlineChange["flights"], at: Date, id?: string): Promise<boolean>;
}

export function ticketedAnew(): Ticketed {
	let bookings: Bookings;
	let booking: Booking;
	beforeEach(async () => {
		bookings = await openBookings();
		const order = { state: "made", type: "hold", airlineReference: "SAKQWX", tickets: ["000-1234567890"] } as const;
		const quote = await quoted(bookings.db, now);
		booking = await bookedWith(bookings.store, quote, ["review", "request", ["hold", { order }], "pay", "ticket"]);
	});
	afterEach(() => bookings.stop());
	return {
		get bookings() {
			return bookings;
		},
		get booking() {
			return booking;
		},
		found: async () => (await findBooking(bookings.store, booking.code)) as Booking,
		tell(flights, at, id = `aic_${at.getTime()}`) {
			const change = {
				id,
				detectedAt: at.toISOString(),
				flights,
				cabin: undefined,
				acceptable: false,
				accepted: false,
			};
			return keepChange(bookings.store, booking.code, change, at);
		},
	};
}

/** An exchange of it that an agent proposed: the flights stay, and this is due. */
export function exchangeOf({ bookings, booking }: Ticketed, due: number, asked = false) {
	const sum = money(due, "USD");
	const parts = { penalty: money(0, "USD"), fareDifference: sum, fee: money(0, "USD"), due: sum };
	const exchange = { ...terms, ...parts, ...(asked && { asked: sum }) };
	const option = { offer: { ...booking.offer, expiresAt: null }, search: booking.search, exchange };
	const subject = { kind: "booking", id: booking.code } as const;
	return proposed(bookings.store, { subject, former: booking.offer, options: [option], kind: "exchange" });
}

export async function acceptOf({ bookings }: Ticketed, proposal: Proposal, at: Date) {
	const [option] = proposal.options;
	if (!option) throw new Error("no option");
	return acceptForBooking(bookings.store, proposal, { position: 0, option, by: "code" }, at);
}
