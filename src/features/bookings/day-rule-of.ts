// How the 24-hour rule stands for a booking, by when the airline was asked for it.
import { type DayRule, dayRule } from "../../flights/trip/day-rule.ts";
import type { Booking } from "./booking.ts";

/** Undefined where it depends on when the tickets were bought, and that is not known: the agency bought them elsewhere. */
export function dayRuleOf({ offer, departsAt, order, state }: Booking, now: Date): DayRule | undefined {
	const bookedAt = order.state === "none" || order.state === "refused" ? null : order.startedAt;
	const rule = dayRule({ slices: offer.slices, departsAt, bookedAt }, now);
	// No later answer makes it cover what it does not cover now.
	if (rule.kind === "abroad" || rule.kind === "short") return rule;
	const unanswered = order.state === "sending" || order.state === "unknown";
	// There are tickets: somebody bought them, and nobody knows when.
	if (unanswered) return state === "ticketed" ? undefined : { kind: "asked" };
	const isBought = state === "paid" || state === "ticketed";
	return bookedAt === null && isBought ? undefined : rule;
}
