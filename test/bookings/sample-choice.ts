// An offer that a visitor of the tests chooses, and a fare source whose answer a test decides.
import type { Offer } from "../../src/flights/offer.ts";
import { flightSearchParams, parseFlightQuery } from "../../src/flights/query.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import type { FareSource, OfferAnswer } from "../../src/flights/source.ts";

export const now = new Date("2026-11-21T15:00:00Z");
export const later = (minutes: number, from = now) => new Date(from.getTime() + minutes * 60_000);

const searchText = "trip=round&from=JFK&to=BOG&depart=2027-02-10&return=2027-02-17&adults=2";

/** The first offer of the sample search that will do, and its canonical query string. */
export async function chosen(
	text = searchText,
	at = now,
	fits: (offer: Offer) => boolean = () => true,
): Promise<{ readonly offer: Offer; readonly search: string }> {
	const parsed = parseFlightQuery(new URLSearchParams(text), { language: "en", now: at });
	if (parsed.kind !== "ok") throw new Error("not a search");
	for await (const offer of createSampleSource({ now: () => at }).search(parsed.query)) {
		if (fits(offer)) return { offer, search: `${flightSearchParams(parsed.query)}` };
	}
	throw new Error("no offer");
}

/** Counts how often it was asked for an offer. */
export function sourceThat(answer: (id: string) => OfferAnswer | Error): FareSource & { readonly asked: string[] } {
	const asked: string[] = [];
	return {
		...createSampleSource({ now: () => now }),
		asked,
		async offer(id) {
			asked.push(id);
			const given = answer(id);
			if (given instanceof Error) throw given;
			return given;
		},
	};
}

export function dearer(offer: Offer, by: number): OfferAnswer {
	return { kind: "found", offer: { ...offer, total: { ...offer.total, minor: offer.total.minor + by } } };
}
