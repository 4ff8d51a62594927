// Turns Duffel's slices into ours: airports of our table, local times checked and measured through their zones.
import { findAirport } from "../../places/airports.ts";
import { dayChange, isLocalTime, type LocalTime, minutesBetween, toInstant } from "../../time/local-time.ts";
import type { Carrier, Segment, Slice } from "../offers/offer.ts";
import type { Flaw } from "./read-offer.ts";
import type { DuffelOffer, DuffelSegment } from "./schemas.ts";

type SliceFlaw = Extract<Flaw, "airport" | "times" | "transfer" | "carrier">;

/** No flight takes longer, stops included. */
const maxMinutes = 24 * 60;
/** A shorter change of planes is not possible; minutes. */
const minChangeMinutes = 20;

/** The slices in the order they are flown, or what is wrong with the first that cannot be read. */
export function readSlices(slices: DuffelOffer["slices"]): readonly Slice[] | SliceFlaw {
	const read: Slice[] = [];
	let arrived = Number.NEGATIVE_INFINITY;
	for (const { segments, fare_brand_name } of slices) {
		const slice = readSlice(segments, fare_brand_name || null);
		if (typeof slice === "string") return slice;
		const { departs, arrives } = instants(slice);
		if (departs <= arrived) return "times";
		read.push(slice);
		arrived = arrives;
	}
	return read;
}

function readSlice(wire: readonly DuffelSegment[], fareBrand: string | null): Slice | SliceFlaw {
	const segments: Segment[] = [];
	for (const one of wire) {
		const segment = readSegment(one);
		if (typeof segment === "string") return segment;
		const before = segments.at(-1);
		// A way across town between two flights is one that our pages cannot tell.
		if (before && before.destination !== segment.origin) return "transfer";
		const wait = before && minutes(before.arrivingAt, before.destination, segment.departingAt, segment.origin);
		if (wait !== undefined && wait < minChangeMinutes) return "times";
		segments.push(segment);
	}
	const [first, last] = [segments[0], segments.at(-1)];
	if (!first || !last) return "times";
	return {
		origin: first.origin,
		destination: last.destination,
		segments,
		durationMinutes: minutes(first.departingAt, first.origin, last.arrivingAt, last.destination),
		stops: segments.length - 1,
		dayChange: dayChange(first.departingAt, last.arrivingAt),
		fareBrand,
	};
}

function readSegment(wire: DuffelSegment): Segment | SliceFlaw {
	const [origin, destination] = [wire.origin, wire.destination].map(({ iata_code }) => findAirport(iata_code ?? ""));
	if (!origin || !destination) return "airport";
	const [departingAt, arrivingAt] = [readLocal(wire.departing_at), readLocal(wire.arriving_at)];
	if (!departingAt || !arrivingAt) return "times";
	const durationMinutes = minutesBetween(departingAt, origin.zone, arrivingAt, destination.zone);
	if (durationMinutes <= 0 || durationMinutes > maxMinutes) return "times";
	const [marketingCarrier, operatingCarrier] = [
		readCarrier(wire.marketing_carrier),
		readCarrier(wire.operating_carrier),
	];
	const flightNumber = /^0*(\d{1,4})$/.exec(wire.marketing_carrier_flight_number)?.[1];
	if (!marketingCarrier || !operatingCarrier || !flightNumber) return "carrier";
	return {
		origin: origin.code,
		destination: destination.code,
		departingAt,
		arrivingAt,
		durationMinutes,
		marketingCarrier,
		operatingCarrier,
		flightNumber,
	};
}

/** Both are told to the traveler (14 CFR 257.5), so one without a code or a name is not shown. */
function readCarrier({ iata_code, name }: DuffelSegment["marketing_carrier"]): Carrier | undefined {
	const code = iata_code ?? "";
	return /^[A-Z0-9]{2}$/.test(code) && name.trim() ? { code, name: name.trim() } : undefined;
}

/** "2027-02-10T08:15:00" without its seconds; an offset would mean that it is not local. */
function readLocal(text: string): LocalTime | undefined {
	const local = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?$/.exec(text)?.[1];
	return local && isLocalTime(local) ? local : undefined;
}

const zoneOf = (code: string) => findAirport(code)?.zone ?? "UTC";

function minutes(from: LocalTime, origin: string, to: LocalTime, destination: string): number {
	return minutesBetween(from, zoneOf(origin), to, zoneOf(destination));
}

function instants({ segments }: Slice) {
	const [first, last] = [segments[0], segments.at(-1)];
	return {
		departs: first ? toInstant(first.departingAt, zoneOf(first.origin)) : 0,
		arrives: last ? toInstant(last.arrivingAt, zoneOf(last.destination)) : 0,
	};
}
