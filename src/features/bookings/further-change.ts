// A change of a booking that is made within the batch of another change, with a version and a line in the history of its own.
import type { OnlyIf } from "../../mail/outbox.ts";
import type { Actor, Booking, BookingEvent } from "./booking.ts";
import type { BookingChange } from "./states.ts";

interface Further {
	readonly change: BookingChange;
	readonly actor: Actor;
	/** As `ChangeOptions.detail`. */
	readonly detail: NonNullable<BookingEvent["detail"]>;
}

/**
 * The statements of a change that leaves the state as it is. They give the booking another version: whatever else depends on the
 * other change of this booking stands before them.
 * @param booking as it is right before
 */
export function furtherChange(
	db: D1Database,
	{ code, version, state }: Pick<Booking, "code" | "version" | "state">,
	{ change, actor, detail }: Further,
	now: Date,
	made: OnlyIf,
): D1PreparedStatement[] {
	const [at, id] = [now.toISOString(), crypto.randomUUID()];
	return [
		db
			.prepare(
				`UPDATE bookings SET version = version + 1, change = ?, updated_at = ? WHERE code = ? AND version = ? AND ${made.sql}`,
			)
			.bind(id, at, code, version, ...made.values),
		db
			.prepare(
				`INSERT INTO booking_events (booking, version, at, event, from_state, to_state, actor, detail)
				SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM bookings WHERE code = ? AND change = ?)`,
			)
			.bind(code, version + 1, at, change, state, state, actor, JSON.stringify(detail), code, id),
	];
}
