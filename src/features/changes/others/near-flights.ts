// Other flights of the day of one that was changed: what the search finds, the nearest to the times that were bought.
import { collectOffers } from "../../../flights/collect-offers.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { type FlightQuery, flightSearchParams, parseFlightQuery, plainQuery } from "../../../flights/query.ts";
import type { Admit, FareSource } from "../../../flights/source.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Disrupted } from "../forms/disruption-form.ts";

/** More are a list, and the results have one. */
const mostNear = 3;

/** There on its day, for one adult; undefined where a search would refuse it: a day that is past, or too far ahead. */
export function nearQuery(
	{ from, to, leaves }: Disrupted,
	setting: { readonly language: Language; readonly now: Date },
): FlightQuery | undefined {
	if (!from || !to) return undefined;
	const asked = flightSearchParams(plainQuery(from.code, to.code, leaves.slice(0, 10), null));
	const reading = parseFlightQuery(asked, setting);
	return reading.kind === "ok" ? reading.query : undefined;
}

/** Rejects where the source fails before it has given any. */
export async function findNear(
	fares: FareSource,
	query: FlightQuery,
	{ asked, admit }: { readonly asked: Disrupted; readonly admit: Admit },
): Promise<readonly Offer[]> {
	const { offers } = await collectOffers(fares, query, { admit });
	return nearest(offers, asked);
}

/** Each flight once, at its lowest price; those first that arrive as it was bought, or leave so where only that is known. */
export function nearest(offers: readonly Offer[], { leaves, arrives }: Disrupted): readonly Offer[] {
	const cheapest = new Map<string, Offer>();
	for (const offer of offers) {
		const flights = offer.slices.flatMap(({ segments }) => segments);
		const key = flights.map(({ marketingCarrier, flightNumber }) => marketingCarrier.code + flightNumber).join();
		const known = cheapest.get(key);
		if (!known || offer.total.minor < known.total.minor) cheapest.set(key, offer);
	}
	const off = ({ slices: [slice] }: Offer): number =>
		arrives
			? msBetween(arrives, slice?.segments.at(-1)?.arrivingAt ?? "")
			: msBetween(leaves, slice?.segments[0]?.departingAt ?? "");
	return [...cheapest.values()].sort((a, b) => off(a) - off(b) || a.total.minor - b.total.minor).slice(0, mostNear);
}

/** Two clocks of one place. */
function msBetween(one: string, other: string): number {
	return Math.abs(Date.parse(`${one}Z`) - Date.parse(`${other}Z`));
}
