// The minute, the hour and the day of UTC in which something is counted.
import { dayMs, hourMs, minuteMs } from "../time/iso-date.ts";
import type { Limits } from "./effects.ts";

const windows = { minute: minuteMs, hour: hourMs, day: dayMs } as const;

export type Window = keyof typeof windows;

/** The windows that a budget names, each with its limit. */
export function limited(limits: Limits): readonly (readonly [Window, number])[] {
	return (Object.keys(windows) as Window[]).flatMap((window) => {
		const limit = limits[window];
		return limit === undefined ? [] : [[window, limit] as const];
	});
}

/** When the window that holds this moment began. @param now milliseconds since 1970, as the answer */
export function startOf(window: Window, now: number): number {
	return now - (now % windows[window]);
}

/** When it ends. */
export function endOf(window: Window, now: number): number {
	return startOf(window, now) + windows[window];
}
