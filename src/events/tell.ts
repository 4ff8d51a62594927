// Where events go: a log line each, and a data point of Workers Analytics Engine where a dataset is bound.
import type { EventName, Tell, Told } from "./events.ts";

interface Options {
	/** Writes one finished line. */
	readonly write: (line: string) => void;
	readonly now: () => Date;
	/** Of the Worker that runs. */
	readonly version: string;
	readonly points?: AnalyticsEngineDataset | undefined;
}

export function createTell({ write, now, version, points }: Options): Tell {
	return (event, told) => {
		const { outcome, route, country, ms, count } = told;
		const what = told.what === undefined ? undefined : ownWord(told.what);
		write(JSON.stringify({ time: now().toISOString(), event, outcome, what, route, country, ms, count, version }));
		pointOf(points, event, { ...told, ...(what !== undefined && { what }) }, version);
	};
}

/**
 * The columns of a data point, in this order (docs/operations.md): change none, add at the end. Never throws: the platform does
 * when one run writes more points than it allows, and what is told of must not fail for it.
 */
export function pointOf(
	points: AnalyticsEngineDataset | undefined,
	event: EventName | "request",
	{
		outcome,
		what = "",
		route = "",
		country = "",
		ms = 0,
		count = 1,
	}: Omit<Told<EventName>, "outcome"> & { readonly outcome: string },
	version: string,
): void {
	try {
		points?.writeDataPoint({
			indexes: [event],
			blobs: [event, outcome, what, route, country, version],
			doubles: [ms, count],
		});
	} catch {
		// The line says the same.
	}
}

/** A fault of ours must not put an address or a sentence that somebody typed into a log. */
function ownWord(word: string): string {
	return /^[\w.:/-]{1,60}$/.test(word) ? word : "other";
}
