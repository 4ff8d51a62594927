// Gathers what a source streams, within a deadline: some offers are better than an error.
import { onceOf } from "../i18n/once-of.ts";
import { askedWith } from "./offers/bags.ts";
import type { Offer } from "./offers/offer.ts";
import type { FlightQuery } from "./query.ts";
import { type Admit, type FareFailure, type FareSource, FareSourceError } from "./source.ts";

/** No visitor waits longer for a search, in milliseconds. */
const searchDeadlineMs = 20_000;

export interface Collected {
	/** Offers in the order in which they came. */
	readonly offers: readonly Offer[];
	/** The source failed or ran out of time after it had given these. */
	readonly partial: boolean;
	/** When partial, why: for the log. */
	readonly failure?: unknown;
}

interface CollectOptions {
	readonly deadlineMs?: number;
	/** Called with each offer as it comes; with none of those that are remembered. */
	readonly hear?: (offer: Offer) => void;
	/** The visitor has left, so the rest is not needed. */
	readonly signal?: AbortSignal;
	/** Who pays for it. */
	readonly admit?: Admit;
}

/** All offers within the deadline, each with the bags that were asked for. Throws what the source throws when that happens before the first offer. */
export async function collectOffers(
	fares: FareSource,
	query: FlightQuery,
	{ deadlineMs = searchDeadlineMs, hear, signal, admit }: CollectOptions = {},
): Promise<Collected> {
	const known = signal?.aborted ? undefined : recollect(fares, query);
	if (known) return known;
	const offers: Offer[] = [];
	const deadline = AbortSignal.timeout(deadlineMs);
	try {
		const ends = signal ? AbortSignal.any([signal, deadline]) : deadline;
		for await (const found of fares.search(query, ends, admit)) {
			const offer = askedWith(found, query.bags);
			offers.push(offer);
			hear?.(offer);
		}
	} catch (failure) {
		if (offers.length === 0) throw failure;
		return { offers, partial: true, failure };
	}
	return { offers, partial: false };
}

/** What the source remembers of the search: all of it, at once; undefined where it has to be searched. */
export function recollect(fares: FareSource, query: FlightQuery): Collected | undefined {
	const known = fares.known?.(query);
	return known && { offers: withBags(known, query.bags), partial: false };
}

/** The same list for as long as what was found is remembered. */
const withBags = onceOf((offers: readonly Offer[], bags: number): readonly Offer[] =>
	bags > 0 ? offers.map((offer) => askedWith(offer, bags)) : offers,
);

/** What is wrong with the provider, with our own deadline counted as its; undefined for a mistake of ours. */
export function failureOf(error: unknown): { readonly failure: FareFailure; readonly retryAfter?: number } | undefined {
	if (error instanceof FareSourceError) {
		const { failure, retryAfter } = error;
		return { failure, ...(retryAfter !== undefined && { retryAfter }) };
	}
	return error instanceof DOMException && error.name === "TimeoutError" ? { failure: "timeout" } : undefined;
}
