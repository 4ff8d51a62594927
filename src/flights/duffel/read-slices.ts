// The flights of Duffel's offers, orders and changes, or what is wrong with them.
import { carrierName } from "../../places/airlines/carriers.ts";
import type { Airport } from "../../places/place.ts";
import { dayChange, isLocalTime, type LocalTime, minutesBetween, toInstant } from "../../time/local-time.ts";
import type { Carrier, Operator, PlannedLanding, Segment, Slice } from "../offers/offer.ts";
import { flightName } from "../offers/offer.ts";
import { countStops } from "../stops.ts";
import { airportIn } from "../trip/flight-airports.ts";
import { type AirportFlaw, readAirport } from "./read-airport.ts";
import { readName } from "./read-name.ts";
import type { DuffelSegment } from "./schemas.ts";

/**
 * `airport`: one without a code; `zone`: one that our table does not have and whose clock nothing tells; `times`: local times
 * that contradict each other; `transfer`: goes on from another airport; `carrier`: an airline or flight number that cannot be told.
 */
export type SliceFlaw = AirportFlaw | "times" | "transfer" | "carrier";

/** No flight takes longer, stops included. */
const maxMinutes = 24 * 60;
/** A shorter change of planes is not possible; minutes. */
const minChangeMinutes = 20;

type Flown = Omit<DuffelSegment, "passengers">;

/** The slices in the order they are flown, or what is wrong with the first that cannot be read. */
export function readSlices(
	slices: readonly { readonly segments: readonly Flown[]; readonly fare_brand_name?: string | null | undefined }[],
): readonly Slice[] | SliceFlaw {
	const read: Slice[] = [];
	let arrived = Number.NEGATIVE_INFINITY;
	for (const { segments, fare_brand_name } of slices) {
		const slice = readSlice(segments, readName(fare_brand_name) || null);
		if (typeof slice === "string") return slice;
		const { departs, arrives } = instants(slice);
		if (departs <= arrived) return "times";
		read.push(slice);
		arrived = arrives;
	}
	return read;
}

function readSlice(wire: readonly Flown[], fareBrand: string | null): Slice | SliceFlaw {
	const segments: Segment[] = [];
	for (const one of wire) {
		const segment = readSegment(one);
		if (typeof segment === "string") return segment;
		const before = segments.at(-1);
		// A way across town between two flights is one that our pages cannot tell.
		if (before && before.destination !== segment.origin) return "transfer";
		// What is sold under one number goes on by itself, however short the stop is.
		const least = before && flightName(before) === flightName(segment) ? 1 : minChangeMinutes;
		if (before && minutesFrom([before, "arrivingAt"], [segment, "departingAt"]) < least) return "times";
		segments.push(segment);
	}
	const [first, last] = [segments[0], segments.at(-1)];
	if (!first || !last) return "times";
	return {
		origin: first.origin,
		destination: last.destination,
		segments,
		durationMinutes: minutesFrom([first, "departingAt"], [last, "arrivingAt"]),
		stops: countStops(segments),
		dayChange: dayChange(first.departingAt, last.arrivingAt),
		fareBrand,
	};
}

function readSegment(wire: Flown): Segment | SliceFlaw {
	const places = [
		...[wire.origin, wire.destination].map((end) => readAirport(end, "end")),
		...(wire.stops ?? []).map(({ airport }) => readAirport(airport, "landing")),
	];
	const flaw = places.find((place) => typeof place === "string");
	if (flaw) return flaw;
	const read = places.filter((place) => typeof place !== "string");
	const [origin, destination, ...touched] = read.map(({ airport }) => airport);
	const [departingAt, arrivingAt] = [readLocal(wire.departing_at), readLocal(wire.arriving_at)];
	if (!origin || !destination || !departingAt || !arrivingAt) return "times";
	const durationMinutes = minutesBetween(departingAt, origin.zone, arrivingAt, destination.zone);
	if (durationMinutes <= 0 || durationMinutes > maxMinutes) return "times";
	const [marketingCarrier, operatingCarrier] = [
		readCarrier(wire.marketing_carrier),
		readOperator(wire.operating_carrier),
	];
	const flightNumber = /^0*(\d{1,4})$/.exec(wire.marketing_carrier_flight_number)?.[1];
	if (!marketingCarrier || !operatingCarrier || !flightNumber) return "carrier";
	const aircraft = readName(wire.aircraft?.name);
	const landings = touched.map((airport, index) => readLanding(airport, wire.stops?.[index]));
	const unlisted = new Map(read.flatMap((one) => (one.unlisted ? [[one.airport.code, one.airport] as const] : [])));
	return {
		origin: origin.code,
		destination: destination.code,
		departingAt,
		arrivingAt,
		durationMinutes,
		marketingCarrier,
		operatingCarrier,
		flightNumber,
		...(aircraft && { aircraft }),
		...(landings.length > 0 && { landings }),
		...(unlisted.size > 0 && { unlisted: [...unlisted.values()] }),
	};
}

/** How long it is, by its clock; else as Duffel writes durations; else not known. */
function readLanding({ code, zone }: Airport, stop: NonNullable<Flown["stops"]>[number] | undefined): PlannedLanding {
	const [lands, leaves] = [readLocal(stop?.arriving_at ?? ""), readLocal(stop?.departing_at ?? "")];
	const byClock = lands && leaves && zone ? minutesBetween(lands, zone, leaves, zone) : 0;
	const minutes = byClock > 0 ? byClock : minutesOf(stop?.duration ?? "");
	return { airport: code, minutes: minutes > 0 && minutes <= maxMinutes ? minutes : null };
}

/** "PT2H26M", "P1DT2H"; 0 for anything else. */
function minutesOf(duration: string): number {
	const [, days = 0, hours = 0, minutes = 0] =
		/^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d+(?:\.\d+)?S)?)?$/.exec(duration) ?? [];
	return Number(days) * 1_440 + Number(hours) * 60 + Number(minutes);
}

const airlineCode = /^[A-Z0-9]{2}$/;

/** Its code names the flight: what has none is not shown. */
function readCarrier(wire: DuffelSegment["marketing_carrier"]): Carrier | undefined {
	const { code, name } = readOperator(wire) ?? {};
	return code && name ? { code, name } : undefined;
}

/**
 * Who flies is told to the traveler by name (14 CFR 257.5). Where neither Duffel nor our table has one, the code at least tells
 * that it is another airline, and which: what has no code either is not shown.
 */
function readOperator({ iata_code, name }: DuffelSegment["operating_carrier"]): Operator | undefined {
	const told = iata_code?.trim().toUpperCase() ?? "";
	const code = airlineCode.test(told) ? told : null;
	const known = readName(name) || (code && (carrierName(code) ?? code));
	return known ? { code, name: known } : undefined;
}

/** "2027-02-10T08:15:00" without its seconds; an offset would mean that it is not local. */
function readLocal(text: string): LocalTime | undefined {
	const local = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?$/.exec(text)?.[1];
	return local && isLocalTime(local) ? local : undefined;
}

type Moment = readonly [segment: Segment, end: "departingAt" | "arrivingAt"];

function instantOf([segment, end]: Moment): number {
	const code = end === "departingAt" ? segment.origin : segment.destination;
	return toInstant(segment[end], airportIn([segment], code)?.zone ?? "UTC");
}

function minutesFrom(from: Moment, to: Moment): number {
	return Math.round((instantOf(to) - instantOf(from)) / 60_000);
}

function instants({ segments }: Slice) {
	const [first, last] = [segments[0], segments.at(-1)];
	return {
		departs: first ? instantOf([first, "departingAt"]) : 0,
		arrives: last ? instantOf([last, "arrivingAt"]) : 0,
	};
}
