// Turns Duffel's offer into ours, or gives the reason why it is not shown.
import { safeParse } from "valibot";
import { add } from "../../money/money.ts";
import { findAirport } from "../../places/airports.ts";
import { dayChange, isLocalTime, type LocalTime, minutesBetween, toInstant } from "../../time/local-time.ts";
import type { Cabin, Carrier, Condition, Offer, Segment, Slice } from "../offers/offer.ts";
import type { Travelers } from "../trip/travelers.ts";
import { readAmount } from "./amounts.ts";
import {
	type DuffelChangeSlices,
	type DuffelCondition,
	type DuffelOffer,
	type DuffelSegment,
	offer as offerSchema,
} from "./schemas.ts";

/** Why a slice cannot be shown: its airports are not of our table, or its times, changes of planes or carriers make no sense. */
type SliceFlaw = Extract<Flaw, "airport" | "times" | "transfer" | "carrier">;

/** No flight takes longer, stops included. */
const maxMinutes = 24 * 60;
/** A shorter change of planes is not possible; minutes. */
const minChangeMinutes = 20;

/** The slices in the order they are flown, or what is wrong with the first that cannot be read. */
export function readSlices(
	slices: readonly { readonly segments: readonly Flown[]; readonly fare_brand_name?: string | null | undefined }[],
): readonly Slice[] | SliceFlaw {
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

type Flown = Omit<DuffelSegment, "passengers">;

function readSlice(wire: readonly Flown[], fareBrand: string | null): Slice | SliceFlaw {
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

function readSegment(wire: Flown): Segment | SliceFlaw {
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
	const aircraft = wire.aircraft?.name?.trim();
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

/**
 * `shape`: not what Duffel documents; `amount`: the total is not a decimal of its currency; `airport`: one that our
 * table does not have; `times`: local times that contradict each other; `transfer`: goes on from another airport;
 * `carrier`: an airline or flight number that cannot be told; `travelers`: ages that are not said.
 */
export type Flaw = "shape" | "amount" | "airport" | "times" | "transfer" | "carrier" | "travelers";

export type ReadOffer =
	| { readonly kind: "sound"; readonly offer: Offer; readonly wire: DuffelOffer }
	| { readonly kind: "flawed"; readonly flaw: Flaw };

/** @param seenAt when Duffel answered. */
export function readOffer(source: string, json: unknown, seenAt: Date): ReadOffer {
	const flawed = (flaw: Flaw): ReadOffer => ({ kind: "flawed", flaw });
	const parsed = safeParse(offerSchema, json);
	if (!parsed.success) return flawed("shape");
	const wire = parsed.output;
	const total = readAmount(wire.total_amount, wire.total_currency);
	if (!total || total.minor <= 0) return flawed("amount");
	const slices = readSlices(wire.slices);
	if (typeof slices === "string") return flawed(slices);
	const travelers = readTravelers(wire);
	if (!travelers) return flawed("travelers");
	const { requires_instant_payment, payment_required_by, price_guarantee_expires_at } = wire.payment_requirements;
	const offer: Offer = {
		id: wire.id,
		source,
		sample: !wire.live_mode,
		total,
		...readFare(wire, total.currency),
		slices,
		cabin: longestCabin(wire.slices, slices),
		seenAt: seenAt.toISOString(),
		bags: readBags(wire),
		...readSeatChoice(wire),
		conditions: {
			change: readCondition(wire.conditions?.change_before_departure),
			refund: readCondition(wire.conditions?.refund_before_departure),
		},
		emissionsKg: readEmissions(wire.total_emissions_kg),
		travelers,
		expiresAt: wire.expires_at,
		payment: {
			instant: requires_instant_payment,
			payBy: requires_instant_payment ? null : (payment_required_by ?? null),
			priceGuaranteedUntil: requires_instant_payment ? null : (price_guarantee_expires_at ?? null),
		},
	};
	return { kind: "sound", offer, wire };
}

/** The parts of the total, where Duffel tells both and they add up. */
function readFare(wire: DuffelOffer, currency: string): Pick<Offer, "fare"> {
	const base = readAmount(wire.base_amount ?? "", wire.base_currency ?? currency);
	const taxes = readAmount(wire.tax_amount ?? "", wire.tax_currency ?? currency);
	const total = readAmount(wire.total_amount, currency);
	if (base?.currency !== currency || taxes?.currency !== currency) return {};
	return add(base, taxes).minor === total?.minor ? { fare: { base, taxes } } : {};
}

/** A passenger with an age is under 18, as we sent it; undefined where a child's age is missing. */
function readTravelers({ passengers }: DuffelOffer): Travelers | undefined {
	const minors = passengers.filter(isMinor);
	const ages = minors.flatMap(({ age }) => age ?? []);
	const adults = passengers.length - minors.length;
	return adults > 0 && ages.length === minors.length ? { adults, ages } : undefined;
}

export function isMinor({ age, type }: DuffelOffer["passengers"][number]): boolean {
	return typeof age === "number" ? age < 18 : typeof type === "string" && type !== "adult";
}

/** The cabin of the longest flight: a feeder often has one cabin only. */
export function longestCabin(wire: DuffelOffer["slices"] | DuffelChangeSlices, slices: Offer["slices"]): Cabin {
	let cabin: Cabin = "economy";
	let longest = 0;
	for (const [index, { segments }] of slices.entries()) {
		for (const [place, { durationMinutes }] of segments.entries()) {
			const found = wire[index]?.segments[place]?.passengers[0]?.cabin_class;
			if (!found || durationMinutes <= longest) continue;
			cabin = found;
			longest = durationMinutes;
		}
	}
	return cabin;
}

function readCondition(condition: DuffelCondition): Condition | null {
	if (!condition) return null;
	const { allowed, penalty_amount, penalty_currency } = condition;
	return { allowed, penalty: (allowed && readAmount(penalty_amount ?? "", penalty_currency ?? "")) || null };
}

/** On every slice, or no; unsaid where one that could be a no does not say. */
function readSeatChoice({ slices }: DuffelOffer): Pick<Offer, "seatChoice"> {
	const said = slices.map(({ conditions }) => conditions?.advance_seat_selection ?? null);
	if (said.includes(false)) return { seatChoice: false };
	return said.includes(null) ? {} : { seatChoice: true };
}

function readEmissions(text: string | null | undefined): number | null {
	const kilograms = /^\d{1,7}(\.\d+)?$/.test(text ?? "") ? Math.round(Number(text)) : 0;
	return kilograms > 0 ? kilograms : null;
}

/** True where both name the same people, in whatever order. */
export function sameTravelers(a: Travelers, b: Travelers): boolean {
	const sorted = ({ ages }: Travelers) => ages.toSorted((x, y) => x - y).join();
	return a.adults === b.adults && sorted(a) === sorted(b);
}

/** What one passenger may take on one flight. */
type Baggages = DuffelSegment["passengers"][number]["baggages"];

/** Pieces of one type; an empty list includes nothing, a list that does not name the type says nothing about it. */
function pieces(baggages: Baggages, type: string): number | null {
	if (!baggages) return null;
	if (baggages.length === 0) return 0;
	const named = baggages.filter((bag) => bag.type === type);
	return named.length > 0 ? named.reduce((sum, { quantity }) => sum + quantity, 0) : null;
}

/**
 * The bags of the travelers with a seat, since a lap infant's allowance differs: the least over all flights, because the
 * strictest one decides what can be packed.
 */
export function readBags({
	passengers,
	slices,
}: Pick<DuffelOffer, "passengers"> & { readonly slices: DuffelOffer["slices"] | DuffelChangeSlices }): Offer["bags"] {
	const onLaps = new Set(passengers.filter(({ type }) => type === "infant_without_seat").map(({ id }) => id));
	const seats = slices.flatMap(({ segments }) =>
		segments.flatMap((segment) => segment.passengers.filter(({ passenger_id }) => !onLaps.has(passenger_id))),
	);
	const least = (type: string) => {
		const counts = seats.map(({ baggages }) => pieces(baggages, type));
		// One flight that does not say leaves the whole trip unsaid, unless another already includes none.
		if (counts.includes(0)) return 0;
		return counts.length === 0 || counts.includes(null) ? null : Math.min(...counts.map(Number));
	};
	return { carryOn: least("carry_on"), checked: least("checked") };
}
