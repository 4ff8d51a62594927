// Writes a planned trip out as an offer: local times, price for everyone, bags, conditions and emissions.

import { type Money, money } from "../../money/money.ts";
import { hourMs, later, minuteMs } from "../../time/iso-date.ts";
import { dateOf, dayChange, toLocal } from "../../time/local-time.ts";
import type { Cabin, Condition, Offer, Segment, Slice } from "../offers/offer.ts";
import { isInfant, type Travelers } from "../trip/travelers.ts";
import { isLowCost, sellsBareFares } from "./carriers.ts";
import { chance } from "./chance.ts";
import { type Price, priceSlice } from "./fares.ts";
import { writeOfferId } from "./offer-id.ts";
import type { SampleSlice } from "./sample-trips.ts";
import type { Flight } from "./timetable.ts";

/** Names of our own, so that no airline's product is spoken of. */
type Brand = "Basic" | "Standard" | "Flexible";

const factors: Readonly<Record<Brand, number>> = { Basic: 0.88, Standard: 1, Flexible: 1.22 };
/** What a low-cost airline takes for a change, each traveler with a seat. */
const changeFeeMinor = 7_500;
const longFlightKm = 5_000;

/** The one airline of the whole trip; with several, each has rules of its own and the sample says "not known". */
function onlyAirline(journey: readonly SampleSlice[]) {
	const airlines = journey.flatMap((itinerary) => itinerary.airlines);
	const [first] = airlines;
	return first && airlines.every(({ code }) => code === first.code) ? first : undefined;
}

/** The brand in which the sample sells a trip; always the same for the same flights and cabin. */
function brandOf(journey: readonly SampleSlice[], cabin: Cabin): Brand | null {
	if (!onlyAirline(journey)) return null;
	const name = journey.flatMap(({ flights }) => flights.map(({ route, number }) => route.key + number)).join("|");
	const luck = chance(`brand ${cabin} ${name}`);
	if (cabin !== "economy") return luck < 0.7 ? "Standard" : "Flexible";
	return luck < 0.35 ? "Basic" : luck < 0.8 ? "Standard" : "Flexible";
}

function brandFactor(brand: Brand | null): number {
	return brand ? factors[brand] : 1;
}

type Terms = Pick<Offer, "bags" | "conditions">;

/** Bags and rules of a trip sold in a brand. */
function termsOf(journey: readonly SampleSlice[], cabin: Cabin, brand: Brand | null, travelers: Travelers): Terms {
	const airline = onlyAirline(journey);
	if (!airline || !brand) {
		return { bags: { carryOn: 1, checked: null }, conditions: { change: null, refund: null } };
	}
	const cheap = isLowCost(airline);
	const farAway = journey.some(({ flights }) => flights.some(({ route }) => route.km > longFlightKm));
	const included = farAway && !cheap ? 1 : 0;
	const checked = cabin === "economy" ? (brand === "Basic" ? 0 : included) : cabin === "premium_economy" ? 1 : 2;
	const bare = cabin === "economy" && brand === "Basic" && sellsBareFares(airline);
	const seats = travelers.adults + travelers.ages.filter((age) => !isInfant(age)).length;
	const fee = money(cheap && brand !== "Flexible" ? changeFeeMinor * seats : 0, "USD");
	return {
		bags: { carryOn: bare ? 0 : 1, checked: brand === "Flexible" ? Math.max(1, checked) : checked },
		conditions: {
			change: brand === "Basic" ? refused : allowed(fee),
			refund: brand === "Flexible" ? allowed(money(0, "USD")) : refused,
		},
	};
}

const refused: Condition = { allowed: false, penalty: null };

function allowed(penalty: Money): Condition {
	return { allowed: true, penalty };
}

/** What of a query the offer for a trip depends on. */
export interface Buyer {
	readonly cabin: Cabin;
	readonly travelers: Travelers;
}

/** CO2 of one seat: about 90 g a kilometer in economy plus the climb; wider seats take the room of several. */
const seatKgPerKm = 0.09;
const climbKg = 12;
const seatSpace: Readonly<Record<Cabin, number>> = { economy: 1, premium_economy: 1.5, business: 3, first: 4 };
/** How long the sample holds what it sells unpaid. */
const holdMs = 24 * hourMs;

function segmentOf({ route, number, operator, departs, arrives }: Flight): Segment {
	return {
		origin: route.from.code,
		destination: route.to.code,
		departingAt: toLocal(departs, route.from.zone),
		arrivingAt: toLocal(arrives, route.to.zone),
		durationMinutes: (arrives - departs) / minuteMs,
		marketingCarrier: { code: route.airline.code, name: route.airline.name },
		operatingCarrier: operator,
		flightNumber: number,
	};
}

function sliceOf(itinerary: SampleSlice, fareBrand: Brand | null): Slice {
	const segments = itinerary.flights.map(segmentOf);
	const [first, last] = [itinerary.flights[0], itinerary.flights.at(-1)];
	if (!first || !last) throw new Error("an itinerary has at least one flight");
	return {
		origin: first.route.from.code,
		destination: last.route.to.code,
		segments,
		durationMinutes: (last.arrives - first.departs) / minuteMs,
		stops: segments.length - 1,
		dayChange: dayChange(toLocal(first.departs, first.route.from.zone), toLocal(last.arrives, last.route.to.zone)),
		fareBrand,
	};
}

/** Emissions of all travelers together; null where wet leases and mixed airlines leave it to guessing. */
function emissionsOf(journey: readonly SampleSlice[], { cabin, travelers }: Buyer, brand: Brand | null): number | null {
	if (!brand) return null;
	const seats = travelers.adults + travelers.ages.filter((age) => !isInfant(age)).length;
	const flights = journey.flatMap((itinerary) => itinerary.flights);
	const seatKg = flights.reduce((sum, flight) => sum + flight.route.km * seatKgPerKm + climbKg, 0);
	return Math.round(seatKg * seatSpace[cabin] * seats);
}

/** What a trip costs all travelers, in whole cents: the same sum as in its offer. */
export function priceTrip(
	journey: readonly SampleSlice[],
	{ cabin, travelers }: Buyer,
	brand: Brand | null = brandOf(journey, cabin),
): Price {
	const factor = brandFactor(brand);
	let base = 0;
	let taxes = 0;
	for (const { fare, flights, domestic } of journey) {
		const price = priceSlice(Math.round((fare * factor) / 100) * 100, flights.length, domestic, travelers);
		base += price.base;
		taxes += price.taxes;
	}
	return { base, taxes };
}

/** The offer for a trip, as it stands at `now`. */
export function sampleOffer(source: string, journey: readonly SampleSlice[], buyer: Buyer, now: Date): Offer {
	const { cabin, travelers } = buyer;
	const brand = brandOf(journey, cabin);
	const { base, taxes } = priceTrip(journey, buyer, brand);
	const payBy = later(now, holdMs);
	const instant = brand === "Basic";
	return {
		id: writeOfferId({ cabin, travelers, slices: journey.map(({ flights }) => flights.map(keyOf)) }),
		source,
		sample: true,
		total: money(base + taxes, "USD"),
		fare: { base: money(base, "USD"), taxes: money(taxes, "USD") },
		slices: journey.map((itinerary) => sliceOf(itinerary, brand)),
		cabin,
		seenAt: now.toISOString(),
		...termsOf(journey, cabin, brand, travelers),
		emissionsKg: emissionsOf(journey, buyer, brand),
		travelers,
		expiresAt: null,
		payment: { instant, payBy: instant ? null : payBy, priceGuaranteedUntil: instant ? null : payBy },
	};
}

function keyOf({ route, number, departs }: Flight) {
	return {
		carrier: route.airline.code,
		number,
		from: route.from.code,
		to: route.to.code,
		day: dateOf(toLocal(departs, route.from.zone)),
	};
}
