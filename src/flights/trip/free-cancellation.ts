// The 24-hour rule of 14 CFR 259.5(b)(4), worked out for a trip's own dates.

const hourMs = 3_600_000;
/** "one week or more prior to a flight's departure": 168 hours, to the minute. */
export const leadHours = 168;
export const windowHours = 24;

/**
 * Whether an airline must let the trip be canceled without payment or penalty for 24 hours after booking, or hold the
 * fare for as long, and until when. It binds airlines that sell to, from or within the United States for what is booked
 * with them; an agency's own terms say what they do.
 * @param bookedAt this and all times: ISO 8601 in UTC
 */
function freeCancellation({ bookedAt, departsAt }: { readonly bookedAt: string; readonly departsAt: string }): {
	readonly applies: boolean;
	/** 24 hours after booking. */
	readonly until: string;
} {
	const [booked, departs] = [Date.parse(bookedAt), Date.parse(departsAt)];
	return {
		applies: departs - booked >= leadHours * hourMs,
		until: new Date(booked + windowHours * hourMs).toISOString(),
	};
}

/** How the rule stands for a booking: it holds still, it held and has ended, or it was booked too short before departure. */
export type FreeWindow = "open" | "over" | "short";

/** The last minute counts. @param now and all times: ISO 8601 in UTC */
export function freeWindow(times: { readonly bookedAt: string; readonly departsAt: string; readonly now: string }): {
	readonly window: FreeWindow;
	readonly until: string;
} {
	const { applies, until } = freeCancellation(times);
	const window = !applies ? "short" : Date.parse(times.now) <= Date.parse(until) ? "open" : "over";
	return { window, until };
}
