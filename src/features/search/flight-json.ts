// Offers as the API shows them: the domain's offer with places written out and layovers told.

import { layoversOf } from "../../flights/layovers.ts";
import { wholePrice } from "../../flights/offers/bags.ts";
import type { Offer, Segment, Slice } from "../../flights/offers/offer.ts";
import { headCount } from "../../flights/quote.ts";
import { airportIn, type Flown } from "../../flights/trip/flight-airports.ts";
import { otherAirportInBrief, otherAirports } from "../../flights/trip/other-airports.ts";
import { tripName } from "../../flights/trip/trip-name.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import type { Money } from "../../money/money.ts";
import { airportName } from "../../places/labels.ts";
import type { AirportJson, OfferJson, SegmentJson, SliceJson } from "./flight-schemas.ts";

interface Telling {
	/** Canonical query string of the search that found it. */
	readonly search: string;
	/** The same for all fares of the same flights in one answer. */
	readonly row: number;
}

/** What is null or left out is not known. */
export function offerJson(offer: Offer, { search, row }: Telling, words: Words): OfferJson {
	const { language } = words;
	const {
		id,
		total,
		fare,
		fee,
		cabin,
		bags,
		seatChoice,
		conditions,
		emissionsKg,
		travelers,
		expiresAt,
		payment,
		seenAt,
	} = offer;
	const each = perTraveler(offer);
	return {
		id,
		row,
		name: tripName({ slices: offer.slices, search }, words),
		otherAirports: otherAirports(offer.slices).map((other) => ({
			...other,
			text: otherAirportInBrief(other, words.t),
		})),
		total,
		...(each && { perTraveler: each }),
		...(offer.bagsAsked !== undefined && { withBags: { bags: offer.bagsAsked, total: wholePrice(offer) } }),
		...(fare && { fare }),
		...(fee && { fee }),
		cabin,
		fareBrand: commonBrand(offer),
		bags,
		...(seatChoice !== undefined && { seatChoice }),
		conditions,
		emissionsKg,
		travelers,
		seenAt,
		expiresAt,
		payment,
		slices: offer.slices.map((slice) => sliceJson(slice, language)),
	};
}

/** Only where everybody pays the same, to the cent: children and infants have fares of their own. */
function perTraveler({ total, travelers }: Offer): Money | undefined {
	const minor = total.minor / headCount(travelers);
	return travelers.ages.length === 0 && Number.isInteger(minor) ? { minor, currency: total.currency } : undefined;
}

function commonBrand({ slices }: Offer): string | null {
	const brands = new Set(slices.map(({ fareBrand }) => fareBrand));
	return brands.size === 1 ? (slices[0]?.fareBrand ?? null) : null;
}

function sliceJson(slice: Slice, language: Language): SliceJson {
	const { segments } = slice;
	return {
		origin: airportJson(segments, slice.origin, language),
		destination: airportJson(segments, slice.destination, language),
		durationMinutes: slice.durationMinutes,
		stops: slice.stops,
		dayChange: slice.dayChange,
		fareBrand: slice.fareBrand,
		segments: segments.map((segment) => segmentJson(segment, language)),
		layovers: layoversOf(slice).map(({ airport, departsFrom, changesAirport, minutes, overnight }) => ({
			airport: airportJson(segments, airport, language),
			...(changesAirport && { departsFrom: airportJson(segments, departsFrom, language) }),
			durationMinutes: minutes,
			overnight,
			changesAirport,
		})),
	};
}

function segmentJson(segment: Segment, language: Language): SegmentJson {
	return {
		origin: airportJson([segment], segment.origin, language),
		destination: airportJson([segment], segment.destination, language),
		departingAt: segment.departingAt,
		arrivingAt: segment.arrivingAt,
		durationMinutes: segment.durationMinutes,
		marketingCarrier: segment.marketingCarrier,
		operatingCarrier: segment.operatingCarrier,
		flightNumber: segment.flightNumber,
		...(segment.aircraft && { aircraft: segment.aircraft }),
		stops: (segment.landings ?? []).map(({ airport, minutes }) => ({
			airport: airportJson([segment], airport, language),
			durationMinutes: minutes,
		})),
	};
}

function airportJson(segments: readonly Flown[], code: string, language: Language): AirportJson {
	const airport = airportIn(segments, code);
	if (!airport) return { code, city: code, zone: null };
	return { code, name: airportName(airport, language), city: airport.city[language], zone: airport.zone || null };
}
