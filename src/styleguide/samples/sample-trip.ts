// A sample trip of four flights, its quote, its booking and a month of prices; they never change, and say what they are.

import type { Booking } from "../../features/bookings/booking.ts";
import type { Carrier, Segment, Slice } from "../../flights/offers/offer.ts";
import type { PriceDeadline, Quote } from "../../flights/quote.ts";
import { defaultLanguage } from "../../i18n/languages.ts";
import { type Money, money } from "../../money/money.ts";
import { addDays } from "../../time/iso-date.ts";

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
	number: "182 177 3591",
	slices: sampleSlices,
	travelers: { adults: 2, ages: [7] },
	price: { fare: money(98_400, "USD"), taxes: money(24_756, "USD"), fee: money(9_000, "USD") },
	holds: { until: "2026-11-22T23:00:00Z", zone: "America/New_York" },
	sample: true,
};

/** Its codes are sound, so that they can be spelled. */
export const sampleBooking: Booking & { readonly contact: NonNullable<Booking["contact"]> } = {
	code: "KMRWXKM0",
	state: "ticketed",
	version: 6,
	language: defaultLanguage,
	quote: "0234KW",
	search: "trip=round&from=ORD&to=BOG&depart=2027-02-10&return=2027-02-17&adults=2&ages=7",
	offer: {
		id: "sample",
		source: "sample",
		sample: true,
		total: money(132_156, "USD"),
		fare: { base: money(98_400, "USD"), taxes: money(24_756, "USD") },
		fee: money(9_000, "USD"),
		slices: sampleSlices,
		cabin: "economy",
		seenAt: "2026-11-21T15:00:00.000Z",
		bags: { carryOn: 1, checked: null },
		conditions: { change: { allowed: true, penalty: money(7_500, "USD") }, refund: { allowed: false, penalty: null } },
		emissionsKg: null,
		travelers: { adults: 2, ages: [7] },
		expiresAt: null,
		payment: { instant: false, payBy: null, priceGuaranteedUntil: null },
	},
	total: money(132_156, "USD"),
	departsAt: "2027-02-10T22:40:00.000Z",
	arrivesAt: "2027-02-17T19:55:00.000Z",
	passengers: [
		{ kind: "adult", givenName: "Sample", familyName: "Traveler", bornOn: "1985-04-12", gender: "f" },
		{ kind: "adult", givenName: "Second Sample", familyName: "Traveler-Ñandú", bornOn: "1983-01-30", gender: "m" },
		{ kind: "child", givenName: "Third Sample", familyName: "Traveler", bornOn: "2019-06-01", gender: "f" },
	],
	contact: { email: "sample@traveler.example", phone: "+525512345678", callback: true },
	proven: { at: "2026-11-21T15:04:00.000Z", by: "mail" },
	order: {
		state: "made",
		type: "hold",
		startedAt: "2026-11-21T15:05:00.000Z",
		id: "sample-order",
		airlineReference: "SAMPLA",
		tickets: ["000-0000000001", "000-0000000002", "000-0000000003"],
		payBy: "2026-11-23T23:00:00.000Z",
		guaranteedUntil: "2026-11-22T23:00:00.000Z",
	},
	createdAt: "2026-11-21T15:00:00.000Z",
	updatedAt: "2026-11-21T15:10:00.000Z",
	reviewedAt: "2026-11-21T15:04:00.000Z",
	erasedAt: null,
};

/** A moment before the sample booking's deadlines. */
export const sampleNow = new Date("2026-11-21T16:00:00Z");

/** The sample booking in another state, with what that state knows. */
export function sampleBookingIn(state: Booking["state"], order: Partial<Booking["order"]> = {}): Booking {
	const known = state === "ticketed" ? {} : { tickets: [] };
	const asked = ["held", "paid", "ticketed"].includes(state);
	const none = { state: "none", type: null, startedAt: null, id: null, airlineReference: null } as const;
	const unasked = asked ? {} : { ...none, payBy: null, guaranteedUntil: null };
	return {
		...sampleBooking,
		state,
		...(state === "requested" && { proven: null }),
		order: { ...sampleBooking.order, ...known, ...unasked, ...order },
	};
}

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
