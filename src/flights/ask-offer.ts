// Asks a source for an offer of now, and takes neither silence nor nonsense for an answer.
import { unlessAborted } from "../time/in-time.ts";
import { type FareSource, FareSourceError, type OfferAnswer } from "./source.ts";

/**
 * Throws where the source fails, does not answer in time (also one that does not listen to the signal), or names a
 * price that cannot be paid.
 */
export async function askOffer(fares: FareSource, id: string, limitMs: number): Promise<OfferAnswer> {
	const signal = AbortSignal.timeout(limitMs);
	const answer = await unlessAborted(fares.offer(id, signal), signal);
	if (answer.kind === "found" && !(Number.isSafeInteger(answer.offer.total.minor) && answer.offer.total.minor > 0)) {
		throw new FareSourceError("malformed", "an offer without a price");
	}
	return answer;
}
