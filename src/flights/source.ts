// The port every fare source implements: the sample source here, a live provider in its own folder.
import type { Offer } from "./offer.ts";
import type { FlightQuery } from "./query.ts";

export interface FareSource {
	/** Short lowercase name, kept with every offer and logged. */
	readonly name: string;
	/** True when its flights and prices are invented; the page then says so. */
	readonly sample: boolean;
	/**
	 * Offers for a checked query, as they become known. A journey nobody flies yields nothing; that is not an error.
	 * Throws when the provider fails, and with the signal's reason once the signal is aborted.
	 */
	search(query: FlightQuery, signal?: AbortSignal): AsyncIterable<Offer>;
	/** Never throws: a source that cannot answer says so here. `detail` is for the operator, not for visitors. */
	health(): Promise<{ readonly ok: boolean; readonly detail?: string }>;
}
