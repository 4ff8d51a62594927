// The 24-hour rule of 14 CFR 259.5(b)(4) for one trip: whether it covers it, until when, and the one sentence that says so.
import type { Translate } from "../../i18n/messages.ts";
import { ruledBy } from "../../places/united-states.ts";
import { hourMs } from "../../time/iso-date.ts";
import { airportIn, segmentsOf, touchedBy, type Way } from "./flight-airports.ts";
import { freeWindow, leadHours } from "./free-cancellation.ts";

/**
 * `abroad`: no flight touches the United States. `short`: booked, or to be booked, less than 168 hours before departure.
 * `ahead`: not booked yet. `asked`: the airline was asked for it, and its answer is not known. `open`: booked in time, and the
 * 24 hours still run. `over`: they have passed.
 */
export type DayRule =
	| { readonly kind: "abroad" | "short" | "asked" }
	/** The airline must have the booking by then. */
	| { readonly kind: "ahead"; readonly by: string }
	/** The end of the 24 hours. */
	| { readonly kind: "open" | "over"; readonly until: string };

type Flights = readonly { readonly segments: readonly Way[] }[];

export interface RuledTrip {
	readonly slices: Flights;
	/** First departure; this and all times: ISO 8601 in UTC. */
	readonly departsAt: string;
	/** When the airline was asked for it; null: it was not. */
	readonly bookedAt: string | null;
}

/** The rule is about airlines; what an agency gives back is said by its own terms. */
export function dayRule({ slices, departsAt, bookedAt }: RuledTrip, now: Date): DayRule {
	if (!touchesUnitedStates(slices)) return { kind: "abroad" };
	const { window, until } = freeWindow({
		bookedAt: bookedAt ?? now.toISOString(),
		departsAt,
		now: now.toISOString(),
	});
	if (window === "short") return { kind: "short" };
	if (bookedAt !== null) return { kind: window, until };
	return { kind: "ahead", by: new Date(Date.parse(departsAt) - leadHours * hourMs).toISOString() };
}

/** An airport that we do not know may be there. */
export function touchesUnitedStates(slices: Flights): boolean {
	const flights = segmentsOf(slices);
	return flights.flatMap(touchedBy).some((code) => ruledBy(airportIn(flights, code)?.country || "US") === "US");
}

/** @param tell writes a time as the clocks show it where the trip begins, with the city */
export function dayRuleText(rule: DayRule, tell: (instant: string) => string, t: Translate): string {
	switch (rule.kind) {
		case "ahead":
			return t("day.ahead", { by: tell(rule.by) });
		case "open":
			return t("day.open", { until: tell(rule.until) });
		case "over":
			return t("day.over", { until: tell(rule.until) });
		case "asked":
			return t("day.asked");
		case "abroad":
			return t("day.abroad");
		case "short":
			return t("day.short");
	}
}
