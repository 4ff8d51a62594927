// How the 24-hour rule stands for a booking: a table, the first row that holds.
import { freeWindow } from "../../../flights/trip/free-cancellation.ts";
import { type Airline, findAirlineByCode } from "../../../places/airlines/airlines.ts";
import type { ClockForm } from "../forms/clock-form.ts";
import type { TicketTimes } from "../forms/ticket-times.ts";

export interface ClockQuestion extends Omit<ClockForm, "airline" | "times">, TicketTimes {
	/** Undefined for one that was not named, or is not on our list. */
	readonly airline: Airline | undefined;
	/** Of the first flight. */
	readonly departsZone: string;
	/** ISO 8601 in UTC. */
	readonly now: string;
}

export function questionOf({ airline, times, ...asked }: ClockForm, departsZone: string, now: Date): ClockQuestion {
	return { ...asked, ...times, airline: findAirlineByCode(airline), departsZone, now: now.toISOString() };
}

export const clockKinds = ["ceased", "left", "abroad", "short", "held", "over", "open", "ours", "agency"] as const;
export type ClockKind = (typeof clockKinds)[number];

export interface ClockAnswer {
	readonly kind: ClockKind;
	/** The end of the 24 hours, ISO 8601 in UTC; undefined where they say nothing about the booking. */
	readonly until: string | undefined;
}

/** Pure. */
export function answerClock(asked: ClockQuestion): ClockAnswer {
	const { window, until } = freeWindow(asked);
	const kinds: readonly (readonly [kind: ClockKind, holds: boolean])[] = [
		["ceased", asked.airline?.status.kind === "ceased"],
		["left", asked.departsAt <= asked.now],
		["abroad", asked.touch === "none"],
		["short", window === "short"],
		["held", asked.way === "held"],
		["over", window === "over"],
		// The rule binds airlines, for what is booked with them.
		["ours", asked.seller === "us"],
		["agency", asked.seller === "other"],
	];
	const kind = kinds.find(([, holds]) => holds)?.[0] ?? "open";
	const runs = !["ceased", "left", "abroad", "short"].includes(kind);
	return { kind, until: runs ? until : undefined };
}
