// The search that would find an offer again, read from the offer itself.

import { sliceSuffixes } from "./form.ts";
import type { Offer } from "./offer.ts";

/** In the canonical order of `flightSearchParams`, by airport. */
export function searchOfOffer({ slices, travelers, cabin }: Offer): URLSearchParams {
	const [first, second] = slices;
	const round = slices.length === 2 && second?.origin === first?.destination && second?.destination === first?.origin;
	const params = new URLSearchParams({ trip: round ? "round" : slices.length === 1 ? "oneway" : "multi" });
	for (const [index, { origin, destination, segments }] of (round ? slices.slice(0, 1) : slices).entries()) {
		const suffix = sliceSuffixes[index] ?? "";
		params.set(`from${suffix}`, origin);
		params.set(`to${suffix}`, destination);
		params.set(`depart${suffix}`, segments[0]?.departingAt.slice(0, 10) ?? "");
	}
	if (round) params.set("return", second?.segments[0]?.departingAt.slice(0, 10) ?? "");
	params.set("adults", String(travelers.adults));
	params.set("ages", travelers.ages.join(","));
	params.set("cabin", cabin);
	params.set("flex", "0");
	params.set("nearby", "0");
	return params;
}
