// Offers made by hand for the routes on which something special happens; the airline is Duffel's own test airline.

import type { Cabin, Offer, Segment, Slice } from "../../../src/flights/offers/offer.ts";
import { money } from "../../../src/money/money.ts";
import { findAirport } from "../../../src/places/airports.ts";
import { distanceKm } from "../../../src/places/distance.ts";
import { later } from "../../../src/time/iso-date.ts";
import { dayChange, toInstant, toLocal } from "../../../src/time/local-time.ts";

const testAirline = { code: "ZZ", name: "Duffel Airways" };

export interface WantedSlice {
	readonly origin: string;
	readonly destination: string;
	readonly departure_date: string;
}

export interface Handmade {
	readonly slices: readonly WantedSlice[];
	readonly cabin: Cabin;
	readonly travelers: Offer["travelers"];
	readonly now: Date;
	/** Tells offers of one search apart: an hour later and a dollar more each. */
	readonly number: number;
	/** Airport to change planes at. */
	readonly via?: string;
	/** Sold against payment only. */
	readonly instant: boolean;
}

const holdMs = 3 * 86_400_000;
const changeMs = 90 * 60_000;

function airport(code: string) {
	const found = findAirport(code);
	if (!found) throw new RangeError(`no airport ${code}`);
	return found;
}

/** @param departs UTC milliseconds. */
function flight(from: string, to: string, departs: number, number: number): { segment: Segment; arrives: number } {
	const [origin, destination] = [airport(from), airport(to)];
	const durationMinutes = Math.round(45 + distanceKm(origin, destination) / 13.5);
	const arrives = departs + durationMinutes * 60_000;
	const segment = {
		origin: origin.code,
		destination: destination.code,
		departingAt: toLocal(departs, origin.zone),
		arrivingAt: toLocal(arrives, destination.zone),
		durationMinutes,
		marketingCarrier: testAirline,
		operatingCarrier: testAirline,
		flightNumber: String(number),
	};
	return { segment, arrives };
}

function sliceOf({ origin, destination, departure_date }: WantedSlice, number: number, via: string | undefined): Slice {
	const departs = toInstant(`${departure_date}T06:00`, airport(origin).zone) + (number % 14) * 3_600_000;
	const first = flight(origin, via ?? destination, departs, 1 + (number % 900));
	const second = via ? flight(via, destination, first.arrives + changeMs, 1001 + (number % 900)) : undefined;
	const segments = second ? [first.segment, second.segment] : [first.segment];
	const last = second ?? first;
	return {
		origin: first.segment.origin,
		destination: last.segment.destination,
		segments,
		durationMinutes: (last.arrives - departs) / 60_000,
		stops: segments.length - 1,
		dayChange: dayChange(first.segment.departingAt, last.segment.arrivingAt),
		fareBrand: "Basic",
	};
}

export function handmadeOffer({ slices, cabin, travelers, now, number, via, instant }: Handmade): Offer {
	const people = travelers.adults + travelers.ages.length;
	const [base, taxes] = [(18_000 + number * 100) * people * slices.length, 4_178 * people * slices.length];
	const payBy = later(now, holdMs);
	return {
		id: "",
		source: "duffel",
		sample: false,
		total: money(base + taxes, "USD"),
		fare: { base: money(base, "USD"), taxes: money(taxes, "USD") },
		slices: slices.map((slice) => sliceOf(slice, number, via)),
		cabin,
		seenAt: now.toISOString(),
		bags: { carryOn: 1, checked: 1 },
		conditions: {
			change: { allowed: true, penalty: money(4_000, "USD") },
			refund: { allowed: false, penalty: null },
		},
		emissionsKg: 120 * people,
		travelers,
		expiresAt: null,
		payment: {
			instant,
			payBy: instant ? null : payBy,
			priceGuaranteedUntil: instant ? null : later(now, holdMs / 3),
		},
	};
}
