// Reads from offers what filters and orders need to know of them.
import { onceOf } from "../i18n/once-of.ts";
import { unitOf } from "../money/minor-units.ts";
import { findAirlineByCode } from "../places/airlines/airlines.ts";
import { carrierCodeNow } from "../places/airlines/carriers.ts";
import { findAirport } from "../places/airports.ts";
import type { LocalTime } from "../time/local-time.ts";
import { layoversOf } from "./layovers.ts";
import { bagPrice, comparedTotal } from "./offers/bags.ts";
import { passing } from "./offers/choosing.ts";
import { type Choice, candidatesOf } from "./offers/filters.ts";
import type { Offer, Segment, Slice } from "./offers/offer.ts";
import type { OfferFacts, SliceFacts } from "./offers/offer-facts.ts";
import { rowNumbers } from "./offers/rows.ts";
import { headCount } from "./quote.ts";
import { measured } from "./ranking.ts";

// Airlines' own names for it, in both languages; a name of two words counts when one of them is here.
const bare = /\b(basic|b[aá]sic[ao]|light|lite|ligero|zero|cero|value|saver|promo|go)\b/i;

/** Basic economy as far as the brand's name tells; an unknown brand is not called basic. */
function isBasicBrand(name: string | null): boolean {
	return name !== null && bare.test(name);
}

function minuteOfDay(local: LocalTime): number {
	return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

const deepNight = 3 * 60;
const day = 24 * 60;

/** Whether it is in the air at 3 a.m., by the clock of where it leaves or of where it lands. */
function isRedEye({ departingAt, arrivingAt, durationMinutes }: Segment): boolean {
	const untilNight = (deepNight - minuteOfDay(departingAt) + day) % day;
	const sinceNight = (minuteOfDay(arrivingAt) - deepNight + day) % day;
	return Math.min(untilNight, sinceNight) <= durationMinutes;
}

/** An old field that a source still describes apart counts as the airport that took over its code. */
const codeNow = (code: string) => findAirport(code)?.code ?? code;

function sliceFacts({ origin, destination, segments, durationMinutes }: Slice): SliceFacts {
	const [first, last] = [segments[0], segments.at(-1)];
	return {
		origin: codeNow(origin),
		destination: codeNow(destination),
		leave: minuteOfDay(first?.departingAt ?? ""),
		arrive: minuteOfDay(last?.arrivingAt ?? ""),
		minutes: durationMinutes,
	};
}

/** The facts of the offers of one search, in their order; times as the airports' clocks show them. */
export const factsOf = onceOf((offers: readonly Offer[]): readonly OfferFacts[] => {
	const rows = rowNumbers(offers);
	const known = new Map<number, FlightFacts>();
	return offers.map((offer, index) => {
		const row = rows[index] ?? 0;
		const flights = known.get(row) ?? flightFacts(offer);
		known.set(row, flights);
		return { row, ...measured(offer, headCount(offer.travelers)), ...flights, ...termFacts(offer) };
	});
});

/** Flights stay what they are, however often a remembered search is read. */
const knownFlights = new WeakMap<Offer["slices"], FlightFacts>();

/** What all fares of the same flights have in common. */
function flightFacts({ slices }: Offer): FlightFacts {
	const before = knownFlights.get(slices);
	if (before) return before;
	const facts = readFlights(slices);
	knownFlights.set(slices, facts);
	return facts;
}

function readFlights(slices: Offer["slices"]) {
	const airlines = [
		...new Set(
			slices.flatMap(({ segments }) => segments.map(({ marketingCarrier }) => carrierCodeNow(marketingCarrier.code))),
		),
	];
	const alliances = new Set(airlines.map((code) => findAirlineByCode(code)?.alliance ?? null));
	const layovers = slices.flatMap(layoversOf);
	return {
		stops: Math.max(...slices.map(({ stops }) => stops)),
		airlines,
		alliance: alliances.size === 1 ? ([...alliances][0] ?? null) : null,
		slices: slices.map(sliceFacts),
		vias: [...new Set(layovers.map(({ airport }) => codeNow(airport)))],
		layover: Math.max(0, ...layovers.map(({ minutes }) => minutes)),
		redeye: slices.some(({ segments }) => segments.some(isRedEye)),
	};
}

type FlightFacts = ReturnType<typeof readFlights>;

function termFacts(offer: Offer) {
	const { slices, bags, conditions } = offer;
	return {
		price: comparedTotal(offer) / unitOf(offer.total.currency),
		carryOn: bags.carryOn,
		checked: bags.checked,
		bagPrice: bagPrice(offer)?.minor ?? null,
		refundable: conditions.refund ? conditions.refund.allowed : null,
		basic: slices.some(({ fareBrand }) => isBasicBrand(fareBrand)),
	};
}

/** The offers that pass the filters, in their order. */
export function fitting(offers: readonly Offer[], choice: Choice): readonly Offer[] {
	if (choice.size === 0) return offers;
	const passed = passing(candidatesOf(factsOf(offers)), choice);
	return offers.filter((_, index) => passed[index]);
}
