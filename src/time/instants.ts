// Instants as they are kept, ISO 8601 in UTC, and lengths of time in milliseconds.

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The instant so many milliseconds after now. */
export function later(now: Date, ms: number): string {
	return new Date(now.getTime() + ms).toISOString();
}

/** The instant so many milliseconds before now. */
export function ago(now: Date, ms: number): string {
	return later(now, -ms);
}
