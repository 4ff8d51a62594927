// Two sample offers that never change: the examples that show them, and their pictures, stay the same from day to day.

import type { Offer, Segment, Slice } from "../../flights/offers/offer.ts";
import { money } from "../../money/money.ts";

const american = { code: "AA", name: "American Airlines" };
const avianca = { code: "AV", name: "Avianca" };
const envoy = { code: "MQ", name: "Envoy Air" };

function segment(flight: Pick<Segment, "origin" | "destination" | "departingAt" | "arrivingAt" | "durationMinutes">) {
	return (
		marketingCarrier: Segment["marketingCarrier"],
		flightNumber: string,
		operatingCarrier = marketingCarrier,
	) => ({
		...flight,
		marketingCarrier,
		operatingCarrier,
		flightNumber,
	});
}

function slice(segments: readonly Segment[], durationMinutes: number, dayChange: number): Slice {
	const [first, last] = [segments[0], segments.at(-1)];
	if (!first || !last) throw new Error("a slice has a segment");
	return {
		origin: first.origin,
		destination: last.destination,
		segments,
		durationMinutes,
		stops: segments.length - 1,
		dayChange,
		fareBrand: null,
	};
}

const common = {
	source: "styleguide",
	sample: true,
	cabin: "economy",
	seenAt: "2026-11-21T14:05:00Z",
	conditions: { change: null, refund: null },
	emissionsKg: null,
	travelers: { adults: 1, ages: [] },
	expiresAt: null,
	payment: { instant: false, payBy: null, priceGuaranteedUntil: null },
} as const;

export const nonstopOffer: Offer = {
	...common,
	id: "nonstop",
	total: money(18_240, "USD"),
	bags: { carryOn: 1, checked: 0 },
	slices: [
		slice(
			[
				segment({
					origin: "JFK",
					destination: "MIA",
					departingAt: "2027-02-10T07:05",
					arrivingAt: "2027-02-10T10:18",
					durationMinutes: 193,
				})(american, "1043"),
			],
			193,
			0,
		),
	],
};

export const longOffer: Offer = {
	...common,
	id: "long",
	total: money(123_456, "USD"),
	bags: { carryOn: 1, checked: null },
	slices: [
		slice(
			[
				segment({
					origin: "ORD",
					destination: "MIA",
					departingAt: "2027-02-10T16:40",
					arrivingAt: "2027-02-10T20:51",
					durationMinutes: 191,
				})(american, "3327", envoy),
				segment({
					origin: "MIA",
					destination: "BOG",
					departingAt: "2027-02-10T23:15",
					arrivingAt: "2027-02-11T03:05",
					durationMinutes: 230,
				})(avianca, "5"),
			],
			565,
			1,
		),
		slice(
			[
				segment({
					origin: "BOG",
					destination: "ORD",
					departingAt: "2027-02-17T08:00",
					arrivingAt: "2027-02-17T13:10",
					durationMinutes: 370,
				})(avianca, "640"),
			],
			370,
			0,
		),
	],
};
