// A sample journey of four flights, its quote, its booking and a month of prices; they never change, and say what they are.

import type { Booking } from "../flights/booking.ts";
import { addDays } from "../flights/iso-date.ts";
import { type Money, money } from "../flights/money.ts";
import type { Carrier, Segment, Slice } from "../flights/offer.ts";
import type { PriceDeadline, Quote } from "../flights/quote.ts";

const american: Carrier = { code: "AA", name: "American Airlines" };
const avianca: Carrier = { code: "AV", name: "Avianca" };
const envoy: Carrier = { code: "MQ", name: "Envoy Air" };

type Row = readonly [
	origin: string,
	departingAt: string,
	destination: string,
	arrivingAt: string,
	durationMinutes: number,
	flightNumber: string,
	marketingCarrier: Carrier,
	operatingCarrier?: Carrier,
];

function segment(row: Row): Segment {
	const [origin, departingAt, destination, arrivingAt, durationMinutes, flightNumber, marketingCarrier, operator] = row;
	return {
		...{ origin, departingAt, destination, arrivingAt, durationMinutes, flightNumber, marketingCarrier },
		operatingCarrier: operator ?? marketingCarrier,
	};
}

function slice(durationMinutes: number, dayChange: number, ...rows: readonly Row[]): Slice {
	const segments = rows.map(segment);
	const [first, last] = [segments[0], segments.at(-1)];
	if (!first || !last) throw new Error("a slice has a segment");
	return {
		...{ origin: first.origin, destination: last.destination, segments, durationMinutes, dayChange },
		stops: segments.length - 1,
		fareBrand: null,
	};
}

const sampleSlices: readonly Slice[] = [
	slice(
		565,
		1,
		["ORD", "2027-02-10T16:40", "MIA", "2027-02-10T20:51", 191, "3327", american, envoy],
		["MIA", "2027-02-10T23:15", "BOG", "2027-02-11T03:05", 230, "5", avianca],
	),
	slice(
		525,
		0,
		["BOG", "2027-02-17T06:10", "MIA", "2027-02-17T10:05", 235, "6", avianca],
		["MIA", "2027-02-17T11:20", "ORD", "2027-02-17T13:55", 215, "1198", american],
	),
];

export const sampleQuote: Quote & { readonly holds: PriceDeadline } = {
	number: "SAMPLE27",
	slices: sampleSlices,
	travelers: { adults: 2, ages: [7] },
	price: { fare: money(98_400, "USD"), taxes: money(24_756, "USD"), fee: money(9_000, "USD") },
	holds: { until: "2026-11-22T23:00:00Z", zone: "America/New_York" },
	sample: true,
};

export const sampleBooking: Booking = {
	code: "SAMPLE27",
	airlineCodes: [
		{ carrier: american, code: "SAMPLA" },
		{ carrier: avianca, code: "SAMPLB" },
	],
	status: "ticketed",
	travelers: ["Sample Traveler", "Second Sample Traveler-Ñandú"],
	slices: sampleSlices,
	cabin: "economy",
	bags: { carryOn: 1, checked: null },
	sample: true,
};

/** A few weekdays are dear, a few days have no price, and one is the cheapest. */
export function samplePrices(month: string, days: number): Record<string, Money> {
	const prices: Record<string, Money> = {};
	for (let index = 0; index < days; index++) {
		if (index % 11 === 3) continue;
		const weekday = [61, 74, 12, 0, 33, 88, 70][index % 7] ?? 0;
		prices[addDays(`${month}-01`, index)] = money(18_240 + weekday * 130 + ((index * 37) % 23) * 90, "USD");
	}
	return prices;
}
