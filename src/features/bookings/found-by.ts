// What the desk finds a booking by: who travels, how they are reached, and the numbers of their tickets.

import { fold } from "../../i18n/fold.ts";
import { mailboxOf } from "../../mail/mailbox.ts";
import type { Terms } from "../../privacy/findable.ts";
import type { Booking } from "./booking.ts";

type Findable = Pick<Booking, "passengers"> & {
	readonly contact: NonNullable<Booking["contact"]>;
	readonly order?: Pick<Booking["order"], "tickets">;
};

export function bookingTerms({ passengers, contact, order }: Findable): Terms {
	return {
		names: passengers.map(({ givenName, familyName }) => [fold(givenName), fold(familyName)]),
		phones: [contact.phone],
		mailboxes: [mailboxOf(contact.email)],
		tickets: order?.tickets ?? [],
	};
}
