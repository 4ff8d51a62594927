// Turns Duffel's offer into ours, or gives the reason why it is not shown.
//
// Which of Duffel's fields are read, and which are knowingly not: test/flights/duffel/fields-of-offers.test-d.ts.
import { safeParse } from "valibot";
import { add } from "../../money/money.ts";
import type { Cabin, Condition, Offer } from "../offers/offer.ts";
import type { Travelers } from "../trip/travelers.ts";
import { readAmount } from "./amounts.ts";
import type { DuffelChangeSlices } from "./change-schemas.ts";
import { readSlices, type SliceFlaw } from "./read-slices.ts";
import type { DuffelCondition } from "./schema-parts.ts";
import { type DuffelOffer, type DuffelSegment, offer as offerSchema } from "./schemas.ts";

/**
 * `shape`: not what Duffel documents; `partial`: a half of an offer, which cannot be bought by itself; `amount`: the total is not a
 * decimal of its currency; `travelers`: ages that are not said.
 */
export type Flaw = "shape" | "partial" | "amount" | "travelers" | SliceFlaw;

export type ReadOffer =
	| { readonly kind: "sound"; readonly offer: Offer; readonly wire: DuffelOffer }
	| { readonly kind: "flawed"; readonly flaw: Flaw };

/** @param seenAt when Duffel answered. */
export function readOffer(source: string, json: unknown, seenAt: Date): ReadOffer {
	const flawed = (flaw: Flaw): ReadOffer => ({ kind: "flawed", flaw });
	const parsed = safeParse(offerSchema, json);
	if (!parsed.success) return flawed("shape");
	const wire = parsed.output;
	if (wire.partial) return flawed("partial");
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
