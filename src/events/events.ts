// THE table of events: each step of a visitor's way and of our own work, as operations count it. Nobody's data is in any.

/**
 * What can become of each. `what` of an event is one of our own words (a provider's call, a kind of mail), never what
 * somebody typed. `ms` is by the wall clock, which on the platform moves only while something is waited for: it is the
 * time of providers and of the database, not of the processor.
 */
const events = {
	/** A search of the fare source, when its last itinerary had come. `what`: who asked (visitor, prices, alerts, desk), and the source; `count`: itineraries. */
	search: ["found", "nothing", "left", ...fareFailures()],
	/** An itinerary asked for again: the price of now. `what`: the source. */
	offer: ["found", "gone", "left", ...fareFailures()],
	/** Seats held or tickets bought at the source. `what`: hold or instant, and the source. */
	order: ["ordered", "priceChanged", "gone", "refused", "unknown", ...fareFailures()],
	/** A list of flights that a visitor got. `count`: itineraries in it. */
	results: ["shown", "nothing", "wait", "failed"],
	/** A row of that list, opened. */
	row: ["opened"],
	/** A flight that a visitor chose. */
	quote: ["chosen", "gone", "failed"],
	/**
	 * A change of a booking by its table of states (src/features/bookings/states.ts), which names it in `what`; `draft` begins one.
	 * What the desk does is told by the cron, within minutes of it.
	 */
	booking: ["made", "illegal", "stale"],
	/** What became of an agent's proposal on its page. `what`: a quote or a booking. */
	proposal: ["accepted", "declined"],
	/** A wish to be called, or a message. `what`: which. */
	message: ["sent"],
	/** A fare alert. */
	alert: ["asked", "confirmed", "full", "ended"],
	/** An attempt at a mail. `what`: its kind; `ms` of the attempt; `count`: which attempt it was. */
	mail: ["sent", "failed", "dead"],
	/** A duty of the cron (src/site/duties.ts), which `what` names. */
	cron: ["ok", "failed", "late"],
	/** One HTTP request to a provider, until its answer began. `what`: the provider and what it was asked. */
	provider: ["ok", "refused", "busy", "down", "silent"],
	/** A number that was pressed. `what`: phone or whatsapp. */
	call: ["pressed"],
	/** A measure of one page view as a browser took it. `what`: lcp, inp in `ms`; cls in `count`, by the thousand. */
	vitals: ["good", "fair", "poor"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Of a fare source's own error (src/flights/source.ts). */
function fareFailures() {
	return ["timeout", "rateLimited", "unavailable", "refused", "malformed", "spent", "fault"] as const;
}

export type EventName = keyof typeof events;

export interface Told<Name extends EventName> {
	readonly outcome: (typeof events)[Name][number];
	readonly what?: string;
	/** A route's id. */
	readonly route?: string | undefined;
	/** ISO 3166-1 alpha-2: where the visitor was. */
	readonly country?: string | undefined;
	/** Milliseconds, whole. */
	readonly ms?: number;
	readonly count?: number;
}

/** Says that something happened. Never throws. */
export type Tell = <Name extends EventName>(event: Name, told: Told<Name>) => void;
