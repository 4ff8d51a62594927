// Whether a quote's price still holds: asks the source that gave it, at most every two minutes.

import { askOffer } from "../../../flights/ask-offer.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { sameFlights } from "../../../flights/same-flights.ts";
import type { FareSource } from "../../../flights/source.ts";
import { sameMoney } from "../../../money/money.ts";
import type { PriceState, StoredQuote } from "./quotes.ts";

/** Reloads within this time do not ask the provider again, whether it answered or not. */
const cachedMs = 2 * 60_000;
const deadlineMs = 6_000;

export interface RefreshedQuote {
	/** The quote with the source's answer, which is at most two minutes old. */
	readonly quote: StoredQuote;
	/** Why the source gave no answer: for the log. */
	readonly failure?: string;
}

export interface RefreshOptions {
	readonly db: D1Database;
	/** Absent where no source may answer, and for those that must not trigger a call (crawlers). */
	readonly fares: FareSource | undefined;
	readonly now: Date;
	/** Keeps the answer after the page has gone out. */
	readonly afterwards: (work: Promise<unknown>) => void;
}

/** Never throws for what the source does: a source that fails is a price that is not known. */
export async function refreshQuote(
	quote: StoredQuote,
	{ db, fares, now, afterwards }: RefreshOptions,
): Promise<RefreshedQuote> {
	if (now.getTime() - Date.parse(quote.checked.at) < cachedMs) return { quote };
	// An id means something only to the source that gave it.
	if (fares?.name !== quote.offer.source) return { quote: checked(quote, "unknown", now) };
	try {
		const answer = await askOffer(fares, quote.offer.id, deadlineMs);
		const gone = answer.kind === "gone" || !sameFlights(answer.offer, quote.offer);
		const fresh = gone ? checked(quote, "gone", now) : seen(quote, answer.offer, now);
		afterwards(keep(db, fresh));
		return { quote: fresh };
	} catch (error) {
		const unanswered = checked(quote, "unknown", now);
		afterwards(keep(db, unanswered));
		return { quote: unanswered, failure: `quote: ${String(error)}` };
	}
}

function checked(quote: StoredQuote, state: PriceState, now: Date): StoredQuote {
	return { ...quote, checked: { state, at: now.toISOString() } };
}

function seen(quote: StoredQuote, { total, seenAt }: Offer, now: Date): StoredQuote {
	const same = sameMoney(total, quote.offer.total);
	return { ...checked(quote, same ? "holds" : "changed", now), seen: { total, at: seenAt } };
}

async function keep(db: D1Database, { code, seen, checked }: StoredQuote): Promise<void> {
	await db
		.prepare(
			"UPDATE quotes SET seen_at = ?, seen_minor = ?, seen_currency = ?, checked_at = ?, state = ? WHERE code = ?",
		)
		.bind(seen.at, seen.total.minor, seen.total.currency, checked.at, checked.state, code)
		.run();
}
