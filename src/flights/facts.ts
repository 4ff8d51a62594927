// Reads from an offer what filters and orders need to know of it.
import { findAirlineByCode } from "../places/airlines.ts";
import { type DayPart, dayParts, type OfferFacts, type SliceFacts } from "./facets.ts";
import { isBasicBrand } from "./fare-brand.ts";
import { layoversOf } from "./layovers.ts";
import type { LocalTime } from "./local-time.ts";
import type { Offer, Slice } from "./offer.ts";
import { headCount } from "./quote.ts";
import { measured } from "./ranking.ts";

function dayPart(local: LocalTime): DayPart {
	return dayParts[Math.floor(Number(local.slice(11, 13)) / 6)] ?? "0";
}

function sliceFacts({ segments, durationMinutes }: Slice): SliceFacts {
	const [first, last] = [segments[0], segments.at(-1)];
	return {
		leave: dayPart(first?.departingAt ?? ""),
		arrive: dayPart(last?.arrivingAt ?? ""),
		minutes: durationMinutes,
	};
}

/** The facts of an offer; times as its airports' clocks show them. */
export function factsOf(offer: Offer): OfferFacts {
	const { slices, bags, conditions } = offer;
	const airlines = [
		...new Set(slices.flatMap(({ segments }) => segments.map(({ marketingCarrier }) => marketingCarrier.code))),
	];
	const alliances = new Set(airlines.map((code) => findAirlineByCode(code)?.alliance ?? null));
	const layovers = slices.flatMap(layoversOf);
	return {
		...measured(offer, headCount(offer.travelers)),
		stops: Math.max(...slices.map(({ stops }) => stops)),
		airlines,
		alliance: alliances.size === 1 ? ([...alliances][0] ?? null) : null,
		slices: slices.map(sliceFacts),
		vias: [...new Set(layovers.map(({ airport }) => airport))],
		layover: Math.max(0, ...layovers.map(({ minutes }) => minutes)),
		carryOn: bags.carryOn,
		checked: bags.checked,
		refundable: conditions.refund ? conditions.refund.allowed : null,
		basic: slices.some(({ fareBrand }) => isBasicBrand(fareBrand)),
	};
}
