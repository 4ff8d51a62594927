// Reads from an offer what filters and orders need to know of it.
import { findAirlineByCode } from "../places/airlines/airlines.ts";
import type { LocalTime } from "../time/local-time.ts";
import { layoversOf } from "./layovers.ts";
import { type DayPart, dayParts, type OfferFacts, type SliceFacts } from "./offers/facets.ts";
import type { Offer, Slice } from "./offers/offer.ts";
import { headCount } from "./quote.ts";
import { measured } from "./ranking.ts";

// Airlines' own names for it, in both languages; a name of two words counts when one of them is here.
const bare = /\b(basic|b[aá]sic[ao]|light|lite|ligero|zero|cero|value|saver|promo|go)\b/i;

/** Basic economy as far as the brand's name tells; an unknown brand is not called basic. */
function isBasicBrand(name: string | null): boolean {
	return name !== null && bare.test(name);
}

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
