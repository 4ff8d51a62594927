// By when the agency calls who asked for it: from its hours and its promise, never later than what the visitor chose.
import type { Channels } from "./channels.ts";
import { lastOpen, openMinutesLater } from "./hours.ts";

/** An instant in UTC milliseconds; null where nothing is promised; "closed" where nobody calls in the hours that were chosen. */
export type CallBy = number | null | "closed";

/** @param chosen the first and the last instant that the visitor chose; null: as soon as possible */
export function callBy(
	{ hours, minutes }: Channels["callBack"],
	chosen: { readonly from: number; readonly to: number } | null,
	now: number,
): CallBy {
	if (chosen) return lastOpen(hours, Math.max(chosen.from, now), chosen.to) ?? "closed";
	const by = minutes === null ? undefined : openMinutesLater(hours, now, minutes);
	return by === undefined ? null : wholeMinute(by);
}

/** A promise has no seconds: what is told is not before what is kept. */
function wholeMinute(instant: number): number {
	return Math.ceil(instant / 60_000) * 60_000;
}
